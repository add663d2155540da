// How much does the first visit load? Fails above the budget. (The Chinese face is fetched by its readers only.)
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const BUDGET = 250_000;
const page = process.env.SHINAR_PAGE ?? new URL("../../src/shinar/server/page", import.meta.url).pathname;
const assets = join(page, "assets");
const size = (name) =>
  name.endsWith(".woff2")
    ? readFileSync(join(assets, name)).length
    : gzipSync(readFileSync(join(assets, name)), { level: 9 }).length;
const first = readdirSync(assets).filter((name) => !/noto|chinese|latin-ext|zh-TW|fr-|RulesPage/i.test(name));
let total = 0;
for (const name of first.sort()) {
  const bytes = size(name);
  total += bytes;
  console.log(`${String(bytes).padStart(8)}  ${name}`);
}
const all = readdirSync(assets).reduce((sum, name) => sum + readFileSync(join(assets, name)).length, 0);
console.log(
  `${String(total).padStart(8)}  first visit with a table, compressed (budget ${BUDGET}); everything on disk: ${(all / 1e6).toFixed(1)} MB`,
);
if (total > BUDGET) process.exit(1);
