import { defineConfig } from "vitest/config";
import { MachineCoverageTable } from "./src/testing/coverage-table.ts";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    environment: "node",
    reporters: ["default", new MachineCoverageTable()],
  },
});
