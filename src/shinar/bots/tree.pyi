# The Python doors of shinar/bots/tree.py, for type checkers.

from shinar.game import Tuning
from shinar.state import State

MOST_NODES: int

class Tree:
    seat: int
    iterations: int
    decisions: int
    capacity: int

    def __init__(self, world: State, seat: int, seed: int, tuning: Tuning) -> None: ...
    @property
    def size(self) -> int: ...
    def grow(self, times: int) -> None: ...
    def considered(self) -> list[tuple[int, int, float]]: ...
    def line(self, action: int) -> list[tuple[int, int]]: ...
