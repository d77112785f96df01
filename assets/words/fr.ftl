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

# Read aloud
spoken-silent = On attend { $names }

# How to play
lesson-next = Suivant
lesson-enough = Assez
lesson-diamant-1 = Le trésor est partagé entre tous ceux qui sont dans la grotte.
lesson-diamant-2 = En secret : tu continues, ou tu sors avec ton butin ?
lesson-diamant-3 = Qui sort prend ce qui reste en chemin. Seul, la relique aussi !
lesson-diamant-4 = Deux fois le même danger : dans la grotte, on perd tout.
lesson-diamant-5 = Après cinq expéditions, le coffre le plus plein gagne.
tip-diamant-1 = Compte les dangers : les petites cartes montrent ce qui reste.
tip-diamant-2 = Regarde les autres : qui sort, et qui en veut plus ?
tip-diamant-3 = Une relique vaut l’attente, mais seulement si tu sors seul.
lesson-tobago-1 = Quatre cartes au trésor. Chaque indice écarte des cases.
lesson-tobago-2 = À toi : pose un indice sur une carte …
lesson-tobago-3 = … ou roule en jeep, trois pas au plus.
lesson-tobago-4 = Plus qu’une case ? Vas-y et creuse. Qui a aidé partage !
lesson-tobago-5 = Les amulettes aident et chassent la malédiction. Le plus de pièces gagne.
tip-tobago-1 = Choisis des indices qui mènent près de ta jeep.
tip-tobago-2 = Garde une amulette pour le bon moment.
tip-tobago-3 = Attention à la malédiction : elle prend une amulette ou ta meilleure carte.

# A card of a real deck
entry-next = Suivante
entry-this = Celle-ci
entry-who = { $name } entre la carte
silent = on attend
