### Babylon in English. Keys and parameters are the same in every language; see shinar/words.py.
### Cells of a garden are called a1 (top left) to h8, stacks of the quarry A1 to D4.

game-name = Babylon
game-about = A building game for two to four by Olivier Grégoire: quarry terraces, raise them on pillars, and crown your hanging garden with fountains, bridges and statues.

## Tiles: material, flower, and the symbols they show ($print is which of the four)

material-0 = clay
material-1 = granite
material-2 = basalt
material-3 = starting tile

flower-0 = white
flower-1 = blue
flower-2 = yellow
flower-3 = pink
flower-none = no flower

symbol-0 = blank
symbol-1 = stairs
symbol-2 = fountain
symbol-3 = bridge
symbol-4 = statue

nw-0 = { symbol-0 }
nw-1 = { symbol-1 }
nw-2 = { symbol-2 }
nw-3 = { symbol-3 }
nw-4 = { symbol-4 }
ne-0 = { symbol-0 }
ne-1 = { symbol-1 }
ne-2 = { symbol-2 }
ne-3 = { symbol-3 }
ne-4 = { symbol-4 }
se-0 = { symbol-0 }
se-1 = { symbol-1 }
se-2 = { symbol-2 }
se-3 = { symbol-3 }
se-4 = { symbol-4 }
sw-0 = { symbol-0 }
sw-1 = { symbol-1 }
sw-2 = { symbol-2 }
sw-3 = { symbol-3 }
sw-4 = { symbol-4 }

print-3 = stairs and fountain
print-5 = stairs and bridge
print-6 = fountain and bridge
print-7 = stairs, fountain and bridge
print-9 = stairs and statue
print-10 = fountain and statue
print-11 = stairs, fountain and statue
print-12 = bridge and statue
print-13 = stairs, bridge and statue
print-14 = fountain, bridge and statue
print-15 = all four symbols

## Places

stack-0 = A1
stack-1 = B1
stack-2 = C1
stack-3 = D1
stack-4 = A2
stack-5 = B2
stack-6 = C2
stack-7 = D2
stack-8 = A3
stack-9 = B3
stack-10 = C3
stack-11 = D3
stack-12 = A4
stack-13 = B4
stack-14 = C4
stack-15 = D4

column-0 = a
column-1 = b
column-2 = c
column-3 = d
column-4 = e
column-5 = f
column-6 = g
column-7 = h

column_to-0 = { column-0 }
column_to-1 = { column-1 }
column_to-2 = { column-2 }
column_to-3 = { column-3 }
column_to-4 = { column-4 }
column_to-5 = { column-5 }
column_to-6 = { column-6 }
column_to-7 = { column-7 }

corner-0 = upper left
corner-1 = upper right
corner-2 = lower right
corner-3 = lower left

source-0 = taken tile
source-1 = stored tile

turned-0 = As printed
turned-1 = A quarter turn to the right
turned-2 = Half a turn
turned-3 = A quarter turn to the left

## Round tokens

effect-0 = no effect
effect-1 = a single pillar each
effect-2 = a double pillar each
effect-3 = a symbol counts as another
effect-4 = a blank space counts as a symbol
effect-5 = own flower gives two pillars
effect-6 = one pillar less
effect-none = none yet

token-0 = { effect-0 }
token-1 = { effect-1 }
token-2 = { effect-2 }
token-3 = { effect-3 }
token-4 = { effect-4 }
token-5 = { effect-5 }
token-6 = { effect-6 }

effect-about-0 = This round has no special effect.
effect-about-1 = Everybody takes one single pillar when their turn begins.
effect-about-2 = Everybody takes one double pillar when their turn begins. It cannot be kept.
effect-about-3 = Once in your turn, one symbol on a tile placed this turn may count as another one for a decoration.
effect-about-4 = Once in your turn, one blank space on a tile placed this turn may count as any symbol for a decoration.
effect-about-5 = A tile with your own flower gives two pillars for the flower instead of one.
effect-about-6 = Taking a tile gives one pillar less.

## Moves. $left counts tiles that are discarded, $cost and $gain single pillars.

move-remove = Remove { $stack }: { $flower } { $material }, { $print }
move-remove-nothing = Remove from { $stack }, where nothing is left
move-dig = { $gain ->
    [0] Dig { $stack } for no pillar
    [one] Dig { $stack } for 1 pillar
   *[other] Dig { $stack } for { $gain } pillars
}: { $flower } { $material }, { $print }
move-dig-nothing = Dig at { $stack }, where nothing is left
move-place = Place the { $source }: { $flower } { $material }, { $print }
move-place-nothing = Place the { $source }
move-site = Lay it over { $column }{ $row }–{ $column_to }{ $row_to } on level { $level }
move-turn = { $turned }: { $nw }, { $ne } above; { $sw }, { $se } below
move-turn-nothing = { $turned }
move-prop = { $cost ->
    [0] Leave { $column }{ $row } free for a belvedere, pay no pillar
    [one] Leave { $column }{ $row } free for a belvedere, pay 1 pillar
   *[other] Leave { $column }{ $row } free for a belvedere, pay { $cost } pillars
}
move-prop-all = { $cost ->
    [0] Carry all four corners, pay no pillar
    [one] Carry all four corners, pay 1 pillar
   *[other] Carry all four corners, pay { $cost } pillars
}
move-prop-nothing = Leave the { $corner } corner free for a belvedere
move-prop-nothing-free = Carry all four corners
move-statue = Statue on { $column }{ $row }, level { $level }
move-fountain = Fountain on { $column }{ $row } and { $column_to }{ $row_to }, level { $level }
move-stairs = Stairs from { $column }{ $row } (level { $level }) to { $column_to }{ $row_to } (level { $level_to })
move-bridge = Bridge from { $column }{ $row } to { $column_to }{ $row_to }, level { $level }
move-change = Token: let the { $symbol } on { $column }{ $row }, level { $level }, count as another symbol
move-change-blank = Token: let the blank space on { $column }{ $row }, level { $level }, count as a symbol
move-change-nothing = Token: change the { $corner } space of new tile { $new }
move-wish = Let it count as { $symbol }
move-done = Build nothing more
move-end = { $left ->
    [0] End the turn
    [one] Keep nothing, discard the tile
   *[other] Keep nothing, discard both tiles
}
move-keep = { $left ->
    [0] Keep the { $source }: { $flower } { $material }, { $print }
   *[other] Keep the { $source }, discard the other: { $flower } { $material }, { $print }
}
move-keep-nothing = Keep the { $source }

## News

news-round = Round { $round } of { $rounds } begins.
news-turn = { $who ->
    [you] It is your turn.
   *[other] It is { $seat }’s turn.
}
news-removed = { $seat } removed { $stack } from the quarry: { $flower } { $material }, { $print }.
news-dug = { $gain ->
    [0] { $seat } dug { $stack } for no pillar
    [one] { $seat } dug { $stack } for 1 pillar
   *[other] { $seat } dug { $stack } for { $gain } pillars
}: { $flower } { $material }, { $print }.
news-placed = { $seat } placed a tile ({ $flower } { $material }) over { $column }{ $row }–{ $column_to }{ $row_to } on level { $level }.
news-statues-carry = { $count ->
    [one] A statue carries it, and is a statue no more.
   *[other] { $count } statues carry it, and are statues no more.
}
news-belvedere = A belvedere went up on { $column }{ $row }.
news-built-statue = { $seat } built a statue on { $column }{ $row }, level { $level }.
news-built-fountain = { $seat } built a fountain on { $column }{ $row } and { $column_to }{ $row_to }, level { $level }.
news-built-stairs = { $seat } built stairs from { $column }{ $row } to { $column_to }{ $row_to }, up to level { $level }.
news-built-bridge = { $seat } built a bridge from { $column }{ $row } to { $column_to }{ $row_to }, level { $level }.
news-changed = { $seat } used the round token for it.
news-kept = { $seat } stored a tile: { $flower } { $material }, { $print }.
news-discarded = { $seat } discarded a tile: { $flower } { $material }, { $print }.
news-returned = { $count ->
    [one] { $seat } put 1 pillar back.
   *[other] { $seat } put { $count } pillars back.
}
news-token = Round token: { $effect }.
news-given-single = { $seat } took a single pillar for the round token.
news-given-double = { $seat } took a double pillar for the round token.
news-over = The last round is over.

## What is asked for

phase-thinning = { $who ->
    [you] Remove a clay tile from the quarry.
   *[other] { $seat } removes a clay tile from the quarry.
}
phase-digging = { $who ->
    [you] Take a tile from the quarry.
   *[other] { $seat } takes a tile from the quarry.
}
phase-building = { $who ->
    [you] Build, or end your turn.
   *[other] { $seat } is building.
}
phase-siting = { $who ->
    [you] Where shall the tile lie?
   *[other] { $seat } looks for a place for a tile.
}
phase-turning = { $who ->
    [you] How shall the tile be turned?
   *[other] { $seat } turns a tile.
}
phase-propping = { $who ->
    [you] On which corners shall it rest?
   *[other] { $seat } puts up pillars.
}
phase-changing = { $who ->
    [you] As which symbol shall the space count?
   *[other] { $seat } uses the round token.
}
phase-using = { $who ->
    [you] What do you build with the changed space?
   *[other] { $seat } uses the round token.
}
phase-storing = { $who ->
    [you] Which tile do you keep?
   *[other] { $seat } chooses a tile to keep.
}
phase-over = The game is over.

## Why not?

why-must-remove-clay = First the quarry is thinned: remove a clay tile.
why-must-dig = A turn begins with taking a tile from the quarry.
why-not-thinning = The quarry is not being thinned.
why-already-dug = You have already taken a tile this turn.
why-stack-empty = Nothing is left in that place of the quarry.
why-not-clay = Only clay tiles are removed.
why-must-site = First say where the tile shall lie.
why-must-turn = First say how the tile shall be turned.
why-must-prop = First say on which corners the tile shall rest.
why-must-wish = First say as which symbol the space shall count.
why-must-use = First build something with the changed space.
why-not-placing = You are not placing a tile now.
why-no-tile-taken = The taken tile is placed already.
why-no-tile-stored = You have no stored tile.
why-no-site = With your pillars this tile cannot be placed anywhere.
why-foot-below = The foot of a stairs fills the storey there: a tile over it must be two levels higher.
why-covers-piece = A tile must not cover what stands there.
why-complete-cover = Two tiles never overlap completely.
why-needs-level-below = You need a tile on the level right below first, anywhere in your garden.
why-bridge-in-the-way = A bridge is in the way of a pillar.
why-occupied-below = What stands there leaves fewer than three corners to carry the tile.
why-unsupported = Fewer than three corners can be carried there: the spaces below are too deep.
why-too-few-pillars = You do not have enough pillars.
why-statue-carries = A statue carries this corner: it cannot be left free.
why-needs-this-corner = Another corner cannot be carried: this one is needed.
why-cannot-carry = This corner cannot be carried: it must be the free one.
why-no-new-tile = You have not placed a tile this turn.
why-supply-empty = None of these are left in the supply.
why-hidden-space = That symbol is hidden by a tile: what cannot be seen from above cannot be used.
why-wrong-symbol = The spaces there do not show the symbol for it.
why-space-taken = Something already stands there.
why-not-new = None of these spaces is on a tile placed this turn.
why-same-tile = Both spaces are on the same tile.
why-not-same-level = The two spaces are not on the same level.
why-not-one-apart = Stairs join two levels that differ by exactly one.
why-not-aligned = A statue must be in one row or column with another of your statues.
why-no-statue-left = None of your statues counts any more, so no further one can be built.
why-gap-filled = A tile fills the gap that the bridge would span.
why-deck-crosses = Another bridge of this level already passes there.
why-foot-under-deck = The foot of a stairs cannot be under a bridge of its head’s level.
why-no-token = No round token changes spaces in this round.
why-token-spent = You have already used the round token this turn.
why-not-blank = This round token is for blank spaces.
why-not-a-symbol = This round token is for symbols, not for blank spaces.
why-no-use = Nothing could be built with it.
why-same-symbol = It must count as a different symbol.
why-not-the-changed = This does not use the changed space.
why-not-changing = You are not changing a space now.
why-must-store = First say which tile you keep.
why-not-storing = You say which tile you keep when you have built all you want.

## The score sheet

sheet-statues = Statues
sheet-fountains = Fountains
sheet-bridges = Bridges
sheet-stairways = Stairs
sheet-decoration-sets = Sets of decorations
sheet-flower-sets = Sets of flowers
sheet-belvederes = Belvederes
sheet-highest-level = Highest level

## Labels

label-active = Whose turn
label-round = Round
label-rounds = Rounds in all
label-effect = Effect of this round
label-tokens = Round tokens so far
label-tokens_left = Round tokens to come
label-unseen_tokens = Unseen round tokens
label-quarry = Quarry
label-stack = Place
label-layers = Tiles
label-material = Material
label-flower = Flower
label-symbols = Symbols
label-gain = Pillars
label-unseen = Covered tiles
label-removed = Removed tiles
label-discarded = Discarded tiles
label-supply = Decorations left
label-taken = Taken tile
label-stored = Stored tile
label-doubles = Double pillars
label-placing = Tile being placed
label-gardens = Gardens
label-singles = Pillars
label-points = Points
label-heights = Heights
label-pieces = Pieces
label-tiles = Tiles
label-decorations = Decorations
label-notches = Visible notches
label-level = Level
label-place = Place
label-symbol = Symbol
label-new = New
label-seen = Seen from above
label-token = Round token
label-count = Number

piece-0 = –
piece-1 = foot of a stairs
piece-2 = fountain
piece-3 = bridge
piece-4 = statue
piece-5 = head of a stairs
piece-6 = belvedere

## Options and presets

preset-2024 = Edition of 2024
preset-2024-about = The game of the rulebook, with our rulings where it is silent.
preset-plain = Without effects
preset-plain-about = All round tokens are blank: nothing in the game is a guess but the print of some tiles.

option-complete_overlap = Equal footprints
option-complete_overlap-about = Whether two tiles may lie exactly above each other.
option-complete_overlap-never = never
option-complete_overlap-directly_above = with another tile between them

option-cover_pieces = Covering pieces
option-cover_pieces-about = What a tile may hide under its free corner.
option-cover_pieces-but_foot = anything, but the foot of a stairs only from two levels up
option-cover_pieces-anything = anything
option-cover_pieces-never = nothing

option-bridge_room = Room for bridges
option-bridge_room-about = Whether bridges are in the way of pillars, of stairs and of each other.
option-bridge_room-kept = they are
option-bridge_room-free = they are not

option-statue_lines = Lines of statues
option-statue_lines-about = Which statues a new one may be in line with.
option-statue_lines-visible = those that can be seen from above
option-statue_lines-standing = hidden ones too

option-statue_restart = A new first statue
option-statue_restart-about = When no statue counts any more, the next one may be built anywhere.

option-supply = Supply
option-supply-about = How many decorations there are for all players together.
option-supply-limited = those in the box
option-supply-unlimited = as many as are wanted

option-token_spaces = Spaces changed by a token
option-token_spaces-about = How many spaces a round token changes in a turn.
option-token_spaces-one_per_turn = one
option-token_spaces-one_per_tile = one on each tile placed

option-effect_tokens = Tokens of each effect
option-effect_tokens-about = How many round tokens there are of each of the six effects; the others of the 14 are blank.

option-bridges_hide = Bridges hide
option-bridges_hide-about = What lies under a bridge does not score.
