import { defineConfig } from "vitest/config";
import { MachineCoverageTable } from "./src/testing/coverage-table.ts";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    environment: "node",
    pool: "threads",
    isolate: false,
    reporters: ["default", new MachineCoverageTable()],
  },
});
