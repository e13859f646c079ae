import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { author } from "./author.ts";
import { openBaselines } from "./baselines.ts";
import { decide } from "./decide.ts";
import { inspect } from "./inspect.ts";
import { openPictureCache } from "./picture-cache.ts";
import { describe, readReport, reportFolder, reportPath, writeReport } from "./report.ts";
import type { Entry } from "./review/contents.ts";
import { openReviews } from "./reviews.ts";
import { exactly } from "./selection.ts";

// accept.ts name… [--by WHO] [--note WHY]: takes the pictures of these stories and components anew and accepts what changed.
const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { by: { type: "string" }, note: { type: "string", default: "" } },
});

async function isAgreed(count: number): Promise<boolean> {
  if (!process.stdin.isTTY) return true;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`Accept these ${count} pictures? (y/N) `);
  terminal.close();
  return /^(y|o)/i.test(answer);
}

function refuse(): void {
  const open = new Map<string, Entry[]>();
  for (const entry of readReport()?.toLookAt ?? []) {
    const story = entry.name.slice(0, entry.name.lastIndexOf("."));
    open.set(story, [...(open.get(story) ?? []), entry]);
  }
  for (const [story, entries] of open)
    console.error(`${story}: ${entries.map(({ verdict, title }) => `${title} (${verdict})`).join(", ")}`);
  console.error(
    open.size === 0
      ? "Nothing is accepted without its name; pnpm visual finds what there is to accept."
      : `Nothing is accepted without its name: pnpm visual:accept NAME…, as above or a component (ui-button), or pnpm visual:review.`,
  );
  process.exitCode = 1;
}

async function accept(): Promise<void> {
  const findings = await inspect({ isSelected: exactly(names) });
  const baselines = openBaselines();
  await writeReport(findings, baselines.find, names);
  const surprising = findings.filter(({ verdict }) => verdict !== "same");
  for (const finding of surprising) console.log(describe(finding));
  console.log(`${surprising.length} pictures are not as accepted; look at them: ${reportPath}`);
  const pictures = Object.fromEntries(
    (readReport()?.toLookAt ?? []).flatMap(({ name, hash }) => (hash === undefined ? [] : [[name, hash]])),
  );
  const count = Object.keys(pictures).length;
  const by = values.by ?? author(import.meta.dirname);
  if (count > 0 && by === "") throw new Error("Who accepts? Give --by NAME, or git a user.name.");
  if (count > 0 && (await isAgreed(count))) {
    const cache = openPictureCache();
    const stores = { baselines, reviews: openReviews(), cache, report: reportFolder };
    const at = new Date().toISOString();
    const { decided } = decide(stores, { verdict: "accepted", by, at, note: values.note }, pictures);
    cache.prune(baselines.fingerprints());
    console.log(`${decided.length} accepted.`);
  }
  const failed = surprising.filter(({ verdict }) => verdict === "failed");
  if (failed.length > 0)
    console.error(`${failed.length} could not be taken; what was accepted of them before stays.`);
  if (findings.length === 0) console.error(`No picture is called ${names.join(" or ")}.`);
  if (failed.length > 0 || findings.length === 0) process.exitCode = 1;
}

if (names.length === 0) refuse();
else await accept();
