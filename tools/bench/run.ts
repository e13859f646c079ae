import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { measureBusy } from "./busy.ts";
import { measureIdle } from "./idle.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measureList } from "./list.ts";
import { measurePages } from "./pages.ts";
import { type Measured, sectionText, writeSection } from "./report.ts";
import { measureSearch } from "./search.ts";
import { measureUi } from "./ui.ts";
import { measureWork } from "./work.ts";

const sections: Record<string, () => Promise<Measured>> = {
  pages: measurePages,
  lighthouse: measureLighthouse,
  list: measureList,
  search: measureSearch,
  work: measureWork,
  busy: measureBusy,
  idle: measureIdle,
  ui: measureUi,
};
const file = join(import.meta.dirname, "../../docs/performance.md");

/** The figures of a shared machine mean little without how busy it was. */
function conditions(load: number | undefined): string {
  const cores = availableParallelism();
  return `Measured on ${new Date().toISOString().slice(0, 10)}, ${cores === 2 ? "two" : cores} noisy cores (load average ${(load ?? 0).toFixed(1)} at the start), Node ${process.versions.node}.`;
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in sections));
if (unknown.length > 0) {
  process.stderr.write(`Unknown: ${unknown.join(", ")}. Sections: ${Object.keys(sections).join(", ")}.\n`);
  process.exit(2);
}
let isBroken = false;
for (const [name, measure] of Object.entries(sections)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const [load] = loadavg();
  const measured = await measure();
  const text = sectionText(measured, conditions(load));
  process.stdout.write(`${text}\n\n`);
  writeSection(file, name, text);
  isBroken ||= measured.rows.some(({ verdict }) => verdict === "broken");
}
process.exitCode = isBroken ? 1 : 0;
