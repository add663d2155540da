"""How do tests use the command line as people do? Through a pipe, or through a terminal of 100 by 30."""

import errno
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time

PROMPT = "› "
ESCAPE = re.compile(r"\x1b\[[0-?]*[ -/]*[@-~]|\x1b[=>]|\x1b\][^\x07]*\x07|\r")
CLEAR = "\x1b[2J"


def shinar(*arguments, typed="", env=None, timeout=300):
    """One command to its end. `typed` is what it reads."""
    return subprocess.run(
        [sys.executable, "-m", "shinar.cli", *map(str, arguments)],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=timeout,
        env={**environment(), **(env or {})},
    )


def environment(**more):
    keep = {
        name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "LANGUAGE", "COLUMNS", "LINES")
    }
    return {**keep, "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1", "TERM": "xterm-256color", **more}


class Screen:
    """A terminal with somebody in front of it: what is typed, and the screens that come."""

    def __init__(self, *arguments, width=100, height=30, env=None):
        self.width, self.height = width, height
        self.raw = ""
        pid, self.handle = pty.fork()
        if pid == 0:
            os.execvpe(sys.executable, [sys.executable, "-m", "shinar.cli", *map(str, arguments)], {
                **environment(COLUMNS=str(width), LINES=str(height)), **(env or {})
            })  # fmt: skip
        self.pid = pid
        fcntl.ioctl(self.handle, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))

    def type(self, line):
        """Type a line when asked to; returns the screen that follows."""
        os.write(self.handle, line.encode() + b"\n")
        return self.read()

    def read(self, seconds=60):
        """Up to the next prompt, or the end: the last screen, without colours."""
        start = len(self.raw)
        end = time.monotonic() + seconds
        waiting = b""
        while time.monotonic() < end:
            ready, _, _ = select.select([self.handle], [], [], 0.06)
            text = ESCAPE.sub("", self.raw[start:])
            if not ready:
                if text.endswith((PROMPT, "] ", "no ", ". ")):
                    break
                continue
            try:
                part = os.read(self.handle, 65536)
            except OSError as error:
                if error.errno != errno.EIO:
                    raise
                break
            if not part:
                break
            waiting += part
            try:
                self.raw += waiting.decode()
                waiting = b""
            except UnicodeDecodeError:
                pass
        last = self.raw[start:].rsplit(CLEAR, 1)[-1]
        return ESCAPE.sub("", last)

    @property
    def screens(self):
        return [ESCAPE.sub("", part).split("\n") for part in self.raw.split(CLEAR)[1:]]

    def close(self):
        os.close(self.handle)
        _, status = os.waitpid(self.pid, 0)
        return os.waitstatus_to_exitcode(status)

    def wait(self):
        """Read to the end of the program; its exit code."""
        self.read()
        _, status = os.waitpid(self.pid, 0)
        os.close(self.handle)
        return os.waitstatus_to_exitcode(status)
