import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openBaselines } from "./baselines.ts";
import { canCompare, inspect, selectionOf } from "./inspect.ts";
import type { Finding } from "./judge.ts";
import { fingerprint } from "./picture.ts";
import { describe, reportPath, writeReport } from "./report.ts";
import { openReviews } from "./reviews.ts";

// run.ts [--quick] [name…]: compares the pictures of the build; with names, those of these stories and components alone.
// With --quick a surprise is believed as it is first seen: what a change of the whole theme does, in minutes, before it is believed.
const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: "boolean", default: false } },
});
const reports = join(import.meta.dirname, "../../reports");
const reviews = openReviews();

function conclude(counts: { passed: number; failed: number; skipped: number }): void {
  if (names.length > 0 || values.quick) return;
  mkdirSync(reports, { recursive: true });
  writeFileSync(join(reports, "pictures.json"), JSON.stringify(counts));
}

const reportEveryMs = 30_000;
let reportedAt = Date.now();
/** Prints now and then how far the run is: seven thousand pictures are half an hour. */
function tellProgress(taken: number, all: number, toLookAt: number): void {
  if (Date.now() - reportedAt < reportEveryMs) return;
  reportedAt = Date.now();
  console.error(`${taken} of ${all} pictures, ${toLookAt} to look at`);
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
  const findings = await inspect({
    ...(names.length > 0 ? { isSelected: selectionOf(names), freshPages: 1 } : {}),
    ...(values.quick ? { freshPages: 0 } : {}),
    onProgress: tellProgress,
  });
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
