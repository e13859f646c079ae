import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isProof, type Part, parts } from "./parts.ts";
import { endAll } from "./processes.ts";
import { slowestIn } from "./slowest.ts";
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
  if (at === -1) return parts.filter(({ when }) => isProof() || when !== "proof");
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

async function perform(part: Part): Promise<void> {
  const start = performance.now();
  const { tally, output } = await part.run().catch((error: Error) => ({
    tally: { passed: 0, failed: 1, skipped: 0 },
    output: error.stack ?? error.message,
  }));
  const seconds = Math.round((performance.now() - start) / 1000);
  ended.push({ part: part.name, tally, seconds });
  if (tally.failed > 0) console.log(`\n──── ${part.name} ────\n${output}\n────`);
  console.log(`${tally.failed > 0 ? "✗" : "✓"} ${part.name.padEnd(18)} ${closingLine(tally)} (${seconds} s)`);
}

const args = process.argv.slice(2);
process.env.JOBAMI_PROOF = args.includes("--proof") ? "1" : "0";
const reports = join(import.meta.dirname, "../../reports");
rmSync(reports, { recursive: true, force: true });
const beside: Promise<void>[] = [];
for (const part of chosen(args)) {
  if (part.how === "beside") beside.push(perform(part));
  else {
    if (part.how === "alone") await Promise.all(beside);
    await perform(part);
  }
}
await Promise.all(beside);
const total = sum(ended.map(({ tally }) => tally));
mkdirSync(reports, { recursive: true });
writeFileSync(join(reports, "run.json"), JSON.stringify({ at: new Date().toISOString(), parts: ended }));
console.log("\nThe slowest:");
for (const { title, ms } of slowestIn(reports))
  console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${title}`);
console.log(`\n${closingLine(total)}`);
process.exit(total.failed > 0 ? 1 : 0);
