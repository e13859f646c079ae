import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { allMachines } from "./machines-in-use.ts";

const SHOWN = /\bfrom "@jobami\/machines\/([a-z-]+(?:\/[a-z-]+)?)"/g;

const PLAYED = /\bmachine: "([^"]+)"/g;

interface MachinePage {
  file: string;
  /** The folders that it imports from, and those that it names to the viewer. */
  imported: string[];
  played: string[];
}

function pages(root: string): MachinePage[] {
  return globSync(".storybook/machines/*.stories.tsx", { cwd: root })
    .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }))
    .filter(({ text }) => text.includes("MachineViewer"))
    .map(({ file, text }) => ({
      file,
      imported: [...text.matchAll(SHOWN)].map(([, machine = ""]) => machine),
      played: [...text.matchAll(PLAYED)].map(([, machine = ""]) => machine),
    }));
}

/** The machines without a page in Storybook: no story gives one to the viewer. */
export function machinesWithoutPages(root: string): string[] {
  const shown = new Set(pages(root).flatMap(({ played }) => played));
  return allMachines(root).filter((machine) => !shown.has(machine));
}

/** The pages that name another machine than the one that they import. */
export function pagesOfOtherMachines(root: string): string[] {
  return pages(root)
    .filter(({ imported, played }) => played.length === 0 || played.some((one) => !imported.includes(one)))
    .map(({ file }) => file);
}
