# Eén bericht per regel: id = tekst. Feiten staan tussen accolades; het meervoud volgt uit { $n }.

names-two = { $first } en { $last }
names-more = { $first }, { $rest }

# Toetsen en plaatsen
continue = Verder
leave = Naar buiten
seat-circle = Cirkel
seat-square = Vierkant
seat-triangle = Driehoek
seat-star = Ster
seat-hexagon = Zeshoek
seat-diamond = Ruit
seat-heart = Hart
seat-cross = Kruis
side-left = linker
side-right = rechter

# Voor het spel
lobby-sit = Ga zitten
lobby-start = Samen vasthouden: start
lobby-few = { $game } is gemaakt voor drie of meer
lobby-seated = { $n ->
    [0] Er zit nog niemand
    [one] Er zit { $n } speler
   *[other] Er zitten { $n } spelers
}
start = Start
bot-name = Robot

# Expeditie
expedition = Expeditie { $n } van { $of }
cards-left = { $n ->
    [one] { $n } kaart ligt dicht
   *[other] { $n } kaarten liggen dicht
}
chosen = { $n ->
    [0] Nog niemand heeft gekozen
    [one] { $n } van de { $of } heeft gekozen
   *[other] { $n } van de { $of } hebben gekozen
}
gems = { $gem ->
    [ruby] { $n ->
        [one] { $n } robijn
       *[other] { $n } robijnen
    }
   *[red-diamond] { $n ->
        [one] { $n } rode diamant
       *[other] { $n } rode diamanten
    }
}
pot = { $n ->
    [0] Niets in de grot
   *[other] { $gems } in de grot
}
each-gets = { $n ->
    [0] Te weinig om te delen
   *[other] Iedereen in de grot krijgt { $gems }
}
in-camp = in kamp
locked = klaar
asked = kiest
card-treasure = Schat { $value }
trap-warning = { $n ->
    [0] { $trap }! Er is er geen meer
    [one] { $trap }! Er ligt er nog { $n } dicht
   *[other] { $trap }! Er liggen er nog { $n } dicht
}
trap-spider = Spin
trap-snake = Slang
trap-lava = Lava
trap-boulder = Rotsblok
trap-ram = Stormram
trap-scorpion = Schorpioen
trap-cave-in = Instorting
trap-gas = Gas
trap-explosion = Explosie
trap-mummy = Mummie
trap-fire = Vuur
trap-rocks = Steenslag
relic-mask = Masker
relic-idol = Beeldje
relic-cup = Beker
relic-dagger = Dolk
relic-sun = Zonschijf
relic-worth = { $relic }, { $gems } waard

# Onthulling, val, pauze
stay-count = { $n ->
    [0] Niemand gaat verder
    [one] { $n } gaat verder
   *[other] { $n } gaan verder
}
leave-count = { $n ->
    [0] Niemand gaat naar buiten
    [one] { $n } gaat naar buiten
   *[other] { $n } gaan naar buiten
}
walks-out = { $name } gaat naar buiten met { $gems }
takes-relics = { $n ->
    [one] { $name } pakt een relikwie van { $points } punten
   *[other] { $name } pakt { $n } relikwieën van samen { $points } punten
}
stays-behind = { $n ->
    [0] Er blijft niets achter
    [one] { $gems } blijft achter
   *[other] { $gems } blijven achter
}
loses = { $name } verliest { $gems }
bust-title = Twee keer { $trap }!
interval-title = Expeditie { $n } is voorbij
interval-next = { $n ->
    [0] Dat was de laatste
    [one] Nog één te gaan
   *[other] Nog { $n } te gaan
}
interval-removed = Uit het spel: { $traps }

# Het einde
final-wins = { $n ->
    [one] { $names } wint
   *[other] { $names } winnen samen
}
final-shared = { $n } spelers winnen samen
final-score = { $name }: { $score }
final-again = Nog een keer
chest = Kist { $gems }

# De spelleider
menu-title = Menu van de spelleider
menu-resume = Terug naar het spel
menu-back = Terug
menu-undo = Laatste stemming terugdraaien
menu-end = Dit spel stoppen
menu-rise = Iedereen staat op
menu-quit = Tacora uitzetten
menu-next = Volgende
menu-ok = OK
help-terminal = Enter: start · Esc: terug · F10: menu · Ctrl-C: stoppen

# Nieuws
notice-stuck = { $name }: de { $side }toets zit vast
notice-fault = { $name }: dit kastje antwoordt niet
notice-not-kept = Opslaan lukt niet: deze avond wordt niet bewaard
notice-undone = De laatste stemming is teruggedraaid
notice-resumed = Welkom terug: het spel gaat verder
notice-need-two = Er moeten er minstens twee gaan zitten
notice-no-sound = Er is geen geluid
