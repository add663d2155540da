"""A running match: sealed choices, views for each seat, log, undo, resignation, transcript, replay, fair deals.

It knows every game through its protocol only, and neither words nor storage. Begin with `Table`.
"""

from shinar.table.answers import RESIGN, Chosen, LogEntry, Result, StoredChoice
from shinar.table.deal import Deal, seed_hash
from shinar.table.errors import TABLE_REASONS, RefusedError, TranscriptError
from shinar.table.fair import Finding, Verdict, verify
from shinar.table.replay import replay
from shinar.table.table import Table
from shinar.table.transcript import Played, Resigned, TakenBack, Transcript

__all__ = [
    "RESIGN",
    "TABLE_REASONS",
    "Chosen",
    "Deal",
    "Finding",
    "LogEntry",
    "Played",
    "RefusedError",
    "Resigned",
    "Result",
    "StoredChoice",
    "Table",
    "TakenBack",
    "Transcript",
    "TranscriptError",
    "Verdict",
    "replay",
    "seed_hash",
    "verify",
]
