// node dev/shot.mjs URL FILE WIDTH HEIGHT [click selector]...
import { chromium } from "@playwright/test";
const [url, file, width, height, ...clicks] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
const page = await browser.newPage({ viewport: { width: +width, height: +height } });
page.on("console", (m) => ["error", "warning"].includes(m.type()) && console.log(m.type(), m.text()));
page.on("pageerror", (e) => console.log("ERR", e.message));
await page.goto(url, { waitUntil: "networkidle" });
for (const c of clicks) {
  await page.click(c);
  await page.waitForTimeout(400);
}
await page.waitForTimeout(300);
await page.screenshot({ path: file });
await browser.close();
