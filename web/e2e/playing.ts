/** How the tests play: as somebody who looks at the page and touches what it offers. */

import { expect, type Locator, type Page } from "@playwright/test";

export const shot = (page: Page, name: string) => page.screenshot({ path: `e2e/shots/${name}.png` });

/** What goes wrong in the browser's own view: errors of scripts, refusals of the Content-Security-Policy. */
export function troubles(page: Page): string[] {
  const found: string[] = [];
  page.on("pageerror", (error) => found.push(error.message));
  page.on("console", (message) => {
    // A lost connection is reported by the browser itself; tests that cut it expect that.
    if (message.type() === "error" && !/WebSocket|Failed to load resource|ERR_/.test(message.text()))
      found.push(message.text());
    if (message.text().includes("cannot say")) found.push(message.text());
  });
  return found;
}

export async function openTable(page: Page, game: string, kinds: string[], change?: (form: Locator) => Promise<void>) {
  await page.goto(`/#/new/${game}`);
  const form = page.locator(".new-table");
  await expect(form.locator(".seat-wish").first()).toBeVisible();
  if ((await form.locator(".seat-wish").count()) !== kinds.length)
    await form.locator(".segments label", { hasText: String(kinds.length) }).click();
  for (const [i, kind] of kinds.entries()) await form.locator(".seat-wish select").nth(i).selectOption(kind);
  await change?.(form);
  await form.locator("button[type=submit]").click();
  await page.waitForURL(/#\/table\//);
}

export const isOver = (page: Page) => page.locator(".over-band").isVisible();

/** One choice by the board: touch something that can be used, and take what it offers. False when nothing is owed. */
export async function touchBoard(page: Page, seed: number): Promise<boolean> {
  const board = page.locator(".babel");
  for (const what of [".held.usable", ".levels.usable", ".power.usable", ".hand-pack.usable"]) {
    const some = board.locator(what);
    const count = await some.count();
    if (!count) continue;
    const element = some.nth(seed % count);
    if (!(await element.isVisible())) continue; // in the drawer of a phone
    await element.click({ timeout: 3000, position: what === ".hand-pack.usable" ? { x: 10, y: 40 } : undefined });
    await page.waitForTimeout(60);
    const choices = page.locator(".bubble .choices button");
    const offered = await choices.count();
    // Laying comes after moving in the list, and is what builds a column.
    if (offered) await choices.nth(what.startsWith(".hand") ? offered - 1 : seed % offered).click({ timeout: 3000 });
    return true;
  }
  const end = board.locator(".end-turn.usable");
  if (!(await end.count())) return false;
  await end.click({ timeout: 3000 });
  return true;
}

/** Plays on until something is so. What could not be touched once may have just moved; five times in a row, it is in the way. */
export async function playByBoard(page: Page, until: () => Promise<boolean>, most = 600) {
  let refused = 0;
  for (let i = 0; i < most; i++) {
    if (await until()) return i;
    const done = await touchBoard(page, i).catch((error) => {
      if (++refused === 5) throw error;
      return false;
    });
    if (done) refused = 0;
    await page.waitForTimeout(done ? 20 : 60);
  }
  throw new Error(`not over after ${most} touches`);
}

/** One choice by the list of moves, as the plain table shows it. False when nothing is owed. */
export async function chooseMove(page: Page, seed: number): Promise<boolean> {
  const moves = page.locator(".move");
  const count = await moves.count();
  if (!count) return false;
  await moves.nth(seed % count).click({ timeout: 2000 });
  return true;
}

export async function playByMoves(page: Page, look?: (choices: number) => Promise<void>, most = 900) {
  let choices = 0;
  for (let i = 0; i < most; i++) {
    if (await isOver(page)) return choices;
    const done = await chooseMove(page, i * 7).catch(() => false);
    if (done) await look?.(++choices);
    await page.waitForTimeout(15);
  }
  throw new Error(`not over after ${most} looks`);
}

export async function expectOver(page: Page) {
  await expect(page.locator(".over-band .outcome")).toBeVisible();
}

/** At most so many choices out of the list of moves, as fast as the page takes them; `pick` says which of how many. */
export async function playByList(page: Page, pick: (step: number, moves: number) => number, most = 400) {
  for (let step = 0; step < most; step++) {
    await page.locator(".move, .over-band").first().waitFor({ timeout: 30_000 });
    if (await isOver(page)) return step;
    const before = await page.locator(".moves").innerHTML();
    const moves = page.locator(".move");
    await moves.nth(pick(step, await moves.count())).click({ timeout: 5000 });
    // The page takes no choice before the last one is acknowledged: one that came too early is made again.
    await page
      .waitForFunction(
        (was) => document.querySelector(".over-band") || document.querySelector(".moves")?.innerHTML !== was,
        before,
        { timeout: 1500 },
      )
      .catch(() => undefined);
  }
  return most;
}
