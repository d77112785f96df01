# One message a line: id = text. Facts stand in braces; plurals choose by { $n }.

names-two = { $first } and { $last }
names-more = { $first }, { $rest }

# Keys and seats
continue = Continue
leave = Leave
seat-circle = Circle
seat-square = Square
seat-triangle = Triangle
seat-star = Star
seat-hexagon = Hexagon
seat-diamond = Diamond
seat-heart = Heart
seat-cross = Cross
side-left = left
side-right = right

# Lobby
lobby-sit = Sit down: press a key
lobby-start = Hold both: start
lobby-few = { $game } is made for three and more
lobby-seated = { $n ->
    [0] Nobody sits yet
    [one] { $n } person sits
   *[other] { $n } people sit
}
start = Start
bot-name = Bot
lobby-lesson = Tap both: how to play
lobby-name = Name
lobby-rise = Stand up
typing-done = Enter: done · Esc: cancel

# Expedition
expedition = Expedition { $n } of { $of }
cards-left = { $n ->
    [one] { $n } card face down
   *[other] { $n } cards face down
}
chosen = { $n ->
    [0] Nobody has chosen yet
    [one] { $n } of { $of } has chosen
   *[other] { $n } of { $of } have chosen
}
gems = { $gem ->
    [coin] { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
    [ruby] { $n ->
        [one] { $n } ruby
       *[other] { $n } rubies
    }
   *[red-diamond] { $n ->
        [one] { $n } red diamond
       *[other] { $n } red diamonds
    }
}
pot = { $n ->
    [0] Nothing lies in the cave
   *[other] { $gems } in the cave
}
each-gets = { $n ->
    [0] Too few to share out
   *[other] Everybody inside gets { $gems }
}
in-camp = in camp
locked = chosen
asked = choosing
card-treasure = Treasure { $value }
trap-warning = { $n ->
    [0] { $trap }! There is no other one
    [one] { $trap }! One more lies face down
   *[other] { $trap }! { $n } more lie face down
}
trap-spider = Spider
trap-snake = Snake
trap-lava = Lava
trap-boulder = Boulder
trap-ram = Ram
trap-scorpion = Scorpion
trap-cave-in = Cave-in
trap-gas = Gas
trap-explosion = Explosion
trap-mummy = Mummy
trap-fire = Fire
trap-rocks = Rockfall
relic-mask = Mask
relic-idol = Idol
relic-cup = Cup
relic-dagger = Dagger
relic-sun = Sun disc
relic-worth = { $relic }, worth { $gems }
kind-treasure = Treasure
kind-trap = Danger
kind-relic = Relic

# Reveal, bust, interval
stay-count = { $n ->
    [0] Nobody goes on
    [one] { $n } goes on
   *[other] { $n } go on
}
leave-count = { $n ->
    [0] Nobody leaves
    [one] { $n } leaves
   *[other] { $n } leave
}
walks-out = { $name } walks out with { $gems }
takes-relics = { $n ->
    [one] { $name } takes a relic worth { $points }
   *[other] { $name } takes { $n } relics worth { $points }
}
stays-behind = { $n ->
    [0] Nothing stays behind
    [one] { $gems } stays behind
   *[other] { $gems } stay behind
}
loses = { $name } loses { $gems }
bust-title = { $trap }, twice!
interval-title = Expedition { $n } is over
interval-next = { $n ->
    [0] That was the last one
    [one] One more to come
   *[other] { $n } more to come
}
interval-removed = Left the game: { $traps }

# The end
final-wins = { $n ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
final-shared = { $n } players share the victory
final-score = { $name }: { $score }
final-again = Again
chest = Chest { $gems }

# Games
game-diamant = Diamant
game-tobago = Tobago

# Tobago: the island
landmark = { $largest ->
    [yes] { $landmark ->
        [jungle] the largest jungle
        [scrubland] the largest scrubland
        [mountains] the largest mountain range
        [beach] the largest beach
        [river] the largest river
       *[lake] the largest lake
    }
   *[no] { $landmark ->
        [jungle] the jungle
        [scrubland] the scrubland
        [mountains] the mountains
        [beach] a beach
        [river] a river
        [lake] a lake
        [ocean] the ocean
        [hut] a hut
        [palm] a palm tree
       *[statue] a statue
    }
}
clue-in = { $landmark ->
    [beach] on { landmark }
   *[lake] in { landmark }
}
clue-not-in = not { clue-in }
clue-next-to = next to { landmark }
clue-not-next-to = not next to { landmark }
clue-in-sight-of = in sight of { landmark }
clue-not-in-sight-of = not in sight of { landmark }
land-jungle = Jungle
land-scrubland = Scrubland
land-mountains = Mountains
land-beach = Beach
land-river = River
land-lake = Lake
land-ocean = Ocean
land-hut = Hut
land-palm = Palm tree
land-statue = Statue
island-amulet = Amulet
land-letter = { $landmark ->
    [jungle] j
    [scrubland] s
    [mountains] m
    [beach] b
    [river] r
   *[lake] l
}
map-white = White map
map-grey = Grey map
map-black = Black map
map-brown = Brown map
leaves = { $n } left
removes = { $n ->
    [one] { $n } space fewer
   *[other] { $n } spaces fewer
}
steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
clues-left = { $n ->
    [one] { $n } clue face down
   *[other] { $n } clues face down
}
treasures-left = { $n ->
    [one] { $n } treasure face down
   *[other] { $n } treasures face down
}

# Tobago: questions
ask-begin = Who was on an island last? Press a key!
ask-place-hut = Where does the hut stand?
ask-place-palm = Where does the palm tree grow?
ask-place-statue = Where does the statue stand?
ask-facing = Which way does the statue look?
ask-land = Where does your jeep start?
ask-open = Which map does your clue open?
ask-restart = Start the new map with a clue
ask-action = What will you do?
ask-clue = Which clue?
ask-map = On which map?
ask-drive = Where to?
ask-space = Which half is your space in?
ask-amulet = What shall the amulet do?
ask-marker = Which marker goes away?
ask-double = Which clue gets a second compass?
ask-swap = Which two compasses change places?

# Tobago: choices
act-clue = Play a clue
act-drive = Drive
act-exchange = New clues
act-dig = Dig
act-amulet = Use an amulet
act-end = Done
facing-0 = To the right
facing-1 = Down to the right
facing-2 = Down to the left
facing-3 = To the left
facing-4 = Up to the left
facing-5 = Up to the right
drive-treasure = To the treasure
drive-amulet = To an amulet
drive-here = Here
drive-space = Another space
power-marker = Remove a marker
power-clue = Extra clue
power-drive = Extra drive
power-exchange = New clues
power-double = Second compass
power-swap = Swap compasses
help-clue = Lay a clue on a map: fewer spaces are left
help-drive = Move your jeep, up to three steps
help-exchange = Give back all your clues and draw new ones
help-dig = Dig up the treasure under your jeep
help-amulet = Hand in an amulet for something extra
help-end = Your turn ends
help-power-marker = Take one marker off the island
help-power-clue = Play one more clue
help-power-drive = Three more steps, but take no amulets on the way
help-power-exchange = Give back all your clues and draw new ones
help-power-double = Put a second compass on a clue of yours
help-power-swap = Two compasses of one map change places
why-no-clue = None of your clues fits a map
why-no-map = This clue fits no map now
why-no-amulet = You have no amulet
why-no-treasure = No treasure has been found under your jeep
why-no-markers = Markers come out when 17 spaces are left
why-no-double = None of your clues can take a second compass
why-no-swap = There are no two compasses to swap
why-no-cards = You have no clues in your hand
why-no-compass = You have no compass left

# Tobago: what happens
now-island = The island rises from the sea
now-placed = There it stands
now-again = Two spaces are alike in every clue: set it up once more
now-begins = { $name } begins
now-landed = { $name } starts here
now-opened = { $sign }, opened by { $name }: { $clue }
now-clue = { $name } · { $sign }: { $clue }, { $n } left
now-located = { $sign }: the treasure is found!
now-drove = { $n ->
    [0] { $name } stays here
    [one] { $name } drives { $n } step
   *[other] { $name } drives { $n } steps
}
now-took = { $name } picks up an amulet
now-exchanged = { $name } draws new clues
now-dug = { $sign }: { $name } digs up the treasure!
now-marker = { $name } removes a marker: { $n } left
now-double = { $name } adds a second compass
now-swap = { $name } swaps two compasses
now-appeared = { $n ->
    [0] No amulet appears
    [one] An amulet appears
   *[other] { $n } amulets appear
}
now-shuffled = The used clues are shuffled
now-turn = { $name } has the turn
now-last = No treasure cards are left: this is the last treasure

# Tobago: sharing a treasure
offer-take = Take it
offer-leave = Leave it
offer-asked = { $name }: take it or leave it?
offer-claimed = { $n ->
    [one] { $name } takes { $n } coin
   *[other] { $name } takes { $n } coins
}
offer-refused = Nobody wants it
offer-next = Here comes the next card
offer-hidden = { $n ->
    [0] No more cards face down
    [one] { $n } card face down
   *[other] { $n } cards face down
}
curse-title = The curse!
curse-amulet = { $name } hands in an amulet
curse-card = { $n ->
    [one] { $name } loses { $n } coin
   *[other] { $name } loses { $n } coins
}
curse-nothing = { $name } has nothing to lose
curse-spared = { $n ->
    [0] It was the last card
    [one] { $n } card goes back unseen
   *[other] { $n } cards go back unseen
}
value-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
value-curse = The curse

# Tobago: secrets
sweep-treasure = Your own light glows when your card is shown
sweep-hand = Your own light glows when one of your clues is shown
sweep-again = Once more
sweep-know = I know mine
sweep-card = Card { $n } of { $of }
pass-to = Pass the screen to { $name }
pass-treasure = You will see what you find there
pass-hand = You will see your clues
pass-hold = Hold to look
pass-look = Look
pass-done = Done
peek-treasure = What you find there
peek-hand = Your clues

# The host
menu-resume = Back to the game
menu-back = Back
menu-undo = Undo the last choice
menu-end = End this game
menu-play-diamant = Play Diamant
menu-play-tobago = Play Tobago
menu-rise = Everybody stands up
menu-quit = Switch Tacora off
menu-next = Next
menu-ok = OK
help-terminal = Enter: start · Esc: back · F10: menu · Ctrl-C: quit
page-main = The host’s menu
page-settings = Settings
page-house = House rules
page-seats = One key or two?
page-seat = The keys of this box
page-quit = Switch off?
menu-skip = Go on without waiting
menu-lesson = How to play
menu-settings = Settings
menu-house = House rules
menu-seats = One key or two
menu-boxes = Try the boxes
menu-history = Past games
menu-yes = Yes, switch off
menu-no = No
menu-language = Language
menu-volume = Volume
menu-ambience = Sound of the cave
menu-speech = Read aloud
menu-fast = Fast
menu-reduced-motion = Less movement
menu-flat = Seen from all sides
menu-poker-face = Poker face
menu-nudge-after = Remind after
menu-absent-after = Away after
menu-own-cards = Our own cards
menu-keys = Keys
menu-step = Goes on every
menu-hold-off = Press at least
menu-repeat = Pause between presses
menu-edition = Edition
menu-expeditions = Expeditions
menu-division = Share out
menu-chests = Chests
menu-absent = If somebody is away
menu-hands = Clue cards
menu-next-map = A new map begins
menu-amulets = Amulets
menu-placing = Huts, palms, statues
menu-change = Change

# News
notice-stuck = { $name }: the { $side } key is held down
notice-fault = { $name }: this box does not answer
notice-lost = { $name }: no answer. Keyboard: { $keys }, or the menu
notice-not-kept = Nothing can be saved: this evening is played, not kept
notice-damaged = The kept games were damaged: they are set aside
notice-undone = The host has undone the last choice
notice-resumed = Welcome back: the game goes on
notice-need-two = At least two must sit down
notice-too-many = Too many people sit here for that game
notice-no-sound = No sound device
notice-not-held = { $name }: that clue is not in this hand
notice-locked = The house has locked this setting
notice-closing = The house is closing: no new game begins
notice-not-set = This is set for tonight only: it cannot be saved

# History in the terminal
history-none = No game has been played to its end yet.
history-best = The best of { $game }
history-latest = The latest games, with what each expedition brought
history-person = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $wins } won, highest score { $top }

# Ready names
ready-1 = Fox
ready-2 = Owl
ready-3 = Bear
ready-4 = Otter
ready-5 = Hedgehog
ready-6 = Badger
ready-7 = Lynx
ready-8 = Heron
ready-9 = Beaver
ready-10 = Falcon
ready-11 = Squirrel
ready-12 = Turtle

# Values of settings
value-on = on
value-off = off
value-never = never
value-percent = { $n } %
value-seconds = { $n } s
value-minutes = { $n } min
value-division-pooled = all together
value-division-per-card = card by card
value-chests-closed = closed
value-chests-open = open
value-absent-wait = wait
value-absent-leave = to the camp
value-absent-continue = goes on
value-hands-open = open
value-hands-secret = secret
value-next-map-hand = from the hand
value-next-map-deck = from the deck
value-placing-random = by chance
value-placing-by-hand = by yourselves
edition-diamant-2016 = Diamant 2016
edition-diamant-2005 = Diamant 2005
edition-incan-gold-2006 = Incan Gold 2006
edition-incan-gold-2018 = Incan Gold 2018

# The PIN
gate-title = The host’s secret keys
gate-wait = Not right. Wait a little

# Box test, history, kiosk
boxes-title = Press any key
boxes-end = Hold both: done
past-best = The best
past-day = { DATETIME($day, dateStyle: "long") }
past-wins = Wins
past-top = Best
past-none = No game has been finished yet
past-done = Enough
closed = Closed
closed-until = Closed. We open at { $time }
invitation = Press any key and play!
warning-title = Still there?
warning-stay = Press any key

# Read aloud
spoken-silent = We are waiting for { $names }

# How to play
lesson-next = Next
lesson-enough = Enough
lesson-diamant-1 = Treasure is shared by everybody in the cave.
lesson-diamant-2 = In secret: go on, or leave with what you have?
lesson-diamant-3 = Whoever leaves takes what lies on the way. Alone, the relic too!
lesson-diamant-4 = The same danger twice: all in the cave lose what they carry.
lesson-diamant-5 = After five expeditions the fullest chest wins.
tip-diamant-1 = Count the dangers: small cards show how many are left.
tip-diamant-2 = Watch the others: who leaves, and who stays for more?
tip-diamant-3 = A relic is worth waiting for, but only alone.
lesson-tobago-1 = Four treasure maps. Every clue rules spaces out.
lesson-tobago-2 = Your turn: lay a clue on a map …
lesson-tobago-3 = … or drive your jeep, up to three steps.
lesson-tobago-4 = One space left? Drive there and dig. Who gave clues shares!
lesson-tobago-5 = Amulets help you and keep off the curse. Most coins win.
tip-tobago-1 = Choose clues that lead to spaces near your jeep.
tip-tobago-2 = Keep an amulet for the right moment.
tip-tobago-3 = Mind the curse: it takes an amulet, or your best card.

# A card of a real deck
entry-next = Next
entry-this = This one
entry-who = { $name } enters the card
silent = waited for
