import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// The server to talk to while developing: `shinar serve --no-browser`, then `npm run dev`.
const server = process.env.SHINAR_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    {
      // Every browser we support reads woff2; the older format would only make the package bigger.
      name: "woff2-only",
      enforce: "pre",
      transform: (code, id) =>
        id.includes("@fontsource") && id.endsWith(".css")
          ? code.replace(/,\s*url\([^)]*\.woff\) format\('woff'\)/g, "")
          : undefined,
    },
  ],
  build: {
    outDir: process.env.SHINAR_PAGE ?? "../src/shinar/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // data: addresses would need a hole in the Content-Security-Policy
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: { input: command === "build" && process.env.SHINAR_DEV_PAGES ? ["index.html", "dev/board.html"] : ["index.html"] },
  },
  server: { proxy: { "/api": { target: server, ws: true }, "/ws": { target: server, ws: true }, "/health": server } },
  test: { include: ["src/**/*.test.ts", "src/**/*.test.tsx"] },
}));
