"""What is there under /api? Thin handlers: they read, ask the lobby, and say what came of it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

import shinar
from shinar.bots import BOTS
from shinar.catalog import AnyGame
from shinar.options import changed
from shinar.server import outgoing
from shinar.server.app_state import Server
from shinar.server.bodies import (
    Catalogue,
    Entered,
    GameInfo,
    Health,
    Join,
    KeyBody,
    Lobby,
    NewMatch,
    OptionInfo,
    Past,
    Problem,
    Rematch,
    Summary,
    Text,
)
from shinar.server.wishes import RefusalError
from shinar.words import LANGUAGES

# What every refusal looks like, for the schema.
PROBLEMS = {
    status: ResponseSpec(Problem, description="refused; nothing was changed")
    for status in (400, 403, 404, 409, 413, 429, 500, 503)
}
_get = partial(get, responses=PROBLEMS)
_post = partial(post, responses=PROBLEMS)

COMMON_TEXT = Path(shinar.__file__).with_name("text")
MatchId = Annotated[str, PathParameter(max_length=32, description="the id of a match")]
Name = Annotated[str, PathParameter(max_length=64)]


def describe(game: AnyGame) -> GameInfo:
    specs = game.option_specs()
    return GameInfo(
        name=game.name,
        rules_version=game.rules_version,
        seats=list(game.seats),
        options=[
            OptionInfo(
                name=spec.name,
                kind=spec.kind,
                values=list(spec.values),
                low=spec.low,
                high=spec.high,
                default=_text(spec.default),
                rules=list(spec.rules),
            )
            for spec in specs
        ],
        presets={
            name: {spec.name: _text(spec.default) for spec in specs} | changed(options)
            for name, options in game.presets.items()
        },
        languages=[language for language in LANGUAGES if _rules_file(game, language).is_file()],
    )


def _text(value: str | bool | int) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _rules_file(game: AnyGame, language: str) -> Path:
    return game.folder / ("RULES.md" if language == "en" else f"RULES.{language}.md")


@_get("/games", summary="What can be played, by whom and how")
async def list_games(server: NamedDependency[Server]) -> Catalogue:
    return Catalogue(games=[describe(game) for game in server.games.values()], bots=list(BOTS), languages=[*LANGUAGES])


@_get("/text/{language:str}", media_type=MediaType.TEXT, summary="The words common to all games, as Fluent")
async def common_text(language: Name) -> str:
    return _read_text(COMMON_TEXT / f"{_known(language)}.ftl")


@_get("/games/{game:str}/text/{language:str}", media_type=MediaType.TEXT, summary="A game's own words, as Fluent")
async def game_text(server: NamedDependency[Server], game: Name, language: Name) -> str:
    return _read_text(_game(server.games, game).folder / "text" / f"{_known(language)}.ftl")


@_get("/games/{game:str}/rules/{language:str}", media_type="text/markdown", summary="The rules of a game, as Markdown")
async def game_rules(server: NamedDependency[Server], game: Name, language: Name) -> str:
    return _read_text(_rules_file(_game(server.games, game), _known(language)))


@_get("/matches", summary="The lobby")
async def list_matches(server: NamedDependency[Server]) -> Lobby:
    found = await server.storage.call(server.storage.lobby)
    return Lobby(open=found["open"], running=found["running"], over=found["over"])


@_post("/matches", summary="Open a match")
async def open_match(
    server: NamedDependency[Server], request: Request[Any, Any, Any], data: JSONBody[NewMatch]
) -> Entered:
    server.spend(request)
    return await server.lobby.open(data)


@_get("/matches/{match:str}", summary="What anybody may know of a match")
async def show_match(server: NamedDependency[Server], match: MatchId) -> Summary:
    live = await server.lobby.find(match)
    return live.summary()


@_post("/matches/{match:str}/join", summary="Take an open seat")
async def join_match(
    server: NamedDependency[Server], request: Request[Any, Any, Any], match: MatchId, data: JSONBody[Join]
) -> Entered:
    server.spend(request)
    return await server.lobby.join(match, data)


@_post("/matches/{match:str}/rematch", summary="The same again")
async def rematch(
    server: NamedDependency[Server], request: Request[Any, Any, Any], match: MatchId, data: JSONBody[Rematch]
) -> Entered:
    server.spend(request)
    return await server.lobby.rematch(match, data.key)


@_post("/matches/{match:str}/transcript", status_code=200, summary="The match as text; its receipt while it runs")
async def transcript(server: NamedDependency[Server], match: MatchId, data: JSONBody[KeyBody]) -> Text:
    live = await server.lobby.find_readable(match, data.key)
    table = live.room.table
    if table is None:
        raise RefusalError("not-running")
    return Text(table.transcript() if table.over else table.receipt())


@_post("/matches/{match:str}/replay/{turn:int}", status_code=200, summary="How a finished match stood at a turn")
async def replay_match(
    server: NamedDependency[Server],
    match: MatchId,
    turn: Annotated[int, PathParameter(ge=0, le=1 << 20)],
    data: JSONBody[KeyBody],
    seat: Annotated[int | None, QueryParameter(ge=0, le=7)] = None,
) -> Past:
    live = await server.lobby.find_readable(match, data.key)
    table = live.room.table
    if table is None or not table.over:
        raise RefusalError("not-over")
    if turn > table.turn or (seat is not None and seat >= table.seats):
        raise RefusalError("no-such-turn")
    then = outgoing.past(table, seat, turn, 0)
    return Past(
        turn=then.turn,
        turns=then.turns,
        seat=then.seat,
        view=then.view,
        log=then.log,
        sheet=then.sheet,
        result=then.result,
    )


@_post("/transcripts", summary="Upload a transcript: a finished match to look at")
async def upload(server: NamedDependency[Server], request: Request[Any, Any, Any], data: JSONBody[Text]) -> Summary:
    server.spend(request)
    return await server.lobby.upload(data.text)


@get("/health", summary="Is the server ready?", responses={503: ResponseSpec(Health, description="not now")})
async def health(server: NamedDependency[Server]) -> Response[Health]:
    storage = await server.storage.call(server.storage.answers)
    ready = storage and not server.hub.stopping
    status = "stopping" if server.hub.stopping else "ok" if storage else "starting"
    body = Health(status=status, storage=storage, matches=len(server.hub.lives), sockets=len(server.desk.players))
    return Response(body, status_code=200 if ready else 503)


@get("/metrics", media_type="text/plain; version=0.0.4", summary="Figures for Prometheus")
async def metrics(server: NamedDependency[Server]) -> bytes:
    return server.metrics.text()


def _known(language: str) -> str:
    if language not in LANGUAGES:
        raise RefusalError("unknown-language")
    return language


def _game(games: Mapping[str, AnyGame], name: str) -> AnyGame:
    if name not in games:
        raise RefusalError("unknown-game")
    return games[name]


def _read_text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise RefusalError("not-found") from None


HANDLERS = [
    list_games,
    common_text,
    game_text,
    game_rules,
    list_matches,
    open_match,
    show_match,
    join_match,
    rematch,
    transcript,
    replay_match,
    upload,
]
