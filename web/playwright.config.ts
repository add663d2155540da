import { defineConfig } from "@playwright/test";

const PORT = Number(process.env.PORT ?? 8137);

export default defineConfig({
  testDir: "e2e",
  outputDir: "e2e/results",
  // They wait more than they work; each has a browser of its own, and tables of its own on the one server.
  fullyParallel: true,
  workers: 3,
  // A game played at random may well be the longest there is, on a machine that does other things too.
  timeout: 300_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    },
    locale: "en-GB",
    viewport: { width: 1280, height: 720 },
    reducedMotion: "reduce",
    trace: "retain-on-failure",
  } as never,
  webServer: {
    command: `${process.env.PYTHON ?? "../.venv/bin/python"} e2e/server.py ${PORT}`,
    url: `http://127.0.0.1:${PORT}/health`,
    reuseExistingServer: false,
  },
});
