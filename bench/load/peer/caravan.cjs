// The example draft of the tests (tests/example), for boardgame.io: the same rules, three seats, packets of five.
// What its framework is for is left to it: simultaneous moves, what a player may see, the end.

const { ActivePlayers, INVALID_MOVE } = require("boardgame.io/core");

const SEATS = 3;
const TURNS = 5;
const GOODS = 5;
const COINS = 70;
const START_COINS = 2;
const PRICE = 2;
const BONUS = 1;
const SELL = 0; // errands: sell, or load with the toll to the neighbour on the left (1) or on the right (2)

function setup({ random }) {
  const cards = random.Shuffle(Array.from({ length: 6 * GOODS }, (_, card) => 1 + (card % GOODS)));
  const packets = Array.from({ length: SEATS }, () => cards.splice(0, TURNS).sort());
  return {
    turn: 0,
    wanted: cards.pop(),
    stock: cards,
    bank: COINS - START_COINS * SEATS,
    coins: Array(SEATS).fill(START_COINS),
    packets,
    sold: packets.map(() => []),
    caravans: packets.map(() => []),
    taken: Array(SEATS).fill(0),
    errand: Array(SEATS).fill(null),
    last: [],
  };
}

const packetOf = (G, seat) => (seat + (SEATS - 1) * G.turn) % SEATS;

function take({ G, playerID }, good) {
  const seat = Number(playerID);
  if (G.taken[seat] || !G.packets[packetOf(G, seat)].includes(good)) return INVALID_MOVE;
  G.taken[seat] = good;
}

function send({ G, playerID }, errand) {
  const seat = Number(playerID);
  if (!G.taken[seat] || G.errand[seat] !== null) return INVALID_MOVE;
  if (![0, 1, 2].includes(errand) || (errand !== SELL && G.coins[seat] < 1)) return INVALID_MOVE;
  G.errand[seat] = errand;
  if (G.errand.every((one) => one !== null)) resolve(G);
}

function resolve(G) {
  G.last = G.errand.map((errand, seat) => ({ errand, good: errand === SELL ? 0 : G.taken[seat] }));
  const before = [...G.coins];
  for (let seat = 0; seat < SEATS; seat++) {
    const packet = G.packets[packetOf(G, seat)];
    const good = G.taken[seat];
    packet.splice(packet.indexOf(good), 1);
    if (G.errand[seat] === SELL) {
      G.sold[packetOf(G, seat)].push(good);
      G.coins[seat] += PRICE;
      G.bank -= PRICE;
    } else if (before[seat] > 0) {
      G.caravans[seat].push(good);
      G.coins[seat] -= 1;
      G.coins[(seat + (G.errand[seat] === 1 ? 1 : SEATS - 1)) % SEATS] += 1;
      if (good === G.wanted) {
        G.coins[seat] += BONUS;
        G.bank -= BONUS;
      }
    }
  }
  G.taken.fill(0);
  G.errand.fill(null);
  G.turn += 1;
  if (G.turn < TURNS) G.wanted = G.stock.pop();
}

function scores(G) {
  return G.caravans.map((caravan, seat) => {
    let points = Math.floor(G.coins[seat] / 2);
    for (let good = 1; good <= GOODS; good++) points += caravan.filter((one) => one === good).length ** 2;
    return points;
  });
}

/** What one seat may see. Shinar's view also says what it remembers of hands it passed on; this one does not. */
function playerView({ G, playerID }) {
  const seat = playerID === null || playerID === undefined ? -1 : Number(playerID);
  const own = seat < 0 ? -1 : packetOf(G, seat);
  return {
    turn: G.turn,
    wanted: G.wanted,
    stock: G.stock.length,
    bank: G.bank,
    coins: G.coins,
    packets: G.packets.map((packet, i) => (i === own ? packet : packet.length)),
    sold: G.sold.map((pile) => pile.length),
    caravans: G.caravans,
    taken: seat < 0 ? 0 : G.taken[seat],
    errand: seat < 0 ? null : G.errand[seat],
    sealed: G.errand.map((one) => one !== null),
    last: G.last,
  };
}

const together = (move) => ({ move, client: false, ignoreStaleStateID: true });

module.exports = {
  SEATS,
  SELL,
  packetOf,
  Caravan: {
    name: "caravan",
    minPlayers: SEATS,
    maxPlayers: SEATS,
    setup,
    playerView,
    turn: { activePlayers: ActivePlayers.ALL },
    moves: { take: together(take), send: together(send) },
    endIf: ({ G }) => (G.turn === TURNS ? { scores: scores(G) } : undefined),
  },
};
