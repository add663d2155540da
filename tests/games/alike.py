"""What do the tests of every game do alike? They compare whole games with stored pages and with the other way of
running the rules, ask positions, count them, and know the generator from which every deal comes.
"""

import os
import subprocess
import sys
from zlib import crc32

import pytest

from tests.compiled import is_compiled
from tools.ways import ROOT, environment

WORD = (1 << 64) - 1


class Generator:
    """PCG XSH RR 64/32, its start spread by the finaliser of SplitMix64. Stored games depend on every bit of it."""

    def __init__(self, seed):
        x = (seed + 1442695040888963407) & WORD
        x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & WORD
        x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & WORD
        self.state = x ^ (x >> 31)

    def word(self):
        old = self.state
        self.state = (old * 6364136223846793005 + 1442695040888963407) & WORD
        word = (((old >> 18) ^ old) >> 27) & 0xFFFFFFFF
        turn = old >> 59
        return ((word >> turn) | (word << (32 - turn))) & 0xFFFFFFFF

    def below(self, n):
        return self.word() * n >> 32

    def shuffle(self, cards):
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]


def hold_to_golden(file, text):
    """Does the page still read as it did, byte for byte? `make golden` writes it anew."""
    stored = text.encode()
    if os.environ.get("SHINAR_GOLDEN") == "write":
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(stored)
    assert file.read_bytes() == stored, "`make golden` writes it anew"


def print_fingerprints(found):
    """What `compare_ways` reads."""
    print("compiled" if is_compiled() else "uncompiled")
    for name, fingerprint in found.items():
        print(fingerprint, name)


def compare_ways(module, found, *arguments):
    """Do uncompiled rules come to the same fingerprints when `module` plays the same games?"""
    if not is_compiled():
        pytest.skip("these rules are not compiled: there is nothing to compare. Run `make test` for that")
    command = [sys.executable, "-m", module, *arguments]
    done = subprocess.run(command, cwd=ROOT, env=environment("uncompiled"), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    way, *lines = done.stdout.splitlines()
    assert way == "uncompiled"
    assert dict(line.split(" ", 1)[::-1] for line in lines) == found()


class Asked:
    """What positions answer about moves, where one seat is at turn. They have `game`, `state`, `seat` and `moves`."""

    def reason(self, move, seat=None):
        """Why not, by name and rule; "" where the move is legal."""
        number = self.state.reason(self.seat if seat is None else seat, self.game.surface.parse(move))
        if number == 0:
            return ""
        reason = self.game.reasons[number]
        return f"{reason.name} {reason.rule}".strip()

    def refuses(self, moves, reason, seat=None):
        for move in moves.split():
            assert self.reason(move, seat) == reason, f"{move!r}: {self.reason(move, seat) or 'legal'}{self!r}"
        return self

    def offers(self, moves):
        missing = set(moves.split()) - set(self.moves)
        assert not missing, f"refused: {missing}{self!r}"
        return self


def perft(game, state, depth):
    """How many sequences of so many choices there are, the first seat that owes one choosing; and a checksum of their
    order, as moves are written."""
    count, order = 0, 0
    seat = state.acting()[0]
    for action in state.legal_actions(seat):
        order = crc32(game.surface.move(state, seat, action).text.encode(), order)
        if depth > 1:
            copy = state.clone()
            copy.play(seat, action)
            more, order_there = (1, 0) if copy.is_over else perft(game, copy, depth - 1)
            count += more
            order = crc32(order_there.to_bytes(4, "big"), order)
        else:
            count += 1
    return count, order
