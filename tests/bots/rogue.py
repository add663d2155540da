"""Programs that play badly, each in its own way: `python rogue.py WAY`. test_outside.py seats them."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path


def say(message):
    print(json.dumps(message), flush=True)


def main(way):
    if way == "silent":
        time.sleep(60)
    if way == "ends":
        return
    if way == "deaf":
        sys.stdin.close()
        time.sleep(60)
    if way == "loud":
        while True:
            sys.stdout.write("x" * 1_000_000)
    if way == "mother":  # leaves a child behind that holds the pipe open
        child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
        Path(sys.argv[2]).write_text(str(child.pid))
    for line in sys.stdin:
        message = json.loads(line)
        if "hello" in message:
            say({"ready": way})
            continue
        number, moves = message["choose"], message["moves"]
        first = {"choose": number, "move": moves[0]["action"]}
        if way == "text":
            say({"choose": number, "move": moves[-1]["text"]})
        elif way == "illegal":
            say({"choose": number, "move": 30_000})
        elif way == "garbage":
            print("\x00{", flush=True)
        elif way == "extra":
            say({**first, "seat": 1})
        elif way == "ahead":
            say({"choose": number + 1, "move": moves[0]["action"]})
        elif way == "crash" and number == 3:
            os._exit(1)
        elif way == "hang" and number >= 3:
            time.sleep(60)
        elif way == "late" and number == 2:
            time.sleep(0.7)
            say(first)
        elif way == "twice":
            say(first)
            say(first)
        else:
            say(first)


if __name__ == "__main__":
    main(sys.argv[1])
