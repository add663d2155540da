"""What could a table of 7 Wonders look like? Invents positions that no game may ever reach, with everything in them."""

from random import Random

from shinar.games.wonders.boards import BOARDS
from shinar.games.wonders.cards import CARDS, GUILDS, NAME_OF, copies
from shinar.games.wonders.effects import FREE_STAGE, FREE_STRUCTURE, WILDCARD
from shinar.games.wonders.project_cards import PROJECTS
from tests.games.wonders.drawing import build, words_of
from tests.games.wonders.yields import side_of

NEVER = [number for number, board in enumerate(BOARDS) if board.needs]
QUIET = range(5)


def invented(seed, *, seats=None):
    """A state in the middle of an Age; anybody may have built anything, and any tiles may be in force."""
    dice = Random(seed)
    seats = seats or dice.choice([2, 3, 3, 4, 5, 6, 7])
    age = dice.choice([1, 2, 3, 3])
    turn = dice.choice([0, 2, 3, 4, 5])
    players = max(3, seats)
    boards = dice.sample([n for n in range(len(BOARDS)) if n not in NEVER], players)
    if seats == 2:
        boards[2] = dice.choice([board for board in QUIET if board not in boards[:2]])
    rows = [
        {
            "free": seats == 2 and city == 2, "board": board, "side": dice.choice([0, 1]), "stages": [],
            "coins": dice.choice(range(10)), "cards": [], "hand": [], "words": words_of(""),
        }
        for city, board in enumerate(boards)
    ]  # fmt: skip
    if seats == 2:
        rows[2]["side"] = 0
    for row in rows:
        row["stages"] = some_stages(dice, row, rows) if age > 1 else []
        row["words"] |= {
            "powers": int(dice.random() < 0.1), "barren": int(dice.random() < 0.1),
            "wins": [dice.choice([0, 0, 1, 2]) for _ in range(3)], "defeats": dice.choice([0, 0, 1, 3]),
            "penalty_points": dice.choice([0, 0, -1, -3]), "raised": dice.choice([0, 1, 2, 3]),
        }  # fmt: skip
        for special in (FREE_STAGE, FREE_STRUCTURE, WILDCARD):
            row["words"]["tokens"][special] = int(dice.random() < 0.1)
        for project in range(len(PROJECTS)):
            row["words"]["rewards"][project] = int(dice.random() < 0.1)
    fill(dice, rows, age, turn)
    tiles = " ".join(map(str, dice.sample(range(1, 25), dice.choice([0, 1, 2, 3, 3]))))
    project = dice.choice([None, *(project.key for project in PROJECTS if project.age == age)])
    options = {"tax_on_free_builds": dice.random() < 0.7, "free_city_affected": dice.random() < 0.5}
    return build(
        rows, age=age, turn=turn, tiles=tiles, project=project, tokens=dice.choice([None, 0, 1]), seed=seed,
        tower=True, projects=True, wonder_pack=True, **options,
    )  # fmt: skip


def some_stages(dice, row, rows):
    """Stages from left to right, or any of the Great Wall; of Manneken Pis those that have something to mirror."""
    side = side_of(row["board"], row["side"])
    if BOARDS[row["board"]].any_order:
        return sorted(dice.sample(range(len(side)), dice.choice(range(len(side) + 1))))
    number = dice.choice(range(len(side) + 1))
    for position in range(number):
        effect = side[position].effect
        if effect.mirrored:
            other = rows[(rows.index(row) + (1 if effect.of == 2 else -1)) % len(rows)]
            if effect.mirrored > len(side_of(other["board"], other["side"])):
                return list(range(position))
    return list(range(number))


def fill(dice, rows, age, turn):
    """Buildings for everybody, as many as can have left the hands, and some cards in hand."""
    players = len(rows)
    decks = {n: [] for n in (1, 2, 3)}
    for card in range(len(CARDS)):
        decks[CARDS[card].age] += [card] * copies(card, players)
    decks[3] += dice.sample(GUILDS, players + 2)
    for deck in decks.values():
        dice.shuffle(deck)
    buried = sum(len(row["stages"]) for row in rows)
    room = {n: 0 if n > age else players * turn if n == age else 7 * players - 7 for n in (1, 2, 3)}
    room[1] -= buried
    for row in rows:
        names = set()
        for _ in range(dice.choice(range(14))):
            age_of = dice.choice([1, 1, 2, 2, 3][: 2 * age])
            if room[age_of] <= 0 or NAME_OF[decks[age_of][-1]] in names:
                continue
            card = decks[age_of].pop()
            names.add(NAME_OF[card])
            row["cards"].append(card)
            room[age_of] -= 1
    for row in rows:
        if not row["free"]:
            row["hand"] = [decks[age].pop() for _ in range(7 - turn)]
