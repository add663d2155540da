"""What happens when all have chosen? `resolve` reads like the overview of a turn; the rules follow in its order
(section 6)."""

import cython

if not cython.compiled:
    from shinar.games.wonders.age import (
        begin_age,
        begin_turn,
        choose_sides,
        draft_tiles,
        fight,
        keep_tile,
        open_cities,
        pass_hands,
        take_from_hand,
        throw_leftovers,
    )
    from shinar.games.wonders.city import add_card, add_stage, count_around, left_of, right_of
    from shinar.games.wonders.cost import is_lawful
    from shinar.games.wonders.legal import owed_seats
    from shinar.games.wonders.projects import clear_away, give_up, join, settle
    from shinar.games.wonders.sealing import seal, unseal
    from shinar.games.wonders.tables import *
    from shinar.games.wonders.tower import bonus_on, pass_tiles, place_tiles, tile_slot
    from shinar.games.wonders.ways import owe_choice
    from shinar.layout import constants

    globals().update(constants(__name__))


def apply(g, seat, action):
    """Seal an answer; with the last one owed, the round is resolved."""
    seal(g, seat, action)
    if owed_seats(g) == 0:
        resolve(g)


def resolve(g):
    g.reveals += 1
    g.last_phase = g.phase
    if g.phase == PLAY:
        _resolve_actions(g)
        _after_actions(g)  # last cards, leftovers, the discard pile, tiles, then the next turn or the end of the Age
    elif g.phase == EXTRA:
        _resolve_actions(g)
        _after_last_cards(g)
    elif g.phase == SEARCH:
        g.searches[g.searcher] -= 1
        _resolve_actions(g)
        _search_or_end(g)
    elif g.phase == PENALTY:
        for city in range(g.cities):
            give_up(g, city)
        _after_project(g)
    elif g.phase == DRAFT:
        _draft(g)
    else:
        _set_up_on(g)


# -- everybody's action at once ----------------------------------------------------------------------------------------


def _resolve_actions(g):
    """R6.2 to R6.5. Each step is done for all before the next begins: nobody's action depends on another's."""
    _note_last(g)
    for city in range(g.cities):
        _pay(g, city)
    for city in range(g.cities):
        _lay(g, city)
    for city in range(g.cities):
        _gain(g, city)
    for city in range(g.cities):
        _credit_sellers(g, city)
        unseal(g, city)


def _note_last(g):
    """For the news: what all can see of this round."""
    for city in range(g.cities):
        g.last_use[city] = g.use[city]
        g.last_card[city] = NOBODY
        if g.use[city] == TO_BUILD:
            g.last_card[city] = g.kind[g.pick[city]]
        g.last_means[city] = g.means[city]
        g.last_joins[city] = g.joins[city]
        g.last_left[city] = g.to_left[city]
        g.last_right[city] = g.to_right[city]
        g.last_bank[city] = 0
        g.last_gain[city] = 0


def _pay(g, city):
    """R6.2, against the table as it was."""
    if g.use[city] != TO_BUILD and g.use[city] != TO_STAGE:
        return
    g.lawful = is_lawful(g, city)
    owe_choice(g, city)
    g.last_bank[city] = g.due_coins
    g.coins[city] -= g.due_coins + g.to_left[city] + g.to_right[city]
    if g.means[city] == BY_POWER:
        g.powers[city] = 0
    elif g.means[city] == BY_TOKEN:
        g.tokens[city][FREE_STRUCTURE if g.use[city] == TO_BUILD else FREE_STAGE] -= 1


def _lay(g, city):
    """R6.3: the card goes where it belongs."""
    use = g.use[city]
    if use == NOTHING or use == TO_DECLINE:
        return
    slot = g.pick[city]
    seat = city if city < g.seats else g.holder
    if g.phase != SEARCH:
        take_from_hand(g, g.holds[seat], slot)
    if use == TO_BUILD:
        g.place[slot] = CITY + city
        add_card(g, city, g.kind[slot])
        if g.joins[city]:
            join(g, city)
    elif use == TO_STAGE:
        g.place[slot] = UNDER + STAGES * city + g.position[city]
        add_stage(g, city, g.position[city], g.plan[city] - 1)
    else:
        g.place[slot] = DISCARD
    if use == TO_RAISE:
        g.place[tile_slot(g, city, g.tile[city])] = TILE_ASIDE + city
        g.raised[city] += 1
    elif use == TO_SELL and city >= g.seats:
        g.known[slot] |= ALL_KNOW  # R12.9: all may see that there was nothing else to do
        g.shown[g.age - 1] |= 1 << g.turn


def _gain(g, city):
    """R6.4: coins come in, counted on the table as it is now."""
    use = g.use[city]
    coins = 0
    if use == TO_SELL:
        coins = SALE
    elif use == TO_BUILD:
        card = g.kind[g.pick[city]]
        coins = _gain_from_effect(g, city, card)
        on = 1 << CARD_COLOUR[card]
        if g.means[city] == BY_CHAIN:
            on |= ON_CHAIN
        if is_lawful(g, city):
            coins += bonus_on(g, on)
    elif use == TO_STAGE:
        row = CARDS + g.plan[city] - 1
        coins = _gain_from_effect(g, city, row)
        if is_lawful(g, city):
            coins += bonus_on(g, ON_STAGE)
        _gain_special(g, city, row)
    _give(g, city, coins)


def _give(g, city, coins):
    """From the bank."""
    g.coins[city] += coins
    g.last_gain[city] += coins


def _gain_from_effect(g, city, row):
    coins = EFFECT[row][COINS]
    if EFFECT[row][COINS_PER]:
        coins += EFFECT[row][COINS_PER] * count_around(g, city, EFFECT[row][PER], EFFECT[row][OF])
    return coins


def _gain_special(g, city, row):
    """What a stage does once, to this city or to others."""
    special = EFFECT[row][SPECIAL]
    if special == FROM_DISCARD:
        g.searches[city] += 1
    elif special == DIPLOMACY:
        g.truces[city] += 1
    if EFFECT[row][GIFT]:
        _give(g, left_of(g, city), EFFECT[row][GIFT])  # R11.4
        _give(g, right_of(g, city), EFFECT[row][GIFT])
    if EFFECT[row][LOSS]:
        for other in range(g.seats):  # players: the Free City loses nothing
            if other != city:
                g.losses[other] += EFFECT[row][LOSS]


def _credit_sellers(g, city):
    """R6.5"""
    g.coins[left_of(g, city)] += g.to_left[city]
    g.coins[right_of(g, city)] += g.to_right[city]


# -- the rest of the turn ----------------------------------------------------------------------------------------------


def _after_actions(g):
    if g.turn == TURNS - 1:
        if _ask_last_cards(g):
            return
        throw_leftovers(g)
    _search_or_end(g)


def _ask_last_cards(g):
    """R6.6, R10.17: may anybody still use the last card?"""
    asked = 0
    for city in range(g.cities):
        g.step[city] = IDLE
        if g.last_cards[city] and city < g.seats:
            g.step[city] = ASK_CARD
            asked = 1
    if asked:
        g.phase = EXTRA
    return asked != 0


def _after_last_cards(g):
    throw_leftovers(g)
    _search_or_end(g)


def _search_or_end(g):
    """R6.7: whoever has earned it looks through the discard pile, one after the other in the order of their boards. He
    is asked whatever lies there, so that nobody learns from the question itself (R10.24)."""
    g.searcher = NOBODY
    for slot in range(TILE_SLOTS):
        if g.place[slot] == DISCARD:
            for city in range(g.seats):
                if g.searches[city] and (g.searcher == NOBODY or g.board[city] < g.board[g.searcher]):
                    g.searcher = city
            break
    if g.searcher == NOBODY:
        _end_turn(g)
        return
    g.phase = SEARCH
    for city in range(g.cities):
        g.step[city] = IDLE
    g.step[g.searcher] = ASK_CARD
    for slot in range(TILE_SLOTS):
        if g.place[slot] == DISCARD:
            g.known[slot] |= 1 << g.searcher  # R17.6


def _end_turn(g):
    for city in range(g.cities):
        g.searches[city] = 0
        lost = g.losses[city] if g.losses[city] < g.coins[city] else g.coins[city]
        g.coins[city] -= lost  # R11.7
        g.losses[city] = 0
    if g.option[WITH_TOWER]:
        place_tiles(g)
    if g.turn == TURNS - 1:
        _end_age(g)
    else:
        pass_hands(g)
        g.turn += 1
        begin_turn(g)


def _end_age(g):
    """R6.9: the Great Project, then the conflicts."""
    settle(g)
    g.phase = PENALTY
    if owed_seats(g) == 0:
        _after_project(g)


def _after_project(g):
    for city in range(g.cities):
        unseal(g, city)
    clear_away(g)
    fight(g)
    begin_age(g)


# -- before the first Age ----------------------------------------------------------------------------------------------


def _set_up_on(g):
    """A board has been taken, or all sides have been chosen."""
    for city in range(g.seats):
        if g.step[city] == SEALED:
            if g.phase == BOARDS:
                g.board[city] = g.position[city]
            else:
                g.side[city] = g.position[city]
        g.position[city] = 0
        g.step[city] = IDLE
    if g.phase == SIDES:
        open_cities(g)
        return
    city = g.dealer
    for _ in range(g.seats):
        if g.board[city] == NOBODY:
            g.step[city] = ASK_CARD
            return
        city = left_of(g, city) if g.cities == g.seats else 1 - city
    choose_sides(g)


def _draft(g):
    for seat in range(g.seats):
        keep_tile(g, seat, g.pick[seat])
        unseal(g, seat)
    g.turn += 1
    pass_tiles(g)
    draft_tiles(g)
