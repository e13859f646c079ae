import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openBaselines } from "./baselines.ts";
import { canCompare, inspect, selectionOf } from "./inspect.ts";
import type { Finding } from "./judge.ts";
import { fingerprint } from "./picture.ts";
import { describe, reportPath, writeReport } from "./report.ts";
import { openReviews } from "./reviews.ts";

// run.ts [name…]: compares the pictures of the build; with names, those of these stories and components alone.
const names = process.argv.slice(2);
const reports = join(import.meta.dirname, "../../reports");
const reviews = openReviews();

function conclude(counts: { passed: number; failed: number; skipped: number }): void {
  if (names.length > 0) return;
  mkdirSync(reports, { recursive: true });
  writeFileSync(join(reports, "pictures.json"), JSON.stringify(counts));
}

/** Why the same picture was refused before, if it was. */
function refusalOf(finding: Finding): string {
  if (finding.verdict !== "new" && finding.verdict !== "changed") return "";
  const decision = reviews.find(finding.name, fingerprint(finding.after));
  return decision?.verdict === "refused" ? ` refused by ${decision.by}: ${decision.note}` : "";
}

if (!canCompare) {
  console.log("Pictures are compared on Linux x64 only, where the pinned browser runs.");
  conclude({ passed: 0, failed: 0, skipped: 1 });
} else {
  // Who names a story has changed it: one more page is enough to believe that.
  const findings = await inspect(names.length > 0 ? { isSelected: selectionOf(names), freshPages: 1 } : {});
  await writeReport(findings, openBaselines().find, names);
  const surprising = findings.filter(({ verdict }) => verdict !== "same");
  for (const finding of surprising) console.log(`${describe(finding)}${refusalOf(finding)}`);
  if (findings.length === 0) console.error(`No story, component or title has ${names.join(" or ")}.`);
  else
    console.log(
      `${findings.length - surprising.length} pictures as accepted, ${surprising.length} to look at: ${reportPath} (to decide: pnpm visual:review)`,
    );
  if (surprising.length > 0 || findings.length === 0) process.exitCode = 1;
  conclude({ passed: findings.length - surprising.length, failed: surprising.length, skipped: 0 });
}
