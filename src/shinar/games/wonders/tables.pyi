# Written by tools/stubs.py from tables.pxd.

BOARD_ROOM: int
SIDES_ROOM: int
STAGE_ROOM: int
EFFECTS: int
MIXED_CARDS: int
MIXED_SETS: int
DECK_ROOM: int
POINTS: int
COINS: int
SHIELDS: int
MAKES: int
UNITS: int
SOLD: int
SYMBOL_MASK: int
CHEAP: int
COINS_PER: int
POINTS_PER: int
PER: int
OF: int
GIFT: int
LOSS: int
VICTORY: int
SPECIAL: int
MIRRORED: int
FIELDS: int
