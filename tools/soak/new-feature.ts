import { join } from "node:path";
import { skeletonsIn } from "./new-domain.ts";
import type { Soak } from "./soak.ts";
import { runTests } from "./test-report.ts";

const tools = join(import.meta.dirname, "..");
const named = "a whole page|pages that are made|whatever is made compiles";

/** A new page is a folder: what `pnpm new feature` makes edits no file that was there, compiles, and is routed. */
export const newFeature: Soak = {
  what: "A page made by `pnpm new feature` in a copy: files that it edits, types, its route and its menu.",
  run: async () => skeletonsIn(runTests(tools, ["new/new.test.ts", "-t", named])),
};
