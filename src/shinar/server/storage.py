"""Where does a match live? In SQL: a heading and a log of records that is only added to (records.py).

All functions here block. PostgreSQL's run in a few threads. SQLite's run where they are called: a write into its log
takes tens of microseconds and waits for no disk, and handing it to a thread costs more than doing it, since the two
would pass the interpreter's lock to and fro for every row. What does wait for the disk, folding the log into the file,
runs in a thread (`tidy`). SQLite's `synchronous=NORMAL` keeps everything committed when the process is killed; a power
cut may cost the last moments, never consistency.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, ParamSpec, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.exc import IntegrityError, OperationalError

from shinar.server.bodies import Summary
from shinar.server.records import Heading, Record
from shinar.server.schema import keys, matches, records, seen

P = ParamSpec("P")
R = TypeVar("R")

THREADS = 4
PATIENCE = 5.0  # seconds for which a writer waits for another
SUMMARIES = 50  # of each stage in a lobby

_RECORD = [records.c[name] for name in ("kind", "seat", "turn", "n", "value", "text", "at")]
# Put together once: this one is asked whenever somebody comes.
_HOLDERS = sa.select(keys.c.match, keys.c.seat, keys.c.kind).where(keys.c.hash == sa.bindparam("hash"))
_COLUMNS = "match, number, kind, seat, turn, n, value, text, at"
# One statement for any number of rows: the database reads them out of one JSON text.
_ADD_SQLITE = sa.text(
    f"INSERT INTO records ({_COLUMNS}) SELECT "  # noqa: S608 - column names only
    + ", ".join(f"json_extract(value, '$[{i}]')" for i in range(9))
    + " FROM json_each(:rows)"
)
_ADD_POSTGRESQL = sa.text(
    f'INSERT INTO records ("match", number, kind, seat, turn, n, value, text, at) SELECT '  # noqa: F541
    "r->>0, (r->>1)::int, (r->>2)::int, (r->>3)::int, (r->>4)::int, (r->>5)::int, (r->>6)::int, r->>7, (r->>8)::bigint "
    "FROM json_array_elements(CAST(:rows AS json)) AS r"
)


class Addition(NamedTuple):
    """What is to be stored of one match in one go."""

    match: str
    number: int  # of the first record
    records: Sequence[Record]
    changes: dict[str, Any] | None = None  # columns of the match: stage, summary, due


class Holder(NamedTuple):
    """What a key opens."""

    match: str
    seats: tuple[int, ...]
    kind: str  # seat, watch or invite


class Storage:
    def __init__(self, address: str) -> None:
        if not address.startswith(("sqlite://", "postgresql://", "postgresql+psycopg://")):
            raise ValueError(f"matches are kept at sqlite:///FILE or postgresql://..., not {address!r}")
        self.address = sa.make_url(address)
        self.is_sqlite = self.address.get_backend_name() == "sqlite"
        self._threads = ThreadPoolExecutor(THREADS, "storage")
        if self.is_sqlite:
            if self.address.database and self.address.database != ":memory:":
                Path(self.address.database).parent.mkdir(parents=True, exist_ok=True)
            self.engine = sa.create_engine(
                self.address, connect_args={"timeout": PATIENCE, "check_same_thread": False}, pool_size=THREADS
            )
            event.listen(self.engine, "connect", _set_up_sqlite)
        else:
            self.engine = sa.create_engine(self.address, pool_size=THREADS, pool_pre_ping=True)
        self._add = _ADD_SQLITE if self.is_sqlite else _ADD_POSTGRESQL

    async def call(self, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Do it wherever it is done best: see above."""
        if self.is_sqlite:
            return function(*args, **kwargs)
        return await asyncio.get_running_loop().run_in_executor(self._threads, lambda: function(*args, **kwargs))

    def migrate(self) -> None:
        """Bring the database to the shape that this version needs. Several processes may try at once."""
        from alembic import command
        from alembic.config import Config

        config = Config()
        config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
        with self.engine.begin() as connection:
            if not self.is_sqlite:
                connection.execute(sa.text("SELECT pg_advisory_xact_lock(7141974)"))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def close(self) -> None:
        self._threads.shutdown(wait=True)
        self.engine.dispose()

    async def tidy(self) -> None:
        """Fold SQLite's log into its file, before it grows long."""
        if self.is_sqlite:
            await asyncio.get_running_loop().run_in_executor(self._threads, self._checkpoint)

    def _checkpoint(self) -> None:
        with self.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")

    # -- writing -------------------------------------------------------------------------------------------------------

    def add(self, additions: Sequence[Addition]) -> set[str]:
        """Store them; the ids of matches whose additions were not, because somebody else had added before."""
        try:
            self._add_all(additions)
        except IntegrityError:
            if len(additions) == 1:
                return {additions[0].match}
            return {match for addition in additions for match in self.add([addition])}
        return set()

    def _add_all(self, additions: Sequence[Addition]) -> None:
        rows = [
            (addition.match, number, *record)
            for addition in additions
            for number, record in enumerate(addition.records, addition.number)
        ]
        with self.engine.begin() as connection:
            if rows:
                connection.execute(self._add, {"rows": msgspec.json.encode(rows).decode()})
            for addition in additions:
                if addition.changes:
                    connection.execute(
                        sa.update(matches).where(matches.c.id == addition.match).values(**addition.changes)
                    )

    def open(
        self,
        heading: Heading,
        summary: Summary,
        due: int | None,
        holders: Sequence[tuple[str, int, str]],
        log: Sequence[Record] = (),
    ) -> None:
        """A new match, with the (hash, seat, kind) of its keys."""
        with self.engine.begin() as connection:
            connection.execute(
                sa.insert(matches).values(
                    id=heading.id,
                    heading=msgspec.json.encode(heading).decode(),
                    stage=summary.stage,
                    listed=heading.listed,
                    created=heading.created,
                    summary=msgspec.json.encode(summary).decode(),
                    due=due,
                )
            )
            if holders:
                rows = [{"hash": h, "match": heading.id, "seat": seat, "kind": kind} for h, seat, kind in holders]
                connection.execute(sa.insert(keys), rows)
            if log:
                rows = [(heading.id, number, *record) for number, record in enumerate(log)]
                connection.execute(self._add, {"rows": msgspec.json.encode(rows).decode()})

    def give_key(self, match: str, key_hash: str, seats: Sequence[int], kind: str, used: str | None = None) -> None:
        """A key for seats; the invitation that it was given for is used up."""
        with self.engine.begin() as connection:
            if used:
                connection.execute(sa.delete(keys).where(keys.c.hash == used, keys.c.match == match))
            # An invitation to a seat that is taken leads nowhere.
            connection.execute(
                sa.delete(keys).where(keys.c.match == match, keys.c.kind == "invite", keys.c.seat.in_(seats))
            )
            rows = [{"hash": key_hash, "match": match, "seat": seat, "kind": kind} for seat in seats]
            connection.execute(sa.insert(keys), rows)

    def note_seen(self, seats: Sequence[tuple[str, int]], at: int) -> None:
        """These seats' holders are, or just were, connected."""
        with self.engine.begin() as connection:
            for match, seat in seats:
                changed = connection.execute(
                    sa.update(seen).where(seen.c.match == match, seen.c.seat == seat).values(at=at)
                )
                if changed.rowcount == 0:
                    connection.execute(sa.insert(seen).values(match=match, seat=seat, at=at))

    # -- reading -------------------------------------------------------------------------------------------------------

    def load(self, match: str) -> tuple[Heading | None, list[Record]]:
        with self.engine.connect() as connection:
            text = connection.execute(sa.select(matches.c.heading).where(matches.c.id == match)).scalar()
            if text is None:
                return None, []
            return msgspec.json.decode(text, type=Heading), self._tail(connection, match, 0)

    def tail(self, match: str, since: int) -> list[Record]:
        """The records from a number on."""
        with self.engine.connect() as connection:
            return self._tail(connection, match, since)

    def _tail(self, connection: sa.Connection, match: str, since: int) -> list[Record]:
        found = connection.execute(
            sa.select(*_RECORD).where(records.c.match == match, records.c.number >= since).order_by(records.c.number)
        )
        return [Record._make(row) for row in found]

    def counts(self, ids: Sequence[str]) -> dict[str, int]:
        """How many records these matches have."""
        query = (
            sa.select(records.c.match, sa.func.max(records.c.number))
            .where(records.c.match.in_(ids))
            .group_by(records.c.match)
        )
        with self.engine.connect() as connection:
            return {match: last + 1 for match, last in connection.execute(query)}

    def lobby(self) -> dict[str, list[Summary]]:
        with self.engine.connect() as connection:
            return {stage: self._newest(connection, stage) for stage in ("open", "running", "over")}

    def _newest(self, connection: sa.Connection, stage: str) -> list[Summary]:
        query = (
            sa.select(matches.c.summary)
            .where(matches.c.listed, matches.c.stage == stage)
            .order_by(matches.c.created.desc())
            .limit(SUMMARIES)
        )
        return [msgspec.json.decode(text, type=Summary) for text in connection.execute(query).scalars()]

    def holders(self, key_hash: str) -> list[Holder]:
        """What the key opens. One that was carried along by a rematch opens several matches."""
        found: dict[tuple[str, str], list[int]] = {}
        with self.engine.connect() as connection:
            for match, seat, kind in connection.execute(_HOLDERS, {"hash": key_hash}):
                found.setdefault((match, kind), []).append(seat)
        return [Holder(match, tuple(sorted(seats)), kind) for (match, kind), seats in found.items()]

    def due(self, before: int, most: int = 200) -> list[str]:
        query = sa.select(matches.c.id).where(matches.c.due <= before).order_by(matches.c.due).limit(most)
        with self.engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def last_seen(self, match: str) -> dict[int, int]:
        query = sa.select(seen.c.seat, seen.c.at).where(seen.c.match == match)
        with self.engine.connect() as connection:
            return {row.seat: row.at for row in connection.execute(query)}

    def answers(self) -> bool:
        try:
            with self.engine.connect() as connection:
                connection.execute(sa.select(1))
        except OperationalError:
            return False
        return True


def _set_up_sqlite(connection: Any, _: object) -> None:
    for line in ("journal_mode=WAL", "synchronous=NORMAL", "wal_autocheckpoint=20000", "temp_store=MEMORY"):
        connection.execute(f"PRAGMA {line}")


def now_ms() -> int:
    return time.time_ns() // 1_000_000
