"""How is a comparison run? Plays what is not yet played, keeps every game at once, and stops when enough is known."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import msgspec

from shinar.arena.decision import Judge
from shinar.arena.plan import ArenaError, Plan
from shinar.arena.play import Played
from shinar.arena.store import Goal, Store
from shinar.arena.workers import Games, play_here, play_in_processes

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Outcome:
    """All games of whole deals, in their order. With a judge, up to the deal with which he had seen enough."""

    plan: Plan
    games: Sequence[Played]
    judge: Judge | None = None

    @property
    def deals(self) -> list[Sequence[Played]]:
        per = self.plan.games_per_deal
        return [self.games[i : i + per] for i in range(0, len(self.games), per)]


def compare(
    plan: Plan,
    *,
    workers: int = 1,
    ray: str | None = None,
    store: Store | None = None,
    transcripts: Path | None = None,
    until_decided: bool = False,
    progress: Progress | None = None,
) -> Outcome:
    """Play the plan. The outcome is the same whatever the number of workers, and whatever was played before."""
    played = dict(store.played) if store else {}
    if store:
        store.want(Goal(plan.deals, until_decided))
    judge = Judge(plan) if until_decided else None
    judged = 0

    def enough() -> bool:
        nonlocal judged
        while judge and not judge.decided and judged < plan.deals:
            deal = _deal(plan, judged, played)
            if deal is None:
                return False
            judge.see(deal)
            judged += 1
        return judge is not None and judge.decided

    if not enough():
        waiting = [number for number in range(plan.games) if number not in played]
        done = plan.games - len(waiting)
        with closing(_players(plan, waiting, workers, ray, transcripts=transcripts is not None)) as players:
            for games in players:
                if transcripts:
                    _write(transcripts, games)
                games = [msgspec.structs.replace(game, transcript=None) for game in games]
                if store:
                    store.add(games)
                played.update((game.number, game) for game in games)
                done += len(games)
                if progress:
                    progress(done, plan.games)
                if enough():
                    break
    last = judged * plan.games_per_deal if judge else plan.games
    return Outcome(plan, [played[number] for number in range(last)], judge)


def _deal(plan: Plan, deal: int, played: dict[int, Played]) -> list[Played] | None:
    """All games of a deal, once all are there."""
    first = deal * plan.games_per_deal
    numbers = range(first, first + plan.games_per_deal)
    return [played[number] for number in numbers] if all(number in played for number in numbers) else None


def _players(plan: Plan, numbers: list[int], workers: int, ray: str | None, *, transcripts: bool) -> Games:
    if ray is not None:
        from shinar.arena.on_ray import play_on_ray

        return play_on_ray(plan, numbers, ray, transcripts=transcripts)
    if workers == 1:
        return play_here(plan, numbers, transcripts=transcripts)
    return play_in_processes(plan, numbers, workers, transcripts=transcripts)


def _write(folder: Path, games: Sequence[Played]) -> None:
    """Each transcript under its game's number, all of it or nothing."""
    try:
        for game in games:
            draft = folder / f".{game.number}.tmp"
            draft.write_text(game.transcript or "", encoding="utf-8")
            draft.replace(folder / f"{game.number}.txt")
    except OSError as error:
        raise ArenaError(f"{folder}: {(error.strerror or 'cannot be used').lower()}") from None
