"""Do the fast rules and their three-dimensional twin agree on what is legal, what is seen and what it is worth?"""

import random

import pytest

from shinar.games.babylon import GAME, actions
from shinar.games.babylon.legal import site_level
from shinar.games.babylon.options import BabylonOptions
from shinar.games.babylon.score import CATEGORIES, count_notches, points_for
from shinar.games.babylon.state import (
    BUILDING,
    CHANGING,
    CONVERT_SYMBOL,
    CORNERS,
    FILL_BLANK,
    PROPPING,
    SITING,
    USING,
)
from tests.compiled import is_compiled
from tests.games.babylon.slow import BLANK, BRIDGE, FOUNTAIN, STAIRS, STATUE, stands, world_of

FIRST = {STATUE: actions.BUILD_STATUE, FOUNTAIN: actions.BUILD_FOUNTAIN}
FIRST |= {STAIRS: actions.BUILD_STAIRS, BRIDGE: actions.BUILD_BRIDGE}

RARE = ("placements", "decorations", "bridges", "bridge above a tile", "fourth level", "pillar statues", "hidden")


def odd_options(dice):
    if dice.random() < 0.4:
        return BabylonOptions()
    values = {}
    for spec in GAME.option_specs():
        choices = spec.values or ((True, False) if spec.kind == "switch" else (0, 1, 2))
        values[spec.name] = dice.choice([spec.default, *choices])
    return BabylonOptions(**values)


def positions(dice, count):
    """Gardens from play by builders with pillars to spare, who end a turn only when they can build no more."""
    seen = 0
    while seen < count:
        options = odd_options(dice)
        state = GAME.new(dice.randrange(1 << 40), seats=dice.choice([2, 2, 3, 4]), options=options)
        rich = dice.choice([4, 8, 14])
        scarce = dice.random() < 0.1
        while not state.is_over and seen < count:
            (seat,) = state.acting()
            if state.phase == BUILDING:
                singles = [rich if i == seat else n for i, n in enumerate(state.singles)]
                supply = [dice.randrange(2) for _ in range(4)] if scarce else list(state.supply)
                state.edit(singles=singles, supply=supply, doubles=dice.randrange(2))
                if options.effect_tokens and state.round and dice.random() < 0.5:
                    token = list(state.token)
                    token[state.round - 1] = dice.choice([CONVERT_SYMBOL, FILL_BLANK])
                    state.edit(token=token)
                if dice.random() < 0.25:
                    yield state, seat, options
                    seen += 1
            for action in preferred(dice, state, seat):
                state.play(seat, action)


def preferred(dice, state, seat):
    """Mostly what makes gardens high and full: decorations, above all bridges, tiles on tiles, never done too early."""
    legal = state.legal_actions(seat)
    if state.phase == BUILDING and len(legal) > 1 and dice.random() < 0.9:
        legal.remove(actions.DONE)
        decorations = [action for action in legal if action >= actions.BUILD_STATUE]
        if decorations and dice.random() < 0.8:
            return [dice.choice([a for a in decorations if a >= actions.BUILD_BRIDGE] or decorations)]
    if state.phase == SITING and dice.random() < 0.8:
        sites = dice.sample(legal, min(len(legal), 6))
        if dice.random() < 0.4:
            return [max(sites, key=lambda action: site_level(state, seat, action))]
        plans = [[site, actions.TURN + turned] for site in sites for turned in range(4)]
        return max(plans, key=lambda plan: promise(state, seat, plan))
    return [dice.choice(legal)]


def promise(state, seat, plan):
    """What could be built with the tile if it were placed like this?"""
    copy = state.clone()
    for action in plan:
        copy.play(seat, action)
    if copy.phase == PROPPING:
        copy.play(seat, copy.legal_actions(seat)[0])
    if copy.phase != BUILDING:
        return 0
    return sum(1 + 3 * (action >= actions.BUILD_BRIDGE) for action in fast_decorations(copy, seat))


def agree(state, seat, options):
    world = world_of(state, seat, options)
    assert stands(world)
    assert fast_placements(state, seat) == world.placements()
    assert fast_decorations(state, seat) == spelled(world.decorations())
    agree_on_changes(state, seat, world)
    for owner in range(state.seats):
        garden = world_of(state, owner, options)
        assert [points_for(state, owner, row) for row in range(CATEGORIES)] == garden.sheet()
        assert count_notches(state, owner) == garden.notches()
    return world


def fast_placements(state, seat):
    """All (spot, level, free corner): a copy is asked for sites, and for the corners of each."""
    copy = state.clone()
    copy.edit(phase=SITING)
    found = set()
    for action in copy.legal_actions(seat):
        spot, raised = divmod(action - actions.SITE, 2)
        cells = [8 * (spot // 7 + row) + spot % 7 + column for row in (0, 1) for column in (0, 1)]
        level = max(state.height[seat][cell] for cell in cells) + 1 + raised
        there = state.clone()
        there.edit(phase=PROPPING, spot=spot, level=level)
        found |= {(spot, level, prop - actions.PROP) for prop in there.legal_actions(seat)}
        assert there.legal_actions(seat)
    return found


def fast_decorations(state, seat):
    return {a for a in state.legal_actions(seat) if actions.BUILD_STATUE <= a < actions.CHANGE}


def spelled(decorations):
    """The action numbers of (kind, cell, other)."""
    found = set()
    for kind, cell, other in decorations:
        first, step = min(cell, other), abs(other - cell)
        row, column = divmod(first, 8)
        index = first
        if kind in (FOUNTAIN, STAIRS):
            index = 7 * row + column if step == 1 else 56 + first
        elif kind == BRIDGE:
            index = 6 * row + column if step == 2 else 48 + first
        found.add(FIRST[kind] + index)
    return found


def agree_on_changes(state, seat, world):
    """R9.3 to R9.6: which spaces can be changed, into what, and what can be built then."""
    effect = state.token[state.round - 1] if state.round else 0
    expected = {}
    for tile in world.tiles:
        spent = state.spent if world.options.token_spaces == "one_per_turn" else state.spent >> max(tile.new, 0) & 1
        if tile.new < 0 or spent or effect not in (CONVERT_SYMBOL, FILL_BLANK):
            continue
        for corner, cell in enumerate(tile.cells):
            place, printed = (cell, tile.level), tile.symbols[corner]
            if world.is_hidden(place) or world.is_occupied(place) or (printed == BLANK) != (effect == FILL_BLANK):
                continue
            uses = {wish: world.decorations(cell, wish) for wish in range(1, 5) if wish != printed}
            if any(uses.values()):
                expected[actions.CHANGE + CORNERS * tile.new + corner] = cell, uses
    assert {a for a in state.legal_actions(seat) if a >= actions.CHANGE} == set(expected)
    for cell, uses in expected.values():
        copy = state.clone()
        copy.edit(phase=CHANGING, changed=cell)
        wishes = {wish for wish in uses if uses[wish]}
        assert {action - actions.WISH + 1 for action in copy.legal_actions(seat)} == wishes
        for wish in wishes:
            copy.edit(phase=USING, changed=cell, wish=wish)
            assert set(copy.legal_actions(seat)) == spelled(uses[wish])


def compare(seed, count):
    """Compare, and count how often what is rare came up."""
    dice = random.Random(seed)
    found = dict.fromkeys(RARE, 0)
    for state, seat, options in positions(dice, count):
        world = agree(state, seat, options)
        found["placements"] += bool(world.placements())
        found["decorations"] += bool(world.decorations())
        found["bridges"] += bool(world.decks)
        found["bridge above a tile"] += any(world.open_level(cell) > 0 for cell, _ in world.decks)
        found["fourth level"] += any(tile.level > 3 for tile in world.tiles)
        found["pillar statues"] += bool(world.used)
        found["hidden"] += any(not world.is_built_seen(built) for built in world.built)
    return found


def test_gardens_from_play():
    found = compare(1, 400 if is_compiled() else 40)  # plain Python takes a second for ten
    assert min(found.values()) > 1 or not is_compiled(), found


@pytest.mark.slow
@pytest.mark.parametrize("part", range(10))
def test_ten_thousand_gardens(part):
    found = compare(1000 + part, 1000)
    assert min(found.values()) > 8, found
