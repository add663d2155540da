"""What is printed on the tiles, and how many round tokens are there of each kind? One line each: correct it here.

`print` names the four symbols clockwise from the upper left corner: S stairs, F fountain, B bridge, T statue, - blank.
A tile may be turned when it is placed, so only their order matters. `source` says how sure we are:

    art      read from pictures of the rulebook and the publisher
    list     a single source: the list of tiles in a public program by players of the game
    mended   from that list, but two flowers exchanged, because pictures show one of the two tiles otherwise
    rules    follows from the text of the rulebook
    rebuilt  not published anywhere we could look: our reconstruction
"""

from __future__ import annotations

from typing import Literal, NamedTuple

Source = Literal["art", "list", "mended", "rules", "rebuilt"]


class Tile(NamedTuple):
    material: Literal["clay", "granite", "basalt", "starting"]
    number: int  # among those of its material
    flower: Literal["white", "blue", "yellow", "pink"]
    print: str
    source: Source


class Token(NamedTuple):
    effect: str
    copies: int
    source: Source  # of their number; all effects are in the rulebook


SYMBOLS = "-SFBT"  # their numbers in state.pxd
FLOWERS = ("white", "blue", "yellow", "pink")

TILES = (
    Tile("clay", 1, "white", "B-F-", "art"),
    Tile("clay", 2, "blue", "B-F-", "art"),
    Tile("clay", 3, "yellow", "-B-F", "art"),
    Tile("clay", 4, "pink", "-B-F", "art"),
    Tile("clay", 5, "white", "S-T-", "list"),
    Tile("clay", 6, "blue", "S-T-", "art"),
    Tile("clay", 7, "yellow", "S-T-", "list"),
    Tile("clay", 8, "pink", "S-T-", "list"),
    Tile("clay", 9, "white", "-S-F", "art"),
    Tile("clay", 10, "blue", "-S-F", "list"),
    Tile("clay", 11, "white", "-B-T", "art"),
    Tile("clay", 12, "blue", "-B-T", "list"),
    Tile("clay", 13, "yellow", "F-T-", "art"),
    Tile("clay", 14, "pink", "F-T-", "list"),
    Tile("clay", 15, "yellow", "S-B-", "art"),
    Tile("clay", 16, "pink", "S-B-", "art"),
    Tile("granite", 1, "white", "FBT-", "list"),
    Tile("granite", 2, "blue", "TBF-", "list"),
    Tile("granite", 3, "yellow", "-BFT", "art"),
    Tile("granite", 4, "pink", "-TFB", "art"),
    Tile("granite", 5, "white", "SFB-", "mended"),
    Tile("granite", 6, "blue", "SBF-", "art"),
    Tile("granite", 7, "yellow", "FSB-", "art"),
    Tile("granite", 8, "pink", "FBS-", "art"),
    Tile("granite", 9, "white", "F-TS", "art"),
    Tile("granite", 10, "blue", "FTS-", "list"),
    Tile("granite", 11, "yellow", "TSF-", "list"),
    Tile("granite", 12, "pink", "SFT-", "list"),
    Tile("granite", 13, "white", "BTS-", "list"),
    Tile("granite", 14, "blue", "SB-T", "art"),
    Tile("granite", 15, "yellow", "TS-B", "art"),
    Tile("granite", 16, "pink", "ST-B", "art"),
    Tile("basalt", 1, "white", "FBTS", "list"),
    Tile("basalt", 2, "white", "TSFB", "art"),
    Tile("basalt", 3, "white", "BTFS", "art"),
    Tile("basalt", 4, "white", "FSTB", "list"),
    Tile("basalt", 5, "blue", "FBTS", "list"),
    Tile("basalt", 6, "blue", "TSFB", "art"),
    Tile("basalt", 7, "blue", "BTFS", "art"),
    Tile("basalt", 8, "blue", "FSTB", "list"),
    Tile("basalt", 9, "yellow", "FBTS", "list"),
    Tile("basalt", 10, "yellow", "TSFB", "list"),
    Tile("basalt", 11, "yellow", "BTFS", "art"),
    Tile("basalt", 12, "yellow", "FSTB", "list"),
    Tile("basalt", 13, "pink", "FBTS", "art"),
    Tile("basalt", 14, "pink", "TSFB", "list"),
    Tile("basalt", 15, "pink", "BTFS", "list"),
    Tile("basalt", 16, "pink", "FSTB", "list"),
    Tile("starting", 1, "white", "SBFT", "art"),
    Tile("starting", 2, "blue", "SBFT", "art"),
    Tile("starting", 3, "yellow", "SBFT", "art"),
    Tile("starting", 4, "pink", "SBFT", "art"),
)

# 14 in all; option effect_tokens can have fewer of each effect, and blank ones instead (R1.7).
ROUND_TOKENS = (
    Token("blank", 2, "rebuilt"),
    Token("gain-single", 2, "rebuilt"),
    Token("gain-double", 2, "rebuilt"),
    Token("convert-symbol", 2, "rebuilt"),
    Token("fill-blank", 2, "rebuilt"),
    Token("double-flower", 2, "rebuilt"),
    Token("minus-one", 2, "rebuilt"),
)

# Decorations in the box, by symbol (R1.6).
BOX = {"S": 15, "F": 15, "B": 15, "T": 38}
