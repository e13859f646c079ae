import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isProof, type Part, parts, reports } from "./parts.ts";
import { endAll } from "./processes.ts";
import { keepProof, proofTable, readProof, treeCommit } from "./proof-record.ts";
import { scratchInMemory } from "./scratch.ts";
import type { Outcome } from "./second-try.ts";
import { isRedFor, type Skipped, skippedLines } from "./skipped.ts";
import { slowestIn } from "./slowest.ts";
import { closingLine, sum, type Tally } from "./tally.ts";
import { storeRun } from "./trend.ts";

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

/** What stands behind an option: `--title TEXT`. */
function optionOf(args: readonly string[], option: string): string | undefined {
  const at = args.indexOf(option);
  return at === -1 ? undefined : (args[at + 1] ?? "");
}

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

/** The parts of a run that is narrowed to what failed last time, or to a title; their processes read to what. */
async function narrowed(args: readonly string[]): Promise<readonly Part[] | undefined> {
  const title = optionOf(args, "--title");
  if (title === "") throw new Error("--title wants a text that stands in the titles of tests.");
  if (title === undefined && !args.includes("--failed")) return undefined;
  const { calledSo, failedLastTime, partsOf } = await import("./choice.ts");
  const choice = title === undefined ? failedLastTime(reports) : calledSo(title, parts);
  process.env.JOBAMI_UNITS = JSON.stringify(choice);
  process.env.JOBAMI_TITLE = title ?? "";
  const some = partsOf(choice, args.includes("--only") ? chosen(args) : parts);
  if (some.length === 0 && title !== undefined) throw new Error(`No test writes the title «${title}».`);
  if (some.length === 0) console.log("Nothing failed last time.");
  return some;
}

function chosen(args: readonly string[]): readonly Part[] {
  const names = optionOf(args, "--only")?.split(",");
  if (names === undefined) return parts.filter(({ when }) => isProof() || when !== "proof");
  const called = ({ name, family }: Part) => (family === undefined ? [name] : [name, family]);
  const unknown = names.filter((name) => !parts.some((part) => called(part).includes(name)));
  if (unknown.length > 0)
    throw new Error(
      `No part «${unknown.join(", ")}»; there are: ${parts.map(({ name }) => name).join(", ")}.`,
    );
  return parts.filter((part) => called(part).some((name) => names.includes(name)));
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
  if (isProof()) keepProof(record, part.name, { commit, at: new Date().toISOString(), tally, seconds });
  for (const { title, error } of passedLater) {
    unsteady.push({ part: part.name, title, error });
    console.log(`unsteady: ${part.name} › ${title}: ${error}`);
  }
  if (tally.failed > 0) console.log(`\n──── ${part.name} ────\n${output}\n────`);
  console.log(`${tally.failed > 0 ? "✗" : "✓"} ${part.name.padEnd(18)} ${closingLine(tally)} (${seconds} s)`);
}

const args = process.argv.slice(2);
process.env.JOBAMI_PROOF = args.includes("--proof") ? "1" : "0";
if (args.includes("--watch")) {
  const [name = "", ...filters] = args.slice(args.indexOf("--watch") + 1);
  watched(name, filters);
}
// It reads the reports of the last run, which this one throws away.
const some = (await narrowed(args)) ?? chosen(args);
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
  JSON.stringify({ at: new Date().toISOString(), parts: ended, skipped }),
);
writeFileSync(join(reports, "unsteady.json"), JSON.stringify(unsteady));
const isWhole = !["--only", "--failed", "--title"].some((option) => args.includes(option));
if (isWhole) {
  const kind = isProof() ? "proof" : "gate";
  storeRun(reports, { at: new Date().toISOString(), kind, commit, parts: ended, unsteady: unsteady.length });
}
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
console.log(`\n${closingLine(total)}`);
process.exit(total.failed > 0 || isRed ? 1 : 0);
