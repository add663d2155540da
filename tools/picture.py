"""Draw the picture of the README: the terminal in the middle of a game that the greedy bot plays against itself.

python tools/picture.py [docs/pictures/terminal.svg]
"""

import sys
from pathlib import Path

from shinar.bots import Seat, new_bot
from shinar.catalog import load
from shinar.cli.match import HUMAN, Match
from shinar.cli.picture import svg
from shinar.table import Table

ROOT = Path(__file__).resolve().parent.parent
SEED, TURN = 12, 14  # a moment with temples, groups and skills on the table


def main(place=ROOT / "docs" / "pictures" / "terminal.svg"):
    table = Table.new(load("babel"), seed=SEED, names=["Ann", "Greedy"])
    bots = [new_bot("greedy", seat) for seat in range(2)]
    best, most = table.at(0), 0
    while not table.over:
        seat = table.acting[0]
        view = table.view(None)
        kinds = {move.kind for move in table.moves(seat)}
        if seat == 0 and view.turn >= TURN and len(kinds) > most:
            best, most = table.at(table.turn), len(kinds)
        table.choose(seat, bots[seat].choose(Seat(table, seat)))
    place = Path(place)
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(svg(Match(best, [HUMAN, "greedy"], "en"), 0), encoding="utf-8")
    print(f"{place}: seed {SEED}, choice {best.turn}")


if __name__ == "__main__":
    main(*sys.argv[1:])
