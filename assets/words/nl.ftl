# One message a line: id = text. Facts stand in braces; plurals choose by { $n }.

names-two = { $first } en { $last }
names-more = { $first }, { $rest }

# Keys and seats
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

# Lobby
lobby-sit = Ga zitten: druk op een toets
lobby-start = Beide vasthouden: start
lobby-few = { $game } is gemaakt voor drie of meer
lobby-seated = { $n ->
    [0] Er zit nog niemand
    [one] Er zit { $n } speler
   *[other] Er zitten { $n } spelers
}
start = Start
bot-name = Robot
lobby-lesson = Tik op beide: uitleg
lobby-name = Naam
lobby-rise = Opstaan
typing-done = Enter: klaar · Esc: annuleren

# Expedition
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
    [coin] { $n ->
        [one] { $n } munt
       *[other] { $n } munten
    }
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
kind-treasure = Schat
kind-trap = Gevaar
kind-relic = Relikwie

# Reveal, bust, interval
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

# The end
final-wins = { $n ->
    [one] { $names } wint
   *[other] { $names } winnen samen
}
final-shared = { $n } spelers winnen samen
final-score = { $name }: { $score }
final-again = Nog een keer
chest = Kist { $gems }

# Games
game-diamant = Diamant
game-tobago = Tobago

# Tobago: the island
landmark = { $largest ->
    [yes] { $landmark ->
        [jungle] de grootste jungle
        [scrubland] de grootste heide
        [mountains] het grootste gebergte
        [beach] het grootste strand
        [river] de grootste rivier
       *[lake] het grootste meer
    }
   *[no] { $landmark ->
        [jungle] de jungle
        [scrubland] de heide
        [mountains] de bergen
        [beach] een strand
        [river] een rivier
        [lake] een meer
        [ocean] de zee
        [hut] een hut
        [palm] een palmboom
       *[statue] een beeld
    }
}
clue-in = { $landmark ->
    [scrubland] op { landmark }
    [beach] op { landmark }
   *[lake] in { landmark }
}
clue-not-in = niet { clue-in }
clue-next-to = naast { landmark }
clue-not-next-to = niet naast { landmark }
clue-in-sight-of = met zicht op { landmark }
clue-not-in-sight-of = zonder zicht op { landmark }
land-jungle = Jungle
land-scrubland = Heide
land-mountains = Bergen
land-beach = Strand
land-river = Rivier
land-lake = Meer
land-ocean = Zee
land-hut = Hut
land-palm = Palmboom
land-statue = Beeld
island-amulet = Amulet
land-letter = { $landmark ->
    [jungle] j
    [scrubland] h
    [mountains] b
    [beach] s
    [river] r
   *[lake] m
}
map-white = Witte schatkaart
map-grey = Grijze schatkaart
map-black = Zwarte schatkaart
map-brown = Bruine schatkaart
leaves = nog { $n }
removes = { $n ->
    [one] { $n } vak minder
   *[other] { $n } vakken minder
}
steps = { $n ->
    [one] { $n } stap
   *[other] { $n } stappen
}
clues-left = { $n ->
    [one] { $n } aanwijzing ligt dicht
   *[other] { $n } aanwijzingen liggen dicht
}
treasures-left = { $n ->
    [one] { $n } schat ligt dicht
   *[other] { $n } schatten liggen dicht
}

# Tobago: questions
ask-begin = Wie was het laatst op een eiland? Druk op een toets!
ask-place-hut = Waar staat de hut?
ask-place-palm = Waar groeit de palmboom?
ask-place-statue = Waar staat het beeld?
ask-facing = Welke kant kijkt het beeld op?
ask-land = Waar begint jouw jeep?
ask-open = Welke schatkaart krijgt de aanwijzing?
ask-restart = Begin de nieuwe: leg een aanwijzing
ask-action = Wat ga je doen?
ask-clue = Welke aanwijzing?
ask-map = Op welke schatkaart?
ask-drive = Waarheen?
ask-space = In welke helft ligt jouw vak?
ask-amulet = Wat doet het amulet?
ask-marker = Welk blokje gaat weg?
ask-double = Waar komt een tweede kompas?
ask-swap = Welke twee kompassen ruilen van plaats?

# Tobago: choices
act-clue = Aanwijzing spelen
act-drive = Rijden
act-exchange = Nieuwe aanwijzingen
act-dig = Graven
act-amulet = Amulet gebruiken
act-end = Klaar
facing-0 = Naar rechts
facing-1 = Naar rechtsonder
facing-2 = Naar linksonder
facing-3 = Naar links
facing-4 = Naar linksboven
facing-5 = Naar rechtsboven
drive-treasure = Naar de schat
drive-amulet = Naar een amulet
drive-here = Hier
drive-space = Ander vak
power-marker = Blokje weghalen
power-clue = Extra aanwijzing
power-drive = Extra rit
power-exchange = Nieuwe aanwijzingen
power-double = Tweede kompas
power-swap = Kompassen ruilen
help-clue = Leg een aanwijzing: er blijven minder vakken over
help-drive = Rijd met je jeep, hoogstens drie stappen
help-exchange = Lever al je aanwijzingen in en pak nieuwe
help-dig = Graaf de schat onder je jeep op
help-amulet = Lever een amulet in voor iets extra's
help-end = Je beurt is voorbij
help-power-marker = Haal één blokje van het eiland
help-power-clue = Speel nog een aanwijzing
help-power-drive = Nog drie stappen, maar pak onderweg geen amuletten
help-power-exchange = Lever al je aanwijzingen in en pak nieuwe
help-power-double = Leg een tweede kompas op een aanwijzing van jou
help-power-swap = Twee kompassen van één schatkaart ruilen van plaats
why-no-clue = Geen van je aanwijzingen past op een schatkaart
why-no-map = Deze aanwijzing past nu op geen enkele schatkaart
why-no-amulet = Je hebt geen amulet
why-no-treasure = Onder je jeep ligt geen gevonden schat
why-no-markers = Blokjes komen er pas als er nog 17 vakken zijn
why-no-double = Geen aanwijzing van jou kan een tweede kompas krijgen
why-no-swap = Er zijn geen twee kompassen om te ruilen
why-no-cards = Je hebt geen aanwijzingen in je hand
why-no-compass = Je hebt geen kompas meer

# Tobago: what happens
now-island = Het eiland rijst op uit zee
now-placed = Daar staat het
now-again = Twee vakken lijken in alles op elkaar: nog een keer
now-begins = { $name } begint
now-landed = { $name } start hier
now-opened = { $sign }, begonnen door { $name }: { $clue }
now-clue = { $name } · { $sign }: { $clue }, nog { $n }
now-located = { $sign }: de schat is gevonden!
now-drove = { $n ->
    [0] { $name } blijft hier
    [one] { $name } rijdt { $n } stap
   *[other] { $name } rijdt { $n } stappen
}
now-took = { $name } pakt een amulet
now-exchanged = { $name } pakt nieuwe aanwijzingen
now-dug = { $sign }: { $name } graaft de schat op!
now-marker = { $name } haalt een blokje weg: nog { $n }
now-double = { $name } legt er een tweede kompas bij
now-swap = { $name } ruilt twee kompassen
now-appeared = { $n ->
    [0] Er verschijnt geen amulet
    [one] Er verschijnt een amulet
   *[other] Er verschijnen { $n } amuletten
}
now-shuffled = De gebruikte aanwijzingen worden geschud
now-turn = { $name } is aan de beurt
now-last = Er zijn geen schatten meer: dit is de laatste

# Tobago: sharing a treasure
offer-take = Pakken
offer-leave = Laten gaan
offer-asked = { $name }: pakken of laten gaan?
offer-claimed = { $n ->
    [one] { $name } pakt { $n } munt
   *[other] { $name } pakt { $n } munten
}
offer-refused = Niemand wil deze
offer-next = Daar komt de volgende kaart
offer-hidden = { $n ->
    [0] Er ligt geen kaart meer dicht
    [one] { $n } kaart ligt dicht
   *[other] { $n } kaarten liggen dicht
}
curse-title = De vloek!
curse-amulet = { $name } levert een amulet in
curse-card = { $n ->
    [one] { $name } verliest { $n } munt
   *[other] { $name } verliest { $n } munten
}
curse-nothing = { $name } heeft niets te verliezen
curse-spared = { $n ->
    [0] Het was de laatste kaart
    [one] { $n } kaart gaat ongezien terug
   *[other] { $n } kaarten gaan ongezien terug
}
value-coins = { $n ->
    [one] { $n } munt
   *[other] { $n } munten
}
value-curse = De vloek

# Tobago: secrets
sweep-treasure = Je eigen lampje brandt als jouw kaart langskomt
sweep-hand = Je eigen lampje brandt als jouw aanwijzing langskomt
sweep-again = Nog een keer
sweep-know = Ik weet het
sweep-card = Kaart { $n } van { $of }
pass-to = Geef het scherm aan { $name }
pass-treasure = Je ziet zo wat jij daar vindt
pass-hand = Je ziet zo jouw aanwijzingen
pass-hold = Houd vast: kijken
pass-look = Kijken
pass-done = Gezien
peek-treasure = Wat jij daar vindt
peek-hand = Jouw aanwijzingen

# The host
menu-resume = Terug naar het spel
menu-back = Terug
menu-undo = Laatste keuze terugdraaien
menu-end = Dit spel stoppen
menu-play-diamant = Diamant spelen
menu-play-tobago = Tobago spelen
menu-rise = Iedereen staat op
menu-quit = Tacora uitzetten
menu-next = Volgende
menu-ok = OK
help-terminal = Enter: start · Esc: terug · F10: menu · Ctrl-C: stoppen
page-main = Menu van de spelleider
page-settings = Instellingen
page-house = Huisregels
page-seats = Eén toets of twee?
page-seat = Toetsen van dit kastje
page-quit = Uitzetten?
menu-skip = Niet langer wachten
menu-lesson = Zo speel je
menu-settings = Instellingen
menu-house = Huisregels
menu-seats = Eén toets of twee
menu-boxes = Kastjes testen
menu-history = Eerdere spellen
menu-yes = Ja, uitzetten
menu-no = Nee
menu-language = Taal
menu-volume = Volume
menu-ambience = Geluid van de grot
menu-speech = Voorlezen
menu-fast = Snel
menu-reduced-motion = Minder beweging
menu-flat = Van alle kanten leesbaar
menu-poker-face = Pokerface
menu-nudge-after = Herinneren na
menu-absent-after = Afwezig na
menu-own-cards = Onze eigen kaarten
menu-keys = Toetsen
menu-step = Verder na
menu-hold-off = Druk minstens
menu-repeat = Pauze tussen drukken
menu-edition = Editie
menu-expeditions = Expedities
menu-division = Verdelen
menu-chests = Kisten
menu-absent = Als iemand weg is
menu-hands = Aanwijzingen
menu-next-map = Nieuwe schatkaart
menu-amulets = Amuletten
menu-placing = Hutten, palmen…
menu-change = Wijzigen

# News
notice-stuck = { $name }: de { $side }toets zit vast
notice-fault = { $name }: dit kastje antwoordt niet
notice-lost = { $name }: geen antwoord. Toetsen: { $keys }, of het menu
notice-not-kept = Opslaan lukt niet: deze avond wordt niet bewaard
notice-damaged = De bewaarde spellen zijn beschadigd en apart gezet
notice-undone = De laatste keuze is teruggedraaid
notice-resumed = Welkom terug: het spel gaat verder
notice-need-two = Er moeten er minstens twee gaan zitten
notice-too-many = Er zitten te veel mensen voor dat spel
notice-no-sound = Er is geen geluid
notice-not-held = { $name }: die aanwijzing zit niet in deze hand
notice-locked = Dit staat hier vast
notice-closing = We gaan sluiten: er begint geen nieuw spel
notice-not-set = Dit geldt alleen vanavond: het kan niet bewaard worden

# History in the terminal
history-none = Er is nog geen spel tot het einde gespeeld.
history-best = De besten van { $game }
history-latest = De laatste spellen, met wat elke expeditie opbracht
history-person = { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
}, { $wins } gewonnen, hoogste score { $top }

# Ready names
ready-1 = Vos
ready-2 = Uil
ready-3 = Beer
ready-4 = Otter
ready-5 = Egel
ready-6 = Das
ready-7 = Lynx
ready-8 = Reiger
ready-9 = Bever
ready-10 = Valk
ready-11 = Eekhoorn
ready-12 = Schildpad

# Values of settings
value-on = aan
value-off = uit
value-never = nooit
value-percent = { $n } %
value-seconds = { $n } s
value-minutes = { $n } min
value-division-pooled = alles samen
value-division-per-card = kaart voor kaart
value-chests-closed = dicht
value-chests-open = open
value-absent-wait = wachten
value-absent-leave = naar het kamp
value-absent-continue = gaat verder
value-hands-open = open
value-hands-secret = geheim
value-next-map-hand = uit de hand
value-next-map-deck = van de stapel
value-placing-random = door het lot
value-placing-by-hand = zelf zetten
edition-diamant-2016 = Diamant 2016
edition-diamant-2005 = Diamant 2005
edition-incan-gold-2006 = Incan Gold 2006
edition-incan-gold-2018 = Incan Gold 2018

# The PIN
gate-title = De geheime toetsen
gate-wait = Niet goed. Wacht even

# Box test, history, kiosk
boxes-title = Druk op een toets
boxes-end = Beide vasthouden: klaar
past-best = De besten
past-day = { DATETIME($day, dateStyle: "long") }
past-wins = Gewonnen
past-top = Record
past-none = Nog geen spel is uitgespeeld
past-done = Genoeg
closed = Gesloten
closed-until = Gesloten. We openen om { $time }
invitation = Druk op een toets en speel!
warning-title = Ben je er nog?
warning-stay = Druk op een toets

# Read aloud
spoken-silent = We wachten op { $names }

# How to play
lesson-next = Verder
lesson-enough = Genoeg
lesson-diamant-1 = Een schat wordt gedeeld door iedereen in de grot.
lesson-diamant-2 = In het geheim: ga je door, of ga je weg met wat je hebt?
lesson-diamant-3 = Wie weggaat, pakt wat onderweg ligt. Alleen? Dan ook de relikwie!
lesson-diamant-4 = Twee keer hetzelfde gevaar: iedereen in de grot verliest alles.
lesson-diamant-5 = Na vijf expedities wint de volste kist.
tip-diamant-1 = Tel de gevaren: kleine kaarten tonen hoeveel er nog zijn.
tip-diamant-2 = Let op de anderen: wie gaat weg, en wie wil meer?
tip-diamant-3 = Een relikwie is het wachten waard, maar alleen als je alleen gaat.
lesson-tobago-1 = Vier schatkaarten. Elke aanwijzing streept vakken weg.
lesson-tobago-2 = Jouw beurt: leg een aanwijzing bij een schatkaart …
lesson-tobago-3 = … of rijd met je jeep, hooguit drie stappen.
lesson-tobago-4 = Nog één vak? Rijd erheen en graaf. Wie hielp, deelt mee!
lesson-tobago-5 = Amuletten helpen en houden de vloek weg. De meeste munten winnen.
tip-tobago-1 = Kies aanwijzingen die dicht bij je jeep uitkomen.
tip-tobago-2 = Bewaar een amulet voor het juiste moment.
tip-tobago-3 = Pas op voor de vloek: die kost een amulet of je beste kaart.

# A card of a real deck
entry-next = Volgende
entry-this = Deze
entry-who = { $name } voert de kaart in
silent = we wachten
