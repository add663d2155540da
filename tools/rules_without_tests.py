"""Which numbered rules have no test? A rule is defined in a game's RULES.md by its number in bold at the start of a
heading, paragraph or list item (**R6.1**); a test quotes the number in its name (test_r6_1_the_pawn_must_move).
"""

import ast
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DEFINED = re.compile(r"^(?:#+\s+|\s*(?:[-*+]|\d+\.)\s+|\s*)\*\*(R\d+(?:\.\d+)*[a-z]?)\*\*", re.MULTILINE)
# Every number in a name counts: test_r6_1_and_r6_2_...; r6_12 is not r6_1.
QUOTED = re.compile(r"(?<![a-z0-9])r(\d+(?:_\d+)*[a-z]?)(?![a-z0-9])", re.IGNORECASE)


def rules(game):
    return list(dict.fromkeys(DEFINED.findall((game / "RULES.md").read_text(encoding="utf-8"))))


def quoted(files):
    found = set()
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)) and (
                node.name.lower().startswith("test")
            ):
                found |= {"R" + number.replace("_", ".") for number in QUOTED.findall(node.name)}
    return found


def tests_of(game):
    """The tests of one game, since each game counts its rules from 1: files with its name in their path."""
    return [f for f in sorted((ROOT / "tests").rglob("*.py")) if game.name in f.relative_to(ROOT / "tests").as_posix()]


def main():
    missing = 0
    for game in sorted(path.parent for path in (ROOT / "src/shinar/games").glob("*/RULES.md")):
        numbers, tested = rules(game), quoted(tests_of(game))
        lacking = [number for number in numbers if number not in tested]
        missing += len(lacking)
        print(f"{game.name}: {len(numbers) - len(lacking)} of {len(numbers)} rules have a test")
        if lacking:
            print("  without one: " + " ".join(lacking))
        unknown = sorted(tested - set(numbers))
        if unknown:
            missing += len(unknown)
            print("  tests quote what RULES.md does not have: " + " ".join(unknown))
    sys.exit(missing > 0)


if __name__ == "__main__":
    main()
