# One message a line: id = text. Facts stand in braces; plurals choose by { $n }.

names-two = { $first } et { $last }
names-more = { $first }, { $rest }

# Keys and seats
continue = Continuer
leave = Sortir
seat-circle = Rond
seat-square = Carré
seat-triangle = Triangle
seat-star = Étoile
seat-hexagon = Hexagone
seat-diamond = Losange
seat-heart = Cœur
seat-cross = Croix
side-left = gauche
side-right = droite

# Lobby
lobby-sit = Assieds-toi : appuie
lobby-start = Tenir les deux : jouer
lobby-few = { $game } se joue à trois ou plus
lobby-seated = { $n ->
    [0] Personne n’est encore assis
    [one] { $n } personne à table
   *[other] { $n } personnes à table
}
start = Jouer
bot-name = Robot
lobby-lesson = Taper les deux : règles
lobby-name = Nom
lobby-rise = Se lever
typing-done = Entrée : fini · Échap : annuler

# Expedition
expedition = Expédition { $n } sur { $of }
cards-left = { $n ->
    [one] { $n } carte cachée
   *[other] { $n } cartes cachées
}
chosen = { $n ->
    [0] Personne n’a encore choisi
    [one] { $n } sur { $of } a choisi
   *[other] { $n } sur { $of } ont choisi
}
gems = { $gem ->
    [coin] { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
    [ruby] { $n } rubis
   *[red-diamond] { $n ->
        [one] { $n } diamant rouge
       *[other] { $n } diamants rouges
    }
}
pot = { $n ->
    [0] Rien dans la grotte
   *[other] { $gems } dans la grotte
}
each-gets = { $n ->
    [0] Trop peu pour partager
   *[other] Chacun dans la grotte reçoit { $gems }
}
in-camp = au camp
locked = a choisi
asked = choisit
card-treasure = Trésor { $value }
trap-warning = { $n ->
    [0] { $trap } ! Il n’y en a plus d’autre
    [one] { $trap } ! Encore une carte pareille est cachée
   *[other] { $trap } ! Encore { $n } cartes pareilles sont cachées
}
trap-spider = Araignée
trap-snake = Serpent
trap-lava = Lave
trap-boulder = Roc
trap-ram = Bélier
trap-scorpion = Scorpion
trap-cave-in = Éboulis
trap-gas = Gaz
trap-explosion = Explosion
trap-mummy = Momie
trap-fire = Feu
trap-rocks = Pierres
relic-mask = Masque
relic-idol = Idole
relic-cup = Coupe
relic-dagger = Dague
relic-sun = Soleil
relic-worth = { $relic }, vaut { $gems }
kind-treasure = Trésor
kind-trap = Danger
kind-relic = Relique

# Reveal, bust, interval
stay-count = { $n ->
    [0] Personne ne continue
    [one] { $n } continue
   *[other] { $n } continuent
}
leave-count = { $n ->
    [0] Personne ne sort
    [one] { $n } sort
   *[other] { $n } sortent
}
walks-out = { $name } sort avec { $gems }
takes-relics = { $n ->
    [one] { $name } prend une relique qui vaut { $points }
   *[other] { $name } prend { $n } reliques qui valent { $points }
}
stays-behind = { $n ->
    [0] Il ne reste rien derrière
    [one] { $gems } reste derrière
   *[other] { $gems } restent derrière
}
loses = { $name } perd { $gems }
bust-title = { $trap }, deux fois !
interval-title = L’expédition { $n } est finie
interval-next = { $n ->
    [0] C’était la dernière
    [one] Plus qu’une
   *[other] Encore { $n }
}
interval-removed = Retiré du jeu : { $traps }

# The end
final-wins = { $n ->
    [one] { $names } gagne
   *[other] { $names } gagnent ensemble
}
final-shared = { $n } gagnent ensemble
final-score = { $name } : { $score }
final-again = Rejouer
chest = Coffre { $gems }

# Games
game-diamant = Diamant
game-tobago = Tobago

# Tobago: the island
landmark = { $largest ->
    [yes] { $landmark ->
        [jungle] la plus grande jungle
        [scrubland] la plus grande brousse
        [mountains] le plus grand massif
        [beach] la plus grande plage
        [river] la plus grande rivière
       *[lake] le plus grand lac
    }
   *[no] { $landmark ->
        [jungle] la jungle
        [scrubland] la brousse
        [mountains] les montagnes
        [beach] une plage
        [river] une rivière
        [lake] un lac
        [ocean] la mer
        [hut] une hutte
        [palm] un palmier
       *[statue] une statue
    }
}
clue-in = { $landmark ->
    [beach] sur { landmark }
   *[lake] dans { landmark }
}
clue-not-in = pas { clue-in }
clue-next-to = { $largest ->
    [yes] { $landmark ->
        [mountains] à côté du plus grand massif
        [lake] à côté du plus grand lac
       *[beach] à côté de { landmark }
    }
   *[no] { $landmark ->
        [mountains] à côté des montagnes
        [jungle] à côté de la jungle
        [scrubland] à côté de la brousse
        [ocean] à côté de la mer
       *[lake] à côté d’{ landmark }
    }
}
clue-not-next-to = pas { clue-next-to }
clue-in-sight-of = avec vue sur { landmark }
clue-not-in-sight-of = sans vue sur { landmark }
land-jungle = Jungle
land-scrubland = Brousse
land-mountains = Montagnes
land-beach = Plage
land-river = Rivière
land-lake = Lac
land-ocean = Mer
land-hut = Hutte
land-palm = Palmier
land-statue = Statue
island-amulet = Amulette
land-letter = { $landmark ->
    [jungle] j
    [scrubland] b
    [mountains] m
    [beach] p
    [river] r
   *[lake] l
}
map-white = Carte blanche
map-grey = Carte grise
map-black = Carte noire
map-brown = Carte brune
leaves = reste { $n }
removes = { $n ->
    [one] { $n } case de moins
   *[other] { $n } cases de moins
}
steps = { $n } pas
clues-left = { $n ->
    [one] { $n } indice caché
   *[other] { $n } indices cachés
}
treasures-left = { $n ->
    [one] { $n } trésor caché
   *[other] { $n } trésors cachés
}

# Tobago: questions
ask-begin = Qui est allé sur une île en dernier ? Appuie !
ask-place-hut = Où est la hutte ?
ask-place-palm = Où pousse le palmier ?
ask-place-statue = Où est la statue ?
ask-facing = Où regarde la statue ?
ask-land = D’où part ta jeep ?
ask-open = Quelle carte commence par ton indice ?
ask-restart = Commence la nouvelle carte par un indice
ask-action = Que veux-tu faire ?
ask-clue = Quel indice ?
ask-map = Sur quelle carte ?
ask-drive = Vers où ?
ask-space = Dans quelle moitié est ta case ?
ask-amulet = Que doit faire l’amulette ?
ask-marker = Quel cube s’en va ?
ask-double = Où va ta deuxième boussole ?
ask-swap = Quelles boussoles changent de place ?

# Tobago: choices
act-clue = Poser un indice
act-drive = Rouler
act-exchange = Autres indices
act-dig = Creuser
act-amulet = Utiliser une amulette
act-end = Fini
facing-0 = À droite
facing-1 = En bas à droite
facing-2 = En bas à gauche
facing-3 = À gauche
facing-4 = En haut à gauche
facing-5 = En haut à droite
drive-treasure = Vers le trésor
drive-amulet = Vers une amulette
drive-here = Ici
drive-space = Une autre case
power-marker = Enlever un cube
power-clue = Indice en plus
power-drive = Trajet en plus
power-exchange = Autres indices
power-double = Deuxième boussole
power-swap = Échanger deux boussoles
help-clue = Pose un indice sur une carte : il reste moins de cases
help-drive = Roule avec ta jeep, trois pas au plus
help-exchange = Rends tous tes indices et pioches-en d’autres
help-dig = Déterre le trésor sous ta jeep
help-amulet = Donne une amulette pour un petit plus
help-end = Ton tour est fini
help-power-marker = Enlève un cube de l’île
help-power-clue = Pose encore un indice
help-power-drive = Encore trois pas, mais sans prendre d’amulettes
help-power-exchange = Rends tous tes indices et pioches-en d’autres
help-power-double = Pose une deuxième boussole sur un de tes indices
help-power-swap = Deux boussoles d’une carte changent de place
why-no-clue = Aucun de tes indices ne va sur une carte
why-no-map = Cet indice ne va sur aucune carte
why-no-amulet = Tu n’as pas d’amulette
why-no-treasure = Il n’y a pas de trésor trouvé sous ta jeep
why-no-markers = Les cubes arrivent quand il reste 17 cases
why-no-double = Aucun de tes indices ne peut avoir deux boussoles
why-no-swap = Il n’y a pas deux boussoles à échanger
why-no-cards = Tu n’as pas d’indice en main
why-no-compass = Tu n’as plus de boussole

# Tobago: what happens
now-island = L’île sort de la mer
now-placed = La voilà posée
now-again = Deux cases ont tout en commun : on recommence
now-begins = { $name } commence
now-landed = { $name } part d’ici
now-opened = { $sign }, ouverte par { $name } : { $clue }
now-clue = { $name } · { $sign } : { $clue }, reste { $n }
now-located = { $sign } : le trésor est trouvé !
now-drove = { $n ->
    [0] { $name } reste ici
   *[other] { $name } roule de { $n } pas
}
now-took = { $name } ramasse une amulette
now-exchanged = { $name } pioche d’autres indices
now-dug = { $sign } : { $name } déterre le trésor !
now-marker = { $name } enlève un cube : reste { $n }
now-double = { $name } pose une deuxième boussole
now-swap = { $name } échange deux boussoles
now-appeared = { $n ->
    [0] Aucune amulette n’apparaît
    [one] Une amulette apparaît
   *[other] { $n } amulettes apparaissent
}
now-shuffled = On mélange les indices déjà joués
now-turn = C’est à { $name }
now-last = Plus de trésors dans la pioche : voici le dernier

# Tobago: sharing a treasure
offer-take = Prendre
offer-leave = Laisser
offer-asked = { $name } : prendre ou laisser ?
offer-claimed = { $n ->
    [one] { $name } prend { $n } pièce
   *[other] { $name } prend { $n } pièces
}
offer-refused = Personne n’en veut
offer-next = Voici la carte suivante
offer-hidden = { $n ->
    [0] Plus de cartes cachées
    [one] { $n } carte cachée
   *[other] { $n } cartes cachées
}
curse-title = Maudits !
curse-amulet = { $name } donne une amulette
curse-card = { $n ->
    [one] { $name } perd { $n } pièce
   *[other] { $name } perd { $n } pièces
}
curse-nothing = { $name } n’a rien à perdre
curse-spared = { $n ->
    [0] C’était la dernière carte
    [one] { $n } carte repart sans être vue
   *[other] { $n } cartes repartent sans être vues
}
value-coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
value-curse = La malédiction

# Tobago: secrets
sweep-treasure = Ta lumière brille quand on montre ta carte
sweep-hand = Ta lumière brille quand on montre un de tes indices
sweep-again = Encore
sweep-know = Je sais
sweep-card = Carte { $n } sur { $of }
pass-to = Passe l’écran à { $name }
pass-treasure = Tu vas voir ce que tu trouves là
pass-hand = Tu vas voir tes indices
pass-hold = Garder : voir
pass-look = Voir
pass-done = C’est vu
peek-treasure = Ce que tu trouves là
peek-hand = Tes indices

# The host
menu-resume = Retour au jeu
menu-back = Retour
menu-undo = Annuler le dernier choix
menu-end = Arrêter cette partie
menu-play-diamant = Jouer à Diamant
menu-play-tobago = Jouer à Tobago
menu-rise = Tout le monde se lève
menu-quit = Éteindre Tacora
menu-next = Suivant
menu-ok = OK
help-terminal = Entrée: jouer · Échap: retour · F10: menu · Ctrl-C: fin
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

# News
notice-stuck = { $name } : la touche { $side } est coincée
notice-fault = { $name } : ce boîtier ne répond pas
notice-lost = { $name } : pas de réponse. Clavier : { $keys }, ou le menu
notice-not-kept = Rien ne s’enregistre : cette soirée ne sera pas gardée
notice-damaged = Parties gardées abîmées : elles sont mises de côté
notice-undone = Le dernier choix est annulé
notice-resumed = Bon retour : la partie continue
notice-need-two = Il faut être au moins deux
notice-too-many = Vous êtes trop nombreux pour ce jeu
notice-no-sound = Il n’y a pas de son
notice-not-held = { $name } : cet indice n’est pas dans cette main
notice-locked = Ce réglage est bloqué ici
notice-closing = On ferme bientôt : pas de nouvelle partie
notice-not-set = Réglé pour ce soir seulement : impossible d’enregistrer

# History in the terminal
history-none = Aucune partie n’est encore allée jusqu’au bout.
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
past-top = Record
past-none = Pas encore de partie finie
past-done = Ça suffit
closed = Fermé
closed-until = Fermé. Ouverture à { $time }
invitation = Appuie et joue !
warning-title = Encore là ?
warning-stay = Appuie sur une touche

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
lesson-tobago-2 = À toi : pose un indice sur une carte au trésor …
lesson-tobago-3 = … ou roule en jeep, trois pas au plus.
lesson-tobago-4 = Plus qu’une case ? Vas-y et creuse. Qui a aidé partage !
lesson-tobago-5 = Les amulettes aident et chassent la malédiction. Le plus de pièces gagne.
tip-tobago-1 = Choisis des indices qui mènent près de ta jeep.
tip-tobago-2 = Garde une amulette pour le bon moment.
tip-tobago-3 = Attention à la malédiction : elle prend une amulette ou ta meilleure carte.

# A card of a real deck
entry-next = Autre
entry-this = Celle-ci
entry-who = { $name } entre la carte
silent = on attend
