import { createInterface } from "node:readline/promises";
import { baselineOf, openBaselines } from "./baselines.ts";
import { inspect } from "./inspect.ts";
import type { Finding } from "./judge.ts";
import { openPictureCache } from "./picture-cache.ts";
import { describe, reportPath, writeReport } from "./report.ts";

function accept(findings: readonly Finding[]): void {
  const accepted = findings.flatMap((finding) =>
    finding.verdict === "new" || finding.verdict === "changed"
      ? [[finding.name, finding.after] as const]
      : [],
  );
  const dropped = findings.filter(({ verdict }) => verdict === "orphan").map(({ name }) => name);
  const baselines = openBaselines();
  baselines.change(new Map(accepted.map(([name, picture]) => [name, baselineOf(picture)])), dropped);
  const cache = openPictureCache();
  for (const [, picture] of accepted) cache.keep(picture);
  cache.prune(baselines.fingerprints());
}

async function isAgreed(count: number): Promise<boolean> {
  if (!process.stdin.isTTY) return true;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`Accept these ${count} pictures? (y/N) `);
  terminal.close();
  return /^(y|o)/i.test(answer);
}

/** The ids of stories and sheets whose pictures alone are taken; everything when none is named. */
const named = process.argv.slice(2);
const findings = await inspect(named.length === 0 ? {} : { only: new Set(named) });
writeReport(findings);
const surprising = findings.filter(({ verdict }) => verdict !== "same");
const failed = surprising.filter(({ verdict }) => verdict === "failed");
for (const finding of surprising) console.log(describe(finding));
console.log(`${surprising.length} pictures are not as accepted; look at them: ${reportPath}`);
const agreeable = surprising.length - failed.length;
if (agreeable > 0 && (await isAgreed(agreeable))) {
  accept(surprising);
  console.log(`${agreeable} accepted.`);
}
if (failed.length > 0) {
  console.error(`${failed.length} could not be taken; what was accepted of them before stays.`);
  process.exitCode = 1;
}
