"""What may a table answer instead of doing as it was asked?"""

from __future__ import annotations

from shinar.game import COMMON_REASONS, Reason

GAME_OVER, NOT_OWED, NO_SUCH_ACTION = 1, 2, 3

# What a table refuses by itself, whatever the game. They have texts like the reasons of a game: `why-<name>`.
NO_SUCH_SEAT = Reason("no-such-seat", "")
RESIGNED = Reason("resigned", "")
NOTHING_SEALED = Reason("nothing-sealed", "")
SEAL_REVEALED = Reason("seal-revealed", "")
NOTHING_TO_UNDO = Reason("nothing-to-undo", "")
UNDO_NEEDS_CONSENT = Reason("undo-needs-consent", "")
UNDO_BEFORE_RESIGNATION = Reason("undo-before-resignation", "")
TABLE_REASONS = (
    NO_SUCH_SEAT,
    RESIGNED,
    NOTHING_SEALED,
    SEAL_REVEALED,
    NOTHING_TO_UNDO,
    UNDO_NEEDS_CONSENT,
    UNDO_BEFORE_RESIGNATION,
)


class RefusedError(ValueError):
    """A table did not do it, and nothing changed. `number` is the reason's in its game, 0 where the table refused."""

    def __init__(self, seat: int, reason: Reason, number: int = 0) -> None:
        rule = f" ({reason.rule})" if reason.rule else ""
        super().__init__(f"seat {seat}: {reason.name}{rule}")
        self.seat = seat
        self.reason = reason
        self.number = number


class TranscriptError(ValueError):
    """A text is not the transcript of a game that can be replayed here: which line, and why."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


def common(number: int) -> Reason:
    return COMMON_REASONS[number]


def shown(text: str) -> str:
    """A stranger's text as it may stand in an error message: short, and without control characters."""
    return ascii(text if len(text) <= 60 else text[:57] + "...")
