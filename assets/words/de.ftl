# words

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
ready-11 = Eichhorn
ready-12 = Kröte

# News
notice-locked = Das ist hier fest eingestellt
notice-closing = Wir schließen gleich: kein neues Spiel mehr

# Lobby
lobby-sit = Setz dich: drück eine Taste
lobby-free = Drück!
lobby-start = Beide halten: los!
lobby-lesson = Beide tippen: so geht’s
lobby-name = Anderer Name
lobby-rise = Aufstehen
typing-done = Enter: fertig

# The host
page-main = Menü der Spielleitung
page-settings = Einstellungen
page-house = Hausregeln
page-seats = Eine Taste oder zwei?
page-seat = Tasten dieses Kästchens
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
past-games = Spiele
past-top = Rekord
past-none = Noch kein Spiel ist zu Ende
past-done = Genug
closed = Geschlossen
closed-until = Geschlossen. Wir öffnen um { $time }
invitation = Drück eine Taste und spiel mit!
warning-title = Noch da?
warning-stay = Drück eine Taste

# Expedition
kind-treasure = Schatz
kind-trap = Gefahr
kind-relic = Relikt

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
entry-next = Weiter
entry-this = Diese
entry-who = { $name } gibt die Karte ein
silent = wir warten
