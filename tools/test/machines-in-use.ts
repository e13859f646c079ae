import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const PRODUCT = ["apps/web/app/**/*.{ts,tsx}", "apps/server/src/**/*.ts"];
const NOT_THE_PRODUCT = /\.(test|stories)\.tsx?$|\/testing\//;
const IMPORT = /import (?!type\b)\{([^}]*)\} from "@jobami\/machines\/([a-z-]+(?:\/[a-z-]+)?)"/g;
/** What runs a machine, or asks a life cycle; views, constants and types run nothing. */
const RUNS = /^(create\w+Machine|\w+Lifecycle|decide\w+|allowed\w+)$/;

/** The machines that a source runs. */
export function machinesRunBy(source: string): string[] {
  return [...source.matchAll(IMPORT)]
    .filter(([, names = ""]) => names.split(",").some((name) => RUNS.test(name.trim().replace(/ as .*/, ""))))
    .map(([, , machine = ""]) => machine);
}

/** Every machine, by its folder. */
export function allMachines(root: string): string[] {
  const folders = globSync("**/*.machine.ts", { cwd: join(root, "packages/machines/src") }).map(dirname);
  return [...new Set(folders)].sort();
}

/** The life cycles, by their folders, as the import rules read them. */
export const lifeCycles = (root: string): string[] =>
  JSON.parse(readFileSync(join(root, "packages/machines/life-cycles.json"), "utf8"));

/** Whether a machine is the life cycle of a stored thing, which web and server ask, rather than a flow that a person goes through. */
export const isLifeCycle = (root: string, machine: string): boolean => lifeCycles(root).includes(machine);

/** The machines that offer a life cycle to those who import them. */
export const offeredLifeCycles = (root: string): string[] =>
  allMachines(root).filter((machine) =>
    /\w+Lifecycle\b/.test(readFileSync(join(root, "packages/machines/src", machine, "index.ts"), "utf8")),
  );

/** The machines that web or server run. */
export function machinesInUse(root: string): Set<string> {
  const files = globSync(PRODUCT, { cwd: root }).filter((file) => !NOT_THE_PRODUCT.test(file));
  return new Set(files.flatMap((file) => machinesRunBy(readFileSync(join(root, file), "utf8"))));
}
