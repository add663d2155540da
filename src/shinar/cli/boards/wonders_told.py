"""How is the table of 7 Wonders told in sentences, one line for each thing there is? For pipes and screen readers."""

from __future__ import annotations

from shinar.cli.boards import Scene
from shinar.cli.boards.wonders_words import board_name, effect, kept, offer, phrase, price, sold, stage, tokens


def tell(scene: Scene) -> list[str]:
    view = scene.view
    own = view.viewer or 0
    count = len(view.cities)
    lines: list[str] = []
    for place in [(own + 1 + i) % count for i in range(count)]:  # the own city comes last, beside the hand
        lines += _city(scene, place)
    return [*lines, *_common(scene), *_remembered(scene), *_hand(scene)]


def _city(scene: Scene, place: int) -> list[str]:
    view, words = scene.view, scene.words
    city = view.cities[place]
    head = f"{words.seat(city.seat)}: {board_name(city, words)}"
    if place < len(scene.points):
        head += f" · {words.say('points', points=scene.points[place])}"
    own = view.cities[view.viewer or 0]
    if city.seat in (own.left_seat, own.right_seat):
        head += f" · {words.say('cli-wonders-left' if city.seat == own.left_seat else 'cli-wonders-right')}"
    lines = [head, "  " + " · ".join(tokens(city, words))]
    goods = kept(city, words)
    lines.append(f"  {words.say('cli-wonders-sells')} {sold(city, words)}" + (f" ({goods})" if goods else ""))
    for one in city.stages:
        mark = f" · {words.say('cli-wonders-built')}" if one.built else ""
        lines.append(f"  {words.say(f'stage-{one.stage}')}{mark} · {stage(one, words)}")
    for colour, cards in enumerate(city.cards):
        if cards:
            names = ", ".join(words.say(f"card-{card}") for card in cards)
            lines.append(f"  {words.say(f'colour-{colour}')}: {names}")
    return lines


def _common(scene: Scene) -> list[str]:
    view, words = scene.view, scene.words
    lines: list[str] = []
    if view.tower is not None:
        seen = [words.say(f"tile-{tile}") for tile in view.tower.tiles if tile]
        lines.append(f"{words.say('cli-wonders-tower')} {', '.join(seen) or words.say('cli-wonders-nothing')}")
        if view.tiles:
            own = ", ".join(words.say(f"tile-{tile}") for tile in view.tiles)
            lines.append(f"{words.say('cli-wonders-own-tiles')} {own}")
    if view.project is not None:
        facts = view.project
        said = words.say(
            "cli-wonders-project",
            cost=price(facts.cost, words),
            count=facts.tokens,
            reward=effect(facts.reward, words),
            penalty=phrase(facts.penalty, words),
        )
        name = words.say(f"project-{facts.project}")
        lines.append(f"{name} · {words.say(f'colour-{facts.colour}')} · {said}")
    lines.append(words.say("cli-wonders-discards", count=view.discards))
    return lines


def _remembered(scene: Scene) -> list[str]:
    view, words = scene.view, scene.words
    lines: list[str] = []
    for seen in view.hands:
        cards = ", ".join(words.say(f"card-{card}") for card in seen.cards)
        lines.append(words.say("cli-wonders-remembered", seat=seen.seat, count=seen.sure, cards=cards))
    return lines


def _hand(scene: Scene) -> list[str]:
    view, words = scene.view, scene.words
    if not view.hand and not view.pile:
        return []
    lines = [words.say("cli-wonders-hand")]
    for held in view.pile or view.hand:
        name, cost = words.say(f"card-{held.card}"), price(held.cost, words)
        lines.append(f"  {name} · {cost} · {effect(held.effect, words)} · {offer(held.build, words)}")
    if view.hand and view.hand[0].stage is not None:
        price_of_stage = offer(view.hand[0].stage, words)
        lines.append(words.say("cli-wonders-stage-offer", price=price_of_stage, count=view.discards))
    return lines
