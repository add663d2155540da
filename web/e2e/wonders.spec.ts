import { expect, type Page, test } from "@playwright/test";
import { chooseMove, expectOver, isOver, openTable, playByMoves, shot, troubles } from "./playing";

/** 7 Wonders without a picture of its own: the shell alone must do, for 2, 4 and 7 seats. */

const bots = (count: number) => ["me", ...Array.from({ length: count - 1 }, () => "bot:random")];

for (const [seats, preset] of [
  [2, "Babel"],
  [4, "Base game"],
  [7, "Everything"],
] as const) {
  test(`a whole game of 7 Wonders with ${seats} seats (${preset})`, async ({ page }) => {
    const wrong = troubles(page);
    await openTable(page, "wonders", bots(seats), (form) => form.getByRole("radio", { name: preset }).check());
    await expect(page.locator(".plain-table")).toBeVisible();
    await shot(page, `wonders-${seats}-start`);
    await playByMoves(page, async (choices) => {
      if (choices === 9) await shot(page, `wonders-${seats}-middle`);
    });
    await expectOver(page);
    await shot(page, `wonders-${seats}-over`);
    const text = (await page.locator("body").textContent()) ?? "";
    expect(text).not.toContain("‹");
    expect(wrong).toEqual([]);
  });
}

test("two people and a bot choose at the same time; nobody sees the other's hand", async ({ browser }) => {
  const [ann, bob] = [await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage()];
  const wrong = [troubles(ann), troubles(bob)];
  await openTable(ann, "wonders", ["me", "open", "bot:random"]);
  await bob.goto(await ann.locator(".copy-link input").first().inputValue());
  await bob.getByLabel("Your name").fill("Bob");
  await bob.getByRole("button", { name: "Sit down" }).click();
  for (const page of [ann, bob]) await expect(page.locator(".plain-table")).toBeVisible();
  const hand = (page: Page) => page.locator(".move").allTextContents();
  await expect(ann.locator(".move").first()).toBeVisible();
  await expect(bob.locator(".move").first()).toBeVisible();
  expect(await hand(ann)).not.toEqual(await hand(bob));
  for (let i = 0; i < 900 && !(await isOver(ann)); i++) {
    await chooseMove(ann, i).catch(() => false);
    await chooseMove(bob, i * 3).catch(() => false);
    await ann.waitForTimeout(15);
  }
  for (const page of [ann, bob]) await expectOver(page);
  expect(wrong.flat()).toEqual([]);
});

for (const language of ["en", "fr", "zh-TW"]) {
  test(`7 Wonders on a narrow screen, in ${language}`, async ({ browser }) => {
    const page = await (await browser.newContext({ viewport: { width: 360, height: 640 }, hasTouch: true })).newPage();
    const wrong = troubles(page);
    await page.addInitScript((value) => localStorage.setItem("shinar.settings", JSON.stringify(value)), { language });
    await page.goto("/#/rules/wonders");
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await openTable(page, "wonders", bots(4), (form) => form.locator("input[name=preset]").nth(2).check());
    await expect(page.locator(".plain-table")).toBeVisible();
    for (let i = 0; i < 12; i++) await chooseMove(page, i * 5).catch(() => false);
    await page.waitForTimeout(300);
    await shot(page, `wonders-360-${language}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await page.locator("body").textContent()).not.toContain("‹");
    expect(wrong).toEqual([]);
  });
}
