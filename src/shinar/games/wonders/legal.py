"""What may a player of 7 Wonders choose now, and who owes a choice?

`list_legal` is made for speed; `why_not` in refuse.py is made for people. A law holds them to the same answer for every
action.
A choice is made in parts (state.pxd, Questions): the first names the card and its use, the others say how.
"""

import cython

if not cython.compiled:
    from shinar.games.wonders.city import has
    from shinar.games.wonders.cost import NONE, gather, list_splits
    from shinar.games.wonders.tables import *
    from shinar.games.wonders.tower import has_tile, tiles_at
    from shinar.games.wonders.ways import (
        can_build,
        can_search,
        card_means,
        join_ways,
        owe_choice,
        stage_means,
        stages_open,
    )
    from shinar.layout import constants

    globals().update(constants(__name__))


# -- who owes what -----------------------------------------------------------------------------------------------------


def owed_city(g, seat):
    """The city for which `seat` owes an answer, or NOBODY: first its own, then the Free City that it leads."""
    if g.phase == OVER or seat < 0 or seat >= g.seats:
        return NOBODY
    if g.step[seat] < SEALED:
        return seat
    if g.holder == seat and g.step[FREE_CITY] < SEALED:
        return FREE_CITY
    return NOBODY


def owed_seats(g):
    """Bit mask."""
    owed = 0
    for seat in range(g.seats):
        if owed_city(g, seat) != NOBODY:
            owed |= 1 << seat
    return owed


# -- where a card lies -------------------------------------------------------------------------------------------------


def slot_in_hand(g, seat, city, card, in_the_open):
    """The slot of this card in the hand from which `city` chooses, or NO_SLOT. Of two equal cards, the one played in
    the open is the one that others could have seen before; a hidden one may be the one they have not (R17.3)."""
    packet = g.holds[seat]
    slot = NO_SLOT
    for i in range(g.hand_n[packet]):
        if g.kind[g.hand[packet][i]] == card and (city == seat or g.hand[packet][i] != g.pick[seat]):
            slot = g.hand[packet][i]
            if in_the_open:
                return slot
    return slot


def slot_in_pile(g, card):
    for slot in range(TILE_SLOTS):
        if g.place[slot] == DISCARD and g.kind[slot] == card:
            return slot
    return NO_SLOT


def _pile(g, word):
    """Which cards of one word of the titles lie in the discard pile: bit mask."""
    cards = 0
    for slot in range(TILE_SLOTS):
        if g.place[slot] == DISCARD and g.kind[slot] >> 6 == word:
            cards |= BIT[g.kind[slot] & 63]
    return cards


def slot_in_city(g, city, card):
    for slot in range(TILE_SLOTS):
        if g.place[slot] == CITY + city and g.kind[slot] == card:
            return slot
    return NO_SLOT


def slot_in_packet(g, seat, tile):
    """The slot of this tile in the packet that is being drafted, or NO_SLOT."""
    packet = g.holds[seat]
    for i in range(g.hand_n[packet]):
        if g.kind[g.hand[packet][i]] == tile:
            return g.hand[packet][i]
    return NO_SLOT


def may_take_board(g, board):
    """R2.5, R2.7: of the boxes in play, and nobody's."""
    if board < 0 or board >= BOARDS_N or BOARD_SET[board] > g.option[WITH_WONDER_PACK]:
        return False
    for city in range(g.cities):
        if g.board[city] == board:
            return False
    return True


# -- the list ----------------------------------------------------------------------------------------------------------


def list_legal(g, seat, out):
    """Ascending action numbers into `out`; returns how many."""
    city = owed_city(g, seat)
    if city == NOBODY:
        return 0
    question = g.step[city]
    if question == ASK_CARD:
        return _list_first(g, seat, city, out)
    if question == ASK_WHICH and g.use[city] == TO_RAISE:
        return _list_tiles(g, seat, out)
    gather(g, city)
    if question == ASK_WHICH:
        return _list_mask(stages_open(g, city), WHICH, out)
    if question == ASK_MEANS:
        if g.use[city] == TO_STAGE:
            return _list_mask(stage_means(g, city, g.plan[city] - 1), MEANS, out)
        return _list_mask(card_means(g, city, g.kind[g.pick[city]]), MEANS, out)
    if question == ASK_JOIN:
        return _list_mask(join_ways(g, city), JOIN, out)
    return _list_payments(g, city, out)


def _list_first(g, seat, city, out):
    if g.phase == PLAY or g.phase == EXTRA:
        return _list_cards(g, seat, city, out)
    if g.phase == SEARCH:
        return _list_pile(g, city, out)
    if g.phase == PENALTY:
        return _list_penalties(g, city, out)
    n = 0
    if g.phase == BOARDS:
        for board in range(BOARDS_N):
            if may_take_board(g, board):
                out[n] = BOARD + board
                n += 1
    elif g.phase == SIDES:
        out[0] = SIDE
        out[1] = SIDE + 1
        n = 2
    else:
        for tile in range(1, TILES + 1):
            if slot_in_packet(g, seat, tile) != NO_SLOT:
                out[n] = TILE + tile - 1
                n += 1
    return n


def _list_cards(g, seat, city, out):
    """Every different card of the hand, for every use it can be put to."""
    packet = g.holds[seat]
    n = 0
    different = 0
    last = CARDS
    gather(g, city)
    for i in range(g.hand_n[packet]):
        card = g.kind[g.hand[packet][i]]
        if card != last and (city == seat or g.hand[packet][i] != g.pick[seat]):
            last = card
            g.deck[different] = card
            different += 1
            if not has(g, city, card) and can_build(g, city, card):
                out[n] = BUILD + card
                n += 1
    if stages_open(g, city):
        for i in range(different):
            out[n] = STAGE + g.deck[i]
            n += 1
    if city == seat or n == 0:
        for i in range(different):
            out[n] = SELL + g.deck[i]
            n += 1
    if city == seat and has_tile(g, seat):
        for i in range(different):
            out[n] = RAISE + g.deck[i]
            n += 1
    if g.phase == EXTRA:
        out[n] = DECLINE
        n += 1
    return n


def _list_pile(g, city, out):
    n = 0
    gather(g, city)
    for word in range(BUILT_WORDS):
        cards = _pile(g, word)
        card = word << 6
        while cards:
            if cards & 1 and can_search(g, city, card):
                out[n] = BUILD + card
                n += 1
            cards >>= 1
            card += 1
    out[n] = DECLINE
    return n + 1


def _list_penalties(g, city, out):
    n = 0
    for card in range(BLACK_ROOM):
        if has(g, city, card) and why_not_lose(g, city, LOSE + card) == LEGAL:
            out[n] = LOSE + card
            n += 1
    for value in range(AGES):
        if why_not_lose(g, city, LOSE_WIN + value) == LEGAL:
            out[n] = LOSE_WIN + value
            n += 1
    return n


def _list_tiles(g, seat, out):
    return _list_mask(tiles_at(g, TILE_HAND + seat), TILE - 1, out)


def _list_mask(mask, first, out):
    n = 0
    i = 0
    while mask >> i:
        if mask >> i & 1:
            out[n] = first + i
            n += 1
        i += 1
    return n


def _list_payments(g, city, out):
    n = 0
    owe_choice(g, city)
    count = list_splits(g, g.due_goods, g.coins[city] - g.due_coins)
    i = 0
    while n < count:
        if g.best[i] != NONE:
            out[n] = PAY + i
            n += 1
        i += 1
    return n


def why_not_lose(g, city, action):
    """R15.21, R15.23: what a failed project takes."""
    if PROJECT_PENALTY[g.project - 1] == LOSE_STRUCTURE:
        if action < LOSE or action >= TILE:
            return OTHER_QUESTION
        if slot_in_city(g, city, action - LOSE) == NO_SLOT:
            return NOT_IN_CITY
        return LEGAL if CARD_COLOUR[action - LOSE] == PROJECT_LOSES[g.project - 1] else WRONG_COLOUR
    if action < LOSE_WIN or action >= DECLINE:
        return OTHER_QUESTION
    value = action - LOSE_WIN
    return LEGAL if value < AGES and g.wins[city][value] > g.gives[city][value] else NO_SUCH_TOKEN
