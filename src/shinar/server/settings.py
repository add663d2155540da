"""What can whoever hosts decide? Every setting, its default, and where the data lies."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_data_path

PAGE = Path(__file__).with_name("page")


def default_database() -> str:
    """A SQLite file in the user's data folder."""
    return f"sqlite:///{user_data_path('shinar', appauthor=False) / 'shinar.sqlite'}"


def plain_address(database: str) -> str:
    """The address with the driver we use: people write postgresql://… and mean no driver."""
    for scheme in ("postgresql://", "postgres://"):
        if database.startswith(scheme):
            return "postgresql+psycopg://" + database.removeprefix(scheme)
    return database


@dataclass(frozen=True)
class Settings:
    database: str = ""  # empty: default_database()
    channels: str = ""  # redis://… or postgresql://… when several processes serve; empty: this process alone
    origins: tuple[str, ...] = ()  # pages besides our own that may open a WebSocket
    page: Path = PAGE  # the built front end
    # Limits. Each is a budget that refills steadily: (how much at once, how much per second).
    messages: tuple[float, float] = (120, 30)  # of one socket
    chats: tuple[float, float] = (5, 0.5)  # of one socket
    writes: tuple[float, float] = (30, 0.5)  # HTTP requests that create something, of one address
    sockets_per_address: int = 64
    rooms_in_memory: int = 5000  # matches kept without anybody connected
    bot_threads: int = max(1, (os.cpu_count() or 1) - 1)  # for bots that think ahead: one search each
    trust_proxy: bool = False  # take the address from X-Forwarded-For: only behind a proxy that sets it

    @property
    def database_address(self) -> str:
        return plain_address(self.database or default_database())

    @property
    def is_sqlite(self) -> bool:
        return self.database_address.startswith("sqlite")
