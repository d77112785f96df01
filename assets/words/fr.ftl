# words

# History in the terminal
history-none = Aucune partie n'est encore allée jusqu'au bout.
history-best = Les meilleurs de { $game }
history-latest = Les dernières parties, avec le butin de chaque expédition
history-person = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, victoires : { $wins }, meilleur score : { $top }

# Ready names
ready-1 = Renard
ready-2 = Hibou
ready-3 = Ours
ready-4 = Loutre
ready-5 = Hérisson
ready-6 = Blaireau
ready-7 = Lynx
ready-8 = Héron
ready-9 = Castor
ready-10 = Faucon
ready-11 = Écureuil
ready-12 = Tortue

# News
notice-locked = Ce réglage est bloqué ici
notice-closing = On ferme bientôt : pas de nouvelle partie

# Lobby
lobby-sit = Assieds-toi : appuie
lobby-free = Appuie !
lobby-start = Tenir les deux : jouer
lobby-lesson = Taper les deux : règles
lobby-name = Autre nom
lobby-rise = Se lever
typing-done = Entrée : fini

# The host
page-main = Menu de l’hôte
page-settings = Réglages
page-house = Règles maison
page-seats = Une touche ou deux ?
page-seat = Touches de ce boîtier
page-quit = Éteindre ?
menu-skip = Ne plus attendre
menu-lesson = Comment jouer
menu-settings = Réglages
menu-house = Règles maison
menu-seats = Une touche ou deux
menu-boxes = Tester les boîtiers
menu-history = Parties passées
menu-yes = Oui, éteindre
menu-no = Non
menu-language = Langue
menu-volume = Volume
menu-ambience = Son de la grotte
menu-speech = Lire à voix haute
menu-fast = Rapide
menu-reduced-motion = Moins d’animations
menu-flat = Lisible de tous côtés
menu-poker-face = Visage de marbre
menu-nudge-after = Rappeler après
menu-absent-after = Absent après
menu-own-cards = Nos propres cartes
menu-keys = Touches
menu-step = Avance toutes les
menu-hold-off = Appuyer au moins
menu-repeat = Pause entre deux
menu-edition = Édition
menu-expeditions = Expéditions
menu-division = Partager
menu-chests = Coffres
menu-absent = Si quelqu’un s’absente
menu-hands = Cartes d’indices
menu-next-map = Nouvelle carte
menu-amulets = Amulettes
menu-placing = Huttes, palmiers…
menu-change = Changer

# Values of settings
value-on = oui
value-off = non
value-never = jamais
value-percent = { $n } %
value-seconds = { $n } s
value-minutes = { $n } min
value-division-pooled = tout ensemble
value-division-per-card = carte par carte
value-chests-closed = fermés
value-chests-open = ouverts
value-absent-wait = attendre
value-absent-leave = au camp
value-absent-continue = continue
value-hands-open = visibles
value-hands-secret = secrètes
value-next-map-hand = de la main
value-next-map-deck = de la pioche
value-placing-random = au hasard
value-placing-by-hand = par vous
edition-diamant-2016 = Diamant 2016
edition-diamant-2005 = Diamant 2005
edition-incan-gold-2006 = Incan Gold 2006
edition-incan-gold-2018 = Incan Gold 2018

# The PIN
gate-title = Les touches secrètes
gate-wait = Raté. Attends un peu

# Box test, history, kiosk
boxes-title = Appuie sur une touche
boxes-end = Tenir les deux : fini
past-best = Les meilleurs
past-day = { DATETIME($day, dateStyle: "long") }
past-wins = Victoires
past-games = Parties
past-top = Record
past-none = Pas encore de partie finie
past-done = Ça suffit
closed = Fermé
closed-until = Fermé. Ouverture à { $time }
invitation = Appuie et joue !
warning-title = Encore là ?
warning-stay = Appuie sur une touche

# Expedition
kind-treasure = Trésor
kind-trap = Danger
kind-relic = Relique
