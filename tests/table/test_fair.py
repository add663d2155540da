"""Can everybody see that a match was dealt as promised, and played and scored by the rules?"""

import hashlib

import pytest

from shinar.table import Deal, Table, Transcript, TranscriptError, replay, seed_hash, verify
from tests.table.careless import CarelessOptions
from tests.table.playing import BABEL, CARELESS, new, play
from tests.table.test_transcript import resigned_text


def names(verdict):
    return [finding.name for finding in verdict.findings]


def test_the_seed_hash_is_what_its_description_says():
    preimage = (
        b"shinar deal 1\ngame careless rules 1\nseats 3\noptions rounds=2 bonus=true\nseed 99\n"
        b"salt 000102030405060708090a0b0c0d0e0f\n"
    )
    deal = Deal(CARELESS, 3, CarelessOptions(rounds=2, bonus=True), 99, bytes(range(16)))
    assert deal.seed_hash == hashlib.sha256(preimage).hexdigest()


def test_the_seed_hash_depends_on_everything_that_is_dealt_from():
    deals = [
        ("babel", 1, 2, {}, 5, bytes(16)),
        ("wonders", 1, 2, {}, 5, bytes(16)),
        ("babel", 2, 2, {}, 5, bytes(16)),
        ("babel", 1, 3, {}, 5, bytes(16)),
        ("babel", 1, 2, {"a": "b"}, 5, bytes(16)),
        ("babel", 1, 2, {}, 6, bytes(16)),
        ("babel", 1, 2, {}, 5, bytes(15) + b"1"),
    ]
    assert len({seed_hash(*deal) for deal in deals}) == len(deals)


def test_a_match_dealt_by_chance_is_promised_and_a_chosen_seed_is_not():
    assert Table.new(BABEL).deal.seed_hash is not None
    assert Table.new(BABEL, seed=1).deal.seed_hash is None


def test_a_receipt_gives_the_hash_and_nothing_else_away():
    table = play(Table.new(BABEL), 1, 20)
    receipt = Transcript.read(table.receipt())
    assert receipt.seed_hash == table.deal.seed_hash
    assert (receipt.seed, receipt.salt, receipt.records, receipt.rounds) == (None, None, (), 0)
    assert table.receipt() == Table(table.deal).receipt()
    assert names(verify(table.receipt())) == ["not-revealed"]
    assert not verify(table.receipt()).is_good
    with pytest.raises(TranscriptError, match="not yet revealed"):
        replay(table.receipt())


def test_a_kept_promise_is_found_good():
    table = play(Table.new(BABEL), 1)
    promised = Transcript.read(table.receipt()).seed_hash
    verdict = verify(table.transcript(), promised=promised)
    assert verdict.is_good
    assert names(verdict) == ["promise-kept", "hash-fits", "replayed"]
    assert verdict.table.result == table.result


def test_a_match_that_is_not_over_is_said_to_be_unfinished():
    verdict = verify(play(new(BABEL, 1), 1, 20).transcript())
    assert verdict.is_good
    assert names(verdict) == ["not-promised", "replayed", "unfinished"]


def test_another_deal_than_promised_is_found_out():
    promised = Table.new(BABEL).deal.seed_hash
    verdict = verify(play(Table.new(BABEL), 1).transcript(), promised=promised)
    assert not verdict.is_good
    assert names(verdict)[0] == "promise-broken"


def test_another_seed_than_that_of_the_hash_is_found_out():
    table = Table.new(BABEL, seed=1, salt=bytes(16))
    verdict = verify(resigned_text(table.transcript().replace("seed 1\n", "seed 2\n")))
    assert names(verdict) == ["hash-differs"]
    assert not verdict.is_good


def test_a_seed_without_its_salt_proves_nothing():
    text = Table.new(BABEL, seed=1, salt=bytes(16)).transcript()
    assert names(verify(resigned_text(text.replace(f"salt {'0' * 32}\n", "")))) == ["not-revealed"]


def test_a_false_score_is_found_out():
    text = play(new(BABEL, 1), 1).transcript()
    result = text[text.index("result ") + 7 :].split()[0]
    verdict = verify(resigned_text(text.replace(f"result {result}", f"result {int(result) + 1}")))
    assert names(verdict) == ["not-promised", "refused"]
    assert verdict.findings[1].line == text.count("\n") - 1
    assert not verdict.is_good


def test_what_is_no_transcript_is_found_unreadable():
    verdict = verify(b"\x00")
    assert names(verdict) == ["unreadable"]
    assert not verdict.is_good
    assert verdict.table is None


@pytest.mark.parametrize(
    "more", [{"salt": b"short"}, {"names": ("Ann",)}, {"names": ("Ann", "")}, {"names": ("A\n", "B")}]
)
def test_a_deal_that_could_not_be_written_down_is_refused(more):
    with pytest.raises(ValueError):
        Table.new(BABEL, seed=1, **more)
