"""Which bot is better, and how sure is that? Comparisons of bots over duplicate deals, with ratings and intervals.

>>> from shinar.arena import Entrant, Plan, compare, summarize
>>> plan = Plan(game, 2, game.options(), (Entrant("greedy"), Entrant("random")), seed=0, deals=50)
>>> summarize(compare(plan, workers=2)).bots

To read in this order: plan, play, store, workers, run; then decision, intervals, ratings, summary, report.
"""

from __future__ import annotations

from shinar.arena.decision import Judge
from shinar.arena.plan import ArenaError, Entrant, Fixture, Plan, deals_for, fill_seats, usual_seats
from shinar.arena.play import Played, play_fixture
from shinar.arena.run import Outcome, compare
from shinar.arena.store import Goal, Heading, Store, plan_of
from shinar.arena.summary import BotSummary, MarkSummary, PairSummary, SeatShare, Summary, summarize

__all__ = [
    "ArenaError",
    "BotSummary",
    "Entrant",
    "Fixture",
    "Goal",
    "Heading",
    "Judge",
    "MarkSummary",
    "Outcome",
    "PairSummary",
    "Plan",
    "Played",
    "SeatShare",
    "Store",
    "Summary",
    "compare",
    "deals_for",
    "fill_seats",
    "plan_of",
    "play_fixture",
    "summarize",
    "usual_seats",
]
