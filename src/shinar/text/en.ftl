### Words common to all games and faces. Keys and parameters are the same in every language; see shinar/words.py.

## People

you = You
# $number counts from 1.
seat-name = Player { $number }
list-and = { $first } and { $next }
list-comma = { $first }, { $next }

## Languages, each in its own words

language-en = English
language-fr = Français
language-zh-TW = 繁體中文

## Reasons common to all games

why-game-over = The game is over.
why-not-owed = It is not for you to choose now.
why-no-such-action = This game has no such action.

## Playing

undo = Take back
resign = Resign
news-undone = { $seat } took back the last choice.
news-resigned = { $seat } resigned.

## The end

game-over = Game over
outcome-won = { $who ->
    [you] You win.
   *[other] { $seat } wins.
}
outcome-shared = Shared victory: { $names }.
outcome-draw = The game is a draw.

## The score sheet

sheet-total = Total
sheet-rank = Place
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Options

switch-on = yes
switch-off = no

## The terminal (shinar/cli)

cli-for-seats = for { $seats }
cli-presets = presets
cli-default = default
cli-bot-random = Random
cli-bot-greedy = Greedy
cli-bot-easy = Easy
cli-bot-medium = Medium
cli-bot-hard = Hard
cli-bot-expert = Expert
cli-bot-outside = Guest
cli-bot-faults = { $seat } is a program; { $count ->
    [one] one choice was made for it
   *[other] { $count } choices were made for it
 } by the greedy bot, because:
cli-log = Log
cli-foot = number, notation or a few letters · u take back · why … · ? help · q quit
cli-filtered = only “{ $text }” · Enter shows all again
cli-more-moves = … { $count } in all: type a few letters to see fewer
cli-watching = Enter goes on · q quit
cli-pass-to = Pass the terminal to { $seat }. Nobody else looks.
cli-press-enter = Press Enter.
cli-next-page = Enter goes on · q back
cli-back = Enter goes back to the table
cli-replay-help = Enter goes on, b back, nn and bb to where the other player begins, a number to that choice; first, last, log, sheet, lang, q.
cli-replay-foot = choice { $number } of { $last } · Enter on · b back · nn, bb other player · a number · first, last · log · sheet · q

# What may be typed for each command, besides its English name.
cli-verbs-undo = u
cli-verbs-why = why
cli-verbs-help = ?
cli-verbs-log = log
cli-verbs-sheet = sheet
cli-verbs-rules = rule
cli-verbs-save = save
cli-verbs-lang = language
cli-verbs-board = table
cli-verbs-resign = resign
cli-verbs-quit = q exit

cli-help-title = What you can type
cli-help-number-typed = 7
cli-help-number = choose the move with this number
cli-help-notation-typed = its notation
cli-help-notation = choose a move by its notation; if it is not allowed, you are told why
cli-help-letters-typed = a few letters
cli-help-letters = show only the moves with words that begin this way
cli-help-enter-typed = Enter
cli-help-enter = choose the only move that is left, or show all moves again
cli-help-undo = take back your last choice, as long as nobody has learnt anything from it; otherwise if all agree
cli-help-why = why something is or is not allowed, and by which rule: why and a number, notation or words
cli-help-help = this page; with a number, notation or words, the rule behind it
cli-help-log = all that has happened
cli-help-sheet = the points as they stand
cli-help-rules = the rules; with a number (rules R7.1), one of them
cli-help-save = save the game, in the file that you name
cli-help-lang = another language: lang en, lang fr, lang zh-TW
cli-help-board = show the table and all moves again
cli-help-resign = give up
cli-help-quit = leave; you can save and go on another day

cli-how-why = Say what: why and a number, a notation or a few letters.
cli-allowed = That is allowed.
cli-no-action = There is no action “{ $text }” in this game.
cli-more-answers = … and { $count } more: type more letters.
cli-no-rule = There is no rule “{ $rule }”.
cli-no-such-number = There is no move { $number }: they go from 1 to { $last }.
cli-nothing-fits = No move you can make fits “{ $text }”. Type ? for help, or why { $text }.
cli-one-fits = { $label }: press Enter to do it.
cli-taken-back = Taken back.
cli-nothing-changed = Nothing has changed.
cli-ask-consent = Something was seen or done since. Do all others agree that you take it back? It is noted in the game.
cli-ask-resign = Do you really give up?
cli-yes-letter = y
cli-ask-save = Save this game? Enter: as { $file } · another name · n: no
cli-saved = Saved in { $file }. See it again with: { $command }
cli-saved-there = Saved in { $file }.
cli-not-saved = The game was not saved.
cli-seed = Seed of the deal: { $seed }
cli-seed-hash = It was promised before the first choice: SHA-256 { $hash }, salt { $salt }
cli-seed-promise = The deal is fixed. Its seed hash: { $hash }

## The terminal: Babel

cli-babel-build = Build
cli-babel-skill = Skill
cli-babel-halve = Halve by
cli-babel-pay = Pay
cli-babel-discard = Discard
cli-babel-move = Move to
cli-babel-lay = Lay
cli-babel-migrate = Migrate 3
cli-babel-end = End
cli-babel-hand = Hand
cli-babel-stack = Stack
cli-babel-held = [1] held
cli-babel-no-cards = no cards
cli-babel-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cli-babel-announced = announced { $count }
cli-babel-not-announced = fewer than 4 cards
cli-babel-face-down = { $count } face down
cli-babel-quarry = Quarry { $count }
cli-babel-pile = Pile { $count }
cli-babel-discards = Discards
cli-babel-next = Next temple cards: { $levels }
cli-babel-known = Surely in hand:
cli-babel-end-phase-of = { $who ->
    [you] End phase, opened by you
   *[other] End phase, opened by { $seat }
}
cli-babel-temple = temple
cli-babel-column = column
cli-babel-pawn-here = pawn here
cli-babel-help =
    Babel: >A moves your pawn to the Assyrians, +H lays a Hittite, held, own and other build from your held card and the two stacks, A/M migrates from the Assyrians to the Medes. Columns grow away from the middle; three or more of a kind in a row (underlined) can use a skill.

## The terminal: Babylon

cli-babylon-remove = Remove
cli-babylon-dig = Dig
cli-babylon-place = Place
cli-babylon-site = Lay at
cli-babylon-turn = Turn
cli-babylon-prop = Rest on
cli-babylon-build = Build
cli-babylon-change = Token
cli-babylon-wish = Count as
cli-babylon-end = End
cli-babylon-round = Round { $round } of { $rounds }
cli-babylon-taken = Taken
cli-babylon-placing = Placing
cli-babylon-flower = { $flower } flower
cli-babylon-tile = { $flower } { $material } ({ $symbols })
cli-babylon-quarry = Quarry, row { $row }: { $stacks }
cli-babylon-stored-tile = stored tile: { $tile }
cli-babylon-taken-tile = Taken tile: { $tile }
cli-babylon-pillars = { $count ->
    [one] { $count } pillar
   *[other] { $count } pillars
}
cli-babylon-doubles = { $count ->
    [one] { $count } double pillar
   *[other] { $count } double pillars
}
cli-babylon-laid = { $place }, level { $level }, { $flower } flower: { $spaces }
cli-babylon-help =
    Babylon: >B3 digs the tile at B3 of the quarry, place:taken and place:stored place a tile, @c4 lays it with its upper left corner on c4 (@c4+ one level higher), r90 turns it, free:ne leaves a corner free, statue:c3 and bridge:c3-e3 build, done ends your building, then keep:taken, keep:stored or end say which tile you keep. In the picture a digit is the height of a space and the sign beside it what it shows; › marks where you can lay or build now.

## The terminal: 7 Wonders

cli-wonders-build = Build
cli-wonders-stage = Bury
cli-wonders-tile = For a tile
cli-wonders-sell = Sell
cli-wonders-choose = Choose
cli-wonders-means = How
cli-wonders-join = Project
cli-wonders-pay = Pay
cli-wonders-lose = Give up
cli-wonders-decline = Or
cli-wonders-hand = Hand, with what building costs:
cli-wonders-sells = sells
cli-wonders-makes = makes
cli-wonders-nothing = nothing yet
cli-wonders-built = built
cli-wonders-cost = { $cost }: { $effect }
cli-wonders-far = { $points } pts { $coins } c { $shields } sh
cli-wonders-left = on your left
cli-wonders-right = on your right
cli-wonders-raised = { $count ->
    [one] 1 tile laid
   *[other] { $count } tiles laid
}
cli-wonders-parts = { $count ->
    [one] 1 part
   *[other] { $count } parts
}
cli-wonders-tower = Tower
cli-wonders-own-tiles = In your hand:
cli-wonders-project = for { $cost } · { $count ->
    [one] 1 token
   *[other] { $count } tokens
} left · reward: { $reward } · else { $penalty }
cli-wonders-stage-offer = Next stage: { $price } · discard pile: { $count }
cli-wonders-discards = Discard pile: { $count }
cli-wonders-remembered = In { $who ->
    [you] your hand
   *[other] the hand of { $seat }
}, { $count } of: { $cards }
cli-wonders-free = free
cli-wonders-means-1 = chain
cli-wonders-means-2 = Wonder
cli-wonders-means-3 = token
cli-wonders-means-4 = free
cli-wonders-why-already-built = have it
cli-wonders-why-too-few-coins = coins?
cli-wonders-why-not-on-offer = goods?
cli-wonders-why-no-stage-left = all built
cli-wonders-why-no-such-stage = none
cli-wonders-why-stage-too-few-coins = too few coins
cli-wonders-why-stage-not-on-offer = goods are missing
cli-wonders-help =
    7 Wonders: build:stockade builds a card, stage:stockade buries it for your Wonder, sell:stockade sells it. Letters are resources: W wood, S stone, C clay, O ore, G glass, T textile, P papyrus; W/C is one of the two. ←2 →1 ↑1 are coins to your left neighbour, to your right one and to the bank; + means that there are more ways. □ is a stage to be built, ■ one that is.

## Reasons of the table

why-no-such-seat = There is no such seat at this table.
why-resigned = You have resigned from this game.
why-nothing-sealed = You have made no choice that could be withdrawn.
why-seal-revealed = You have already learnt something from this choice: it can no longer be withdrawn.
why-nothing-to-undo = There is nothing to take back.
why-undo-needs-consent = Something was seen or done since: it can only be taken back if all the others agree.
why-undo-before-resignation = Somebody has resigned since: that cannot be taken back.

## The arena: `shinar arena` and its report (shinar/arena)

arena-title = { $game }: which bot is stronger?
arena-played = { $games } games: { $deals } deals for { $seats } seats. Each deal is played { $times } times, so that every bot plays it from every seat.
arena-seed = Seed { $seed }.
arena-options = Options: { $options }.
arena-decided = Stopped as soon as every pair was decided.
arena-undecided = It was not decided for every pair when the games ended.
arena-verdicts = What can be said
arena-better = { $first } is better than { $second }: ahead by { $lead } of the victories (from { $low } to { $high }) and by { $points } points a game.
arena-equal = { $first } and { $second } are as good as equal: neither is ahead by { $margin } of the victories.
arena-open = { $first } and { $second } cannot be told apart yet: { $lead } of the victories (from { $low } to { $high }), { $points } points a game.
arena-alone = One bot alone: nobody to compare it with.
arena-replaced = { $count ->
    [one] One choice of { $bot } was made by the greedy bot instead.
   *[other] { $count } choices of { $bot } were made by the greedy bot instead.
}

arena-bot = Bot
arena-pair = Pair
arena-seat = Seat
arena-games = Games
arena-wins = Victories
arena-win-rate = Won
arena-interval = 95% interval
arena-place = Place
arena-points = Points
arena-rating = Rating
arena-lead = Ahead by
arena-times = Times
arena-lowest = Lowest
arena-highest = Highest
arena-faults = Choices replaced
arena-seconds = s a game
arena-all = All bots
arena-beside = { $first } / { $second }
arena-bot-at = { $bot }, seat { $number }
arena-table = The numbers

arena-ratings = Ratings
arena-ratings-about = How strong each bot is on one scale. The line is the 95% interval.
arena-leads = Pair by pair
arena-leads-about = By how much the first bot’s share of the victories is greater than the second’s, in the games both played.
arena-scores = Scores
arena-scores-about = How often each bot ended with how many points. The upright line is the mean.
arena-seats = Victories by seat
arena-seats-about = Who wins at which seat. The broken line is the share if seats and bots were all alike.
arena-tally-about = How often those won who had or used it. It shows what goes with winning, not what brings it about.

arena-reading = How to read this
arena-reading-unit = A victory is a first place; if several share it, each gets a part. The unit of chance is the deal: every bot played it from every seat, so luck of the deal and good seats are the same for all.
arena-reading-intervals = A 95% interval is where the true value would be found in 95 of 100 such comparisons. If the interval of a pair lies wholly on one side of zero, one bot is better.
arena-reading-ratings = Only differences of ratings mean something; their mean is 25. The rating of a bot that wins or loses every game would go on moving with more games.
arena-reading-stopping = If the run stopped as soon as it was decided, the intervals of pairs and shares of victories hold at any moment one cares to look; all the verdicts are right with a probability of 95% at least. They are wider for that.
arena-reading-tally = With many lines in one figure, about one in twenty lies off the mark by chance alone.

arena-data = The data
arena-data-games = every game, a line for each seat
arena-data-tally = what each seat had or used in each game
arena-data-bots = the bots
arena-data-pairs = the pairs
arena-report-there = The report: { $file }
arena-store-there = The games are kept in { $file }. Go on with: { $command }
