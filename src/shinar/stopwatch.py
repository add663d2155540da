"""How long do the methods of the protocol take inside compiled code? Loops for the clock of a benchmark to time."""

import cython

if cython.compiled:
    from cython.cimports.shinar.state import State
else:
    from shinar.state import State


def copies(state: State, times):
    """Copy a state `times` times."""
    _copy(state.clone(), state, times)


def listings(state: State, times):
    """List the legal actions of the seat at turn `times` times."""
    if state.acting():
        _list(state.clone(), state.acting()[0], times)


def choices(state: State, times):
    """Copy a state and make one of its legal choices: less copying and listing, this is the time of `choose`."""
    if state.acting():
        _play(state.clone(), state, times)


def _copy(target, source, times):
    for _ in range(times):
        target.copy_from(source)


def _list(state, seat, times):
    count = 0
    for _ in range(times):
        count += state.legal(seat, state.buffer)
    return count


def _play(state, start, times):
    count = 0
    for i in range(times):
        state.copy_from(start)
        owed = state.to_act()
        seat = 0
        while not owed >> seat & 1:
            seat += 1
        count = state.legal(seat, state.buffer)
        state.choose(seat, state.buffer[i % count])
    return count
