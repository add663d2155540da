import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { expectOver, isOver, openTable, playByBoard, playByList, shot, troubles } from "./playing";

const AXE = readFileSync(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");

/** The page's policy lets no foreign script in, so axe comes by the debugger's door. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { violations } = await (
      window as never as {
        axe: { run(): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }> };
      }
    ).axe.run();
    return violations.flatMap((v) =>
      v.nodes.map((n) => `${v.id}: ${n.html.slice(0, 160)} ${n.failureSummary.slice(0, 200)}`),
    );
  });
}

async function setting(page: Page, change: object) {
  await page.addInitScript((value) => {
    const old = JSON.parse(localStorage.getItem("shinar.settings") ?? "{}");
    localStorage.setItem("shinar.settings", JSON.stringify({ ...old, ...value }));
  }, change);
}

test("a game without a board is played through the shell, by three browsers at once", async ({ browser }) => {
  const pages = await Promise.all([1, 2, 3].map(async () => (await browser.newContext()).newPage()));
  const wrong = pages.map(troubles);
  const [host, ...guests] = pages as [Page, Page, Page];
  await openTable(host, "caravan", ["me", "open", "open"]);
  await expect(host.locator(".copy-link input").first()).toBeVisible();
  const links = await host
    .locator(".copy-link input")
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  for (const [i, guest] of guests.entries()) {
    await guest.goto(links[i] as string);
    await guest.getByLabel("Your name").fill(`Guest ${i + 1}`);
    await guest.getByRole("button", { name: "Sit down" }).click();
  }
  await expect(host.locator(".plain-table")).toBeVisible();
  await shot(host, "desktop-plain");
  for (let i = 0; i < 120 && !(await isOver(host)); i++) {
    for (const page of pages) {
      const moves = page.locator(".move");
      if (await moves.count())
        await moves
          .nth(i % (await moves.count()))
          .click({ timeout: 2000 })
          .catch(() => undefined);
    }
    await host.waitForTimeout(30);
  }
  for (const page of pages) await expectOver(page);
  await shot(host, "desktop-plain-over");
  expect(wrong.flat()).toEqual([]);
});

for (const [language, word] of [
  ["en", "End the turn"],
  ["fr", "Terminer le tour"],
  ["zh-TW", "結束回合"],
] as const) {
  test(`a whole game on a phone in ${language}`, async ({ browser }) => {
    const page = await (
      await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: "dark" })
    ).newPage();
    const wrong = troubles(page);
    await setting(page, { language });
    await page.goto("/");
    await expect(page.locator(".game-card").first()).toBeVisible();
    await page.waitForTimeout(300);
    await shot(page, `phone-lobby-${language}`);
    await openTable(page, "babel", ["me", "bot:greedy"]);
    await expect(page.locator(".end-turn")).toHaveText(word);
    await expect(page.locator(".hint")).toBeVisible();
    await shot(page, `phone-start-${language}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    let n = 0;
    await playByBoard(
      page,
      async () => {
        n += 1;
        // The temple cards of a phone are in a drawer.
        if (n % 3 === 0 && (await page.locator(".babel .supply .usable").count())) {
          await page
            .locator(".drawer-open-button")
            .click({ timeout: 2000 })
            .catch(() => undefined);
          if (n === 12) await shot(page, `phone-drawer-${language}`);
          await page
            .locator(".supply .held.usable, .supply .levels.usable")
            .first()
            .click({ timeout: 2000 })
            .catch(() => undefined);
          await page
            .locator(".bubble .choices button")
            .first()
            .click({ timeout: 300 })
            .catch(() => undefined);
          await page
            .locator(".drawer-close")
            .click({ timeout: 300 })
            .catch(() => undefined);
        }
        if (n === 30) await shot(page, `phone-middle-${language}`);
        return isOver(page);
      },
      900,
    );
    await shot(page, `phone-over-${language}`);
    expect(await page.locator("body").textContent()).not.toContain("‹");
    expect(wrong).toEqual([]);
  });
}

for (const theme of ["light", "dark"] as const) {
  test(`axe finds nothing on any page (${theme})`, async ({ page }) => {
    test.setTimeout(180_000);
    await setting(page, { theme });
    const found: Record<string, string[]> = {};
    const look = async (name: string) => {
      await page.waitForTimeout(250);
      const all = await violations(page);
      if (all.length) found[name] = all;
      await shot(page, `${theme}-${name}`);
    };
    await page.goto("/");
    await expect(page.locator(".game-card").first()).toBeVisible();
    await look("lobby");
    await page.getByRole("button", { name: "Settings" }).click();
    await look("settings");
    await page.keyboard.press("Escape");
    await page.goto("/#/new/babel");
    await page.locator(".all-options summary").click();
    await look("new");
    await page.goto("/#/rules/babel/R8.10");
    await expect(page.locator("#R8\\.10")).toBeVisible();
    await look("rules");
    await openTable(page, "babel", ["me", "open"]);
    await expect(page.locator(".waiting-room")).toBeVisible();
    await look("waiting");
    await openTable(page, "babel", ["me", "bot:greedy"]);
    await expect(page.locator(".babel")).toBeVisible();
    await look("start");
    let n = 0;
    await playByBoard(page, async () => ++n > 35 || isOver(page));
    await look("middle");
    for (const tab of ["Moves", "Score", "Talk", "Log"]) {
      await page.getByRole("tab", { name: tab }).click();
      await look(`tab-${tab.toLowerCase()}`);
    }
    await openTable(page, "caravan", ["me", "bot:random", "bot:random"]);
    await expect(page.locator(".plain-table")).toBeVisible();
    await look("plain");
    await openTable(page, "babylon", ["me", "bot:greedy", "bot:random"]);
    await expect(page.locator(".plain-table")).toBeVisible();
    expect(await playByList(page, (step, moves) => (step * 7) % moves, 24)).toBe(24);
    await look("babylon");
    await page.goto("/#/table/nosuchtable");
    await expect(page.locator(".notice-page")).toBeVisible();
    await look("no-table");
    expect(found).toEqual({});
  });
}

test("no server: the page says so, and that nothing is lost", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator(".game-card").first()).toBeVisible();
  await page.route("**/api/matches", (route) => route.abort());
  await expect(page.getByRole("alert")).toContainText("Nothing is lost", { timeout: 15_000 });
});

test("language, theme and palette change at once", async ({ page }) => {
  await openTable(page, "babel", ["me", "bot:greedy"]);
  await expect(page.locator(".end-turn")).toHaveText("End the turn");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("radio", { name: "繁體中文" }).check();
  await expect(page.locator(".end-turn")).toHaveText("結束回合");
  await page.getByRole("radio", { name: "夜釉" }).check();
  await page.getByRole("radio", { name: "易於分辨" }).check();
  await page.keyboard.press("Escape");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.waitForTimeout(500);
  await shot(page, "desktop-apart-zh-TW");
});

test("a watcher sees the table, and no hand; an unlisted table shows nothing to strangers", async ({ browser }) => {
  const [ann, eve] = [await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage()];
  const wrong = [troubles(ann), troubles(eve)];
  await openTable(ann, "babel", ["me", "bot:greedy"]);
  await expect(ann.locator(".babel")).toBeVisible();
  await eve.goto(ann.url());
  await expect(eve.locator(".hand.closed")).toBeVisible();
  expect(await eve.locator(".usable").count()).toBe(0);
  await expect(eve.locator(".end-turn")).toHaveCount(0);
  await shot(eve, "desktop-watching");

  await openTable(ann, "babel", ["me", "open"], (form) => form.locator("input[type=checkbox]").uncheck());
  await expect(ann.locator(".waiting-room")).toBeVisible();
  await eve.goto(ann.url());
  await expect(eve.locator(".notice-page")).toBeVisible();
  expect(wrong.flat()).toEqual([]);
});

test("at 360 pixels everything has its place", async ({ browser }) => {
  const page = await (await browser.newContext({ viewport: { width: 360, height: 640 }, hasTouch: true })).newPage();
  for (const place of ["/", "/#/new/babel", "/#/rules/babel"]) {
    await page.goto(place);
    await page.waitForTimeout(400);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), place).toBeLessThanOrEqual(360);
  }
  await openTable(page, "babel", ["me", "bot:greedy"]);
  await expect(page.locator(".babel")).toBeVisible();
  let n = 0;
  await playByBoard(page, async () => ++n > 14);
  await shot(page, "small-middle");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const end = await page.locator(".end-turn").boundingBox();
  expect(end!.y + end!.height).toBeLessThanOrEqual(640);
  await page.locator(".drawer-open-button").click();
  await expect(page.locator(".supply")).toBeVisible();
  await shot(page, "small-drawer");
});
