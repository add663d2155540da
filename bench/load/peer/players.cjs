// Three players a table, many tables at once: each takes a random move as soon as it may, and clocks the answer.
// node players.cjs PORT LOBBY MATCHES ROUNDS PAUSE: deals, prints "dealt", waits for a line on standard input, plays, and
// prints one line of JSON: moves, wall seconds, latencies in milliseconds.

const { io } = require("socket.io-client");
const { SEATS, SELL, packetOf } = require("./caravan.cjs");

const [port, lobby, matches, rounds, pause] = process.argv.slice(2).map(Number);
const address = `http://127.0.0.1:${port}`;
const latencies = [];
const pick = (list) => list[Math.floor(Math.random() * list.length)];

async function post(path, body) {
  const answer = await fetch(`http://127.0.0.1:${lobby}/games/caravan/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return answer.json();
}

/** A dealt match: what each seat needs to sit down. */
async function deal() {
  const { matchID } = await post("create", { numPlayers: SEATS });
  const seats = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const { playerCredentials } = await post(`${matchID}/join`, { playerID: String(seat), playerName: `${seat}` });
    seats.push({ matchID, playerID: String(seat), credentials: playerCredentials });
  }
  return seats;
}

/** One seat, one socket, to the end of its match. */
function play(socket, { matchID, playerID, credentials }) {
  const seat = Number(playerID);
  return new Promise((finished) => {
    let waiting = null; // since when, and for what
    const move = (type, argument, turn) => {
      waiting = { type, turn, since: performance.now() };
      const action = { type: "MAKE_MOVE", payload: { type, args: [argument], playerID, credentials } };
      socket.emit("update", action, state._stateID, matchID, playerID);
    };
    let state;
    const see = (id, next) => {
      if (id !== matchID) return;
      state = next;
      const { G, ctx } = state;
      if (waiting && (G.turn > waiting.turn || (waiting.type === "take" ? G.taken : G.errand !== null))) {
        latencies.push(performance.now() - waiting.since);
        waiting = null;
      }
      if (ctx.gameover) {
        socket.off("update");
        socket.off("sync");
        finished();
      } else if (!waiting && G.errand === null) {
        const act = () => {
          if (!G.taken) move("take", pick(G.packets[packetOf(G, seat)]), G.turn);
          else move("send", pick(G.coins[seat] > 0 ? [SELL, 1, 2] : [SELL]), G.turn);
        };
        if (pause) {
          waiting = { type: "none", turn: G.turn, since: 0 };
          setTimeout(act, Math.random() * 2000 * pause);
        } else act();
      }
    };
    socket.on("update", see);
    socket.on("sync", (id, { state: first }) => see(id, first));
    socket.emit("sync", matchID, playerID, credentials, SEATS);
  });
}

async function main() {
  const tables = [];
  for (let table = 0; table < matches; table++) {
    tables.push([]);
    for (let round = 0; round < rounds; round++) tables[table].push(await deal());
  }
  const sockets = await Promise.all(
    tables.flatMap((table) =>
      Array.from({ length: SEATS }, (_, seat) => {
        const socket = io(`${address}/caravan`, { transports: ["websocket"], forceNew: true });
        return new Promise((ready) => socket.on("connect", () => ready([socket, table.map((match) => match[seat])])));
      }),
    ),
  );
  process.stdout.write("dealt\n");
  await new Promise((go) => process.stdin.once("data", go));
  const began = performance.now();
  await Promise.all(
    sockets.map(async ([socket, seats]) => {
      for (const seat of seats) await play(socket, seat);
    }),
  );
  const wall = (performance.now() - began) / 1000;
  await new Promise((done) => process.stdout.write(`${JSON.stringify({ moves: latencies.length, wall, latencies })}\n`, done));
  process.exit(0);
}

main();
