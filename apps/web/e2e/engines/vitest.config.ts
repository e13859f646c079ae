import { defineConfig } from "vitest/config";
import { EarlyFailures } from "../early-failures.ts";

export default defineConfig({
  test: {
    include: ["*.e2e.ts"],
    environment: "node",
    reporters: ["default", new EarlyFailures()],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
