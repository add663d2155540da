import { expect, test } from "@playwright/test";
import { expectOver, openTable, playByList, shot, troubles } from "./playing";

// Babylon has no board of its own yet: it is played through the shell, by the words for its moves.
for (const seats of [2, 3, 4])
  test(`a whole game of Babylon for ${seats} through the shell`, async ({ page }) => {
    const wrong = troubles(page);
    await openTable(page, "babylon", ["me", ...Array(seats - 1).fill("bot:random")]);
    await expect(page.locator(".plain-table")).toBeVisible();
    const steps = await playByList(page, (step, moves) => (step * 7) % moves);
    expect(steps).toBeGreaterThan(30);
    await expectOver(page);
    await page.getByRole("tab", { name: "Score" }).click();
    await expect(page.locator(".sheet").last()).toContainText("Sets of flowers");
    expect(await page.locator("body").textContent()).not.toContain("‹");
    await shot(page, `desktop-babylon-${seats}-over`);
    expect(wrong).toEqual([]);
  });
