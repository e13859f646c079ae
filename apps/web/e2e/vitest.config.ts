import { defineConfig } from "vitest/config";

/** What is between the browser and its page is the same whatever the database, whose own part the server's suites prove on both; those run once, on PGlite. */
const pagesAlone = [
  "banners",
  "bell",
  "consents",
  "display-settings",
  "faq",
  "legal",
  "lists",
  "navigation",
  "password",
  "reflow",
  "seo",
  "shell",
  "sign-in",
  "voice",
];

export default defineConfig({
  test: {
    include: ["**/*.e2e.ts"],
    exclude: process.env.E2E_DATABASE_URL ? pagesAlone.map((name) => `${name}.e2e.ts`) : [],
    environment: "node",
    globalSetup: ["started-once.ts"],
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
});
