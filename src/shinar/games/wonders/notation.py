"""How is a move of 7 Wonders written? `build:stockade`, `stage:mine`, `sell:altar`, `means:chain`, `pay:2`, `decline` …

One short text for each action of the table, always the same, and the Move that says what the action touches and costs.
Numbers of the table that nothing has yet (cards of expansions to come) are written as numbers.
"""

from __future__ import annotations

from shinar.game import Move
from shinar.games.wonders.actions import (
    ACTIONS,
    BOARD,
    BUILD,
    DECLINE,
    JOIN,
    LOSE,
    LOSE_WIN,
    MEANS,
    PAY,
    RAISE,
    SELL,
    SIDE,
    STAGE,
    TILE,
    WHICH,
)
from shinar.games.wonders.boards import BOARDS
from shinar.games.wonders.cards import CARDS
from shinar.games.wonders.quotes import acting_city, chosen_card, payments, use_of
from shinar.games.wonders.rules import Wonders
from shinar.games.wonders.state import CARDS as CARD_ROOM
from shinar.games.wonders.state import DRAFT, SEARCH, TO_BUILD, TO_STAGE

MEANS_NAMES = ("cost", "chain", "power", "token")
VALUES = (1, 3, 5)  # of victory tokens
# The families of the table: where each begins, how it is written, and what its numbers are called.
FAMILIES: tuple[tuple[int, str, tuple[str, ...]], ...] = (
    (BUILD, "build", tuple(card.key for card in CARDS)),
    (STAGE, "stage", tuple(card.key for card in CARDS)),
    (SELL, "sell", tuple(card.key for card in CARDS)),
    (RAISE, "raise", tuple(card.key for card in CARDS)),
    (LOSE, "lose", tuple(card.key for card in CARDS)),
    (TILE, "tile", tuple(str(number) for number in range(1, WHICH - TILE + 1))),
    (WHICH, "which", tuple(str(number) for number in range(1, MEANS - WHICH + 1))),
    (MEANS, "means", MEANS_NAMES),
    (JOIN, "join", ()),
    (PAY, "pay", ()),
    (LOSE_WIN, "lose-win", tuple(map(str, VALUES))),
    (DECLINE, "decline", ()),
    (BOARD, "board", tuple(board.key for board in BOARDS)),
    (SIDE, "side", ("a", "b")),
)


class WondersMove(Move, frozen=True, kw_only=True):
    """Numbers as in the tables; a field that says nothing here is None. Coins are those of the only way, or least."""

    card: int | None = None
    tile: int | None = None
    stage: int | None = None  # 1..4
    board: int | None = None
    side: int | None = None
    project: int | None = None
    means: int | None = None
    join: int | None = None
    value: int | None = None  # of a victory token
    free: int = 0  # 1: the choice is made for the Free City
    ways: int = 1  # how many manners of paying there are
    coins: int | None = None  # in all, in the cheapest manner
    left: int | None = None  # to the left neighbour
    right: int | None = None
    bank: int | None = None


def _texts() -> list[str]:
    texts = [""] * ACTIONS
    ends = [family[0] for family in FAMILIES[1:]] + [ACTIONS]
    for (first, word, names), end in zip(FAMILIES, ends, strict=True):
        for action in range(first, end):
            index = action - first
            name = names[index] if index < len(names) else f"#{index}" if names else str(index)
            texts[action] = f"{word}:{name}"
    texts[DECLINE] = "decline"
    return texts


TEXTS = _texts()
_ACTION_OF = {text: action for action, text in enumerate(TEXTS)}


def parse(text: str) -> int:
    if text not in _ACTION_OF:
        raise ValueError(f"{text!r} is no move of 7 Wonders")
    return _ACTION_OF[text]


def move(state: Wonders, seat: int, action: int) -> WondersMove:
    """What `action` would mean for `seat` now, legal or not."""
    text = TEXTS[action]
    city = acting_city(state, seat)
    free = int(city != seat)
    if action < LOSE:
        return _card_move(state, city, action, free)
    if action < TILE:
        return WondersMove(action=action, text=text, kind="lose", card=action - LOSE)
    if action < WHICH:
        kind = "keep" if state.phase == DRAFT else "lay"
        return WondersMove(action=action, text=text, kind=kind, tile=action - TILE + 1)
    if action < MEANS:
        mirrors = state.board[city] >= 0 and BOARDS[state.board[city]].any_order == 0
        return WondersMove(action=action, text=text, kind="mirror" if mirrors else "which", stage=action - WHICH + 1)
    card = chosen_card(state, city)
    if action < JOIN:
        kind = f"by-{MEANS_NAMES[action - MEANS]}" if action - MEANS < len(MEANS_NAMES) else "by-other"
        return WondersMove(action=action, text=text, kind=kind, card=card, means=action - MEANS, free=free)
    if action < PAY:
        part = action - JOIN
        kind = ("join-no", "join", "join-wild", "join-other")[part]
        project = state.project - 1 if state.project else None
        return WondersMove(action=action, text=text, kind=kind, project=project, join=part)
    if action < LOSE_WIN:
        left = action - PAY
        right, bank = payments(state, city).get(left, (0, 0))
        return WondersMove(
            action=action,
            text=text,
            kind="pay",
            left=left,
            right=right,
            bank=bank,
            coins=left + right + bank,
            free=free,
        )
    if action < DECLINE:
        index = action - LOSE_WIN
        value = VALUES[index] if index < len(VALUES) else 0
        return WondersMove(action=action, text=text, kind="lose-win", value=value)
    if action == DECLINE:
        return WondersMove(action=action, text=text, kind="decline")
    if action < SIDE:
        return WondersMove(action=action, text=text, kind="board", board=action - BOARD)
    return WondersMove(action=action, text=text, kind="side", side=action - SIDE)


def _card_move(state: Wonders, city: int, action: int, free: int) -> WondersMove:
    """A card and its use, with what it costs: of several ways the fewest coins."""
    family, card = divmod(action, CARD_ROOM)
    if action >= SELL:
        kind = "sell" if action < RAISE else "raise"
        return WondersMove(action=action, text=TEXTS[action], kind=kind, card=card, free=free)
    ways = use_of(state, city, TO_BUILD if action < STAGE else TO_STAGE, card).ways if card < len(CARDS) else []
    only = ways[0] if len(ways) == 1 else None
    kind = "stage" if family else "search" if state.phase == SEARCH else "build"
    return WondersMove(
        action=action,
        text=TEXTS[action],
        kind=kind,
        card=card,
        stage=_next_stage(state, city) if family else None,
        free=free,
        ways=max(len(ways), 1),
        coins=ways[0].coins if ways else 0,
        left=only.left if only else 0,
        right=only.right if only else 0,
        bank=only.bank if only else 0,
    )


def _next_stage(state: Wonders, city: int) -> int:
    """1..4, or 0 where it is still to be said which."""
    board = state.board[city]
    return 0 if board < 0 or BOARDS[board].any_order else state.stage_n[city] + 1
