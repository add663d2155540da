"""How does a person read what came out? One page that needs nothing else, in the reader's language, and the data.

The page holds its own drawings and style, no script, and asks for nothing over the network. The same results make the
same page, letter for letter.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path

from shinar.arena.data import FILES
from shinar.arena.figures import Figures, Part
from shinar.arena.phrases import Phrases
from shinar.arena.plan import ArenaError
from shinar.arena.run import Outcome
from shinar.arena.summary import Summary

PAGE = "index.html"
READING = ("unit", "intervals", "ratings", "stopping", "tally")  # paragraphs on how to read it


def write_report(folder: Path, outcome: Outcome, summary: Summary, language: str) -> Path:
    """The page, and the data beside it."""
    page = folder / PAGE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in FILES.items():
            (folder / name).write_text(text(outcome, summary), encoding="utf-8")
        page.write_text(the_page(outcome, summary, language), encoding="utf-8")
    except OSError as error:
        raise ArenaError(f"{folder}: {(error.strerror or 'cannot be used').lower()}") from None
    return page


def the_page(outcome: Outcome, summary: Summary, language: str) -> str:
    phrases = Phrases(outcome.plan, language)
    style = Path(__file__).with_name("page.css").read_text(encoding="utf-8")
    body = "\n".join(
        [
            f"<h1>{escape(phrases.title())}</h1>",
            *_heading(summary, phrases),
            f"<h2>{escape(phrases.say('verdicts'))}</h2>",
            *_verdicts(summary, phrases),
            *(_part(part) for part in Figures(outcome, summary, phrases).parts()),
            *_reading(phrases),
            *_data(phrases),
        ]
    )
    return f"""\
<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>{escape(phrases.title())}</title>
<style>
{style}</style>
</head>
<body>
<div class="frieze"></div>
<main>
{body}
</main>
</body>
</html>
"""


def _heading(summary: Summary, phrases: Phrases) -> Iterable[str]:
    yield f'<p class="serif">{escape(phrases.played(summary))}</p>'
    notes = [phrases.say("seed", seed=str(summary.seed))]
    if summary.options:
        notes.append(phrases.say("options", options=", ".join(f"{k}={v}" for k, v in summary.options.items())))
    if summary.until_decided:
        notes.append(phrases.stopped(summary))
    yield f'<p class="quiet">{escape(" ".join(notes))}</p>'


def _verdicts(summary: Summary, phrases: Phrases) -> Iterable[str]:
    if summary.pairs:
        yield "<ul>" + "".join(f"<li>{escape(phrases.verdict(pair))}</li>" for pair in summary.pairs) + "</ul>"
    else:
        yield f"<p>{escape(phrases.say('alone'))}</p>"


def _part(part: Part) -> str:
    heading = "".join(f"<th scope=col>{escape(text)}</th>" for text in part.heading)
    return f"""\
<h2>{escape(part.title)}</h2>
<p class="quiet">{escape(part.about)}</p>
<figure>{part.figure}</figure>
<details{" open" if part.open else ""}><summary>{escape(part.table_title)}</summary><div class="scroll"><table>
<thead><tr>{heading}</tr></thead>
<tbody>{"".join(map(_row, part.rows))}</tbody>
</table></div></details>"""


def _row(cells: Sequence[str]) -> str:
    first, *others = cells
    return f"<tr><th scope=row>{first}</th>{''.join(f'<td>{escape(cell)}</td>' for cell in others)}</tr>\n"


def _reading(phrases: Phrases) -> Iterable[str]:
    yield f"<h2>{escape(phrases.say('reading'))}</h2>"
    for topic in READING:
        yield f"<p>{escape(phrases.say(f'reading-{topic}'))}</p>"


def _data(phrases: Phrases) -> Iterable[str]:
    yield f"<h2>{escape(phrases.say('data'))}</h2><ul>"
    for name in FILES:
        about = phrases.say(f"data-{name.partition('.')[0]}")
        yield f'<li><a href="{name}">{name}</a>: {escape(about)}</li>'
    yield "</ul>"
