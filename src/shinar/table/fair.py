"""Is this the game that was promised and played? Answered from a text alone, offline, without trusting its host."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from shinar.catalog import AnyGame
from shinar.table.deal import seed_hash
from shinar.table.errors import TranscriptError
from shinar.table.replay import replay
from shinar.table.table import Table
from shinar.table.transcript import Transcript

FindingName = Literal[
    "replayed",  # every choice was legal and the score is right
    "unfinished",  # the game is not over
    "hash-fits",  # the deal is the one of the seed hash in the text
    "not-promised",  # the text has no seed hash: nothing was promised
    "promise-kept",  # the seed hash is the one that was known before
    "unreadable",  # not a transcript
    "refused",  # a transcript, but no game could have gone that way
    "not-revealed",  # a receipt: seed or salt are not in it
    "hash-differs",  # the seed hash in the text is not that of its deal
    "promise-broken",  # the seed hash is not the one that was known before
]
BAD: frozenset[FindingName] = frozenset(("unreadable", "refused", "not-revealed", "hash-differs", "promise-broken"))


@dataclass(frozen=True)
class Finding:
    name: FindingName
    line: int = 0  # 0: of the text as a whole
    detail: str = ""

    @property
    def is_bad(self) -> bool:
        return self.name in BAD


@dataclass(frozen=True)
class Verdict:
    findings: tuple[Finding, ...]
    table: Table | None = None  # where the match could be replayed

    @property
    def is_good(self) -> bool:
        return not any(finding.is_bad for finding in self.findings)


def verify(text: str | bytes, *, promised: str | None = None, game: AnyGame | None = None) -> Verdict:
    """What is to be said of a transcript. `promised` is a seed hash known from before the game (see Table.receipt)."""
    try:
        transcript = Transcript.read(text)
    except TranscriptError as error:
        return Verdict((Finding("unreadable", error.line, error.reason),))
    findings = _check_promise(transcript, promised)
    if any(finding.name == "not-revealed" for finding in findings):
        return Verdict(tuple(findings))
    try:
        table = replay(transcript, game=game)
    except TranscriptError as error:
        if not any(finding.name == "hash-differs" for finding in findings):
            findings.append(Finding("refused", error.line, error.reason))
        return Verdict(tuple(findings))
    findings.append(Finding("replayed"))
    if not table.over:
        findings.append(Finding("unfinished"))
    return Verdict(tuple(findings), table)


def _check_promise(text: Transcript, promised: str | None) -> list[Finding]:
    findings: list[Finding] = []
    if promised is not None:
        findings.append(Finding("promise-kept" if promised == text.seed_hash else "promise-broken"))
    if text.seed is None or (text.seed_hash is not None and text.salt is None):
        findings.append(Finding("not-revealed"))
    elif text.seed_hash is None or text.salt is None:
        findings.append(Finding("not-promised"))
    else:
        fits = text.seed_hash == seed_hash(text.game, text.rules, text.seats, text.options, text.seed, text.salt)
        findings.append(Finding("hash-fits" if fits else "hash-differs"))
    return findings
