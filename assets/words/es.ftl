# One message a line: id = text. Facts stand in braces; plurals choose by { $n }.

names-two = { $first } y { $last }
names-more = { $first }, { $rest }

# Keys and seats
continue = Seguir
leave = Salir
seat-circle = Círculo
seat-square = Cuadrado
seat-triangle = Triángulo
seat-star = Estrella
seat-hexagon = Hexágono
seat-diamond = Rombo
seat-heart = Corazón
seat-cross = Cruz
side-left = izquierda
side-right = derecha

# Lobby
lobby-sit = Siéntate: pulsa una tecla
lobby-start = Mantén las dos: empezar
lobby-few = { $game } es para tres o más
lobby-seated = { $n ->
    [0] Aún no se ha sentado nadie
    [one] { $n } persona en la mesa
   *[other] { $n } personas en la mesa
}
start = Empezar
bot-name = Robot
lobby-lesson = Toca las dos: cómo se juega
lobby-name = Nombre
lobby-rise = Levantarse
typing-done = Intro: listo · Esc: cancelar

# Expedition
expedition = Expedición { $n } de { $of }
cards-left = { $n ->
    [one] { $n } carta boca abajo
   *[other] { $n } cartas boca abajo
}
chosen = { $n ->
    [0] Aún no ha elegido nadie
    [one] { $n } de { $of } ya ha elegido
   *[other] { $n } de { $of } ya han elegido
}
gems = { $gem ->
    [coin] { $n ->
        [one] { $n } moneda
       *[other] { $n } monedas
    }
    [ruby] { $n ->
        [one] { $n } rubí
       *[other] { $n } rubíes
    }
   *[red-diamond] { $n ->
        [one] { $n } diamante rojo
       *[other] { $n } diamantes rojos
    }
}
pot = { $n ->
    [0] No hay nada en la cueva
   *[other] { $gems } en la cueva
}
each-gets = { $n ->
    [0] Muy poco para repartir
   *[other] { $gems } para cada uno en la cueva
}
in-camp = a salvo
locked = ya eligió
asked = elige
card-treasure = Tesoro { $value }
trap-warning = { $n ->
    [0] ¡{ $trap }! No queda ninguna más
    [one] ¡{ $trap }! Queda una carta igual boca abajo
   *[other] ¡{ $trap }! Quedan { $n } cartas iguales boca abajo
}
trap-spider = Araña
trap-snake = Cobra
trap-lava = Lava
trap-boulder = Peñasco
trap-ram = Ariete
trap-scorpion = Escorpión
trap-cave-in = Derrumbe
trap-gas = Gas
trap-explosion = Explosión
trap-mummy = Momia
trap-fire = Fuego
trap-rocks = Piedras
relic-mask = Máscara
relic-idol = Ídolo
relic-cup = Copa
relic-dagger = Daga
relic-sun = Sol
relic-worth = { $relic }, vale { $gems }
kind-treasure = Tesoro
kind-trap = Peligro
kind-relic = Reliquia

# Reveal, bust, interval
stay-count = { $n ->
    [0] Nadie sigue
    [one] { $n } sigue
   *[other] { $n } siguen
}
leave-count = { $n ->
    [0] Nadie sale
    [one] { $n } sale
   *[other] { $n } salen
}
walks-out = { $name } sale con { $gems }
takes-relics = { $n ->
    [one] { $name } se lleva una reliquia que vale { $points }
   *[other] { $name } se lleva { $n } reliquias que valen { $points }
}
stays-behind = { $n ->
    [0] No queda nada atrás
    [one] { $gems } queda atrás
   *[other] { $gems } quedan atrás
}
loses = { $name } pierde { $gems }
bust-title = ¡{ $trap }, dos veces!
interval-title = Expedición { $n }: fin
interval-next = { $n ->
    [0] Era la última
    [one] Queda una más
   *[other] Quedan { $n } más
}
interval-removed = Fuera del juego: { $traps }

# The end
final-wins = { $n ->
    [one] ¡Gana { $names }!
   *[other] ¡Ganan { $names }!
}
final-shared = ¡{ $n } ganan a la vez!
final-score = { $name }: { $score }
final-again = Otra vez
chest = Cofre { $gems }

# Games
game-diamant = Diamant
game-tobago = Tobago

# Tobago: the island
landmark = { $largest ->
    [yes] { $landmark ->
        [jungle] la mayor selva
        [scrubland] el mayor matorral
        [mountains] la mayor sierra
        [beach] la mayor playa
        [river] el mayor río
       *[lake] el mayor lago
    }
   *[no] { $landmark ->
        [jungle] la selva
        [scrubland] el matorral
        [mountains] las montañas
        [beach] una playa
        [river] un río
        [lake] un lago
        [ocean] el mar
        [hut] una choza
        [palm] una palmera
       *[statue] una estatua
    }
}
clue-in = en { landmark }
clue-not-in = no { clue-in }
clue-next-to = { $largest ->
    [yes] { $landmark ->
        [scrubland] al lado del mayor matorral
        [river] al lado del mayor río
        [lake] al lado del mayor lago
       *[beach] al lado de { landmark }
    }
   *[no] { $landmark ->
        [scrubland] al lado del matorral
        [ocean] al lado del mar
       *[beach] al lado de { landmark }
    }
}
clue-not-next-to = no { clue-next-to }
clue-in-sight-of = { $largest ->
    [yes] { $landmark ->
        [scrubland] con vistas al mayor matorral
        [river] con vistas al mayor río
        [lake] con vistas al mayor lago
       *[beach] con vistas a { landmark }
    }
   *[no] { $landmark ->
        [ocean] con vistas al mar
       *[beach] con vistas a { landmark }
    }
}
clue-not-in-sight-of = { $largest ->
    [yes] { $landmark ->
        [scrubland] sin vistas al mayor matorral
        [river] sin vistas al mayor río
        [lake] sin vistas al mayor lago
       *[beach] sin vistas a { landmark }
    }
   *[no] { $landmark ->
        [ocean] sin vistas al mar
       *[beach] sin vistas a { landmark }
    }
}
land-jungle = Selva
land-scrubland = Matorral
land-mountains = Montañas
land-beach = Playa
land-river = Río
land-lake = Lago
land-ocean = Mar
land-hut = Choza
land-palm = Palmera
land-statue = Estatua
island-amulet = Amuleto
land-letter = { $landmark ->
    [jungle] s
    [scrubland] t
    [mountains] m
    [beach] p
    [river] r
   *[lake] l
}
map-white = Mapa blanco
map-grey = Mapa gris
map-black = Mapa negro
map-brown = Mapa marrón
leaves = { $n ->
    [one] queda { $n }
   *[other] quedan { $n }
}
removes = { $n ->
    [one] { $n } casilla menos
   *[other] { $n } casillas menos
}
steps = { $n ->
    [one] { $n } paso
   *[other] { $n } pasos
}
clues-left = { $n ->
    [one] { $n } pista boca abajo
   *[other] { $n } pistas boca abajo
}
treasures-left = { $n ->
    [one] { $n } tesoro boca abajo
   *[other] { $n } tesoros boca abajo
}

# Tobago: questions
ask-begin = ¿Quién fue el último en una isla? ¡Pulsa una tecla!
ask-place-hut = ¿Dónde está la choza?
ask-place-palm = ¿Dónde crece la palmera?
ask-place-statue = ¿Dónde está la estatua?
ask-facing = ¿Hacia dónde mira la estatua?
ask-land = ¿De dónde sale tu jeep?
ask-open = ¿Qué mapa abre tu pista?
ask-restart = Empieza el mapa nuevo con una pista
ask-action = ¿Qué quieres hacer?
ask-clue = ¿Qué pista?
ask-map = ¿En qué mapa?
ask-drive = ¿Adónde?
ask-space = ¿En qué mitad está tu casilla?
ask-amulet = ¿Qué hará el amuleto?
ask-marker = ¿Qué cubo se va?
ask-double = ¿Qué pista recibe otra brújula?
ask-swap = ¿Qué dos brújulas cambian de sitio?

# Tobago: choices
act-clue = Jugar una pista
act-drive = Conducir
act-exchange = Pistas nuevas
act-dig = Excavar
act-amulet = Usar un amuleto
act-end = Listo
facing-0 = A la derecha
facing-1 = Abajo a la derecha
facing-2 = Abajo a la izquierda
facing-3 = A la izquierda
facing-4 = Arriba a la izquierda
facing-5 = Arriba a la derecha
drive-treasure = Hasta el tesoro
drive-amulet = Hasta un amuleto
drive-here = Aquí
drive-space = Otra casilla
power-marker = Quitar un cubo
power-clue = Pista extra
power-drive = Viaje extra
power-exchange = Pistas nuevas
power-double = Segunda brújula
power-swap = Cambiar brújulas
help-clue = Pon una pista en un mapa: quedan menos casillas
help-drive = Conduce tu jeep hasta tres pasos
help-exchange = Devuelve todas tus pistas y roba otras
help-dig = Desentierra el tesoro bajo tu jeep
help-amulet = Entrega un amuleto y recibe algo extra
help-end = Tu turno se acaba
help-power-marker = Quita un cubo de la isla
help-power-clue = Juega una pista más
help-power-drive = Tres pasos más, pero sin recoger amuletos
help-power-exchange = Devuelve todas tus pistas y roba otras
help-power-double = Pon otra brújula en una pista tuya
help-power-swap = Dos brújulas de un mapa cambian de sitio
why-no-clue = Ninguna de tus pistas va bien en un mapa
why-no-map = Esta pista no va bien ahora en ningún mapa
why-no-amulet = No tienes ningún amuleto
why-no-treasure = Bajo tu jeep no hay un tesoro encontrado
why-no-markers = Los cubos salen cuando quedan 17 casillas
why-no-double = Ninguna pista tuya puede tener otra brújula
why-no-swap = No hay dos brújulas para cambiar
why-no-cards = No tienes pistas en la mano
why-no-compass = Ya no tienes brújulas

# Tobago: what happens
now-island = La isla surge del mar
now-placed = Ahí está
now-again = Dos casillas son iguales en todo: se monta otra vez
now-begins = Empieza { $name }
now-landed = { $name } sale de aquí
now-opened = { $sign }, abierto por { $name }: { $clue }
now-clue = { $n ->
    [one] { $name } · { $sign }: { $clue }, queda { $n }
   *[other] { $name } · { $sign }: { $clue }, quedan { $n }
}
now-located = { $sign }: ¡tesoro encontrado!
now-drove = { $n ->
    [0] { $name } se queda aquí
    [one] { $name } avanza { $n } paso
   *[other] { $name } avanza { $n } pasos
}
now-took = { $name } recoge un amuleto
now-exchanged = { $name } roba pistas nuevas
now-dug = { $sign }: { $name } desentierra el tesoro
now-marker = { $n ->
    [one] { $name } quita un cubo: queda { $n }
   *[other] { $name } quita un cubo: quedan { $n }
}
now-double = { $name } pone otra brújula
now-swap = { $name } cambia dos brújulas
now-appeared = { $n ->
    [0] No aparece ningún amuleto
    [one] Aparece un amuleto
   *[other] Aparecen { $n } amuletos
}
now-shuffled = Se barajan las pistas usadas
now-turn = Es el turno de { $name }
now-last = No quedan más tesoros: este es el último

# Tobago: sharing a treasure
offer-take = La quiero
offer-leave = La dejo
offer-asked = { $name }: ¿la quieres o la dejas?
offer-claimed = { $n ->
    [one] { $name } se queda { $n } moneda
   *[other] { $name } se queda { $n } monedas
}
offer-refused = Nadie la quiere
offer-next = Aquí viene la siguiente carta
offer-hidden = { $n ->
    [0] No quedan cartas boca abajo
    [one] { $n } carta boca abajo
   *[other] { $n } cartas boca abajo
}
curse-title = ¡Maldición!
curse-amulet = { $name } entrega un amuleto
curse-card = { $n ->
    [one] { $name } pierde { $n } moneda
   *[other] { $name } pierde { $n } monedas
}
curse-nothing = { $name } no tiene nada que perder
curse-spared = { $n ->
    [0] Era la última carta
    [one] { $n } carta vuelve sin ser vista
   *[other] { $n } cartas vuelven sin ser vistas
}
value-coins = { $n ->
    [one] { $n } moneda
   *[other] { $n } monedas
}
value-curse = La maldición

# Tobago: secrets
sweep-treasure = Tu luz brilla cuando sale tu carta
sweep-hand = Tu luz brilla cuando sale una pista tuya
sweep-again = Otra vez
sweep-know = Ya lo sé
sweep-card = Carta { $n } de { $of }
pass-to = Pasa la pantalla a { $name }
pass-treasure = Vas a ver qué encuentras ahí
pass-hand = Vas a ver tus pistas
pass-hold = Mantén: mirar
pass-look = Mirar
pass-done = Visto
peek-treasure = Lo que encuentras ahí
peek-hand = Tus pistas

# The host
menu-resume = Volver al juego
menu-back = Volver
menu-undo = Deshacer la última elección
menu-end = Terminar este juego
menu-play-diamant = Jugar a Diamant
menu-play-tobago = Jugar a Tobago
menu-rise = Todos se levantan
menu-quit = Apagar Tacora
menu-next = Siguiente
menu-ok = OK
help-terminal = Intro: empezar · Esc: volver · F10: menú · Ctrl-C: salir
page-main = Menú de la casa
page-settings = Ajustes
page-house = Reglas de la casa
page-seats = ¿Una tecla o dos?
page-seat = Teclas de esta caja
page-quit = ¿Apagar?
menu-skip = No esperar más
menu-lesson = Cómo se juega
menu-settings = Ajustes
menu-house = Reglas de la casa
menu-seats = Una tecla o dos
menu-boxes = Probar las cajas
menu-history = Partidas pasadas
menu-yes = Sí, apagar
menu-no = No
menu-language = Idioma
menu-volume = Volumen
menu-ambience = Sonido de la cueva
menu-speech = Leer en voz alta
menu-fast = Rápido
menu-reduced-motion = Menos movimiento
menu-flat = Visto desde todos lados
menu-poker-face = Cara de póquer
menu-nudge-after = Recordar tras
menu-absent-after = Ausente tras
menu-own-cards = Nuestras cartas
menu-keys = Teclas
menu-step = Avanza cada
menu-hold-off = Pulsar al menos
menu-repeat = Pausa entre toques
menu-edition = Edición
menu-expeditions = Expediciones
menu-division = Repartir
menu-chests = Cofres
menu-absent = Si alguien se ausenta
menu-hands = Cartas de pistas
menu-next-map = Mapa nuevo
menu-amulets = Amuletos
menu-placing = Chozas, palmeras…
menu-change = Cambiar

# News
notice-stuck = { $name }: la tecla { $side } está atascada
notice-fault = { $name }: esta caja no responde
notice-lost = { $name }: no responde. Teclado: { $keys }, o el menú
notice-not-kept = No se puede guardar: esta partida no quedará guardada
notice-damaged = Las partidas guardadas estaban dañadas: se apartan
notice-undone = Se ha deshecho la última elección
notice-resumed = Qué bien que volváis: el juego sigue
notice-need-two = Tienen que sentarse al menos dos
notice-too-many = Hay demasiada gente para ese juego
notice-no-sound = No hay sonido
notice-not-held = { $name }: esa pista no está en esta mano
notice-locked = Este ajuste está bloqueado aquí
notice-closing = Vamos a cerrar: ya no empieza otra partida
notice-not-set = Vale solo por hoy: no se puede guardar

# History in the terminal
history-none = Todavía no se ha jugado ninguna partida hasta el final.
history-best = Los mejores de { $game }
history-latest = Las últimas partidas, con lo que trajo cada expedición
history-person = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, victorias: { $wins }, mejor resultado: { $top }

# Ready names
ready-1 = Zorro
ready-2 = Búho
ready-3 = Oso
ready-4 = Nutria
ready-5 = Erizo
ready-6 = Tejón
ready-7 = Lince
ready-8 = Garza
ready-9 = Castor
ready-10 = Halcón
ready-11 = Ardilla
ready-12 = Tortuga

# Values of settings
value-on = sí
value-off = no
value-never = nunca
value-percent = { $n } %
value-seconds = { $n } s
value-minutes = { $n } min
value-division-pooled = todo junto
value-division-per-card = carta a carta
value-chests-closed = cerrados
value-chests-open = abiertos
value-absent-wait = esperar
value-absent-leave = al campamento
value-absent-continue = sigue
value-hands-open = a la vista
value-hands-secret = secretas
value-next-map-hand = de la mano
value-next-map-deck = del mazo
value-placing-random = al azar
value-placing-by-hand = por vosotros
edition-diamant-2016 = Diamant 2016
edition-diamant-2005 = Diamant 2005
edition-incan-gold-2006 = Incan Gold 2006
edition-incan-gold-2018 = Incan Gold 2018

# The PIN
gate-title = Las teclas secretas
gate-wait = No es así. Espera un poco

# Box test, history, kiosk
boxes-title = Pulsa una tecla
boxes-end = Mantén las dos: listo
past-best = Los mejores
past-day = { DATETIME($day, dateStyle: "long") }
past-wins = Victorias
past-top = Récord
past-none = Aún no se ha acabado ninguna
past-done = Ya está
closed = Cerrado
closed-until = Cerrado. Abrimos a las { $time }
invitation = ¡Pulsa una tecla y juega!
warning-title = ¿Sigues ahí?
warning-stay = Pulsa una tecla

# Read aloud
spoken-silent = Esperamos a { $names }

# How to play
lesson-next = Siguiente
lesson-enough = Basta
lesson-diamant-1 = El tesoro se reparte entre todos los que están en la cueva.
lesson-diamant-2 = En secreto: ¿sigues, o sales con lo que llevas?
lesson-diamant-3 = Quien sale recoge lo que queda en el camino. Solo, ¡también la reliquia!
lesson-diamant-4 = El mismo peligro dos veces: en la cueva se pierde todo.
lesson-diamant-5 = Tras cinco expediciones gana el cofre más lleno.
tip-diamant-1 = Cuenta los peligros: las cartas pequeñas dicen cuántos quedan.
tip-diamant-2 = Mira a los demás: ¿quién sale y quién quiere más?
tip-diamant-3 = Vale la pena esperar una reliquia, pero solo a solas.
lesson-tobago-1 = Cuatro mapas del tesoro. Cada pista descarta casillas.
lesson-tobago-2 = Tu turno: pon una pista en un mapa …
lesson-tobago-3 = … o conduce tu jeep, hasta tres pasos.
lesson-tobago-4 = ¿Queda una casilla? Ve y excava. ¡Quien ayudó, comparte!
lesson-tobago-5 = Los amuletos ayudan y evitan la maldición. Gana quien tiene más monedas.
tip-tobago-1 = Elige pistas que lleven cerca de tu jeep.
tip-tobago-2 = Guarda un amuleto para el momento justo.
tip-tobago-3 = Ojo con la maldición: quita un amuleto o tu mejor carta.

# A card of a real deck
entry-next = Siguiente
entry-this = Esta
entry-who = { $name } indica la carta
silent = te esperamos
