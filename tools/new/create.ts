import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fillIn, type Names } from "./names.ts";

const templates = join(import.meta.dirname, "templates");

/** What can be made, and what is left to do by hand afterwards. */
export const kinds = {
  machine:
    "Write its requirements into the model, provide its actors in a feature: a chart that nobody runs fails the tests.",
  component: "Write its states as stories, look at them in every theme, accept their pictures.",
  feature: "Join it by a file in apps/web/app/routes and a line in apps/web/app/routes.ts.",
  domain:
    "Write its migration, name its tables in tables.ts, its contract in contract.ts and in the mock handlers, and register it in domains.ts.",
} as const;

export type Kind = keyof typeof kinds;

/** Writes the skeleton of a kind under `root`; answers the files written. Throws before writing when one exists already. */
export function create(kind: Kind, names: Names, root: string): string[] {
  const folder = join(templates, kind);
  const files = globSync(["**/*.txt", ".storybook/**/*.txt"], { cwd: folder }).sort();
  const targets = files.map((file) => fillIn(file.replace(/\.txt$/, ""), names));
  const taken = targets.find((target) => existsSync(join(root, target)));
  if (taken !== undefined) throw new Error(`${taken} exists already.`);
  files.forEach((file, index) => {
    const target = join(root, targets[index] ?? "");
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, fillIn(readFileSync(join(folder, file), "utf8"), names));
  });
  return targets;
}
