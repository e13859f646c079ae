import { configDefaults, defineConfig } from "vitest/config";

/** What tries every call with everything, or kills processes, is `*.proof.test.ts`: the gate leaves it out. */
const isProof = process.env.JOBAMI_PROOF === "1";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    exclude: [...configDefaults.exclude, ...(isProof ? [] : ["src/**/*.proof.test.ts"])],
    globalSetup: ["src/testing/template.ts"],
    // Each suite has a server and a database of its own; what they share is read-only code, which is costly to load.
    isolate: false,
    // Suites open databases of 0.4 GB each: two at a time fit a small machine.
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
