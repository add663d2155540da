"""What does each choice do? `apply` reads like the rulebook's overview; the rules follow in its order."""

import cython

if not cython.compiled:
    from shinar.games.babel.legal import (
        can_keep_promise,
        count_groups,
        migration_source,
        migration_target,
        paying_nation,
        top_level,
    )
    from shinar.games.babel.score import check_end
    from shinar.layout import constants

    globals().update(constants(__name__))


def apply(g, seat, action):
    if action == END:
        _end_turn(g)
    elif action < LAY:
        _discard(g, seat, action - MOVE)
        g.pawn[seat] = action - MOVE
    elif action < BUILD_HELD:
        _take_from_hand(g, seat, action - LAY)
        _push_column(g, seat, g.pawn[seat], action - LAY)
    elif action == BUILD_HELD:
        g.held[seat] = 0
        g.must_build = 0
        _raise_temple(g, seat, 1)
    elif action < MIGRATE:
        _raise_temple(g, seat, _pop_stack(g, seat ^ (action - BUILD), seat))
    elif action < DESTROY:
        _migrate(g, seat, migration_source(action), migration_target(action))
    elif action < PAY:
        if count_groups(g, seat, g.pawn[seat], paying_nation(action)) > 1:
            g.pending = action
            g.phase = PAYING
        else:
            _use_skill(g, seat, action, 0)
    elif action < DISCARD:
        g.phase = ACT
        skill = g.pending
        g.pending = 0
        _use_skill(g, seat, skill, action - PAY)
    else:
        _discard_halved(g, seat, action - DISCARD)


# -- set-up and the frame of a turn ------------------------------------------------------------------------------------


def set_up(g):
    """Shuffle, deal, and begin the first turn. The state is all zeros but for its options and its generator."""
    for i in range(NATION_CARDS):
        g.pile[i] = i // NATION_COPIES
    g.pile_n = NATION_CARDS
    g.shuffle_pile()
    n = 0
    for level in range(1, LEVELS + 1):
        for _ in range(8 if level == 1 else 11 - level):
            g.quarry[n] = level
            n += 1
    g.quarry_n = n
    g.low = n
    g.shuffle_quarry(n)
    g.opener = NOBODY
    for seat in range(SEATS):
        g.held[seat] = 1
        g.pawn[seat] = QUARRY
    _draw_nations(g, 0, 5 if g.option[STARTING_HANDS] == FIVE_EACH else 3)
    _draw_nations(g, 1, 5)
    for seat in range(SEATS):
        _announce(g, seat)
    _begin_turn(g)


def _announce(g, seat):
    """R10.8: a hand of four or more is announced."""
    g.announced[seat] = g.hand_n[seat] if g.hand_n[seat] >= 4 else 0


def _begin_turn(g):
    g.migrated = 0
    _draw_nations(g, g.active, DRAWN_NATIONS)
    g.must_build = g.held[g.active] and can_keep_promise(g, g.active)


def _end_turn(g):
    seat = g.active
    _draw_temples(g)
    _announce(g, seat)
    if g.quarry_n < g.low:
        g.low = g.quarry_n
        g.stall = 0
    else:
        g.stall += 1
        if g.stall >= g.option[STALEMATE_TURNS]:
            g.phase = OVER
    if g.phase != OVER:
        g.turn += 1
        g.active = 1 - seat
        _begin_turn(g)


# -- nation cards ------------------------------------------------------------------------------------------------------


def _draw_nations(g, seat, count):
    g.reveals += 1
    for _ in range(count):
        if g.pile_n == 0:
            _reshuffle(g)
        if g.pile_n == 0:
            break  # R3.4: all cards are in hands and columns
        g.pile_n -= 1
        nation = g.pile[g.pile_n]
        g.pile[g.pile_n] = 0  # what lies on the table is all there is: equal positions have equal bytes
        g.hand[seat][nation] += 1
        g.hand_n[seat] += 1
        if g.pile_n == 0:
            _note_empty_pile(g)
            if g.option[RESHUFFLE] == ON_EXHAUSTION:
                _reshuffle(g)


def _reshuffle(g):
    """The discards, face down ones included, become the new pile."""
    for nation in range(NATIONS):
        for seat in range(SEATS):
            g.discards[nation] += g.hidden[seat][nation]
            g.hidden[seat][nation] = 0
    g.hidden_n[0] = 0
    g.hidden_n[1] = 0
    _note_empty_pile(g)
    for nation in range(NATIONS):
        while g.discards[nation] > 0:
            g.discards[nation] -= 1
            g.pile[g.pile_n] = nation
            g.pile_n += 1
    g.shuffle_pile()


def _note_empty_pile(g):
    """With no card left to draw, whoever counts knows what the other has in hand and face down (R10.11)."""
    for seat in range(SEATS):
        for nation in range(NATIONS):
            g.known[seat][nation] = g.hand[seat][nation] + g.hidden[seat][nation]


def _take_from_hand(g, seat, nation):
    g.hand[seat][nation] -= 1
    g.hand_n[seat] -= 1
    if g.known[seat][nation] > 0:
        g.known[seat][nation] -= 1


def _discard(g, seat, nation):
    _take_from_hand(g, seat, nation)
    g.discards[nation] += 1


def _push_column(g, seat, site, nation):
    g.column[seat][site][g.column_n[seat][site]] = nation
    g.column_n[seat][site] += 1


def _cut_column(g, seat, site, height):
    for i in range(height, g.column_n[seat][site]):
        g.column[seat][site][i] = 0
    g.column_n[seat][site] = height


def _migrate(g, seat, source, target):
    g.migrated = 1
    g.column_n[seat][source] -= MIGRANTS
    first = g.column_n[seat][source]
    for i in range(MIGRANTS):
        _push_column(g, seat, target, g.column[seat][source][first + i])
        g.column[seat][source][first + i] = 0


# -- temple cards ------------------------------------------------------------------------------------------------------


def _draw_temple(g):
    g.quarry_n -= 1
    card = g.quarry[g.quarry_n]
    g.quarry[g.quarry_n] = 0
    if g.quarry_known > 0:
        g.quarry_known -= 1
    return card


def _draw_temples(g):
    """R3.7: two cards onto the own stack, the lower on top; a last one alone."""
    seat = g.active
    known = g.quarry_known
    g.reveals += 1
    if g.quarry_n == 0:
        g.phase = OVER
        return
    first = _draw_temple(g)
    if g.quarry_n == 0:
        _push_stack(g, seat, first, SEEN)
        _end_with_quarry(g)
        return
    second = _draw_temple(g)
    lower = first if first < second else second
    upper = first + second - lower
    # The covered card is seen if all stacks are open, or if it lay known on the quarry and can be told apart.
    seen = UNSEEN
    if g.option[TEMPLE_STACKS_PUBLIC] != TOP_ONLY or known >= 2 or (known == 1 and first != lower):
        seen = SEEN
    elif known == 1:
        seen = UNSEEN_SECOND
    _push_stack(g, seat, upper, seen)
    _push_stack(g, seat, lower, SEEN)
    if g.quarry_n == 0:
        _end_with_quarry(g)


def _end_with_quarry(g):
    """R9.6; under R9.7 the game lasts until a draw finds nothing."""
    if g.option[TEMPLE_DECK_END] != WHEN_DRAW_IMPOSSIBLE:
        g.phase = OVER


def _push_stack(g, stack, card, seen):
    n = g.stack_n[stack]
    g.stack[stack][n] = card
    g.stack_seen[stack][n] = seen
    g.stack_n[stack] = n + 1


def _pop_stack(g, stack, chooser):
    """Take the top card. The next one is uncovered, which may be news."""
    n = g.stack_n[stack] - 1
    card = g.stack[stack][n]
    g.stack[stack][n] = 0
    g.stack_seen[stack][n] = 0
    g.stack_n[stack] = n
    if n > 0 and g.stack_seen[stack][n - 1] != SEEN:
        g.stack_seen[stack][n - 1] = SEEN
        if stack != chooser:
            g.reveals += 1
    return card


def _raise_temple(g, seat, card):
    site = g.pawn[seat]
    g.temple[seat][site][g.temple_n[seat][site]] = card
    g.temple_n[seat][site] += 1
    check_end(g)


# -- skills ------------------------------------------------------------------------------------------------------------


def _use_skill(g, seat, skill, group):
    _pay(g, seat, paying_nation(skill), group)
    if skill == DESTROY:
        _destroy(g, seat)
    elif skill == STEAL:
        _steal(g, seat)
    elif skill < SKIP:
        _desert(g, 1 - seat, skill - DESERT)
    elif skill < DEFECT:
        _raise_temple(g, seat, _pop_stack(g, seat ^ (skill - SKIP), seat))
    elif skill == DEFECT:
        _defect(g, seat)
    else:
        _halve(g, 1 - seat)


def _pay(g, seat, nation, group):
    """Discard one card of the chosen group, counted from the top; the column closes up."""
    site = g.pawn[seat]
    n = g.column_n[seat][site]
    length = 0
    i = n - 1
    while i >= 0:
        length = length + 1 if g.column[seat][site][i] == nation else 0
        if length == GROUP:
            if group == 0:
                break
            group -= 1
        i -= 1
    while i < n - 1:
        g.column[seat][site][i] = g.column[seat][site][i + 1]
        i += 1
    g.column[seat][site][n - 1] = 0
    g.column_n[seat][site] = n - 1
    g.discards[nation] += 1


def _destroy(g, seat):
    """Assyrians: the enemy's temple goes back onto the quarry, its lowest card uppermost, for all to see."""
    enemy = 1 - seat
    site = g.pawn[seat]
    while g.temple_n[enemy][site] > 0:
        g.temple_n[enemy][site] -= 1
        i = g.temple_n[enemy][site]
        g.quarry[g.quarry_n] = g.temple[enemy][site][i]
        g.quarry_n += 1
        g.quarry_known += 1
        g.temple[enemy][site][i] = 0
    check_end(g)


def _steal(g, seat):
    """Hittites: the enemy's top level becomes one's own."""
    enemy = 1 - seat
    site = g.pawn[seat]
    if top_level(g, enemy, site) <= top_level(g, seat, site):
        return  # paid for nothing (option allow_empty_skill)
    g.temple_n[enemy][site] -= 1
    i = g.temple_n[enemy][site]
    card = g.temple[enemy][site][i]
    g.temple[enemy][site][i] = 0
    _raise_temple(g, seat, card)


def _desert(g, enemy, nation):
    """Medes: all cards of one nation leave the enemy's column."""
    site = g.pawn[1 - enemy]
    n = g.column_n[enemy][site]
    kept = 0
    for i in range(n):
        card = g.column[enemy][site][i]
        if card == nation:
            g.discards[nation] += 1
        else:
            g.column[enemy][site][kept] = card
            kept += 1
    _cut_column(g, enemy, site, kept)


def _defect(g, seat):
    """Sumerians: the enemy's newest card and its like change sides, in their order."""
    enemy = 1 - seat
    site = g.pawn[seat]
    n = g.column_n[enemy][site]
    if n == 0:
        return  # paid for nothing (option allow_empty_skill)
    nation = g.column[enemy][site][n - 1]
    first = 0
    if g.option[SUMERIAN_SCOPE] == TOP_GROUP:
        first = n - 1
        while first > 0 and g.column[enemy][site][first - 1] == nation:
            first -= 1
    kept = first
    for i in range(first, n):
        card = g.column[enemy][site][i]
        if card == nation:
            _push_column(g, seat, site, card)
        else:
            g.column[enemy][site][kept] = card
            kept += 1
    _cut_column(g, enemy, site, kept)


def _halve(g, enemy):
    """Any nation: the enemy discards half his hand, rounded down, of his own choice."""
    g.halving = g.hand_n[enemy] // 2
    if g.halving > 0:
        g.phase = HALVING


def _discard_halved(g, seat, nation):
    if g.option[HALVE_REVEALS]:
        g.reveals += 1
        _discard(g, seat, nation)
    else:
        g.hand[seat][nation] -= 1
        g.hand_n[seat] -= 1
        g.hidden[seat][nation] += 1
        g.hidden_n[seat] += 1
    g.halving -= 1
    if g.halving == 0:
        g.phase = ACT
