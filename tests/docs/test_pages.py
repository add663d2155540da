"""Do the pages speak the truth: do their links lead somewhere, and do their examples run?"""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from shinar.cli import main

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("bench/*.md")])
LINK = re.compile(r"\]\(([^)\s]+)\)")
CODE = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
README = (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path):
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        if "://" not in link:
            assert (page.parent / link.partition("#")[0]).exists(), link


def test_the_python_of_the_readme_runs():
    (example,) = [text for language, text in CODE.findall(README) if language == "python"]
    subprocess.run([sys.executable, "-c", example], check=True, timeout=60)


def test_the_commands_of_the_readme_are_understood(capsys: pytest.CaptureFixture[str]):
    """Each command with `--help` added: it exists, and takes its words."""
    commands = re.findall(r"^shinar (.*?)(?:\s+#.*)?$", README, re.MULTILINE)
    assert len(commands) > 5
    for command in commands:
        try:
            code = main([*command.split(), "--help"])
        except SystemExit as stop:
            code = stop.code
        assert not code, command
    assert "usage" in capsys.readouterr().out


def test_the_verbs_of_the_readme_exist():
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for verb in re.findall(r"(?:^|`)make (\w[\w-]*)", README, re.MULTILINE):
        assert re.search(rf"^{verb}:", makefile, re.MULTILINE), verb


def test_nothing_is_claimed_of_publishers():
    assert "not affiliated" in README
    assert "MIT" in README
