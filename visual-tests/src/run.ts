import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { canCompare, inspect } from "./inspect.ts";
import { describe, reportPath, writeReport } from "./report.ts";

const reports = join(import.meta.dirname, "../../reports");

function conclude(counts: { passed: number; failed: number; skipped: number }): void {
  mkdirSync(reports, { recursive: true });
  writeFileSync(join(reports, "pictures.json"), JSON.stringify(counts));
}

if (canCompare) {
  const findings = await inspect();
  writeReport(findings);
  const surprising = findings.filter(({ verdict }) => verdict !== "same");
  for (const finding of surprising) console.log(describe(finding));
  console.log(
    `${findings.length - surprising.length} pictures as accepted, ${surprising.length} to look at: ${reportPath}`,
  );
  if (surprising.length > 0) process.exitCode = 1;
  conclude({ passed: findings.length - surprising.length, failed: surprising.length, skipped: 0 });
} else {
  console.log("Pictures are compared on Linux x64 only, where the pinned browser runs.");
  conclude({ passed: 0, failed: 0, skipped: 1 });
}
