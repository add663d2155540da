### Babel in English. Keys and parameters are the same in every language; see shinar/words.py.
### A site is called by its nation: "Move to the Medes", "Lay a Persian at the Medes".

game-name = Babel
game-about = A duel for two by Uwe Rosenberg and Hagen Dorgathen: raise temples at five sites, and turn five nations against your opponent.

## Nations (.a is one of them, .one says what kind), sites, temple stacks

nation-0 = Assyrians
    .a = an Assyrian
    .one = Assyrian
nation-1 = Hittites
    .a = a Hittite
    .one = Hittite
nation-2 = Medes
    .a = a Mede
    .one = Mede
nation-3 = Persians
    .a = a Persian
    .one = Persian
nation-4 = Sumerians
    .a = a Sumerian
    .one = Sumerian
nation-none = nobody
    .a = nobody
    .one = no

site-0 = the Assyrians
site-1 = the Hittites
site-2 = the Medes
site-3 = the Persians
site-4 = the Sumerians
# While the pawn stands in the quarry.
site-none = your pawn’s site

source-0 = { site-0 }
source-1 = { site-1 }
source-2 = { site-2 }
source-3 = { site-3 }
source-4 = { site-4 }

target-0 = { site-0 }
target-1 = { site-1 }
target-2 = { site-2 }
target-3 = { site-3 }
target-4 = { site-4 }

stack-0 = your stack
stack-1 = the other stack

## Moves. $level and $count are 0 where a move would find nothing, $left where nothing is owed.

move-end = End the turn
move-move = Move to { $site }
move-lay = Lay { $nation-a } at { $site }
move-build-held = Build your held level 1 at { $site }
move-build = { $level ->
    [0] Build from { $stack } at { $site }
   *[other] Build level { $level } from { $stack } at { $site }
}
move-migrate = Migrate 3 cards from { $source } to { $target }
move-destroy = { $level ->
    [0] Assyrians: pay one, but destroy nothing at { $site }
   *[other] Assyrians: destroy the level { $level } temple at { $site }
}
move-steal = { $level ->
    [0] Hittites: pay one, but steal nothing at { $site }
   *[other] Hittites: steal level { $level } at { $site }
}
move-desert = { $count ->
    [0] Medes: pay one, but drive away no { $nation } at { $site }
    [one] Medes: drive away { $nation-a } at { $site }
   *[other] Medes: drive away { $count } { $nation } at { $site }
}
move-skip = { $level ->
    [0] Persians: skip to the top card of { $stack } at { $site }
   *[other] Persians: skip to level { $level } from { $stack } at { $site }
}
move-defect = { $count ->
    [0] Sumerians: pay one, but win over nobody at { $site }
    [one] Sumerians: win over { $nation-a } at { $site }
   *[other] Sumerians: win over { $count } { $nation } at { $site }
}
move-halve = { $count ->
    [0] { $nation }: pay one, but halve nothing
    [one] { $nation }: halve the other hand (1 card goes)
   *[other] { $nation }: halve the other hand ({ $count } cards go)
}
move-halve-untold = { $nation }: halve the other hand
move-pay = { $group ->
    [1] Pay from the topmost { $nation-one } group (1 of { $groups })
   *[other] Pay from { $nation-one } group { $group } of { $groups }, counted from the top
}
move-discard = { $left ->
    [0] Discard { $nation-a }
    [1] Discard { $nation-a } (your last)
   *[other] Discard { $nation-a } ({ $left } still to go)
}

## News

news-turn = { $who ->
    [you] It is your turn.
   *[other] It is { $seat }’s turn.
}
news-drew = { $count ->
    [one] { $seat } drew a card.
   *[other] { $seat } drew { $count } cards.
}
news-drew-cards = { $count ->
    [one] You drew { $nation-a }.
   *[other] You drew { $count } { $nation }.
}
news-moved = { $seat } moved to { $site }.
news-laid = { $seat } laid { $nation-a } at { $site }.
news-built = { $seat } built level { $level } at { $site }.
news-migrated = { $seat } migrated 3 cards from { $source } to { $target }.
news-destroyed = { $who ->
    [you] Your level { $level } temple at { $site } was destroyed.
   *[other] { $seat }’s level { $level } temple at { $site } was destroyed.
}
news-stolen = { $seat } stole level { $level } at { $site }.
news-deserted = { $count ->
    [one] { $seat } lost { $nation-a } at { $site }.
   *[other] { $seat } lost { $count } { $nation } at { $site }.
}
news-defected = { $count ->
    [one] { $seat } won over { $nation-a } at { $site }.
   *[other] { $seat } won over { $count } { $nation } at { $site }.
}
news-halved = { $who ->
    [you] Your hand
   *[other] { $seat }’s hand
} is halved: { $count ->
    [one] 1 card goes.
   *[other] { $count } cards go.
}
news-discarded = { $count ->
    [one] { $seat } discarded { $nation-a }.
   *[other] { $seat } discarded { $count } { $nation }.
}
news-discarded-hidden = { $count ->
    [one] { $seat } discarded a card face down.
   *[other] { $seat } discarded { $count } cards face down.
}
news-temple-cards = { $seat } drew temple cards { $upper } and { $lower }; the { $lower } lies on top.
news-temple-card-hidden = { $seat } drew two temple cards; a { $lower } lies on top.
news-last-temple-card = { $seat } drew the last temple card, a { $level }.
news-reshuffled = { $count ->
    [one] The only discard became the new pile.
   *[other] The { $count } discards were shuffled into a new pile.
}
news-end-phase = { $seat } reached 15 points: the end phase begins.
news-total = { $who ->
    [you] You have
   *[other] { $seat } has
} { $total ->
    [one] { $total } point.
   *[other] { $total } points.
}
news-announced = { $seat } announced { $count } cards in hand.
news-stalemate = Stalemate: the quarry has not shrunk for too long.
news-over = The game is over.

## What is asked for

phase-act = { $who ->
    [you] Act as often as you like, then end your turn.
   *[other] { $seat } is acting.
}
phase-paying = { $who ->
    [you] Choose the group that pays.
   *[other] { $seat } chooses the group that pays.
}
phase-halving = { $who ->
    [you] Your hand is halved. Cards still to discard: { $halving }.
   *[other] { $seat } discards half a hand. Cards still to go: { $halving }.
}
phase-over = The game is over.

## Why not?

why-must-build-first = Build your held card first: it is due this turn.
why-would-break-promise = After this you could no longer build your held card this turn.
why-must-pay = First choose the group that pays for your skill.
why-must-discard = Your hand is being halved: choose a card to discard.
why-nothing-to-pay = You have no skill to pay for.
why-nothing-to-discard = You have nothing to discard now.
why-no-such-hand-card = You have no such card in hand.
why-already-there = Your pawn is already there.
why-pawn-in-quarry = Your pawn is still in the quarry: move to a site first.
why-not-held = You have already built your held card.
why-temple-there = Your held card needs a site where you have no temple.
why-stack-empty = That stack has no cards.
why-wrong-level = You can only build the very next level of your temple here.
why-wrong-skip = The top card of that stack is not exactly two levels above your temple.
why-too-few-cards = You need as many cards at this site as the level is high.
why-already-migrated = You have already migrated this turn.
why-not-three-cards = You need at least three cards there to migrate.
why-no-group = You need three cards of that nation in a row at your pawn’s site.
why-no-enemy-temple = Your opponent has no temple here.
why-not-higher = Your temple here is at least as high as your opponent’s.
why-no-such-enemy-card = Your opponent has no card of that nation here.
why-enemy-column-empty = Your opponent has no cards here.
why-hand-too-small = Your opponent holds fewer than two cards: you would halve nothing.
why-no-such-group = You do not have that many groups here.

## The score sheet

sheet-site-0 = Assyrians
sheet-site-1 = Hittites
sheet-site-2 = Medes
sheet-site-3 = Persians
sheet-site-4 = Sumerians

## Skills

skill-0 = Destroy
skill-1 = Steal
skill-2 = Drive away
skill-3 = Skip
skill-4 = Win over
skill-halve = Halve the hand
# The same, where skills are counted.
skill-5 = { skill-halve }
skill-about-0 = Destroy your opponent’s whole temple at this site; its cards return to the quarry.
skill-about-1 = Put the top card of your opponent’s temple on yours, if it is higher and you have enough cards here.
skill-about-2 = Name a nation: all of its cards in your opponent’s column here are discarded.
skill-about-3 = Build a card exactly two levels above your temple, if you have enough cards here.
skill-about-4 = Cards of the nation on top of your opponent’s column here join yours.
skill-about-halve = Your opponent discards half a hand, rounded down. Any group can pay for this.
tally-skill = Skills used

## Labels

label-nation = Nation
label-site = Site
label-column = Column
label-group = Group
label-temple = Temple
label-level = Level
label-stack = Temple stack
label-own-stack = Your temple stack
label-other-stack = The other temple stack
label-quarry = Quarry
label-pile = Pile
label-discards = Discards
label-hand = Hand
label-held = Held card
label-pawn = Pawn
label-skill = Skill
label-total = Total
label-end-phase = End phase

## Options and presets

preset-2013 = Edition of 2013
preset-2013-about = The game of the English and French rulebooks.
preset-classic = Classic
preset-classic-about = As near to the first edition of 2000 as our sources allow.

option-starting_hands = Starting hands
option-starting_hands-about = How many cards each player is dealt.
option-starting_hands-3-5 = 3 for the first player, 5 for the second
option-starting_hands-5-5 = 5 each

option-sumerian_scope = Sumerians win over
option-sumerian_scope-about = Which cards of the opposing column change sides.
option-sumerian_scope-all_matching = all cards of the top card’s nation
option-sumerian_scope-top_group = the top card and equal ones directly below

option-halve_reveals = Halved cards are shown
option-halve_reveals-about = Cards lost to a halving are discarded face up.

option-temple_stacks_public = Open temple stacks
option-temple_stacks_public-about = Which cards of the temple stacks everybody can see.
option-temple_stacks_public-all = every card
option-temple_stacks_public-top_only = only the top card

option-hand_size_public = Hand sizes
option-hand_size_public-about = When you are told how many cards your opponent holds.
option-hand_size_public-always = always
option-hand_size_public-announce_4_plus = when their turn ends, if 4 or more

option-reshuffle = Reshuffling
option-reshuffle-about = When the discards become a new pile.
option-reshuffle-on_demand = when a card must be drawn
option-reshuffle-on_exhaustion = as soon as the pile is empty

option-end_phase_low_applies_to = Nine or fewer
option-end_phase_low_applies_to-about = Whose total of 9 points or fewer ends the game in the end phase.
option-end_phase_low_applies_to-either = either player’s
option-end_phase_low_applies_to-opponent_of_first_15 = only that of the opponent of the first to reach 15

option-temple_deck_end = Empty quarry
option-temple_deck_end-about = When running out of temple cards ends the game.
option-temple_deck_end-on_last_card = with the last card drawn
option-temple_deck_end-when_draw_impossible = when none can be drawn

option-first_turn_guard = First turn guard
option-first_turn_guard-about = You cannot waste the cards you need to build your held card.

option-allow_empty_skill = Empty skills
option-allow_empty_skill-about = You may pay for a skill that would do nothing.

option-full_tie = Full tie
option-full_tie-about = Who wins when totals and hands are equal.
option-full_tie-draw = nobody
option-full_tie-second_seat = the second player

option-stalemate_turns = Stalemate
option-stalemate_turns-about = The game ends after this many turns in a row in which the quarry has not shrunk further.
