import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readStories } from "./read.ts";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = ""]) => found);

/** The page of a machine in Storybook. */
export interface MachinePage {
  /** Its folder in packages/machines/src: `proposals/proposal-negotiation`. */
  machine: string;
  /** The first of its stories. */
  story: string;
}

/** The first story of each machine’s own page. */
export function machinePages(): Map<string, string> {
  const pages = new Map<string, string>();
  const files = globSync(".storybook/machines/*.stories.tsx", { cwd: root }).sort();
  for (const { file, id } of readStories(files))
    for (const machine of all(read(file), /\bmachine: "([^"]+)"/g))
      if (!pages.has(machine)) pages.set(machine, id);
  return pages;
}

/** Machines by the pattern of packages/ui that shows them, as the galleries state. */
function shownByPatterns(): Map<string, string[]> {
  const shown = new Map<string, string[]>();
  for (const file of globSync(".storybook/machines/gallery/*.gallery.tsx", { cwd: root }).sort()) {
    const text = read(file);
    const [machine = ""] = all(text, /galleryOf\(\s*"([^"]+)"/g);
    for (const component of all(text, /from "@jobami\/ui\/patterns\/([A-Z]\w+)"/g))
      shown.set(component, [...(shown.get(component) ?? []), machine]);
  }
  return shown;
}

function importedBeside(file: string): string[] {
  const sources = globSync("*.{ts,tsx}", { cwd: join(root, dirname(file)) }).filter(
    (name) => !/\.(stories|test|fixture)\.tsx?$/.test(name),
  );
  return sources.flatMap((name) =>
    all(read(join(dirname(file), name)), /from "@jobami\/machines\/([a-z-]+\/[a-z-]+)"/g),
  );
}

/** Answers which machines a file of stories shows: of a feature those that its folder imports, of a pattern those of its galleries. */
export function machinesOfStories(): (file: string) => MachinePage[] {
  const pages = machinePages();
  const shown = shownByPatterns();
  return (file) => {
    const component = /([A-Z]\w+)\.stories\.tsx$/.exec(file)?.[1] ?? "";
    const machines = file.startsWith("packages/ui/") ? (shown.get(component) ?? []) : importedBeside(file);
    return [...new Set(machines)].sort().flatMap((machine) => {
      const story = pages.get(machine);
      return story === undefined ? [] : [{ machine, story }];
    });
  };
}
