"""How is a city of 7 Wonders drawn: one line far away, four beside the viewer's, and in full his own?"""

from __future__ import annotations

from rich.text import Text

from shinar.cli import palette
from shinar.cli.boards import Scene
from shinar.cli.boards.wonders_words import (
    BUILT,
    NOT_BUILT,
    STYLES,
    board_name,
    colour_counts,
    counted,
    kept,
    sold,
    stage,
    stage_row,
    tokens,
)
from shinar.cli.lines import chain, fit, join

GAP = " · "
FAR_NAME = 14  # cells


def _head(scene: Scene, place: int, sign: str) -> Text:
    """Name, board and stages, points."""
    city, words = scene.view.cities[place], scene.words
    own = place == (scene.view.viewer or 0)
    parts = [
        Text(f"{sign} {words.seat(city.seat)}", palette.OWN if own else palette.OTHER),
        Text(board_name(city, words)),
        Text(stage_row(city), palette.TITLE),
    ]
    if place < len(scene.points):
        parts.append(Text(words.say("points", points=scene.points[place]), palette.QUIET))
    if city.seat in scene.view.acting and not own:
        parts.append(Text("◂", palette.TITLE))
    return join(parts, "  ")


def draw_far(scene: Scene, place: int, width: int) -> Text:
    """Name, board, stages and the three numbers that say most; colours where there is room."""
    city, words = scene.view.cities[place], scene.words
    waits = " ◂" if city.seat in scene.view.acting else ""
    head = fit(Text(f"○ {words.seat(city.seat)}{waits}", palette.OTHER), FAR_NAME)
    points = scene.points[place] if place < len(scene.points) else 0
    numbers = words.say("cli-wonders-far", points=points, coins=city.coins, shields=city.shields)
    parts = [head, board_name(city, words), Text(stage_row(city), palette.TITLE), Text(numbers, palette.QUIET)]
    return fit(join([*parts, colour_counts(city, words)], " "), width)


def draw_near(scene: Scene, place: int, width: int, arrow: str) -> list[Text]:
    city, words = scene.view.cities[place], scene.words
    lines = [
        _head(scene, place, arrow),
        Text("  " + GAP.join(tokens(city, words))),
        chain(Text(f"  {words.say('cli-wonders-sells')} ", palette.QUIET), sold(city, words), _own_goods(scene, place)),
        chain("  ", colour_counts(city, words)),
    ]
    return [fit(line, width) for line in lines]


def _own_goods(scene: Scene, place: int) -> Text:
    goods = kept(scene.view.cities[place], scene.words)
    return Text(f"  ({goods})" if goods else "", palette.QUIET)


def draw_own(scene: Scene, place: int, width: int) -> list[Text]:
    city, words = scene.view.cities[place], scene.words
    head = chain(_head(scene, place, "●"), Text("  " + GAP.join(tokens(city, words))))
    makes = chain(
        Text(f"  {words.say('cli-wonders-makes')} ", palette.QUIET), sold(city, words), _own_goods(scene, place)
    )
    symbols = [words.say(f"symbol-{i}") + f" {count}" for i, count in counted(city.symbols)]
    if symbols:
        makes.append("  " + GAP.join(symbols), STYLES[5])
    return [fit(head, width), fit(makes, width), *_stages(scene, place, width), *_buildings(scene, place, width)]


def _stages(scene: Scene, place: int, width: int) -> list[Text]:
    """What every stage costs and does."""
    city, words = scene.view.cities[place], scene.words
    cells: list[Text] = []
    for one in city.stages:
        text = f"{BUILT if one.built else NOT_BUILT} {stage(one, words)}"
        cells.append(fit(Text(text, palette.QUIET if one.built else palette.TITLE), width - 2))
    return _flow(cells, width, "   ")


def _buildings(scene: Scene, place: int, width: int) -> list[Text]:
    """All names, by colour, in as many lines as they need."""
    city, words = scene.view.cities[place], scene.words
    cells: list[Text] = []
    for colour, cards in enumerate(city.cards):
        for i, card in enumerate(cards):
            head = words.form(f"colour-{colour}", "short") + " " if i == 0 else ""
            cells.append(chain(Text(head, palette.QUIET), Text(words.say(f"card-{card}"), STYLES[colour])))
    return _flow(cells or [Text(words.say("cli-wonders-nothing"), palette.QUIET)], width, "  ")


def _flow(cells: list[Text], width: int, gap: str) -> list[Text]:
    """As many to a line as have room, a little indented."""
    rows: list[list[Text]] = []
    used = width
    for cell in cells:
        if used + len(gap) + cell.cell_len > width - 2:
            rows.append([])
            used = -len(gap)
        rows[-1].append(cell)
        used += len(gap) + cell.cell_len
    return [chain("  ", join(row, gap)) for row in rows]
