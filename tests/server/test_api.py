"""Does the HTTP API do what its schema says, for any request a machine can think of?"""

import contextlib
import urllib.error
import urllib.request

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance

from shinar.catalog import GAMES
from shinar.words import LANGUAGES


def test_no_request_makes_the_server_fail(site):
    """Every operation, with requests that fit the schema and with some that do not."""
    schema = schemathesis.openapi.from_url(f"{site.address}/api/schema/openapi.json")
    modes = [schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE]
    count = 0
    for found in schema.get_all_operations():
        operation = found.ok()
        for mode in modes:
            check_operation(operation.as_strategy(generation_mode=mode))
        count += 1
    assert count >= 14


def check_operation(strategy):
    @settings(max_examples=20, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(case=strategy)
    def check(case):
        answer = case.call()
        assert answer.status_code < 500
        assert "Traceback" not in answer.text
        case.validate_response(answer, checks=[response_schema_conformance, content_type_conformance])

    # A request that cannot be wrong (no body, no parameter) has no negative examples.
    with contextlib.suppress(Unsatisfiable, schemathesis.errors.InvalidSchema):
        check()


def fetch(site, path):
    with urllib.request.urlopen(f"{site.address}{path}") as answer:
        return answer.read().decode(), dict(answer.headers.items())


def test_every_game_brings_its_words_and_rules(site):
    games = {game["name"]: game for game in site.games()["games"]}
    assert games.keys() == {*GAMES, "caravan"}
    for name, game in games.items():
        for language in LANGUAGES:
            assert "move-" in fetch(site, f"/api/games/{name}/text/{language}")[0]
            assert "you =" in fetch(site, f"/api/text/{language}")[0]
        for language in game["languages"]:
            assert fetch(site, f"/api/games/{name}/rules/{language}")[0].startswith("#")
        for preset in game["presets"].values():
            assert preset.keys() == {option["name"] for option in game["options"]}


def test_every_answer_has_the_headers_that_protect(site):
    for path in ("/", "/health", "/api/games", "/metrics"):
        headers = {name.lower(): value for name, value in fetch(site, path)[1].items()}
        assert "'unsafe" not in headers["content-security-policy"]
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
    with pytest.raises(urllib.error.HTTPError) as error:
        fetch(site, "/api/nothing")
    with error.value as answer:
        assert answer.status == 404
        assert "content-security-policy" in answer.headers


def test_metrics_count_what_is_stored(site):
    site.open("babel", [{"kind": "bot", "bot": "random"}, {"kind": "open"}])
    text = fetch(site, "/metrics")[0]
    assert 'shinar_opened_total{game="babel"} ' in text


def test_the_lobby_lists_what_is_meant_to_be_found(site):
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    shown = site.open("babel", seats)["match"]["id"]
    hidden = site.open("babel", seats, listed=False)["match"]["id"]
    found = [match["id"] for match in site.lobby()["open"]]
    assert shown in found
    assert hidden not in found
    site.join(shown, "Bea")
    lobby = site.lobby()
    assert shown in [match["id"] for match in lobby["running"]]
    assert shown not in [match["id"] for match in lobby["open"]]
