"""What does the command `shinar` do? Reads its arguments, starts one command, and turns every failure into one line.

Exit codes: 0 done, 1 a check failed, 2 wrong input, 3 a fault of ours, 130 interrupted. A command is imported only
when it is run.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    from shinar.cli.arguments import Mistake, read

    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        wish = read(arguments)
        code: int = import_module(f"shinar.cli.{wish.module}").run(wish)
        sys.stdout.flush()
    except Mistake as mistake:
        print(f"shinar: {mistake}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # whoever was reading has gone, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:  # whatever it is, a person sees one line
        if os.environ.get("SHINAR_DEBUG"):
            raise
        fault = f"{type(error).__name__}: {error}"
        print(f"shinar: a fault in the program (SHINAR_DEBUG=1 shows where): {fault}", file=sys.stderr)
        return 3
    return code
