"""A bot for Shinar: shinar play babel --bot "python docs/example_bot.py"

It reads lines of JSON, answers each question with a legal move, and knows one thing about Babel: building is good.
docs/bots.md describes the lines.
"""

import json
import sys


def answer(message):
    print(json.dumps(message), flush=True)


def worth(move):
    """What it thinks of a move of Babel. In other games it takes the first."""
    kinds = ["build", "build-held", "steal", "destroy", "skip", "lay", "move", "end"]
    return kinds.index(move["kind"]) if move["kind"] in kinds else len(kinds)


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if "hello" in message:
            answer({"ready": "Example"})
        elif "choose" in message:
            best = min(message["moves"], key=worth)
            answer({"choose": message["choose"], "move": best["action"]})


main()
