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
lobby-sit = Sit down
lobby-start = Hold together: start
lobby-few = { $game } is made for three and more
lobby-seated = { $n ->
    [0] Nobody sits yet
    [one] { $n } person sits
   *[other] { $n } people sit
}
start = Start
bot-name = Bot

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

# The host
menu-title = The host's menu
menu-resume = Back to the game
menu-back = Back
menu-undo = Undo the last vote
menu-end = End this game
menu-rise = Everybody stands up
menu-quit = Switch Tacora off
menu-next = Next
menu-ok = OK
help-terminal = Enter: start · Esc: back · F10: menu · Ctrl-C: quit

# News
notice-stuck = { $name }: the { $side } key is held down
notice-fault = { $name }: this box does not answer
notice-not-kept = Nothing can be saved: this evening is played, not kept
notice-undone = The host has undone the last vote
notice-resumed = Welcome back: the game goes on
notice-need-two = At least two must sit down
notice-no-sound = No sound device
