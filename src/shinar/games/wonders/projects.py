"""The Great Projects: who may take part, and what comes of it at the end of an Age (section 15)?

Without projects in play no project is ever laid out, and nothing here has anything to do.
"""

import cython

if not cython.compiled:
    from shinar.games.wonders.city import add_victory, count_around, make_barren, remove_card
    from shinar.games.wonders.tables import *
    from shinar.layout import constants

    globals().update(constants(__name__))


def lay_out(g):
    """R15.1, R15.2"""
    if g.option[WITH_PROJECTS]:
        each = PROJECTS // AGES
        g.project = 1 + each * (g.age - 1) + g.below(each)
        g.project_tokens = PROJECT_TOKENS[g.seats]


# -- taking part -------------------------------------------------------------------------------------------------------


def ways_to_join(g, city, card):
    """Answers to ASK_JOIN, as bits, that would be open to whoever can pay: 2 a part, 4 a part with the wildcard
    token."""
    if g.project == 0 or g.project_open == 0 or g.joined[city] or city >= g.seats:
        return 0  # R15.7, R15.9, R12.14
    if CARD_COLOUR[card] == PROJECT_COLOUR[g.project - 1]:
        return 2
    return 4 if g.tokens[city][WILDCARD] else 0


def join(g, city):
    """R15.3; R15.8: if the tokens do not suffice, the rest comes from the reserve."""
    if g.joins[city] == 2:
        g.tokens[city][WILDCARD] -= 1
    g.joined[city] = 1
    g.parts[city] += 1
    if g.project_tokens > 0:
        g.project_tokens -= 1


# -- the end of the Age ------------------------------------------------------------------------------------------------


def settle(g):
    """R15.10 to R15.13. Whoever has a choice of what to lose is left with a question."""
    for city in range(g.cities):
        g.step[city] = IDLE
    if g.project == 0:
        return
    for city in range(g.seats):
        if g.project_tokens == 0:
            _reward(g, city)
        elif g.parts[city] == 0:
            _penalise(g, city)
    g.past_project[g.age - 1] = g.project if g.project_tokens == 0 else -g.project


def clear_away(g):
    """R15.14"""
    for city in range(g.cities):
        g.parts[city] = 0
    g.project = 0
    g.project_tokens = 0
    g.project_open = 0


def _reward(g, city):
    project = g.project - 1
    special = PROJECT_REWARD[project][SPECIAL]
    for _ in range(g.parts[city]):
        g.coins[city] += PROJECT_REWARD[project][COINS]
        g.shields[city] += PROJECT_REWARD[project][SHIELDS]
        if PROJECT_REWARD[project][VICTORY]:
            add_victory(g, city, PROJECT_REWARD[project][VICTORY])
        if special:
            g.tokens[city][special] += 1
    g.rewards[city][project] += g.parts[city]


def _penalise(g, city):
    penalty = PROJECT_PENALTY[g.project - 1]
    if penalty == LOSE_STRUCTURE:
        _penalise_structure(g, city)
    elif penalty == LOSE_VICTORIES:
        _penalise_victories(g, city)
    elif penalty == LOSE_COINS:
        if g.coins[city] == 0:
            _take_penalty_token(g, city)
        g.coins[city] = 0
    elif BOARD_START[g.board[city]] == NO_RESOURCE or g.barren[city]:
        _take_penalty_token(g, city)  # R15.25
    else:
        make_barren(g, city)


def _take_penalty_token(g, city):
    g.penalty_points[city] += PENALTY_POINTS[g.age]


def _penalise_structure(g, city):
    colour = PROJECT_LOSES[g.project - 1]
    count = g.colour_n[city][colour]
    if count == 0:
        _take_penalty_token(g, city)
    elif count > 1:
        g.step[city] = ASK_CARD
    else:
        for slot in range(TILE_SLOTS):
            if g.place[slot] == CITY + city and CARD_COLOUR[g.kind[slot]] == colour:
                g.pick[city] = slot
        give_up(g, city)


def _penalise_victories(g, city):
    """R15.23, R15.27"""
    count = victories(g, city)
    if count == 0 or (count == 1 and not g.option[PARTIAL_PENALTY]):
        _take_penalty_token(g, city)
        return
    kinds = 0
    for value in range(AGES):
        kinds += 1 if g.wins[city][value] else 0
    if kinds > 1 and count > 2:
        g.step[city] = ASK_CARD
        return
    lost = 0
    for value in range(AGES):
        while g.wins[city][value] > 0 and lost < 2:
            g.wins[city][value] -= 1
            lost += 1


def victories(g, city):
    """How many victory tokens it has."""
    return g.wins[city][0] + g.wins[city][1] + g.wins[city][2]


def give_up(g, city):
    """What this city has chosen to lose is gone. All see the structure that goes to the discard pile (R17.12)."""
    slot = g.pick[city]
    if slot != NO_SLOT:
        remove_card(g, city, g.kind[slot])
        g.place[slot] = DISCARD
        g.known[slot] |= ALL_KNOW
        g.pick[city] = NO_SLOT
    for value in range(AGES):
        g.wins[city][value] -= g.gives[city][value]
        g.gives[city][value] = 0
