"""Did a saved game go as it says? Replays it, scores it anew, and checks that the deal is the one that was promised."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from shinar.cli.arguments import Mistake
from shinar.cli.deals import print_json, read_file
from shinar.table import Finding, Verdict, verify

SAID = {
    "replayed": "every choice was legal, and the score is right",
    "unfinished": "the game is not over",
    "hash-fits": "the deal is the one that was promised: the seed fits its hash",
    "not-promised": "nothing was promised about the deal: the seed was chosen",
    "promise-kept": "the promise is the one that was known before",
    "refused": "no game went this way",
    "not-revealed": "the seed is not in the text: a receipt, to be kept until the game is over",
    "hash-differs": "the seed does not fit its hash: another game was promised",
    "promise-broken": "another promise was known before",
}


NEITHER = ("not-promised", "unfinished")  # good to know, and nothing is wrong


def run(wish: Namespace) -> int:
    verdict = verify(read_file(wish.file))
    if verdict.findings[0].name == "unreadable":
        finding = verdict.findings[0]
        raise Mistake(f"{wish.file}, line {finding.line}: {finding.detail}")
    if wish.json:
        print_json(_document(verdict))
    else:
        _show(verdict)
    return 0 if verdict.is_good else 1


def _document(verdict: Verdict) -> dict[str, Any]:
    findings = [{"name": f.name, "bad": f.is_bad, "line": f.line, "detail": f.detail} for f in verdict.findings]
    document: dict[str, Any] = {"good": verdict.is_good, "findings": findings}
    if table := verdict.table:
        result = table.result
        document |= {
            "game": table.game.name,
            "seats": table.seats,
            "turns": table.turn,
            "over": table.over,
            "points": result.points,
            "ranks": result.ranks,
            "resigned": result.resigned,
            "seed": table.deal.seed,
            "seed_hash": table.deal.seed_hash,
        }
    return document


def _show(verdict: Verdict) -> None:
    for finding in verdict.findings:
        mark = "no" if finding.is_bad else "--" if finding.name in NEITHER else "ok"
        print(f"{mark}  {_sentence(finding)}")
    if table := verdict.table:
        points = ", ".join(f"seat {seat}: {n}" for seat, n in enumerate(table.result.points))
        choices = sum(map(len, table.rounds))
        print(f"{table.game.name}, {choices} choices, seed {table.deal.seed}. {points}")


def _sentence(finding: Finding) -> str:
    where = f" (line {finding.line}: {finding.detail})" if finding.line else ""
    return SAID.get(finding.name, finding.name) + where
