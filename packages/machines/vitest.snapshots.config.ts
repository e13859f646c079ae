import { join } from "node:path";
import { defineConfig, mergeConfig } from "vitest/config";
import usual from "./vitest.config.ts";

/** The proofs, writing each machine’s state snapshots for the galleries: `pnpm gallery`. */
export default mergeConfig(
  usual,
  defineConfig({
    test: {
      include: ["src/**/*.model.test.ts"],
      testNamePattern: "writes its state snapshots",
      provide: { snapshotsFolder: join(import.meta.dirname, "../../.cache/state-snapshots") },
    },
  }),
);
