"""What are the temples worth, is the game over, and who is ahead?"""

import cython

if not cython.compiled:
    from shinar.games.babel.legal import top_level
    from shinar.layout import constants

    globals().update(constants(__name__))


def recount(g):
    for seat in range(SEATS):
        total = 0
        for site in range(SITES):
            total += top_level(g, seat, site)
        g.total[seat] = total


def check_end(g):
    """To be called after every change of a temple, in the middle of a turn too."""
    recount(g)
    if g.opener == NOBODY:
        for seat in range(SEATS):
            if g.total[seat] >= WIN:
                if g.total[1 - seat] <= LOW:
                    g.phase = OVER
                    return
                g.opener = seat
    if g.opener != NOBODY and _end_phase_is_over(g):
        g.phase = OVER


def _end_phase_is_over(g):
    for seat in range(SEATS):
        if g.total[seat] >= SUMMIT:
            return True
        if g.option[END_PHASE_LOW_APPLIES_TO] == OPPONENT_OF_FIRST_15 and seat == g.opener:
            continue
        if g.total[seat] <= LOW:
            return True
    return False


def rank(g, points, ranks):
    """Totals, then cards in hand (R9.11); an equal pair shares the first rank unless the house rule breaks it."""
    lead = g.total[0] - g.total[1]
    if lead == 0:
        lead = g.hand_n[0] - g.hand_n[1]
    if lead == 0 and g.option[FULL_TIE] == SECOND_SEAT:
        starter = g.active ^ g.turn % 2
        lead = 1 if starter == 1 else -1
    for seat in range(SEATS):
        points[seat] = g.total[seat]
    ranks[0] = 1 if lead < 0 else 0
    ranks[1] = 1 if lead > 0 else 0
