import { defineConfig } from "vitest/config";

/** The tests as a mutant meets them: the same, with short random walks. */
export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    environment: "node",
    pool: "threads",
    isolate: false,
    provide: { walkEvents: 500 },
  },
});
