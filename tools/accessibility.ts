import { writeFileSync } from "node:fs";
import { accessibilityPage, pageFile, withTable } from "./stories/accessibility-page.ts";
import { apgFailures, apgTable, findProofs, readPatterns } from "./stories/apg.ts";
import { readStories } from "./stories/read.ts";

const patterns = await readPatterns();
const proofs = findProofs(readStories());
writeFileSync(pageFile, withTable(accessibilityPage(), apgTable(patterns, proofs)));
const failures = apgFailures(patterns, proofs);
for (const failure of failures) console.error(`✗ ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;
