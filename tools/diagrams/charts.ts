import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { statesOf, svgOf, transitionsOf } from "@jobami/machines/diagram";
import { allMachines } from "../test/machines-in-use.ts";
import { loadMachine } from "./machines.ts";

const root = join(import.meta.dirname, "../..");
const folder = join(root, "docs/machines");

const nameOf = (machine: string) => machine.split("/").at(-1) ?? machine;

/** Every file of docs/machines as it should be, by its name: a chart a machine, and the index. */
export async function drawCharts(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const rows: Record<"flows" | "lifecycles", string[]> = { flows: [], lifecycles: [] };
  for (const machine of allMachines(root)) {
    const made = await loadMachine(machine);
    const name = nameOf(machine);
    files.set(`${name}.svg`, svgOf(made));
    rows[machine.startsWith("flows/") ? "flows" : "lifecycles"].push(
      `| [${name}](${name}.svg) | ${statesOf(made).length} | ${transitionsOf(made).length} | [code](../../packages/machines/src/${machine}) |`,
    );
  }
  const table = (lines: string[]) =>
    ["| machine | states | transitions | |", "|---|---|---|---|", ...lines].join("\n");
  files.set(
    "README.md",
    `# Charts of the machines

Drawn from the machines themselves by \`pnpm diagrams\`; a test fails when one is out of date. A box is a state (dashed: its regions
run side by side; double: an end), a dot points at where it starts. Lines in a box happen without leaving it. An arrow says what makes it
happen and, in brackets, its guard; of several, the first whose guard agrees.

## Flows

${table(rows.flows)}

## Life cycles

${table(rows.lifecycles)}
`,
  );
  return files;
}

/** The charts that are missing, differ, or belong to no machine any more, by their file names. */
export function outdatedCharts(drawn: ReadonlyMap<string, string>): string[] {
  const kept = globSync("*", { cwd: folder });
  const stale = [...drawn].filter(([name, text]) => {
    const file = join(folder, name);
    return !existsSync(file) || readFileSync(file, "utf8") !== text;
  });
  return [...stale.map(([name]) => name), ...kept.filter((name) => !drawn.has(basename(name)))].sort();
}

/** Writes docs/machines anew; answers what changed. */
export function writeCharts(drawn: ReadonlyMap<string, string>): string[] {
  const changed = outdatedCharts(drawn);
  mkdirSync(folder, { recursive: true });
  for (const name of changed) {
    const text = drawn.get(name);
    if (text === undefined) rmSync(join(folder, name));
    else writeFileSync(join(folder, name), text);
  }
  return changed.map((name) => join(basename(dirname(folder)), basename(folder), name));
}
