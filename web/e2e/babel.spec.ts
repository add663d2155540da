import { expect, test } from "@playwright/test";
import { expectOver, isOver, openTable, playByBoard, shot, touchBoard, troubles } from "./playing";

test("a newcomer plays Babel against the computer by the board, to the end", async ({ page }) => {
  const wrong = troubles(page);
  await page.goto("/");
  await shot(page, "desktop-lobby");
  await page.getByRole("link", { name: "New table" }).first().click();
  await shot(page, "desktop-new");
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.locator(".hint")).toContainText("quarry");
  await shot(page, "desktop-start");
  let turns = 0;
  await playByBoard(page, async () => {
    if (++turns === 40) await shot(page, "desktop-middle");
    return isOver(page);
  });
  await expectOver(page);
  await shot(page, "desktop-over");
  await page.getByRole("button", { name: "Look back" }).first().click();
  await expect(page.locator(".history output")).toContainText("0 /");
  await page.getByRole("button", { name: "To the end" }).click();
  await page.getByRole("button", { name: "Back to now" }).last().click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save the game" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^babel-.*\.txt$/);
  await page.getByRole("button", { name: "Rematch" }).click();
  await expect(page.locator(".over-band")).toHaveCount(0);
  await expect(page.locator(".babel")).toBeVisible();
  expect(wrong).toEqual([]);
});

test("two browsers play by link; one reloads and one loses the line in between", async ({ browser }) => {
  const [ann, bob] = [await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage()];
  const wrong = [...troubles(ann), ...troubles(bob)];
  await openTable(ann, "babel", ["me", "open"]);
  const link = await ann.locator(".copy-link input").first().inputValue();
  expect(new URL(link).pathname + new URL(link).search).toBe("/"); // the key is in the fragment alone
  await shot(ann, "desktop-waiting");
  await bob.goto(link);
  await bob.getByLabel("Your name").fill("Bob");
  await shot(bob, "desktop-join");
  await bob.getByRole("button", { name: "Sit down" }).click();
  await expect(ann.locator(".babel")).toBeVisible();
  await expect(ann.locator(".people")).toContainText("Bob");

  let i = 0;
  const both = async () => {
    await touchBoard(bob, i).catch(() => false);
    i += 1;
    if (i === 12) await ann.reload();
    if (i === 20) {
      await bob.context().setOffline(true);
      await bob.waitForTimeout(300);
      await bob.context().setOffline(false);
    }
    return isOver(ann);
  };
  await playByBoard(ann, both);
  await expectOver(bob);
  await ann.getByRole("tab", { name: "Talk" }).click();
  await ann.getByPlaceholder("Say something").fill("Well played <b>!</b>");
  await ann.getByRole("button", { name: "Send" }).click();
  await bob.getByRole("tab", { name: "Talk" }).click();
  await expect(bob.locator(".talk")).toContainText("Well played <b>!</b>");
  expect(wrong).toEqual([]);
});

test("two people at one screen: nobody sees the other’s hand before the screen is passed on", async ({ page }) => {
  const wrong = troubles(page);
  await openTable(page, "babel", ["me", "hotseat"]);
  const passed = new Set<string>();
  await playByBoard(
    page,
    async () => {
      const curtain = page.locator(".curtain");
      if (await curtain.isVisible()) {
        if (!passed.size) await shot(page, "desktop-curtain");
        expect(await page.locator(".hand").count()).toBe(0);
        const button = curtain.getByRole("button");
        passed.add((await button.textContent()) ?? "");
        await button.click();
        await expect(curtain).toHaveCount(0);
      }
      return isOver(page);
    },
    900,
  );
  expect(passed.size).toBe(2);
  await expectOver(page);
  expect(wrong).toEqual([]);
});

test("what is refused answers at the spot, with the rule; undo takes back", async ({ page }) => {
  await openTable(page, "babel", ["me", "bot:greedy"]);
  await page.locator(".temple").nth(1).click(); // my temple at the first site; the pawn is still in the quarry
  await expect(page.locator(".bubble.refusal")).toBeVisible();
  await expect(page.locator(".bubble.refusal a.rule")).toHaveText(/R\d+\.\d+/);
  await shot(page, "desktop-refusal");
  await page.keyboard.press("Escape");

  const hand = page.locator(".hand-pack.usable").first();
  const card = hand.locator(".card").last();
  const nation = (await hand.getAttribute("class"))?.match(/n(\d)/)?.[1];
  const sign = page.locator(`.sign.n${nation}`);
  const [from, to] = [await card.boundingBox(), await sign.boundingBox()];
  await page.mouse.move(from!.x + 30, from!.y + 50);
  await page.mouse.down();
  await page.mouse.move(to!.x + 60, to!.y - 30, { steps: 6 });
  await shot(page, "desktop-drag");
  await page.mouse.move(to!.x + 60, to!.y + 15, { steps: 4 });
  await page.mouse.up();
  await expect(sign.locator(".pawn.own")).toBeVisible();
  await page.keyboard.press("u");
  await expect(sign.locator(".pawn.own")).toHaveCount(0);
});

test("everything can be done by the keyboard", async ({ page }) => {
  await openTable(page, "babel", ["me", "bot:random"]);
  await expect(page.locator(".babel")).toBeVisible();
  await page.keyboard.press("/");
  await expect(page.getByPlaceholder("Filter the moves").or(page.locator(".moves"))).toBeVisible();
  for (let i = 0; i < 12 && !(await isOver(page)); i++) {
    await page.locator(".babel .end-turn").focus();
    await page.keyboard.press("1");
    const first = page.locator(".moves .move").first();
    if (await first.isVisible()) {
      await expect(first).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
    }
    await page.waitForTimeout(120);
  }
  await page.locator(".babel .end-turn").focus();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("tab", { name: "Log" }).click();
  await expect(page.locator(".log li").first()).toBeVisible();
});
