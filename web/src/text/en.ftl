### The words of the page itself. Same keys and parameters in every language. Games bring their own words.

## The page

brand = Shinar: to the lobby
rules = Rules
settings = Settings
help = Help
to-lobby = To the lobby
load-again = Load again
try-again = Try again
forget = Forget
rights = Free software under the MIT licence. Not affiliated with any publisher or author of these games.
broken-title = Something fell over here
broken-about = This page has a fault. Your game is safe: everything that was played is stored on the server.

## Lobby

lobby-title = The plain where the tower was built
lobby-about = Open a table, play against the computer, or send a friend a link. No account is needed.
games = Games
for-players = { $least ->
    [2] { $most ->
    [2] For 2 players
    *[other] For { $least } to { $most } players
    }
    *[other] For { $least } to { $most } players
    }
new-table = New table
open-tables = Tables with a free seat
no-open-tables = Nobody is waiting just now. Open a table: the free seat appears here for others, or you can send its link.
running-tables = Being played
finished-tables = Finished
my-tables = Your tables
table-gone = This table is no longer there.
seat-open = free seat
action-join = Sit down
action-watch = Watch
action-replay = Look back
action-return = Back to the table
open-saved = Open a saved game
bot-random = Careless bot
bot-greedy = Eager bot
bot-easy = Easy bot
bot-medium = Medium bot
bot-hard = Hard bot
bot-expert = Expert bot

## Joining

join-title = A seat is kept for you
join-with = Already here: { $names }
join-about = You have been invited to this table.
your-name = Your name
their-name = Name
sit-down = Sit down

## New table

who-plays = Who plays?
players = { $count } players
seat-kind = Who sits on seat { $number }?
seat-me = Me
seat-link = By link
seat-hotseat = At this screen too
seat-link-about = You get a link to send.
seat-bot-about = Plays by itself. The stronger it is, the longer it thinks: an expert up to 10 seconds a turn.
listed = Show this table in the lobby
listed-about = Anybody may then take the free seat, or watch.
which-rules = By which rules?
all-options = All options
time = Time
clock = For each choice
clock-none = no limit
clock-move-30 = 30 seconds
clock-move-90 = 90 seconds
clock-days-1 = one day
clock-days-3 = three days
absence = If somebody is away
absence-never = wait
absence-2 = the computer plays after 2 minutes
absence-10 = the computer plays after 10 minutes
absence-1440 = the computer plays after a day
open-table = Open the table

## Waiting

waiting-title = The table is set
waiting-about = Send each link to the person who shall sit there. The game begins when all have come.
waiting-others = The game begins when all seats are taken.
watch-link = A link to watch
copy-link = Copy link
copied = Copied

## At the table

the-table = The table
seats = Seats
seat-away = the computer plays
seat-resigned = resigned
seat-absent = away
seat-acting = to choose
time-left = Time left:
panel = Beside the table
panel-moves = Moves
panel-log = Log
panel-sheet = Score
panel-talk = Talk
your-turn-title = It is your turn
sealed-waiting = Chosen. Waiting for { $names }.
ask-take-back = Something new was seen since. The others are asked.
ask-take-back-short = Ask to take back
wish-own = You asked to take back. The others are being asked.
wish-other = { $name } would like to take back a choice.
wish-withdraw = Never mind
wish-yes = Allow
wish-no = Rather not
resign-sure = Resign this game? It cannot be undone.
play-on = Play on
rematch = Rematch
rematch-join = Join the rematch
replay = Look back
save-game = Save the game
look-as = Look as
look-as-seat = Seen by { $name }
look-as-watcher = Seen by a watcher
pass-title = Pass the screen to { $name }
pass-about = Nobody sees the other’s cards.
pass-ready = I am { $name }

## Moves

filter-moves = Filter the moves
no-moves = Nothing to choose just now.
why-not = Why not …?
why-not-about = A move in notation, such as >A or +P
why-not-ask = Ask
why-it-is-possible = It is possible.
you-chose = You chose:
what-you-see = What you may know

## Log, sheet, talk

log-empty = Nothing has happened yet.
sheet-empty = The score appears when the game begins.
talk-empty = Say hello.
talk-say = Say something
talk-send = Send

## Looking back

look-back = Look back
look-at = Look at the table at move { $turn }
looking-back = Move { $turn } of { $turns }
back-to-now = Back to now
history-first = To the beginning
history-back = One move back
history-forward = One move on
history-last = To the end
history-play = Play
history-pause = Pause

## Settings

setting-language = Language
language-name-en = English
language-name-fr = Français
language-name-zh-TW = 繁體中文
setting-theme = Light
theme-auto = as the device
theme-light = limestone
theme-dark = night glaze
setting-palette = Colours
palette-usual = usual
palette-apart = easy to tell apart
setting-sound = Sounds
setting-sound-about = Small sounds of wood when something happens.
setting-motion = Less motion
setting-motion-about = Cards change place without gliding.
setting-memory = Memory aid
setting-memory-about = Shows what you may know by counting. It is the same for everybody.
setting-hints = Hints for the first turns
setting-hints-about = A line of advice at the table while the game is new to you.

## Help

help-mouse = Touch what you would like to use; what it can do glows in gold. Or drag it there. If something is not possible, the table says why.
key-number = to the move of that number
key-arrows = go through the moves, and choose
key-slash = filter the moves
key-u = take back
key-question = this help
key-escape = close, let go

## Troubles

line-lost = The connection is interrupted. Nothing is lost; trying again …
line-offline = You are offline. Nothing is lost; the table comes back with the network.
no-table-title = There is no such table for you
no-server-title = The server does not answer
error-offline = The server cannot be reached. Nothing is lost; try again in a moment.
error-unknown = That did not work. Nothing was changed.
error-busy = The server is slow to answer. The table shows what was stored.
error-stopping = The server is restarting. Nothing is lost.
error-malformed = The server did not understand this.
error-too-large = That is too long.
error-flood = A little slower, please.
error-hello-first = The table is not ready yet.
error-unknown-key = This link is not valid any more.
error-unknown-match = The table does not exist, or it is private and this browser has no seat there.
error-not-seated = You are watching here.
error-not-running = The game is not running.
error-stale = The table has changed meanwhile.
error-illegal = This is not possible now.
error-nothing-asked = Nobody is being asked any more.
error-unknown-game = This server does not have that game.
error-unknown-bot = This server does not have that computer player.
error-unknown-language = This text is not available in this language.
error-bad-options = These options do not fit together.
error-bad-seats = These seats do not fit the game.
error-bad-name = Please choose another name.
error-bad-seed = This seed is not possible.
error-no-open-seat = All seats are taken.
error-bad-invitation = This invitation has been used already.
error-not-over = The game is not over yet.
error-no-such-turn = There is no such move.
error-bad-transcript = This file is not a game of ours (line { $line }).
error-not-found = This is not there.
close = Close

## Babel's table

babel-supply = Temple cards
babel-empty-stack = no cards
babel-empty-hand = Your hand is empty.
babel-returned = Known cards on top of the quarry, the next first
babel-held-card = Your held level 1
babel-choose = What would you like to do?
babel-refused = Not possible
babel-no-move = Nothing can be done with this now.
babel-nothing-here = This is only to look at.
babel-not-there = Not there. Possible with it: { $what }
babel-column-yours = Your column at { $site }: { $cards }
babel-column-theirs = The other column at { $site }: { $cards }
babel-temple-yours = Your temple at { $site }: levels { $levels }
babel-temple-theirs = The other temple at { $site }: levels { $levels }
babel-site = Site: { $site }
babel-tab = { $site }: your temple { $yours }, the other { $theirs }
babel-their-hand = The other hand: { $count }
babel-hand-card = { $nation }: { $count } in hand
babel-score = You have { $mine }, { $name } has { $theirs }. Marks: 9, 15 and 20.
babel-unseen = Nation cards not placed
babel-unseen-temples = Temple cards not placed
babel-known = Known in the other hand
babel-hint-wait = Your opponent is playing. What changed will be marked in gold.
babel-hint-move = Your pawn starts in the quarry. A card carries it to the site of its nation: touch a card, or drag it there.
babel-hint-lay = Now lay a card here: drag any card from your hand to your side of the site.
babel-hint-held = One card here is enough for level 1: touch your held card, at the left.
babel-hint-end = You may go on moving, laying and building, or end your turn. Then you get two temple cards.
babel-hint-build = As many cards as lie in your column, so high you may build there, one level after the other. Take levels from either stack.
babel-hint-groups = Three equal cards in a row have a skill: a golden seal appears. At 15 points you win, if the other has 9 or fewer.
babel-hint-halving = Your hand is halved. Touch the cards you can spare.
hints-off = No more hints
