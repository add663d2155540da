// boardgame.io's own server with the example draft, its matches in memory, on loopback. Prints the port where players
// connect, then that of its lobby: on one port for both, 0.50.2 answers nothing but 404 with a Koa of today.

const net = require("node:net");
const { Server } = require("boardgame.io/server");
const { Caravan } = require("./caravan.cjs");

const host = "127.0.0.1";
const spare = net.createServer().listen(0, host, () => {
  const lobby = spare.address().port;
  spare.close(async () => {
    const server = Server({ games: [Caravan], origins: [] });
    const lobbyConfig = { apiPort: lobby };
    const { appServer } = await server.run({ port: { port: 0, host }, lobbyConfig });
    process.stdout.write(`ports ${appServer.address().port} ${lobby}\n`);
  });
});
