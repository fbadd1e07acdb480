import { defineConfig } from "vitest/config";
import { cutFonts } from "./fonts.ts";
import { gameIcons } from "./icons.ts";
import { boardScopes } from "./scopes.ts";

const server = process.env.DICEWRIGHT_SERVER ?? "http://127.0.0.1:8000";

await cutFonts();

export default defineConfig({
  plugins: [gameIcons()],
  css: { postcss: { plugins: [boardScopes()] } },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    target: "es2022",
    // The strict content policy of the server allows no inline data; every asset is a file of its own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every board is made of travels as one file, and so do small drawings that several parts of the page use:
        // each file more costs a kilobyte of its own.
        codeSplitting: {
          groups: [
            { name: "drawings", test: /^\0icon:/, minShareCount: 2, maxModuleSize: 1950 },
            {
              name: "pieces",
              test: /src\/(parts\/(Sign|Spot|Peek|SeatPlate|NameField|Die|Card|Gauge|Folded|Download|saveFile|roomy|soft|motion)|boards\/(lookup|contract|later))\.tsx?$/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.{ts,tsx}", "src/**/*.test.{ts,tsx}"],
    testTimeout: 60_000, // drawing a board takes long on a machine that does other things too
  },
});
