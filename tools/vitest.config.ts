import { configDefaults, defineConfig } from "vitest/config";
import { writeGenerated } from "../apps/web/manifests/write-files.ts";

/** They build, ask package managers, start databases and attack patterns: what they hold changes seldom, so the proof alone runs them. */
const slow = [
  "new/new.test.ts",
  "postgres.test.ts",
  "release/release.test.ts",
  "security/patterns-attacked.test.ts",
  "supply/audit.test.ts",
  "supply/bill-of-materials.test.ts",
  "ui/pack/pack.test.ts",
  "ui/tree-shaking.test.ts",
];

// Some tests read the sources of the product, and what is written from its manifests.
await writeGenerated();

export default defineConfig({
  test: {
    root: import.meta.dirname,
    isolate: false,
    include: ["**/*.test.ts"],
    exclude: [...configDefaults.exclude, ...(process.env.JOBAMI_PROOF === "1" ? [] : slow)],
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
