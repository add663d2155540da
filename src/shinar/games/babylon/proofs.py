"""What must stay true of every state of Babylon? The game's own part of the laws in shinar/check.py."""

from __future__ import annotations

from collections import Counter

from shinar.game import Options, Proofs
from shinar.games.babylon.geometry import corner_cell
from shinar.games.babylon.legal import rounds_of, thinnings_of
from shinar.games.babylon.options import BabylonOptions
from shinar.games.babylon.prints import symbol_of
from shinar.games.babylon.state import (
    BELVEDERE,
    BRIDGE,
    CELLS,
    CORNERS,
    FLOWERS,
    HEAD,
    IN_PLAY,
    LAYERS,
    MOST_TILES,
    NO_TILE,
    NOTHING,
    OVER,
    SEATS,
    SLOTS,
    SPOTS,
    STAIRS,
    START_TILES,
    STATUE,
    SUPPLY,
    SYMBOLS,
    TILES,
    UNLIMITED,
    BabylonState,
)

SYMBOL_NAMES = ("", "stairs", "fountain", "bridge", "statue")


def census(state: BabylonState) -> dict[str, int]:
    """All tiles, tokens and decorations, wherever they are, and how often one fact disagrees with another."""
    tiles: Counter[int] = Counter(tile for tile, fate in enumerate(state.gone) if fate != IN_PLAY)
    for stack, count in zip(state.quarry, state.quarry_n, strict=True):
        tiles.update(stack[:count])
    tiles.update([state.taken] if state.taken != NO_TILE else [])
    slips = 0
    built: Counter[int] = Counter()
    for seat in range(state.seats):
        tiles.update([state.stored[seat]] if state.stored[seat] != NO_TILE else [])
        tiles.update(state.laid_tile[seat][: state.laid_n[seat]])
        built.update(state.built_kind[seat][: state.built_n[seat]])
        slips += _garden_slips(state, seat)
        slips += state.singles[seat] > SLOTS and (state.active != seat or state.phase == OVER)
    counts = {f"tile {tile}": tiles[tile] for tile in range(TILES) if tile < START_TILES + state.seats}
    counts["strange tiles"] = sum(tiles[tile] for tile in tiles if not 0 <= tile < START_TILES + state.seats)
    counts |= {f"token {kind}": count for kind, count in sorted(Counter(state.token).items())}
    for symbol in range(1, SYMBOLS + 1):
        used = 0 if state.option[SUPPLY] == UNLIMITED else built[symbol]
        counts[SYMBOL_NAMES[symbol]] = state.supply[symbol - 1] + used
    return counts | {"slips": slips}


def _garden_slips(state: BabylonState, seat: int) -> int:
    """Build the garden anew from what was laid and built, and count the fields that are not as they should be."""
    height, symbol, piece, top, deck = ([0] * CELLS for _ in range(5))
    prints, highest = [0] * SPOTS, 0
    free = state.laid_free[seat]
    slips = 0
    for i in range(state.laid_n[seat]):
        spot, level = state.laid_spot[seat][i], state.laid_level[seat][i]
        slips += level > 1 and level - 1 not in state.laid_level[seat][:i]
        for corner in range(CORNERS):
            cell = corner_cell(spot, corner)
            slips += height[cell] >= level
            height[cell], top[cell] = level, i + 1
            symbol[cell] = symbol_of(state.laid_tile[seat][i], state.laid_turned[seat][i], corner)
            piece[cell] = BELVEDERE if free[i] == corner else NOTHING
        prints[spot] = level
        highest = max(highest, level)
    for i in range(state.built_n[seat]):
        kind, level = state.built_kind[seat][i], state.built_level[seat][i]
        cell, other = state.built_cell[seat][i], state.built_other[seat][i]
        if kind == BRIDGE:
            deck[(cell + other) // 2] |= 1 << level
        if height[other] == level + (kind == STAIRS):
            piece[other] = HEAD if kind == STAIRS else kind
        if height[cell] == level:
            piece[cell] = kind
        slips += (cell == other) != (kind == STATUE)
    slips += [height, symbol, piece, top, deck] != [
        state.height[seat], state.symbol[seat], state.piece[seat], state.top[seat], state.deck[seat]
    ]  # fmt: skip
    return slips + (prints != state.print_level[seat]) + (highest != state.highest[seat])


def longest(options: Options, seats: int) -> int:
    """R13.3: in a turn one digs, places two tiles by four choices each, builds on their eight spaces, two of which a
    round token may change by two choices more, and is done. Then no tile is left to be kept or not."""
    assert isinstance(options, BabylonOptions)
    one_turn = 1 + 2 * 4 + 8 + 2 * 2 + 1
    return thinnings_of(seats) + one_turn * rounds_of(seats) * seats


def hidden(state: BabylonState, seat: int) -> dict[str, object]:
    """What nobody can know, where there is more than one possibility."""
    result: dict[str, object] = {"chance": state.rng}
    for layer in range(LAYERS - 1):
        covered = [s[layer] for s, n in zip(state.quarry, state.quarry_n, strict=True) if n > layer + 1]
        if len(covered) > 1:
            result[f"layer {layer}"] = covered
    unseen = state.token[state.round :]
    if len(set(unseen)) > 1:
        result["tokens"] = unseen
    return result


def relabel(state: BabylonState, order: list[int]) -> BabylonState:
    """The same game from other chairs: seat i becomes order[i]. Seats that do not play stay."""
    other = state.clone()
    by_seat = ("flower", "singles", "stored", "height", "symbol", "piece", "top", "deck", "print_level", "highest")
    by_seat += ("laid_n", "laid_tile", "laid_spot", "laid_level", "laid_turned", "laid_free", "laid_statues")
    by_seat += ("built_n", "built_kind", "built_cell", "built_other", "built_level")
    source = [order.index(seat) if seat < state.seats else seat for seat in range(SEATS)]
    fields = {name: [getattr(state, name)[seat] for seat in source] for name in by_seat}
    other.edit(**fields, active=order[state.active], starter=order[state.starter])
    return other


# No seat has more (R13.4): 16 tiles have levels of at most 1 + 2 + ... + 16 in all, and four spaces each, none of which
# gives more than 3 points for two levels; then the highest level, four flower sets, a decoration set for seven spaces.
HIGHEST = 6 * MOST_TILES * (MOST_TILES + 1) // 2 + 2 * MOST_TILES + 4 * FLOWERS + 4 * (4 * MOST_TILES // 7)

PROOFS = Proofs(census=census, longest=longest, highest=HIGHEST, lowest=0, hidden=hidden, relabel=relabel)
