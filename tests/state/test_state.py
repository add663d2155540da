"""What every state can do, whatever the game: Babel stands for all."""

import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import shinar
from shinar.layout import decode, layout_of
from tools.ways import environment

BABEL = shinar.load("babel")


def test_a_python_class_cannot_add_fields_to_compiled_rules(tmp_path: Path):
    """The compiled block has no room for them: copying it would write past its end."""
    package = tmp_path / "wider"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "more.pxd").write_text("cdef class More(Babel):\n    cdef int8_t extra[9]\n", encoding="utf-8")
    (package / "more.py").write_text(
        "from shinar.games.babel.rules import Babel\n\n\nclass More(Babel):\n    pass\n", encoding="utf-8"
    )
    code = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); from wider.more import More; More()"
    run = subprocess.run([sys.executable, "-c", code], env=environment("released"), capture_output=True, text=True)
    assert "TypeError: More adds fields to compiled rules" in run.stderr


def test_a_python_class_without_fields_of_its_own_is_a_state():
    class Same(BABEL.state):
        pass

    state = Same()
    state.start(2, [0] * 11 + [100], 1)
    assert state.clone() == state
    assert len(state.to_bytes()) == layout_of(BABEL.state).size


def test_a_state_can_be_pickled_edited_and_compared():
    state = BABEL.new(3)
    assert pickle.loads(pickle.dumps(state)) == state
    other = state.clone()
    other.edit(turn=5)
    assert other.turn == 5
    assert other != state
    with pytest.raises(AttributeError, match="no field 'colour'"):
        other.edit(colour=1)
    with pytest.raises(TypeError):
        hash(state)


def test_a_field_is_read_as_it_lies_in_the_block():
    """Compiled code reads single fields from memory; the same from the bytes, by way of the struct module."""
    state = BABEL.new(3)
    state.random_play(1, 40)
    state.edit(stall=-2, turn=30_000, reveals=(1 << 32) - 1, low=-3)
    fields = layout_of(BABEL.state).fields
    assert {field.code for field in fields.values()} >= set("bhiIQ")
    for name, field in fields.items():
        assert getattr(state, name) == decode(field, state.to_bytes()), name


def test_an_illegal_choice_raises_and_changes_nothing():
    state = BABEL.new(3)
    before = state.to_bytes()
    for seat, action in ((0, 0), (1, 1), (0, 99), (0, -1), (7, 1)):
        with pytest.raises(ValueError, match="may not choose"):
            state.play(seat, action)
    assert state.to_bytes() == before


@pytest.mark.parametrize("seed", [-1, 1 << 64])
def test_a_seed_is_checked(seed: int):
    with pytest.raises(ValueError, match="a seed is"):
        BABEL.new(seed)


def test_a_block_of_the_wrong_size_is_refused():
    with pytest.raises(ValueError, match="bytes, not 3"):
        BABEL.state.from_bytes(b"abc")
