### 7 Wonders in English. Keys and parameters are the same in every language; see shinar/words.py.

game-name = 7 Wonders
game-about = Lead a city through three Ages, by Antoine Bauza: draft, build, trade with your neighbours and arm against them. With the Tower of Babel and the Great Projects, if you like.

## Cards, by id (the order of cards.py)

card-0 = Lumber Yard
card-1 = Stone Pit
card-2 = Clay Pool
card-3 = Ore Vein
card-4 = Tree Farm
card-5 = Excavation
card-6 = Clay Pit
card-7 = Timber Yard
card-8 = Forest Cave
card-9 = Mine
card-10 = Loom
card-11 = Glassworks
card-12 = Press
card-13 = Pawnshop
card-14 = Baths
card-15 = Altar
card-16 = Theater
card-17 = Tavern
card-18 = East Trading Post
card-19 = West Trading Post
card-20 = Marketplace
card-21 = Stockade
card-22 = Barracks
card-23 = Guard Tower
card-24 = Apothecary
card-25 = Workshop
card-26 = Scriptorium
card-27 = Sawmill
card-28 = Quarry
card-29 = Brickyard
card-30 = Foundry
card-31 = Loom II
card-32 = Glassworks II
card-33 = Press II
card-34 = Aqueduct
card-35 = Temple
card-36 = Statue
card-37 = Courthouse
card-38 = Forum
card-39 = Caravansery
card-40 = Vineyard
card-41 = Bazar
card-42 = Walls
card-43 = Training Ground
card-44 = Stables
card-45 = Archery Range
card-46 = Dispensary
card-47 = Laboratory
card-48 = Library
card-49 = School
card-50 = Pantheon
card-51 = Gardens
card-52 = Town Hall
card-53 = Palace
card-54 = Senate
card-55 = Haven
card-56 = Lighthouse
card-57 = Chamber of Commerce
card-58 = Arena
card-59 = Fortifications
card-60 = Circus
card-61 = Arsenal
card-62 = Siege Workshop
card-63 = Lodge
card-64 = Observatory
card-65 = University
card-66 = Academy
card-67 = Study
card-68 = Workers’ Guild
card-69 = Craftsmen’s Guild
card-70 = Traders’ Guild
card-71 = Philosophers’ Guild
card-72 = Spies’ Guild
card-73 = Strategists’ Guild
card-74 = Shipowners’ Guild
card-75 = Scientists’ Guild
card-76 = Magistrates’ Guild
card-77 = Builders’ Guild

## Boards, sides, tiles, projects

board-0 = Giza
board-1 = Rhodes
board-2 = Alexandria
board-3 = Ephesus
board-4 = Babylon
board-5 = Olympia
board-6 = Halicarnassus
board-7 = Great Wall
board-8 = Stonehenge
board-9 = Manneken Pis
board-10 = Abu Simbel

side-0 = A
side-1 = B

tile-1 = tile 1 (tax on red)
    .brief = tax on red
tile-2 = tile 2 (red without resources)
    .brief = red without resources
tile-3 = tile 3 (no double or mixed brown)
    .brief = no double or mixed brown
tile-4 = tile 4 (no yellow trade)
    .brief = no yellow trade
tile-5 = tile 5 (coins for blue)
    .brief = coins for blue
tile-6 = tile 6 (tax on blue)
    .brief = tax on blue
tile-7 = tile 7 (neighbours’ chains)
    .brief = neighbours’ chains
tile-8 = tile 8 (blue for coins)
    .brief = blue for coins
tile-9 = tile 9 (goods 1 cheaper)
    .brief = goods 1 cheaper
tile-10 = tile 10 (goods 1 dearer)
    .brief = goods 1 dearer
tile-11 = tile 11 (raw materials 1 cheaper)
    .brief = raw materials 1 cheaper
tile-12 = tile 12 (raw materials 1 dearer)
    .brief = raw materials 1 dearer
tile-13 = tile 13 (tax on chains)
    .brief = tax on chains
tile-14 = tile 14 (coins for chains)
    .brief = coins for chains
tile-15 = tile 15 (stages without resources)
    .brief = stages without resources
tile-16 = tile 16 (tax on stages)
    .brief = tax on stages
tile-17 = tile 17 (a wood or stone)
    .brief = a wood or stone
tile-18 = tile 18 (a clay or ore)
    .brief = a clay or ore
tile-19 = tile 19 (smaller victories)
    .brief = smaller victories
tile-20 = tile 20 (endless single brown)
    .brief = endless single brown
tile-21 = tile 21 (a glass, textile or papyrus)
    .brief = a glass, textile or papyrus
tile-22 = tile 22 (double defeats)
    .brief = double defeats
tile-23 = tile 23 (guilds for coins)
    .brief = guilds for coins
tile-24 = tile 24 (5 coins for guilds)
    .brief = 5 coins for guilds

tile-about-1 = Tax on red buildings: the number of the Age.
tile-about-2 = Red buildings need no resources.
tile-about-3 = Brown buildings with two units or a choice give nothing.
tile-about-4 = Trading Posts, Marketplace, Caravansery and Forum have no effect.
tile-about-5 = Blue buildings earn coins: the number of the Age.
tile-about-6 = Tax on blue buildings: the number of the Age.
tile-about-7 = Neighbours’ buildings count for chains too.
tile-about-8 = Blue buildings cost coins instead of resources.
tile-about-9 = Bought glass, textile and papyrus cost 1 less.
tile-about-10 = Bought glass, textile and papyrus cost 1 more.
tile-about-11 = Bought wood, stone, clay and ore cost 1 less.
tile-about-12 = Bought wood, stone, clay and ore cost 1 more.
tile-about-13 = Tax on chains: the number of the Age.
tile-about-14 = Chains earn coins: the number of the Age.
tile-about-15 = Stages need no resources.
tile-about-16 = Tax on stages: the number of the Age.
tile-about-17 = One wood or stone for everybody, every turn.
tile-about-18 = One clay or ore for everybody, every turn.
tile-about-19 = Victory tokens are one size smaller.
tile-about-20 = Brown buildings with a single resource give any number.
tile-about-21 = One glass, textile or papyrus for everybody, every turn.
tile-about-22 = Defeat tokens come in twos.
tile-about-23 = Guilds cost coins instead of resources.
tile-about-24 = Guilds earn 5 coins.

project-0 = Belvedere
project-1 = Cranes
project-2 = Double Walls
project-3 = Factory
project-4 = Rampart Road
project-5 = Obelisk
project-6 = River Port
project-7 = Sewer Network
project-8 = Smelter
project-9 = War Mirror
project-10 = Archives
project-11 = Giant Trebuchet
project-12 = Grand Bazaar
project-13 = Menagerie
project-14 = Triumphal Arches

## Resources, colours, symbols (.short is what stands in a cost)

good-0 = wood
    .short = W
good-1 = stone
    .short = S
good-2 = clay
    .short = C
good-3 = ore
    .short = O
good-4 = glass
    .short = G
good-5 = textile
    .short = T
good-6 = papyrus
    .short = P

colour-0 = brown
    .short = brn
colour-1 = grey
    .short = gry
colour-2 = blue
    .short = blu
colour-3 = yellow
    .short = yel
colour-4 = red
    .short = red
colour-5 = green
    .short = grn
colour-6 = purple
    .short = pur

symbol-0 = compass
symbol-1 = gear
symbol-2 = tablet

# A number of the Age, as people write it.
age-1 = I
age-2 = II
age-3 = III

# Who is not a player at the table, but has a city.
seat-8 = Free City

## What cards and stages do, in few words ($goods are letters of resources, $what is what is counted)

effect-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
effect-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
effect-shields = { $count ->
    [one] 1 shield
   *[other] { $count } shields
}
effect-makes = makes { $goods }
effect-makes-two = makes 2 { $goods }
effect-any-symbol = any symbol
effect-cheap-left = { $goods } for 1, left
effect-cheap-right = { $goods } for 1, right
effect-cheap-both = { $goods } for 1
effect-coins-per = { $count ->
    [one] 1 coin
   *[other] { $count } coins
} per { $what }{ $where }
effect-points-per = { $count ->
    [one] 1 point
   *[other] { $count } points
} per { $what }{ $where }
effect-both-per = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $count ->
    [one] 1 point
   *[other] { $count } points
} per { $what }{ $where }
effect-gift = neighbours { $count } coins each
effect-loss = all others lose { $count }
effect-victory = a victory token of { $count }
what-stages = stage
what-defeats = defeat token
what-stones = stone
what-sets = set of symbols
where-0 = { "" }
where-6 = { " " }next door
where-7 = { " " }in all three

special-1 = a free building in each Age
special-2 = the seventh card
special-3 = a building from the discard pile
special-4 = a neighbour’s guild
special-5 = a neighbour’s symbol
special-6 = diplomacy
special-7 = a missing resource
special-8 = the buried colour next door
special-9 = a neighbour’s stage { $count }
special-10 = a buried leader
special-11 = a joining token
special-12 = a building token
special-13 = a stage token

penalty-1 = lose a { $colour } building
penalty-2 = lose all coins
penalty-3 = lose two victory tokens
penalty-4 = lose the start of the board

## Moves. $free is 1 where the Free City acts; $left, $right, $bank are coins to pay; $ways how many manners there are

move-build = { $free ->
    [1] Free City: build
   *[other] Build
} { $card }{ $left ->
    [0] { "" }
   *[other] { " " }· { $left } left
}{ $right ->
    [0] { "" }
   *[other] { " " }· { $right } right
}{ $bank ->
    [0] { "" }
   *[other] { " " }· { $bank } to the bank
}{ $ways ->
    [1] { "" }
   *[other] { " " }· several ways, from { $coins }
}
move-search = Build { $card } from the discard pile{ $bank ->
    [0] { "" }
   *[other] { " " }· { $bank } to the bank
}
move-stage = { $free ->
    [1] Free City: bury
   *[other] Bury
} { $card } for { $stage }{ $left ->
    [0] { "" }
   *[other] { " " }· { $left } left
}{ $right ->
    [0] { "" }
   *[other] { " " }· { $right } right
}{ $bank ->
    [0] { "" }
   *[other] { " " }· { $bank } to the bank
}{ $ways ->
    [1] { "" }
   *[other] { " " }· several ways, from { $coins }
}
move-sell = { $free ->
    [1] Free City: sell
   *[other] Sell
} { $card }
move-raise = Discard { $card } for a tile
move-lose = Give up { $card }
move-keep = Keep { $tile }
move-lay = Lay { $tile }
move-which = { $stage } of your Wonder
move-mirror = Mirror { $stage }
move-by-cost = { $free ->
    [1] Free City: pay
   *[other] Pay
} the cost of { $card }
move-by-chain = { $free ->
    [1] Free City: build
   *[other] Build
} { $card } by a chain
move-by-power = Build { $card } for free, by your Wonder
move-by-token = Use a token for { $card }
move-by-other = Means { $means }
move-join-no = Take no part in the { $project }
move-join = Take part in the { $project }
move-join-wild = Take part in the { $project } with a joining token
move-join-other = Part { $join }
move-pay = { $free ->
    [1] Free City: pay
   *[other] Pay
} { $left } left, { $right } right
move-lose-win = Give up a victory token of { $value }
move-decline = Leave it alone
move-board = Take { $board }
move-side = Play side { $side }

stage-0 = a stage
stage-1 = stage 1
stage-2 = stage 2
stage-3 = stage 3
stage-4 = stage 4
stage-none = no stage
card-none = a card
board-none = no board
project-none = project
right-none = ?

## News

news-age = Age { $age } begins.
news-project = The { $project } is the Great Project of this Age: { $count ->
    [one] 1 token
   *[other] { $count } tokens
}.
news-board = { $seat } took { $board }.
news-side = { $seat } plays { $board }, side { $side }.
news-built = { $seat } built { $card }.
news-built-by-chain = { $seat } built { $card } by a chain.
news-built-by-power = { $seat } built { $card } for free.
news-built-by-token = { $seat } built { $card } with a token.
news-built-by-search = { $seat } built { $card } from the discard pile.
news-staged = { $seat } built { $stage }.
news-sold = { $seat } sold a card.
news-raised = { $seat } discarded a card for a tile.
news-declined = { $seat } left the last card alone.
news-declined-search = { $seat } took nothing from the discard pile.
news-joined = { $seat } took part in the { $project }.
news-paid = { $seat } paid { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} to { $whom ->
    [you] you
   *[other] { $other }
}.
news-paid-bank = { $seat } paid { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} to the bank.
news-gained = { $seat } received { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} from the bank.
news-lost-coins = { $seat } lost { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
news-laid = { $seat } laid { $tile } on the Tower.
news-project-done = The { $project } has succeeded.
news-project-failed = The { $project } has failed.
news-rewarded = { $seat } received the reward { $count ->
    [one] once
   *[other] { $count } times
}.
news-gave-up = { $seat } gave up { $card }.
news-gave-up-wins = { $seat } gave up { $count ->
    [one] a victory token
   *[other] { $count } victory tokens
}.
news-barren = { $who ->
    [you] Your board
   *[other] { $seat }’s board
} lost its start.
news-penalty = { $seat } took a penalty token: { $points }.
news-fought = Conflicts: { $seat }, { $points ->
    [0] no victory
   *[other] victories worth { $points }
}, { $defeats ->
    [0] no defeat
    [one] 1 defeat
   *[other] { $defeats } defeats
}.
news-over = The game is over.

## What is asked for

phase-boards = { $who ->
    [you] Choose your board.
   *[other] { $seat } is choosing a board.
}
phase-sides = { $who ->
    [you] Choose the side of your board.
   *[other] Still choosing a side: { $seat }.
}
phase-draft = { $who ->
    [you] Keep one tile; the others go to the right.
   *[other] Still choosing a tile: { $seat }.
}
phase-play = Age { $age }, turn { $turn }. { $who ->
    [you] Choose a card and what it is for.
   *[other] Still choosing: { $seat }.
}
phase-free-city = Age { $age }, turn { $turn }. { $who ->
    [you] Choose a card for the Free City.
   *[other] Still choosing: { $seat }.
}
phase-which-stage = { $who ->
    [you] Which stage?
   *[other] Still choosing: { $seat }.
}
phase-which-tile = { $who ->
    [you] Which tile?
   *[other] Still choosing: { $seat }.
}
phase-means = { $who ->
    [you] How is it built?
   *[other] Still choosing: { $seat }.
}
phase-join = { $who ->
    [you] Take part in the Great Project?
   *[other] Still choosing: { $seat }.
}
phase-pay = { $who ->
    [you] How many coins to which neighbour?
   *[other] Still choosing: { $seat }.
}
phase-last-card = { $who ->
    [you] You may use your last card.
   *[other] May still use the last card: { $seat }.
}
phase-search = { $who ->
    [you] Build one card of the discard pile for free.
   *[other] { $seat } is looking through the discard pile.
}
phase-penalty = { $who ->
    [you] The project has failed: choose what you give up.
   *[other] Choosing what to give up: { $seat }.
}
phase-over = The game is over.

## Why not?

why-other-question = Something else is asked of you now.
why-not-in-hand = You do not hold this card.
why-not-in-pile = This card is not in the discard pile.
why-already-built = This building already stands in the city.
why-too-few-coins = There are too few coins for it.
why-not-on-offer = Neither the city nor its neighbours make all that it needs.
why-no-stage-left = All stages of this Wonder are built.
why-no-such-stage = That stage cannot be built.
why-stage-too-few-coins = There are too few coins for the stage.
why-stage-not-on-offer = Neither the city nor its neighbours make all that the stage needs.
why-tower-not-in-play = The Tower is not in this game.
why-no-tile-left = You have no tile left.
why-no-such-tile = You do not have this tile.
why-no-such-means = There is no such way to build it.
why-cannot-join = You cannot pay for a part in the project as well.
why-no-wildcard = You have no joining token.
why-no-such-split = That payment does not do, or wastes coins.
why-free-city-can-use = The Free City must not sell while you hold a card that it can use.
why-free-city-no-tiles = The Free City builds no tiles.
why-wrong-colour = The penalty asks for a building of another colour.
why-not-in-city = This building does not stand in your city.
why-no-such-token = You have no such victory token.
why-must-use-card = You must use one of your cards.
why-board-taken = Somebody has this board.
why-board-not-in-play = This board is not in the game.
why-not-so-built = A card of the discard pile can only be built.

## The score sheet

sheet-military = Military
sheet-treasury = Treasury
sheet-wonder = Wonder
sheet-civilian = Civilian
sheet-science = Science
sheet-commercial = Commercial
sheet-guilds = Guilds
sheet-tower = Tower
sheet-projects = Projects

## Options and presets

preset-base = Base game
preset-base-about = The game of the first box, without expansions.
preset-babel = Babel
preset-babel-about = With the Tower of Babel and the Great Projects.
preset-full = Everything
preset-full-about = Tower, Great Projects and the Wonder Pack.

option-tower = Tower of Babel
option-tower-about = Tiles that change the rules for everybody.
option-projects = Great Projects
option-projects-about = In each Age a project that all may join, with rewards and penalties.
option-wonder_pack = Wonder Pack
option-wonder_pack-about = Great Wall, Stonehenge and Manneken Pis are among the boards. Abu Simbel waits for the Leaders.
option-boards = Boards
option-boards-about = How the boards are given out.
option-boards-random = by lot
option-boards-chosen = chosen one after another
option-sides = Sides
option-sides-about = Which side of the boards is played.
option-sides-random = by lot
option-sides-all_a = all side A
option-sides-chosen = chosen by everybody
option-tile_active_from = Tiles act
option-tile_active_from-about = From when on a tile of the Tower acts.
option-tile_active_from-next_turn = from the next turn on
option-tile_active_from-end_of_turn = as soon as they lie
option-tax_on_free_builds = Taxes on free building
option-tax_on_free_builds-about = What is built for free is taxed too.
option-free_city_affected = Tiles act on the Free City
option-free_city_affected-about = With two players, the tiles hold for the neutral city too.
option-partial_penalty = Partial penalty
option-partial_penalty-about = Who has one victory token instead of two loses that one.

## Labels, for tables without a picture

label-age = Age
label-turn = Turn
label-round = Rounds so far
label-leader_seat = Leads the Free City
label-cities = Cities
label-seat = Player
label-left_seat = Left neighbour
label-right_seat = Right neighbour
label-left = Left
label-right = Right
label-board = Board
label-side = Side
label-coins = Coins
label-shields = Shields
label-wins = Victory tokens
label-defeats = Defeat tokens
label-cards = Cards
label-stages = Stages
label-stage = Stage
label-cost = Cost
label-effect = Effect
label-built = Built
label-mirrored = Mirrored stage
label-card = Card
label-goods = Resources
label-choice_goods = One of
label-own_goods = For itself, one of
label-symbols = Symbols
label-truces = Conflicts to sit out
label-powers = Free buildings left
label-last_card = Seventh card
label-hand_size = Cards in hand
label-tiles = Tiles
label-tiles_left = Tiles left
label-raised = Tiles laid
label-parts = Participation tokens
label-free_buildings = Building tokens
label-free_stages = Stage tokens
label-wildcards = Joining tokens
label-rewards = Rewards
label-project = Great Project
label-count = Number
label-penalties = Penalty points
label-barren = Start lost
label-hand = Your hand
label-colour = Colour
label-build = Build
label-tile = Tile
label-why = Why not
label-ways = Pay
label-means = Means
label-bank = To the bank
label-pile = Discard pile, as you see it
label-hand_seat = For the city
label-passed_tiles = Tiles you passed on
label-hands = Hands you remember
label-size = Cards
label-sure = Of these surely
label-gone_cards = Gone, nobody knows where
label-sealed = You chose
label-free = For the Free City
label-use = Use
label-tower = Tower of Babel
label-active_tiles = Tiles in force
label-laid_tiles = All tiles laid
label-reward = Reward
label-penalty = Penalty
label-tokens = Tokens left
label-open = Open
label-past_projects = Past projects
label-success = Succeeded
label-discards = Discard pile
label-discarded_cards = Discards you know
label-last = Last round
label-joins = Took part
label-gain = From the bank

use-1 = built
use-2 = buried
use-3 = sold
use-4 = for a tile
use-5 = left alone
means-0 = paid
means-1 = chain
means-2 = Wonder
means-3 = token
means-4 = discard pile
tile-0 = an empty space

## What statistics are counted by

tally-board = Boards
tally-board-a = Side A
tally-board-b = Side B
tally-tile = Tiles built
tally-project = Projects laid out
tally-project-failed = Projects failed
tally-project-done = Projects that succeeded, by those who took part
