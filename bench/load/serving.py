"""A server process that is measured: its processor time, its memory, its place on the machine."""

from __future__ import annotations

import os
import re
import signal
import subprocess
from pathlib import Path

# Where there are two cores, servers get the last one and players the others: neither takes from the other's time.
CORES = sorted(os.sched_getaffinity(0))
SERVERS = {CORES[-1]}
PLAYERS = set(CORES[:-1]) or SERVERS


class Server:
    def __init__(self, command, env=None, cwd=None):
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            text=True,
            env=env,
            cwd=cwd,
            preexec_fn=lambda: os.sched_setaffinity(0, SERVERS),  # noqa: PLW1509 - nothing here has started a thread
        )
        self.pid = self.process.pid

    def line(self, pattern):
        """The first line of its output that matches."""
        for line in self.process.stdout:
            if found := re.search(pattern, line):
                return found
        raise SystemExit(f"{self.process.args[0]} ended before it was ready")

    def cpu_seconds(self):
        fields = Path(f"/proc/{self.pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def megabytes(self):
        text = Path(f"/proc/{self.pid}/status").read_text(encoding="utf-8")
        return int(re.search(r"VmRSS:\s+(\d+)", text)[1]) // 1024

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
