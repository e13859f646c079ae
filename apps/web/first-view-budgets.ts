import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipBytes, measureScripts } from "./script-weight.ts";

/** Most bytes of a first view: scripts and everything that they import by themselves, and style sheets, gzipped one by one. */
export interface Budget {
  scripts: number;
  styles: number;
}

/** What the pages that visitors come to, and those that work begins with, may weigh, by the route of each; a build that makes one heavier fails. */
export const budgets = {
  landing: { scripts: 140_800, styles: 10_000 },
  login: { scripts: 142_400, styles: 10_000 },
  "services/:service/:ville": { scripts: 139_900, styles: 10_000 },
  "services/search": { scripts: 148_600, styles: 12_200 },
  services: { scripts: 148_000, styles: 10_000 },
  aide: { scripts: 137_900, styles: 9_300 },
  "aide/:slug": { scripts: 135_700, styles: 9_300 },
  "profil/:slug": { scripts: 144_800, styles: 10_700 },
  blog: { scripts: 134_000, styles: 8_600 },
  "blog/:slug": { scripts: 136_000, styles: 9_400 },
  "a-propos": { scripts: 138_500, styles: 8_400 },
  contact: { scripts: 158_900, styles: 9_200 },
  "mentions-legales": { scripts: 139_600, styles: 9_900 },
  dashboard: { scripts: 183_000, styles: 13_400 },
  "dashboard/missions": { scripts: 199_000, styles: 14_800 },
} as const satisfies Readonly<Record<string, Budget>>;

interface Part {
  module: string;
  imports: readonly string[];
  css: readonly string[];
}

/** What the build writes of its routes, as far as it is asked here. */
export interface RouteManifest {
  entry: Part;
  routes: Readonly<Record<string, Part & { parentId?: string }>>;
}

/** The parts that a route is made of, from the outermost in. Throws for a route that there is not. */
function partsOf({ entry, routes }: RouteManifest, id: string): Part[] {
  const parts: Part[] = [entry];
  for (let at: string | undefined = id; at !== undefined; at = routes[at]?.parentId) {
    const part = routes[at];
    if (part === undefined) throw new Error(`There is no route « ${at} ».`);
    parts.push(part);
  }
  return parts;
}

/** What the first view of a route weighs. `read` answers a file by its path on the server. */
export async function weigh(
  manifest: RouteManifest,
  id: string,
  read: (path: string) => string,
): Promise<Budget> {
  const parts = partsOf(manifest, id);
  const scripts = await measureScripts(
    parts.flatMap(({ module, imports }) => [module, ...imports]),
    async (file) => read(file),
  );
  const sheets = new Set(parts.flatMap(({ css }) => css.map((sheet) => sheet.replace(/#.*$/, ""))));
  const total = (sizes: Iterable<number>) => [...sizes].reduce((sum, size) => sum + size, 0);
  return {
    scripts: total(scripts.values()),
    styles: total([...sheets].map((sheet) => gzipBytes(read(sheet)))),
  };
}

/** What is above a budget, in a sentence each. */
export async function overBudget(
  manifest: RouteManifest,
  allowed: Readonly<Record<string, Budget>>,
  read: (path: string) => string,
): Promise<string[]> {
  const over: string[] = [];
  for (const [id, most] of Object.entries(allowed)) {
    const weight = await weigh(manifest, id, read);
    for (const kind of ["scripts", "styles"] as const)
      if (weight[kind] > most[kind])
        over.push(`${id}: ${weight[kind]} bytes of ${kind} at first, ${most[kind]} at most.`);
  }
  return over;
}

/** Weighs the first views of a finished build of the browser's files. Throws where one is heavier than it may be. */
export async function keepBudgets(folder: string): Promise<void> {
  const [file] = globSync("assets/manifest-*.js", { cwd: folder });
  if (file === undefined) throw new Error("The build wrote no list of its routes.");
  const written = readFileSync(join(folder, file), "utf8");
  const manifest = JSON.parse(written.slice(written.indexOf("{"), written.lastIndexOf("}") + 1));
  const over = await overBudget(manifest, budgets, (path) => readFileSync(join(folder, path), "utf8"));
  if (over.length > 0) throw new Error(`First views are heavier than they may be:\n${over.join("\n")}`);
}
