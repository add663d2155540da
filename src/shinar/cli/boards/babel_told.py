"""How is the table of Babel told in sentences, one line for each thing there is? For pipes and screen readers."""

from __future__ import annotations

from itertools import groupby

from shinar.cli.boards import Scene
from shinar.cli.boards.babel_suits import SITES, name_of
from shinar.words import Words


def tell(scene: Scene) -> list[str]:
    view, words = scene.view, scene.words
    own = view.viewer or 0
    lines = [
        " ".join(
            [
                words.say("cli-babel-quarry", count=view.quarry),
                words.say("cli-babel-pile", count=view.pile),
                f"{words.say('cli-babel-discards')} {_counts(view.discards, words)}",
            ]
        )
    ]
    if view.returned:
        lines.append(words.say("cli-babel-next", levels=" ".join(map(str, view.returned))))
    if view.end_phase is not None:
        lines.append(words.say("cli-babel-end-phase-of", seat=view.end_phase))
    for seat in (1 - own, own):
        lines += _side(scene, seat)
    return lines


def _side(scene: Scene, seat: int) -> list[str]:
    view, words = scene.view, scene.words
    side = view.sides[seat]
    hand = scene.hands[seat].sides[seat].hand if scene.hands else side.hand
    heading = f"{words.seat(seat)}: {words.say('points', points=side.total)}"
    if side.held:
        heading += f" · {words.say('cli-babel-held')}"
    *below, top = [card or "?" for card in side.stack] or ["—"]
    stack = f"  {words.say('cli-babel-stack')} {' '.join(map(str, below))} [{top}]"
    lines = [heading, " ".join(stack.split()).join(("  ", ""))]
    if hand is not None:
        lines.append(f"  {words.say('cli-babel-hand')} {_counts(hand, words)}")
    elif side.hand_size is not None:
        lines.append(f"  {words.say('cli-babel-cards', count=side.hand_size)}")
    else:
        said = "cli-babel-announced" if side.announced else "cli-babel-not-announced"
        lines.append(f"  {words.say(said, count=side.announced)}")
    if side.known and any(side.known) and hand is None:
        lines.append(f"  {words.say('cli-babel-known')} {_counts(side.known, words)}")
    for site in range(SITES):
        line = _site(scene, seat, site)
        if line:
            lines.append(f"  {name_of(site, words)}: {line}")
    return lines


def _site(scene: Scene, seat: int, site: int) -> str:
    """Pawn, temple and column of one player at one site; empty where there is nothing of his."""
    side, words = scene.view.sides[seat], scene.words
    parts: list[str] = []
    if side.pawn == site:
        parts.append(words.say("cli-babel-pawn-here"))
    if side.temples[site]:
        levels = " ".join(map(str, side.temples[site]))
        parts.append(f"{words.say('cli-babel-temple')} {levels}")
    if side.columns[site]:
        runs = [(nation, len(list(run))) for nation, run in groupby(side.columns[site])]
        cards = ", ".join(name_of(nation, words) + (f"×{count}" if count > 1 else "") for nation, count in runs)
        parts.append(f"{words.say('cli-babel-column')} {cards}")
    return " · ".join(parts)


def _counts(counts: list[int], words: Words) -> str:
    named = [f"{name_of(nation, words)}×{count}" for nation, count in enumerate(counts) if count]
    return ", ".join(named) or words.say("cli-babel-no-cards")
