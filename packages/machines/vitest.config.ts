import { defineConfig } from "vitest/config";
import { MachineCoverageTable } from "./src/testing/coverage-table.ts";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    environment: "node",
    // A corpus of some thousand sentences takes a second alone, and many beside other work.
    testTimeout: 60_000,
    // Walks make millions of short-lived snapshots: with room for the young ones, a third less time goes to collecting them.
    pool: "forks",
    execArgv: ["--max-semi-space-size=128"],
    isolate: false,
    reporters: ["default", new MachineCoverageTable()],
  },
});
