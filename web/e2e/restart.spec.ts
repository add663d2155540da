import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { expectOver, isOver, playByBoard, shot, touchBoard, troubles } from "./playing";

const PORT = 8139;
const base = `http://127.0.0.1:${PORT}`;
const file = join(mkdtempSync(join(tmpdir(), "shinar-")), "shinar.sqlite");
let server: ChildProcess | null = null;

async function start() {
  server = spawn(process.env.PYTHON ?? "../.venv/bin/python", ["e2e/server.py", String(PORT), file], {
    stdio: "ignore",
  });
  await expect
    .poll(
      () =>
        fetch(`${base}/health`).then(
          (r) => r.status,
          () => 0,
        ),
      { timeout: 20_000 },
    )
    .toBe(200);
}

test.afterAll(() => {
  server?.kill("SIGKILL");
});

test("a server killed in the middle of a game loses nothing, and the page comes back by itself", async ({ page }) => {
  await start();
  const wrong = troubles(page);
  await page.goto(`${base}/#/new/babel`);
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.locator(".babel")).toBeVisible();
  for (let i = 0; i < 12; i++) {
    await touchBoard(page, i).catch(() => false);
    await page.waitForTimeout(60);
  }
  const before = await page.locator(".log li").count();
  expect(before).toBeGreaterThan(3);
  server?.kill("SIGKILL");
  await expect(page.locator(".line-lost")).toContainText("Nothing is lost");
  await shot(page, "desktop-reconnecting");
  await start();
  await expect(page.locator(".line-lost")).toHaveCount(0, { timeout: 20_000 });
  expect(await page.locator(".log li").count()).toBeGreaterThanOrEqual(before);
  await playByBoard(page, () => isOver(page));
  await expectOver(page);
  expect(wrong).toEqual([]);
});
