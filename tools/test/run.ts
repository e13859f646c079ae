import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { calledSo, failedLastTime, isMade, named, partsOf, wasProof } from "./choice.ts";
import { isProof, type Part, parts, reports } from "./parts.ts";
import { endAll } from "./processes.ts";
import { keepProof, proofTable, readProof, treeCommit } from "./proof-record.ts";
import { type Request, readRequest } from "./request.ts";
import { scratchInMemory } from "./scratch.ts";
import type { Outcome } from "./second-try.ts";
import { isRedFor, type Skipped, skippedLines } from "./skipped.ts";
import { slowestIn } from "./slowest.ts";
import { closingLine, sum, type Tally } from "./tally.ts";
import { storeRun } from "./trend.ts";
import { unitsOf } from "./units.ts";

const root = join(import.meta.dirname, "../..");

/** Where the run's processes keep what they throw away; a run inside of another one keeps the other's. */
const scratch = process.env.TMPDIR === undefined ? scratchInMemory() : undefined;
if (scratch !== undefined) {
  process.env.TMPDIR = scratch;
  process.once("exit", () => rmSync(scratch, { recursive: true, force: true, maxRetries: 3 }));
}

// The bootstrap died without a word: nothing that was started here may stay.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    endAll();
    process.exit(1);
  });

/** The tests of a part, run again as their sources change, until it is ended. */
function watched(name: string, filters: readonly string[]): never {
  const folder = parts.find((part) => part.name === name)?.folder;
  if (folder === undefined) {
    const names = parts.flatMap((part) => (part.folder === undefined ? [] : part.name));
    throw new Error(`No part «${name}» is watched; there are: ${names.join(", ")}.`);
  }
  const [own, shared] = [
    join(root, folder, "node_modules/.bin/vitest"),
    join(root, "node_modules/.bin/vitest"),
  ];
  const { status } = spawnSync(existsSync(own) ? own : shared, ["watch", ...filters], {
    cwd: join(root, folder),
    stdio: "inherit",
  });
  process.exit(status ?? 1);
}

/** The parts that a run is asked for; their processes read what of them. */
function askedFor({ isFailed, title, only }: Request): readonly Part[] {
  process.env.JOBAMI_TITLE = title ?? "";
  const listed = only === undefined ? undefined : named(only, parts);
  if (!isFailed && title === undefined) {
    process.env.JOBAMI_UNITS = JSON.stringify(listed ?? {});
    return listed === undefined
      ? parts.filter(({ when }) => isProof() || when !== "proof")
      : partsOf(listed, parts, isMade);
  }
  const found = title === undefined ? failedLastTime(reports) : calledSo(title, parts);
  const choice = Object.fromEntries(
    Object.entries(found).filter(([part]) => listed === undefined || part in listed),
  );
  process.env.JOBAMI_UNITS = JSON.stringify(choice);
  const some = partsOf(choice, parts);
  if (some.length === 0 && title !== undefined)
    throw new Error(`No test writes the title «${title}», and no story is called so.`);
  return some;
}

/** Ends the run before it begins, with why. */
function refuse(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** What `pnpm qa` reads of the run as a whole. */
const ended: { part: string; tally: Tally; seconds: number }[] = [];

/** What failed at first and passed by itself. */
const unsteady: { part: string; title: string; error: string }[] = [];

/** What no part ran. */
const skipped: Skipped[] = [];

async function perform(part: Part): Promise<void> {
  const start = performance.now();
  const {
    tally,
    output,
    unsteady: passedLater = [],
    skipped: notRun = [],
  } = await part.run().catch(
    (error: Error): Outcome => ({
      tally: { passed: 0, failed: 1, skipped: 0 },
      output: error.stack ?? error.message,
    }),
  );
  const seconds = Math.round((performance.now() - start) / 1000);
  ended.push({ part: part.name, tally, seconds });
  skipped.push(...notRun.map((test) => ({ ...test, unit: `${part.name} › ${test.unit}` })));
  // A part of which some tests were run is not proved by them.
  if (isProof() && !isNarrowed && unitsOf(part.name).length === 0)
    keepProof(record, part.name, { commit, at: new Date().toISOString(), tally, seconds });
  for (const { title, error } of passedLater) {
    unsteady.push({ part: part.name, title, error });
    console.log(`unsteady: ${part.name} › ${title}: ${error}`);
  }
  if (tally.failed > 0) console.log(`\n──── ${part.name} ────\n${output}\n────`);
  console.log(`${tally.failed > 0 ? "✗" : "✓"} ${part.name.padEnd(18)} ${closingLine(tally)} (${seconds} s)`);
}

function begin(): { request: Request; some: readonly Part[] } {
  try {
    const request = readRequest(process.argv.slice(2), process.env);
    const goesOn = request.isFailed && wasProof(reports);
    process.env.JOBAMI_PROOF = request.isProof || goesOn ? "1" : "0";
    if (request.watch !== undefined) watched(request.watch.part, request.watch.filters);
    return { request, some: askedFor(request) };
  } catch (error) {
    return refuse(error);
  }
}

// It reads the reports of the last run, which this one throws away.
const { request, some } = begin();
if (some.length === 0) {
  console.log("Nothing failed last time.");
  process.exit(0);
}
/** Whether each part runs all its tests, and whether all parts do. */
const isNarrowed = request.isFailed || request.title !== undefined;
const isWhole = !isNarrowed && request.only === undefined;
const kind = isProof() ? "proof" : "gate";
/** What the parts of the proof ended with, however they were run: one by one, and beside other runs of the gate. */
const record = join(reports, "proof/record.json");
const commit = existsSync(join(root, ".git")) ? treeCommit(root) : "";
if (!isProof() && existsSync(reports))
  for (const name of readdirSync(reports))
    if (name !== "proof" && name !== "trend") rmSync(join(reports, name), { recursive: true, force: true });
const beside: Promise<void>[] = [];
for (const part of some) {
  if (part.how === "beside") beside.push(perform(part));
  else {
    if (part.how === "alone") await Promise.all(beside);
    await perform(part);
  }
}
await Promise.all(beside);
const total = sum(ended.map(({ tally }) => tally));
mkdirSync(reports, { recursive: true });
writeFileSync(
  join(reports, "run.json"),
  JSON.stringify({ at: new Date().toISOString(), kind, parts: ended, skipped }),
);
writeFileSync(join(reports, "unsteady.json"), JSON.stringify(unsteady));
if (isWhole)
  storeRun(reports, { at: new Date().toISOString(), kind, commit, parts: ended, unsteady: unsteady.length });
console.log("\nThe slowest:");
for (const { title, ms } of slowestIn(reports))
  console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${title}`);
if (isProof())
  console.log(
    `\n${proofTable(
      parts.map(({ name }) => name),
      readProof(record),
      commit,
    )}`,
  );
for (const line of skippedLines(skipped)) console.log(line);
const isRed = isRedFor(skipped, process.env);
if (isRed) console.log("Red: CI is set, and nothing stands in for the tests that were NOT RUN.");
const isNone = total.passed + total.failed === 0;
if (isNone)
  console.log(
    `No test of the ${kind} has the title «${request.title}»: it stands in files, and in no title.`,
  );
console.log(`\n${closingLine(total)}`);
process.exit(total.failed > 0 || isNone || isRed ? 1 : 0);
