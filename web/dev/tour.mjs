// A first walk through the real server with pictures: node dev/tour.mjs [base]
import { chromium } from "@playwright/test";
const base = process.argv[2] ?? "http://127.0.0.1:8123";
const shots = new URL("../e2e/shots/", import.meta.url).pathname;
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: "light" });
const page = await context.newPage();
page.on("console", (m) => ["error", "warning"].includes(m.type()) && console.log(m.type(), m.text()));
page.on("pageerror", (e) => console.log("ERR", e.message));
await page.goto(base, { waitUntil: "networkidle" });
await page.screenshot({ path: `${shots}lobby.png` });
await page.click("text=New table >> nth=0");
await page.waitForSelector(".new-table");
await page.waitForTimeout(300);
await page.screenshot({ path: `${shots}new.png`, fullPage: true });
await page.click("text=Open the table");
await page.waitForSelector(".babel, .waiting-room");
await page.waitForTimeout(500);
await page.screenshot({ path: `${shots}table.png` });
await browser.close();
