# One message a line: id = text. Facts stand in braces; plurals choose by { $n }.

names-two = { $first } und { $last }
names-more = { $first }, { $rest }

# Keys and seats
continue = Weiter
leave = Raus
seat-circle = Kreis
seat-square = Quadrat
seat-triangle = Dreieck
seat-star = Stern
seat-hexagon = Sechseck
seat-diamond = Raute
seat-heart = Herz
seat-cross = Kreuz
side-left = linke
side-right = rechte

# Lobby
lobby-sit = Setz dich: drück eine Taste
lobby-start = Beide halten: los!
lobby-few = { $game } ist für drei und mehr gemacht
lobby-seated = { $n ->
    [0] Noch niemand sitzt am Tisch
    [one] { $n } Person sitzt am Tisch
   *[other] { $n } Leute sitzen am Tisch
}
start = Los!
bot-name = Roboter
lobby-lesson = Beide tippen: so geht’s
lobby-name = Name
lobby-rise = Aufstehen
typing-done = Enter: fertig · Esc: abbrechen

# Expedition
expedition = Expedition { $n } von { $of }
cards-left = { $n ->
    [one] { $n } Karte verdeckt
   *[other] { $n } Karten verdeckt
}
chosen = { $n ->
    [0] Noch niemand hat gewählt
    [one] { $n } von { $of } hat gewählt
   *[other] { $n } von { $of } haben gewählt
}
gems = { $gem ->
    [coin] { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    }
    [ruby] { $n ->
        [one] { $n } Rubin
       *[other] { $n } Rubine
    }
   *[red-diamond] { $n ->
        [one] { $n } roter Diamant
       *[other] { $n } rote Diamanten
    }
}
pot = { $n ->
    [0] Nichts in der Höhle
   *[other] { $gems } in der Höhle
}
each-gets = { $n ->
    [0] Zu wenig zum Teilen
   *[other] Für alle in der Höhle: je { $gems }
}
in-camp = im Lager
locked = gewählt
asked = wählt
card-treasure = Schatz { $value }
trap-warning = { $n ->
    [0] { $trap }! Mehr davon gibt es nicht
    [one] { $trap }! Noch eine Karte davon ist verdeckt
   *[other] { $trap }! Noch { $n } Karten davon sind verdeckt
}
trap-spider = Spinne
trap-snake = Schlange
trap-lava = Lava
trap-boulder = Felsen
trap-ram = Ramme
trap-scorpion = Skorpion
trap-cave-in = Einsturz
trap-gas = Gas
trap-explosion = Explosion
trap-mummy = Mumie
trap-fire = Feuer
trap-rocks = Felssturz
relic-mask = Maske
relic-idol = Götze
relic-cup = Kelch
relic-dagger = Dolch
relic-sun = Sonne
relic-worth = { $relic }, Wert: { $gems }
kind-treasure = Schatz
kind-trap = Gefahr
kind-relic = Relikt

# Reveal, bust, interval
stay-count = { $n ->
    [0] Niemand geht weiter
    [one] { $n } geht weiter
   *[other] { $n } gehen weiter
}
leave-count = { $n ->
    [0] Niemand geht raus
    [one] { $n } geht raus
   *[other] { $n } gehen raus
}
walks-out = { $name } geht raus: { $gems }
takes-relics = { $n ->
    [one] { $name } nimmt ein Relikt, Wert { $points }
   *[other] { $name } nimmt { $n } Relikte, Wert { $points }
}
stays-behind = { $n ->
    [0] Nichts bleibt liegen
    [one] { $gems } bleibt liegen
   *[other] { $gems } bleiben liegen
}
loses = { $name } verliert: { $gems }
bust-title = Zweimal { $trap }!
interval-title = Expedition { $n } ist vorbei
interval-next = { $n ->
    [0] Das war die letzte
    [one] Noch eine kommt
   *[other] Noch { $n } kommen
}
interval-removed = Aus dem Spiel: { $traps }

# The end
final-wins = { $n ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
final-shared = { $n } gewinnen gemeinsam
final-score = { $name }: { $score }
final-again = Noch einmal
chest = Truhe { $gems }

# Games
game-diamant = Diamant
game-tobago = Tobago

# Tobago: the island
landmark = { $largest ->
    [yes] { $landmark ->
        [jungle] den größten Dschungel
        [scrubland] das größte Buschland
        [mountains] das größte Gebirge
        [beach] den größten Strand
        [river] den größten Fluss
       *[lake] den größten See
    }
   *[no] { $landmark ->
        [jungle] den Dschungel
        [scrubland] das Buschland
        [mountains] die Berge
        [beach] einen Strand
        [river] einen Fluss
        [lake] einen See
        [ocean] das Meer
        [hut] eine Hütte
        [palm] eine Palme
       *[statue] eine Statue
    }
}
clue-in = { $largest ->
    [yes] { $landmark ->
        [jungle] im größten Dschungel
        [scrubland] im größten Buschland
        [mountains] im größten Gebirge
        [beach] am größten Strand
        [river] im größten Fluss
       *[lake] im größten See
    }
   *[no] { $landmark ->
        [jungle] im Dschungel
        [scrubland] im Buschland
        [mountains] in den Bergen
        [beach] an einem Strand
        [river] in einem Fluss
       *[lake] in einem See
    }
}
clue-not-in = nicht { clue-in }
clue-next-to = { $largest ->
    [yes] { $landmark ->
        [jungle] neben dem größten Dschungel
        [scrubland] neben dem größten Buschland
        [mountains] neben dem größten Gebirge
        [beach] neben dem größten Strand
        [river] neben dem größten Fluss
       *[lake] neben dem größten See
    }
   *[no] { $landmark ->
        [jungle] neben dem Dschungel
        [scrubland] neben dem Buschland
        [mountains] neben den Bergen
        [beach] neben einem Strand
        [river] neben einem Fluss
        [lake] neben einem See
        [ocean] neben dem Meer
        [hut] neben einer Hütte
        [palm] neben einer Palme
       *[statue] neben einer Statue
    }
}
clue-not-next-to = nicht { clue-next-to }
clue-in-sight-of = mit Blick auf { landmark }
clue-not-in-sight-of = ohne Blick auf { landmark }
land-jungle = Dschungel
land-scrubland = Buschland
land-mountains = Berge
land-beach = Strand
land-river = Fluss
land-lake = See
land-ocean = Meer
land-hut = Hütte
land-palm = Palme
land-statue = Statue
island-amulet = Amulett
land-letter = { $landmark ->
    [jungle] d
    [scrubland] u
    [mountains] b
    [beach] s
    [river] f
   *[lake] e
}
map-white = Weiße Karte
map-grey = Graue Karte
map-black = Schwarze Karte
map-brown = Braune Karte
leaves = noch { $n }
removes = { $n ->
    [one] { $n } Feld weniger
   *[other] { $n } Felder weniger
}
steps = { $n ->
    [one] { $n } Schritt
   *[other] { $n } Schritte
}
clues-left = { $n ->
    [one] { $n } Hinweis verdeckt
   *[other] { $n } Hinweise verdeckt
}
treasures-left = { $n ->
    [one] { $n } Schatz verdeckt
   *[other] { $n } Schätze verdeckt
}

# Tobago: questions
ask-begin = Wer war zuletzt auf einer Insel? Drück eine Taste!
ask-place-hut = Wo steht die Hütte?
ask-place-palm = Wo wächst die Palme?
ask-place-statue = Wo steht die Statue?
ask-facing = Wohin schaut die Statue?
ask-land = Wo startet dein Jeep?
ask-open = Welche Karte beginnt mit deinem Hinweis?
ask-restart = Beginn die neue Karte mit einem Hinweis
ask-action = Was willst du tun?
ask-clue = Welcher Hinweis?
ask-map = An welche Karte?
ask-drive = Wohin?
ask-space = In welcher Hälfte liegt dein Feld?
ask-amulet = Was soll das Amulett tun?
ask-marker = Welcher Stein kommt weg?
ask-double = Wohin kommt dein zweiter Kompass?
ask-swap = Welche zwei Kompasse tauschen den Platz?

# Tobago: choices
act-clue = Hinweis legen
act-drive = Fahren
act-exchange = Neue Hinweise
act-dig = Graben
act-amulet = Amulett nutzen
act-end = Fertig
facing-0 = Nach rechts
facing-1 = Nach rechts unten
facing-2 = Nach links unten
facing-3 = Nach links
facing-4 = Nach links oben
facing-5 = Nach rechts oben
drive-treasure = Zum Schatz
drive-amulet = Zu einem Amulett
drive-here = Hierher
drive-space = Anderes Feld
power-marker = Stein wegnehmen
power-clue = Noch ein Hinweis
power-drive = Noch eine Fahrt
power-exchange = Neue Hinweise
power-double = Zweiter Kompass
power-swap = Kompasse tauschen
help-clue = Leg einen Hinweis: Es bleiben weniger Felder
help-drive = Fahr mit deinem Jeep, bis zu drei Schritte
help-exchange = Gib alle deine Hinweise zurück und zieh neue
help-dig = Grab den Schatz unter deinem Jeep aus
help-amulet = Gib ein Amulett für etwas Besonderes ab
help-end = Dein Zug ist zu Ende
help-power-marker = Nimm einen Stein von der Insel
help-power-clue = Leg noch einen Hinweis
help-power-drive = Noch drei Schritte, aber nimm dabei keine Amulette mit
help-power-exchange = Gib alle deine Hinweise zurück und zieh neue
help-power-double = Leg einen zweiten Kompass auf einen Hinweis von dir
help-power-swap = Zwei Kompasse einer Karte tauschen den Platz
why-no-clue = Keiner deiner Hinweise passt an eine Karte
why-no-map = Dieser Hinweis passt jetzt an keine Karte
why-no-amulet = Du hast kein Amulett
why-no-treasure = Unter deinem Jeep liegt kein gefundener Schatz
why-no-markers = Steine kommen erst, wenn noch 17 Felder übrig sind
why-no-double = Kein Hinweis kann einen zweiten Kompass bekommen
why-no-swap = Es gibt keine zwei Kompasse zum Tauschen
why-no-cards = Du hast keine Hinweise auf der Hand
why-no-compass = Du hast keinen Kompass mehr

# Tobago: what happens
now-island = Die Insel steigt aus dem Meer
now-placed = Da steht sie
now-again = Zwei Felder gleichen sich in allem: noch einmal aufbauen
now-begins = { $name } beginnt
now-landed = { $name } startet hier
now-opened = { $sign }, begonnen von { $name }: { $clue }
now-clue = { $name } · { $sign }: { $clue }, noch { $n }
now-located = { $sign }: Der Schatz ist gefunden!
now-drove = { $n ->
    [0] { $name } bleibt hier
    [one] { $name } fährt { $n } Schritt
   *[other] { $name } fährt { $n } Schritte
}
now-took = { $name } sammelt ein Amulett ein
now-exchanged = { $name } zieht neue Hinweise
now-dug = { $sign }: { $name } gräbt den Schatz aus!
now-marker = { $name } nimmt einen Stein weg: noch { $n }
now-double = { $name } legt einen zweiten Kompass dazu
now-swap = { $name } tauscht zwei Kompasse
now-appeared = { $n ->
    [0] Kein Amulett erscheint
    [one] Ein Amulett erscheint
   *[other] { $n } Amulette erscheinen
}
now-shuffled = Die benutzten Hinweise werden gemischt
now-turn = { $name } ist dran
now-last = Es gibt keine Schätze mehr: Dies ist der letzte

# Tobago: sharing a treasure
offer-take = Nehmen
offer-leave = Lassen
offer-asked = { $name }: nehmen oder lassen?
offer-claimed = { $n ->
    [one] { $name } nimmt { $n } Münze
   *[other] { $name } nimmt { $n } Münzen
}
offer-refused = Niemand will sie haben
offer-next = Hier kommt die nächste Karte
offer-hidden = { $n ->
    [0] Keine Karten mehr verdeckt
    [one] { $n } Karte verdeckt
   *[other] { $n } Karten verdeckt
}
curse-title = Der Fluch!
curse-amulet = { $name } gibt ein Amulett ab
curse-card = { $n ->
    [one] { $name } verliert { $n } Münze
   *[other] { $name } verliert { $n } Münzen
}
curse-nothing = { $name } hat nichts zu verlieren
curse-spared = { $n ->
    [0] Das war die letzte Karte
    [one] { $n } Karte geht ungesehen zurück
   *[other] { $n } Karten gehen ungesehen zurück
}
value-coins = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
}
value-curse = Der Fluch

# Tobago: secrets
sweep-treasure = Dein Licht leuchtet, wenn deine Karte gezeigt wird
sweep-hand = Dein Licht leuchtet, wenn ein Hinweis von dir gezeigt wird
sweep-again = Noch einmal
sweep-know = Ich weiß es
sweep-card = Karte { $n } von { $of }
pass-to = Gib den Bildschirm an { $name }
pass-treasure = Gleich siehst du, was du dort findest
pass-hand = Gleich siehst du deine Hinweise
pass-hold = Halten: sehen
pass-look = Ansehen
pass-done = Gesehen
peek-treasure = Was du dort findest
peek-hand = Deine Hinweise

# The host
menu-resume = Zurück zum Spiel
menu-back = Zurück
menu-undo = Letzte Wahl zurücknehmen
menu-end = Dieses Spiel beenden
menu-play-diamant = Diamant spielen
menu-play-tobago = Tobago spielen
menu-rise = Alle stehen auf
menu-quit = Tacora ausschalten
menu-next = Nächstes
menu-ok = OK
help-terminal = Enter: Start · Esc: zurück · F10: Menü · Strg-C: Ende
page-main = Menü der Spielleitung
page-settings = Einstellungen
page-house = Hausregeln
page-seats = Eine Taste oder zwei?
page-seat = Tasten dieser Box
page-quit = Ausschalten?
menu-skip = Nicht länger warten
menu-lesson = So wird gespielt
menu-settings = Einstellungen
menu-house = Hausregeln
menu-seats = Eine Taste oder zwei
menu-boxes = Kästchen testen
menu-history = Frühere Spiele
menu-yes = Ja, ausschalten
menu-no = Nein
menu-language = Sprache
menu-volume = Lautstärke
menu-ambience = Höhlenklang
menu-speech = Vorlesen
menu-fast = Schnell
menu-reduced-motion = Weniger Bewegung
menu-flat = Von allen Seiten lesbar
menu-poker-face = Pokerface
menu-nudge-after = Erinnern nach
menu-absent-after = Abwesend nach
menu-own-cards = Unsere eigenen Karten
menu-keys = Tasten
menu-step = Weiter nach
menu-hold-off = Drücken mindestens
menu-repeat = Pause dazwischen
menu-edition = Ausgabe
menu-expeditions = Expeditionen
menu-division = Teilen
menu-chests = Truhen
menu-absent = Wenn jemand fehlt
menu-hands = Hinweiskarten
menu-next-map = Neue Karte beginnt
menu-amulets = Amulette
menu-placing = Hütten, Palmen …
menu-change = Ändern

# News
notice-stuck = { $name }: Die { $side } Taste klemmt
notice-fault = { $name }: Dieses Kästchen antwortet nicht
notice-lost = { $name }: keine Antwort. Tastatur: { $keys }, oder Menü
notice-not-kept = Speichern geht nicht: Dieser Abend wird nicht bewahrt
notice-damaged = Gespeicherte Spiele sind beschädigt und beiseitegelegt
notice-undone = Die letzte Wahl ist zurückgenommen
notice-resumed = Willkommen zurück: Das Spiel geht weiter
notice-need-two = Mindestens zwei müssen sich setzen
notice-too-many = Für dieses Spiel sitzen zu viele am Tisch
notice-no-sound = Es gibt keinen Ton
notice-not-held = { $name }: Diesen Hinweis hat diese Hand nicht
notice-locked = Das ist hier fest eingestellt
notice-closing = Wir schließen gleich: kein neues Spiel mehr
notice-not-set = Das gilt nur heute: Es kann nicht gespeichert werden

# History in the terminal
history-none = Noch kein Spiel wurde bis zum Ende gespielt.
history-best = Die Besten von { $game }
history-latest = Die letzten Spiele, mit dem Ertrag jeder Expedition
history-person = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, { $wins } gewonnen, höchste Punktzahl { $top }

# Ready names
ready-1 = Fuchs
ready-2 = Eule
ready-3 = Bär
ready-4 = Otter
ready-5 = Igel
ready-6 = Dachs
ready-7 = Luchs
ready-8 = Reiher
ready-9 = Biber
ready-10 = Falke
ready-11 = Eichhörnchen
ready-12 = Schildkröte

# Values of settings
value-on = an
value-off = aus
value-never = nie
value-percent = { $n } %
value-seconds = { $n } s
value-minutes = { $n } Min.
value-division-pooled = alles zusammen
value-division-per-card = Karte für Karte
value-chests-closed = zu
value-chests-open = offen
value-absent-wait = warten
value-absent-leave = ins Lager
value-absent-continue = geht weiter
value-hands-open = offen
value-hands-secret = geheim
value-next-map-hand = aus der Hand
value-next-map-deck = vom Stapel
value-placing-random = durch Zufall
value-placing-by-hand = von euch
edition-diamant-2016 = Diamant 2016
edition-diamant-2005 = Diamant 2005
edition-incan-gold-2006 = Incan Gold 2006
edition-incan-gold-2018 = Incan Gold 2018

# The PIN
gate-title = Die geheimen Tasten
gate-wait = Falsch. Warte kurz

# Box test, history, kiosk
boxes-title = Drück eine Taste
boxes-end = Beide halten: fertig
past-best = Die Besten
past-day = { DATETIME($day, dateStyle: "long") }
past-wins = Siege
past-top = Rekord
past-none = Noch kein Spiel ist zu Ende
past-done = Genug
closed = Geschlossen
closed-until = Geschlossen. Wir öffnen um { $time }
invitation = Drück eine Taste und spiel mit!
warning-title = Noch da?
warning-stay = Drück eine Taste

# Read aloud
spoken-silent = Wir warten auf { $names }

# How to play
lesson-next = Weiter
lesson-enough = Genug
lesson-diamant-1 = Ein Schatz wird unter allen in der Höhle geteilt.
lesson-diamant-2 = Ganz geheim: weitergehen oder mit der Beute heim?
lesson-diamant-3 = Wer geht, nimmt mit, was am Weg liegt. Allein sogar das Relikt!
lesson-diamant-4 = Zweimal dieselbe Gefahr: Alle in der Höhle verlieren ihre Beute.
lesson-diamant-5 = Nach fünf Expeditionen gewinnt die vollste Truhe.
tip-diamant-1 = Zähl die Gefahren: Kleine Karten zeigen, wie viele noch da sind.
tip-diamant-2 = Schau auf die anderen: Wer geht, und wer will mehr?
tip-diamant-3 = Auf ein Relikt zu warten lohnt sich, aber nur allein.
lesson-tobago-1 = Vier Schatzkarten. Jeder Hinweis streicht Felder weg.
lesson-tobago-2 = Du bist dran: Leg einen Hinweis an eine Karte …
lesson-tobago-3 = … oder fahr mit dem Jeep, bis zu drei Schritte.
lesson-tobago-4 = Nur noch ein Feld? Hinfahren und graben. Wer half, teilt mit!
lesson-tobago-5 = Amulette helfen und bannen den Fluch. Die meisten Münzen gewinnen.
tip-tobago-1 = Wähl Hinweise, die in die Nähe deines Jeeps führen.
tip-tobago-2 = Heb ein Amulett für den richtigen Moment auf.
tip-tobago-3 = Hüte dich vor dem Fluch: Er kostet ein Amulett oder die beste Karte.

# A card of a real deck
entry-next = Nächste
entry-this = Diese
entry-who = { $name } gibt die Karte ein
silent = wir warten
