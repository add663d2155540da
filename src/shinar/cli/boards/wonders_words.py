"""How are the costs, effects and cities of 7 Wonders said in few words? The view has all of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from rich.text import Text

from shinar.cli import palette
from shinar.cli.lines import chain, join
from shinar.words import Words

# By colour: brown, grey, blue, yellow, red, green, purple.
STYLES = (
    "#a5713f",
    palette.STONE,
    palette.LAPIS,
    palette.SUN,
    palette.OXBLOOD,
    palette.REED,
    "#a77bd0",
)
NOT_BUILT, BUILT = "□", "■"


def style_of(colour: int) -> str:
    return STYLES[colour]


def counted(numbers: Sequence[int]) -> list[tuple[int, int]]:
    """Each number that is there, and how often."""
    return sorted(Counter(numbers).items())


def letter(resource: int, words: Words) -> str:
    return words.form(f"good-{resource}", "short")


def price(cost: Any, words: Words) -> str:
    """Coins as a figure, then a letter for each unit; a dash for nothing."""
    goods = "".join(letter(resource, words) for resource in cost.goods)
    return (str(cost.coins) if cost.coins else "") + goods or "–"


def phrase(said: Any, words: Words) -> str:
    """One effect, penalty or reward."""
    goods = "/".join(letter(resource, words) for resource in said.goods)
    what = "/".join(map(words.say, said.what))
    colour = "" if said.colour is None else words.say(f"colour-{said.colour}")
    return words.say(
        said.key, count=said.count, coins=said.coins, goods=goods, what=what, where=said.where, colour=colour
    )


def effect(phrases: Sequence[Any], words: Words) -> str:
    said, *rest = [phrase(one, words) for one in phrases]
    for one in rest:
        said = words.say("list-comma", first=said, next=one)
    return said


def stage(printed: Any, words: Words) -> str:
    """What a stage costs and does."""
    cost = "?" if printed.cost is None else price(printed.cost, words)
    return words.say("cli-wonders-cost", cost=cost, effect=effect(printed.effect, words))


def board_name(city: Any, words: Words) -> str:
    if city.board is None:
        return words.say("board-none")
    name = words.say(f"board-{city.board}")
    return name if city.side is None else f"{name} {words.say(f'side-{city.side}')}"


def stage_row(city: Any) -> str:
    return "".join(BUILT if stage.built else NOT_BUILT for stage in city.stages)


def tokens(city: Any, words: Words) -> list[str]:
    """Coins, shields, conflict tokens, and what else is counted, as far as there is any."""
    wins = sum(city.wins)
    said = [words.say("effect-coins", count=city.coins), words.say("effect-shields", count=city.shields)]
    if wins or city.defeats:
        said.append(f"+{wins} −{city.defeats}")
    for count, key in (
        (city.raised, "cli-wonders-raised"), (city.parts, "cli-wonders-parts"), (city.penalties, "effect-points"),
        (city.free_buildings, "special-12"), (city.free_stages, "special-13"), (city.wildcards, "special-11"),
    ):  # fmt: skip
        if count:
            said.append(words.say(key, count=count))
    return said


def sold(city: Any, words: Words) -> str:
    """What neighbours can buy here: W2 C/O."""
    goods = [letter(good, words) + (str(count) if count > 1 else "") for good, count in counted(city.goods)]
    goods += ["/".join(letter(r, words) for r in choice) for choice in city.choice_goods]
    return " ".join(goods) or "–"


def kept(city: Any, words: Words) -> str:
    """What it makes for itself alone."""
    return " ".join("/".join(letter(r, words) for r in choice) for choice in city.own_goods)


def colour_counts(city: Any, words: Words) -> Text:
    """How many buildings of each colour: `brn 3 gry 1`."""
    shown = [
        chain(Text(words.form(f"colour-{colour}", "short") + " ", STYLES[colour]), str(len(cards)))
        for colour, cards in enumerate(city.cards)
        if cards
    ]
    return join(shown, "  ") if shown else Text(words.say("cli-wonders-nothing"), palette.QUIET)


def coins_of(way: Any, words: Words) -> str:
    """What one way of paying costs, by whom it is paid to: ←2 →1 and coins to the bank."""
    if way.means:
        free = words.say(f"cli-wonders-means-{way.means}")
        return free + (f" {_arrows(way)}" if way.coins else "")
    return _arrows(way) or words.say("cli-wonders-free")


def _arrows(way: Any) -> str:
    parts = ((way.left, "←"), (way.right, "→"), (way.bank, "↑"))
    return " ".join(f"{sign}{coins}" for coins, sign in parts if coins)


def offer(use: Any | None, words: Words) -> str:
    """The cheapest price of a use, a plus where there are more ways, or in a word why it cannot be."""
    if use is None:
        return ""
    if use.why is not None:
        return words.say(f"cli-wonders-why-{use.why}")
    if not use.ways:
        return words.say("cli-wonders-free")
    return coins_of(use.ways[0], words) + ("+" if len(use.ways) > 1 else "")
