"""Which commands are there, and with which arguments? The whole command line, and what is wrong with a bad one."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import NoReturn

from shinar import __version__

MOST_GAMES = 100_000_000
MOST_SEED = (1 << 64) - 1

ABOUT = "Play, host, analyse and study tabletop games."
EXAMPLES = """\
examples:
  shinar serve                               tables in the browser, for you and your friends
  shinar play babel                          you against the computer, in this terminal
  shinar play babel --against hard           the same, against somebody who thinks ahead
  shinar play babel --hotseat                two people, one terminal
  shinar play babel --lang zh-TW --preset classic
  shinar replay game.txt                     step through a saved game
  shinar rules babel R7.1                    one numbered rule
  shinar simulate babel --games 10000 --json
  shinar arena babel --bots greedy random    which bot is stronger, and how sure is that?
"""


class Mistake(Exception):  # noqa: N818 - it is the user's, and the message says so kindly
    """What was asked for cannot be done; the message is one line for the person who asked."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise Mistake(f"{message} (see {self.prog} --help)")


def read(arguments: Sequence[str] | None) -> argparse.Namespace:
    """The command line, understood. Ends the program after --help and --version."""
    return _parser().parse_args(arguments)


def whole(low: int, high: int = MOST_SEED) -> _Whole:
    return _Whole(low, high)


class _Whole:
    """A whole number from `low` to `high`."""

    def __init__(self, low: int, high: int) -> None:
        self.low, self.high = low, high

    def __call__(self, text: str) -> int:
        if not text.isascii() or not text.isdecimal() or len(text) > 20 or not self.low <= int(text) <= self.high:
            raise argparse.ArgumentTypeError(f"expected a whole number from {self.low} to {self.high}, not {text!r}")
        return int(text)


def _pair(text: str) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not sign or not name:
        raise argparse.ArgumentTypeError(f"expected name=value, not {text!r}")
    return name.strip(), value.strip()


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="shinar", description=ABOUT, epilog=EXAMPLES, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--version", action="version", version=f"shinar {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True, parser_class=_Parser)
    for add in (_serve, _play, _replay, _verify, _rules, _games, _simulate, _arena, _check, _perft, _bench):
        add(commands)
    return parser


Commands = argparse._SubParsersAction  # noqa: SLF001 # pyright: ignore[reportPrivateUsage] - argparse gives it no other name


def _command(commands: Commands[_Parser], name: str, module: str, about: str) -> argparse.ArgumentParser:
    parser = commands.add_parser(name, help=about, description=about[0].upper() + about[1:] + ".")
    parser.set_defaults(module=module)
    return parser


def _add_game(parser: argparse.ArgumentParser, *, optional: bool = False) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?" if optional else None, help="its name: see `shinar games`")


def _add_deal(parser: argparse.ArgumentParser, *, seed: int | None) -> None:
    unless = "" if seed is None else f" (default {seed})"
    parser.add_argument("--seed", type=whole(0), metavar="S", default=seed, help=f"deal this game{unless}")
    parser.add_argument("--preset", metavar="P", help="a named set of options")
    parser.add_argument(
        "--option", type=_pair, metavar="NAME=VALUE", action="append", default=[], help="change one option; repeatable"
    )


def _add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON document and nothing else")


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", metavar="LANG", help="en, fr or zh-TW (default: from the environment)")


def _add_look(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--plain", action="store_true", help="lines of text instead of a drawn table")
    parser.add_argument("--no-color", action="store_true", help="without colour")


def _serve(commands: Commands[_Parser]) -> None:
    from shinar.server.arguments import add_arguments

    add_arguments(_command(commands, "serve", "serve", "play in the browser, and host tables for others"))


def _play(commands: Commands[_Parser]) -> None:
    parser = _command(commands, "play", "play", "play a game in this terminal")
    _add_game(parser, optional=True)
    _add_deal(parser, seed=None)
    parser.add_argument("--seats", type=whole(1, 8), metavar="N", help="how many play (default: the fewest possible)")
    parser.add_argument(
        "--seat",
        type=_pair,
        metavar="N=WHO",
        action="append",
        default=[],
        help="who sits where, the first seat being 0: human or a bot (default: you at 0, bots elsewhere)",
    )
    parser.add_argument(
        "--against",
        metavar="BOT",
        default="greedy",
        help="who sits at the other seats: random, greedy (default), easy, medium, hard or expert",
    )
    parser.add_argument(
        "--bot",
        metavar="COMMAND",
        action="append",
        default=[],
        help="start this program and let it play at the next free seat; repeatable (see docs/bots.md)",
    )
    parser.add_argument("--hotseat", action="store_true", help="people at all seats, passing the terminal round")
    parser.add_argument("--name", type=_pair, metavar="N=NAME", action="append", default=[], help="call a seat so")
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved game, and keep it in that file")
    parser.add_argument("--save", metavar="FILE", help="keep the game in this file")
    _add_language(parser)
    _add_look(parser)


def _replay(commands: Commands[_Parser]) -> None:
    parser = _command(commands, "replay", "replay", "step through a saved game")
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--turn", type=whole(0), metavar="N", help="start at this choice (default: the first)")
    parser.add_argument("--as", dest="viewer", type=whole(0, 7), metavar="SEAT", help="as it saw it (default: all)")
    parser.add_argument("--picture", metavar="FILE.svg", help="write the table at that moment as a picture, and stop")
    _add_language(parser)
    _add_look(parser)


def _verify(commands: Commands[_Parser]) -> None:
    parser = _command(commands, "verify", "verify", "replay a saved game, and check its deal and its score")
    parser.add_argument("file", metavar="FILE")
    _add_json(parser)


def _rules(commands: Commands[_Parser]) -> None:
    parser = _command(commands, "rules", "rules", "read the rules of a game")
    _add_game(parser)
    parser.add_argument("rule", metavar="RULE", nargs="?", help="the number of one rule, such as R7.1")
    _add_language(parser)
    _add_look(parser)


def _games(commands: Commands[_Parser]) -> None:
    parser = _command(commands, "games", "games", "list the games, their options and presets")
    _add_json(parser)
    _add_language(parser)


def _simulate(commands: Commands[_Parser]) -> None:
    parser = _command(commands, "simulate", "simulate", "play random games, and count")
    _add_game(parser)
    parser.add_argument("--seats", type=whole(1, 8), metavar="N", help="how many play (default: the fewest possible)")
    parser.add_argument("--games", type=whole(1, MOST_GAMES), metavar="N", default=1000, help="(default 1000)")
    _add_deal(parser, seed=0)
    parser.add_argument("--transcript", metavar="FILE", help="write the last game")
    _add_json(parser)


def _arena(commands: Commands[_Parser]) -> None:
    parser = _command(commands, "arena", "arena", "let bots play each other, and say which is stronger")
    add = parser.add_argument
    _add_game(parser, optional=True)
    add("--bots", nargs="+", metavar="BOT", default=[], help="who plays; a bot may be named more than once")
    add("--bot", action="append", metavar="COMMAND", default=[], help="start this program as a bot; repeatable")
    add("--seats", type=whole(1, 8), metavar="N", help="how many play (default: as many as there are bots)")
    add("--games", type=whole(1, MOST_GAMES), metavar="N",
        help="rounded up to whole deals (default 100; with --until-decided at most 10000)")  # fmt: skip
    add("--until-decided", action="store_true", help="stop as soon as it is known who is better")
    _add_deal(parser, seed=None)
    add("--workers", type=whole(1, 1024), metavar="N", help="processes that play (default: one for each processor)")
    add("--ray", metavar="ADDRESS", help="play on a Ray cluster instead; local: start one on this machine")
    add("--scale", type=_factor, metavar="F", default=1.0, help="multiply the time and budget of bots that think")
    add("--no-clock", action="store_true", help="such bots go by iterations alone: the same result everywhere")
    add("--store", metavar="FILE", help="keep every finished game in this file, and go on with those already in it")
    add("--resume", metavar="FILE", help="go on with the run of such a file")
    add("--keep", metavar="DIR", help="write the transcripts of the games to this folder")
    add("--report", metavar="DIR", help="write a page with figures, and the data, to this folder")
    _add_json(parser)
    _add_language(parser)


def _factor(text: str) -> float:
    try:
        factor = float(text)
    except ValueError:
        factor = 0.0
    if not 0.0001 <= factor <= 10_000:
        raise argparse.ArgumentTypeError(f"expected a number from 0.0001 to 10000, not {text!r}")
    return factor


def _check(commands: Commands[_Parser]) -> None:
    parser = _command(commands, "check", "laws", "hold a game to the laws that every game keeps")
    _add_game(parser, optional=True)
    parser.add_argument("--all", action="store_true", help="every game")
    parser.add_argument("--games", type=whole(1, MOST_GAMES), metavar="N", default=20, help="of each kind (default 20)")
    parser.add_argument("--presets", action="store_true", help="the presets only, and not every option alone as well")
    parser.add_argument("--seed", type=whole(0), metavar="S", default=0, help="of the first game (default 0)")
    _add_json(parser)


def _perft(commands: Commands[_Parser]) -> None:
    parser = _command(commands, "perft", "perft", "count the ways in which a dealt game can begin")
    _add_game(parser)
    parser.add_argument("--seats", type=whole(1, 8), metavar="N", help="how many play (default: the fewest possible)")
    _add_deal(parser, seed=0)
    parser.add_argument("--depth", type=whole(1, 30), metavar="D", required=True, help="how many choices")
    _add_json(parser)


def _bench(commands: Commands[_Parser]) -> None:
    parser = _command(commands, "bench", "bench", "measure how fast the rules are on this machine")
    _add_game(parser, optional=True)
    parser.add_argument("--seconds", type=whole(1, 60), metavar="N", default=1, help="for each number (default 1)")
    _add_json(parser)
