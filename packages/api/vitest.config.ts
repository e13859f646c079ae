import { defineConfig } from "vitest/config";

export default defineConfig({
  // A worker and its imports for each file cost more than the tests do.
  test: { include: ["src/**/*.test.ts"], environment: "node", isolate: false },
});
