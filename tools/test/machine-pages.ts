import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { allMachines } from "./machines-in-use.ts";

const SHOWN = /\bfrom "@jobami\/machines\/((?:flows|lifecycles)\/[a-z-]+)"/g;

/** The machines that have a page in Storybook: a story that gives one to the viewer. */
export function machinesWithPages(root: string): Set<string> {
  const pages = globSync(".storybook/machines/*.stories.tsx", { cwd: root })
    .map((file) => readFileSync(join(root, file), "utf8"))
    .filter((text) => text.includes("MachineViewer"));
  return new Set(pages.flatMap((text) => [...text.matchAll(SHOWN)].map(([, machine = ""]) => machine)));
}

/** The machines without a page. */
export function machinesWithoutPages(root: string): string[] {
  const shown = machinesWithPages(root);
  return allMachines(root).filter((machine) => !shown.has(machine));
}
