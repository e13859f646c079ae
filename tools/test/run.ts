import { EventEmitter, once } from "node:events";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { lanes, type Part, parts } from "./parts.ts";
import { endAll } from "./processes.ts";
import { closingLine, sum, type Tally } from "./tally.ts";

// The bootstrap died without a word: nothing that was started here may stay.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    endAll();
    process.exit(1);
  });

function chosen(args: readonly string[]): readonly Part[] {
  const at = args.indexOf("--only");
  if (at === -1) return parts;
  const names = (args[at + 1] ?? "").split(",");
  const unknown = names.filter((name) => !parts.some((part) => part.name === name));
  if (unknown.length > 0)
    throw new Error(
      `No part «${unknown.join(", ")}»; there are: ${parts.map(({ name }) => name).join(", ")}.`,
    );
  return parts.filter(({ name }) => names.includes(name));
}

/** What `pnpm qa` reads of the run as a whole. */
const ended: { part: string; tally: Tally; seconds: number }[] = [];

const ends = new EventEmitter();

/** Waits until a part of another lane has ended, if it is run at all. */
async function untilEnded(name: string): Promise<void> {
  if (wanted.some((part) => part.name === name) && !ended.some(({ part }) => part === name))
    await once(ends, name);
}

async function perform(part: Part, workers: number): Promise<Tally> {
  if (part.after !== undefined) await untilEnded(part.after);
  const start = performance.now();
  const { tally, output } = await part.run(workers).catch((error: Error) => ({
    tally: { passed: 0, failed: 1, skipped: 0 },
    output: error.stack ?? error.message,
  }));
  const seconds = Math.round((performance.now() - start) / 1000);
  ended.push({ part: part.name, tally, seconds });
  ends.emit(part.name);
  if (tally.failed > 0) console.log(`\n──── ${part.name} ────\n${output}\n────`);
  console.log(`${tally.failed > 0 ? "✗" : "✓"} ${part.name.padEnd(18)} ${closingLine(tally)} (${seconds} s)`);
  return tally;
}

async function follow(lane: readonly Part[], workers: number): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (const part of lane) tallies.push(await perform(part, workers));
  return tallies;
}

const reports = join(import.meta.dirname, "../../reports");
rmSync(reports, { recursive: true, force: true });
const wanted = chosen(process.argv.slice(2));
const sideBySide = lanes
  .map((name) => wanted.filter(({ lane }) => lane === name))
  .filter((list) => list.length > 0);
// Two at least: a part waits for databases and browsers too, and the lane that ends last must not leave a processor idle.
const workers = Math.max(2, Math.floor(availableParallelism() / Math.max(1, sideBySide.length)));
const total = sum((await Promise.all(sideBySide.map((list) => follow(list, workers)))).flat());
mkdirSync(reports, { recursive: true });
writeFileSync(join(reports, "run.json"), JSON.stringify({ at: new Date().toISOString(), parts: ended }));
console.log(`\n${closingLine(total)}`);
process.exit(total.failed > 0 ? 1 : 0);
