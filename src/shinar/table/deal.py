"""What is a match dealt from, and how can a host promise a deal before anybody sees it?

A deal is all that is fixed before the first choice: game, rules version, seats, options, seed. Its *seed hash* is the
SHA-256, in hexadecimal, of these lines, each ended by one line feed and all in ASCII:

    shinar deal 1
    game <name> rules <version>
    seats <number>
    options <name>=<value> ...         only those that differ from their defaults, in the order of the game's options;
                                       the line is left out when there are none
    seed <number>
    salt <32 hexadecimal digits>       128 random bits, so that nobody finds the seed by trying all of them

The host shows the hash before the first choice, and seed and salt when the match is over: then everybody can see that
the deal was not changed on the way. (It does not prove that the host did not choose among many deals beforehand.)
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from shinar.catalog import AnyGame
from shinar.game import Options, State
from shinar.options import changed

SALT_BYTES = 16
LONGEST_NAME = 64


def deal_lines(game: str, rules: int, seats: int, options: Mapping[str, str]) -> list[str]:
    """The lines that name a game, as transcripts and seed hashes write them."""
    lines = [f"game {game} rules {rules}", f"seats {seats}"]
    if options:
        lines.append("options " + " ".join(f"{name}={value}" for name, value in options.items()))
    return lines


def seed_hash(game: str, rules: int, seats: int, options: Mapping[str, str], seed: int, salt: bytes) -> str:
    """The commitment to a deal; the head of this file says of what."""
    lines = ["shinar deal 1", *deal_lines(game, rules, seats, options), f"seed {seed}", f"salt {salt.hex()}", ""]
    return hashlib.sha256("\n".join(lines).encode("ascii")).hexdigest()


def is_name(name: str) -> bool:
    """May a player be called that? One line of visible characters."""
    return 0 < len(name) <= LONGEST_NAME and name.isprintable() and name == name.strip()


@dataclass(frozen=True)
class Deal:
    game: AnyGame
    seats: int
    options: Options
    seed: int
    salt: bytes | None = None  # none: the seed was chosen by somebody, and nothing is promised
    names: tuple[str, ...] = ()

    @classmethod
    def new(
        cls,
        game: AnyGame,
        *,
        seats: int | None = None,
        options: Options | None = None,
        seed: int | None = None,
        salt: bytes | None = None,
        names: Sequence[str] = (),
    ) -> Deal:
        """A deal with all that is not given filled in. Without a seed, seed and salt come from the system's chance."""
        if seed is None:
            seed = secrets.randbits(64)
            salt = secrets.token_bytes(SALT_BYTES) if salt is None else salt
        count = game.seats[0] if seats is None else seats
        return cls(game, count, game.options() if options is None else options, seed, salt, tuple(names))

    def __post_init__(self) -> None:
        if self.salt is not None and len(self.salt) != SALT_BYTES:
            raise ValueError(f"a salt has {SALT_BYTES} bytes, not {len(self.salt)}")
        if self.names and len(self.names) != self.seats:
            raise ValueError(f"{len(self.names)} names for {self.seats} seats")
        for name in self.names:
            if not is_name(name):
                raise ValueError(f"a name is 1 to {LONGEST_NAME} visible characters, not {name!r}")

    def start(self) -> State:
        """The state before the first choice."""
        return self.game.new(self.seed, seats=self.seats, options=self.options)

    @property
    def changed_options(self) -> dict[str, str]:
        return changed(self.options)

    @property
    def seed_hash(self) -> str | None:
        """What the host may show before the first choice; none for a chosen seed."""
        if self.salt is None:
            return None
        game = self.game
        return seed_hash(game.name, game.rules_version, self.seats, self.changed_options, self.seed, self.salt)
