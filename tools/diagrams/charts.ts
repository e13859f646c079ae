import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { statesOf, svgOf, transitionsOf } from "@jobami/machines/diagram";
import type { AnyStateMachine } from "xstate";
import { allMachines, isLifeCycle } from "../test/machines-in-use.ts";
import { loadMachine } from "./machines.ts";

/** The files of the charts, by path: one of each machine, named by its folder (`auth/login.svg`), and the index of them. */
export function chartFiles(
  machines: ReadonlyMap<string, AnyStateMachine>,
  kindOf: (folder: string) => string,
): Map<string, string> {
  const charts = [...machines].map(([folder, machine]) => [`${folder}.svg`, svgOf(machine)] as const);
  const rows = [...machines].map(
    ([folder, machine]) =>
      `| [${folder}](${folder}.svg) | ${kindOf(folder)} | ${statesOf(machine).length} | ${transitionsOf(machine).length} |`,
  );
  const index = [
    "# Charts",
    "",
    "| machine | kind | states | transitions |",
    "|---|---|---|---|",
    ...rows,
    "",
  ];
  return new Map([...charts, ["README.md", index.join("\n")]]);
}

/** Every machine, by its folder. */
export async function loadMachines(root: string): Promise<Map<string, AnyStateMachine>> {
  const machines = new Map<string, AnyStateMachine>();
  for (const folder of allMachines(root)) machines.set(folder, await loadMachine(folder));
  return machines;
}

/** Draws all machines into a folder that holds nothing else; answers their folders. */
export async function writeCharts(root: string, into: string): Promise<string[]> {
  const machines = await loadMachines(root);
  const kindOf = (folder: string) => (isLifeCycle(root, folder) ? "life cycle" : "flow");
  rmSync(into, { recursive: true, force: true });
  for (const [path, text] of chartFiles(machines, kindOf)) {
    mkdirSync(dirname(join(into, path)), { recursive: true });
    writeFileSync(join(into, path), text);
  }
  return [...machines.keys()];
}
