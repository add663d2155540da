"""How does somebody prove which seat is his? By a random key, told once and kept as a hash."""

from __future__ import annotations

import hashlib
import secrets


def new_key() -> str:
    """128 random bits. A prefix makes a leaked key easy to recognise."""
    return "sk_" + secrets.token_urlsafe(16)


def new_match_id() -> str:
    """Not a secret, but nobody finds a match that is not listed by guessing."""
    return secrets.token_urlsafe(12).replace("-", "x").replace("_", "y")


def hashed(key: str) -> str:
    """What is stored. A key is random, so a plain hash cannot be reversed by trying."""
    return hashlib.sha256(key.encode()).hexdigest()
