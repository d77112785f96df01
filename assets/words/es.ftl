# words

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

# News
notice-locked = Este ajuste está bloqueado aquí
notice-closing = Vamos a cerrar: ya no empieza otra partida

# Lobby
lobby-sit = Siéntate: pulsa una tecla
lobby-free = ¡Pulsa!
lobby-start = Mantén las dos: empezar
lobby-lesson = Toca las dos: cómo se juega
lobby-name = Otro nombre
lobby-rise = Levantarse
typing-done = Intro: listo

# The host
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
past-games = Partidas
past-top = Récord
past-none = Aún no se ha acabado ninguna
past-done = Ya está
closed = Cerrado
closed-until = Cerrado. Abrimos a las { $time }
invitation = ¡Pulsa una tecla y juega!
warning-title = ¿Sigues ahí?
warning-stay = Pulsa una tecla

# Expedition
kind-treasure = Tesoro
kind-trap = Peligro
kind-relic = Reliquia

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
lesson-tobago-4 = ¿Queda una casilla? Ve y cava. ¡Quien ayudó, comparte!
lesson-tobago-5 = Los amuletos ayudan y evitan la maldición. Gana quien tiene más monedas.
tip-tobago-1 = Elige pistas que lleven cerca de tu jeep.
tip-tobago-2 = Guarda un amuleto para el momento justo.
tip-tobago-3 = Ojo con la maldición: quita un amuleto o tu mejor carta.

# A card of a real deck
entry-next = Siguiente
entry-this = Esta
entry-who = { $name } indica la carta
silent = te esperamos
