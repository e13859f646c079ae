import { globSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { mergeIntoFiles, type Piece } from "./chunk-merge.ts";
import { asRoute, createModuleGraph, isStyle, type ReadModule } from "./module-graph.ts";

const app = join(import.meta.dirname, "app");
const files = (pattern: string) => globSync(pattern, { cwd: app }).map((file) => join(app, file));

/** A page by the name of its route, which states what area it stands in, and the route's file. */
export interface ChunkedPage {
  name: string;
  file: string;
}

/** What a byte costs on the pages that are weighed (`first-view-budgets.ts`), each a door of its own: most where visits begin. */
const bytePrices: Readonly<Record<string, number>> = {
  "landing.tsx": 20,
  "login.tsx": 20,
  "service-city.tsx": 9,
  "public-profile.tsx": 9,
  "help-answer.tsx": 9,
  "article.tsx": 9,
  "blog.tsx": 9,
  "services-search.tsx": 2,
  "services.tsx": 2,
  "help.tsx": 2,
  "about.tsx": 2,
  "contact.tsx": 2,
  "legal.tsx": 2,
  "dashboard.home.tsx": 2,
  "dashboard.missions.tsx": 2,
  // Drawn parts that come at once, not when they are wanted.
  "auth/taken-over.ts": 1,
  "service-search/taken-over.ts": 1,
};
/** Where most visits begin. */
const beginning = "landing.tsx";
/** What it costs soon after a first view, and elsewhere. */
const [soon, elsewhere] = [0.2, 0.02];
/** What a file costs besides its bytes, of scripts and of styles, and how much may come in vain where a byte costs 1. */
const [scriptPrices, stylePrices] = [
  { file: 3000, vain: 8000 },
  { file: 700, vain: 6000 },
];
/** What is left of a byte of a script without its comments, and of a style sheet's source, once they are small and compressed. */
const [scriptShare, styleShare] = [0.17, 0.16];

/** About how many bytes a module is of in what is sent. */
function weigh(id: string, code: string): number {
  if (isStyle(id)) return statSync(id.replace(".vanilla.css", "")).size * styleShare;
  const bare = code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import .*$/gm, "").replace(/\s+/g, " ");
  return bare.length * scriptShare;
}

const priceOf = (page: string) => bytePrices[page] ?? elsewhere;

/** A way by which code comes to a browser: files that it starts from, and what a byte costs there. */
interface Door {
  name: string;
  byte: number;
  entries: readonly string[];
  /** Whether what one of its entries has for itself travels with the others all the same. */
  isOne: boolean;
}

/** What area of the product a file belongs to. */
const areaOf = (file: string) => /\/features\/(\w+)\//.exec(file)?.[1] ?? "frame";

/** The doors, by name: a page that is weighed, what comes after the first paint, with a session, or in place of a drawn part, and areas. */
function findDoors(read: ReadModule, pages: readonly ChunkedPage[]): Door[] {
  const loaded = (by: readonly string[]) => by.flatMap((file) => read(file)?.dynamicallyImportedIds ?? []);
  const loaders = (name: string) => files(`{features,platform,layout}/**/${name}.ts`);
  const soonLoaded = [
    ...["after-paint", "signed-in"].map((name) => ({ name, entries: loaded(loaders(name)) })),
    ...loaders("taken-over").map((file) => ({
      name: `${basename(dirname(file))}/taken-over.ts`,
      entries: loaded([file]),
    })),
  ].map((door) => ({ ...door, byte: bytePrices[door.name] ?? soon, isOne: true }));
  const isSoon = new Set(soonLoaded.flatMap(({ entries }) => entries));
  const frame = join(app, "routes/dashboard.tsx");
  const routes = files("routes/*.tsx").map((file) => ({ name: basename(file), file }));
  const pageDoors = [...routes, ...pages].map(({ name, file }) => ({
    name: priceOf(name) > elsewhere ? name : `pages of ${areaOf(file)}`,
    byte: priceOf(name),
    isOne: false,
    entries: [file, ...(name.startsWith("dashboard.") ? [frame] : [])].map(asRoute),
  }));
  const lateDoors = loaded(files("{features,platform,layout,routes,entities}/**/*.{ts,tsx}"))
    .filter((id) => !isSoon.has(id))
    .map((id) => ({ name: `late in ${areaOf(id)}`, byte: elsewhere, isOne: false, entries: [id] }));
  const all = [...soonLoaded, ...pageDoors, ...lateDoors];
  const byName = new Map<string, Door>();
  for (const door of all) {
    const entries = [...(byName.get(door.name)?.entries ?? []), ...door.entries];
    byName.set(door.name, { ...door, entries: [...new Set(entries)] });
  }
  return [...byName.values()];
}

/** Names by the module that they are of. */
type Named = Map<string, Set<string>>;
const add = (to: Named, id: string, names: Iterable<string>) => {
  for (const name of names) to.set(id, (to.get(id) ?? new Set()).add(name));
};

/** Through which doors each module comes, and from which entries. */
function findWays(doors: readonly Door[], comeWith: (entries: readonly string[]) => ReadonlySet<string>) {
  const doorsOf: Named = new Map();
  const entriesOf: Named = new Map();
  for (const { name, isOne, entries } of doors)
    for (const entry of entries)
      for (const id of comeWith([entry])) {
        add(doorsOf, id, [name]);
        add(entriesOf, id, isOne ? entries : [entry]);
      }
  return { doorsOf, entriesOf };
}

/** Style sheets that must stand before others: what names several names them in their order. */
function findOrder(ids: Iterable<string>, stylesOf: (id: string) => readonly string[]): Named {
  const earlier: Named = new Map();
  for (const id of ids)
    for (const [at, style] of stylesOf(id).entries()) add(earlier, style, stylesOf(id).slice(0, at));
  return earlier;
}

/** What travels in one file, each after those that it builds on: what every page has, then styles, then scripts. */
function findFiles(read: ReadModule, pages: readonly ChunkedPage[]): (readonly string[])[] {
  const { comeWith, buildsOn } = createModuleGraph(read);
  const taking = files("{features,platform,layout}/**/taken-over.ts");
  /** Modules that come with some; what the server draws comes with its look at once, though its scripts come later. */
  const withSheets = (entries: readonly string[]) => {
    const modules = comeWith(entries);
    const drawn = taking.filter((file) => modules.has(file));
    const sheets = comeWith(drawn.flatMap((file) => read(file)?.dynamicallyImportedIds ?? []));
    return new Set([...modules, ...[...sheets].filter(isStyle)]);
  };
  const everyPage = withSheets([asRoute(join(app, "root.tsx")), join(app, "entry.client.tsx")]);
  const doors = findDoors(read, pages);
  const { doorsOf, entriesOf } = findWays(
    doors,
    (entries) => new Set([...withSheets(entries)].filter((id) => !everyPage.has(id))),
  );
  // The bundler need not know of what one page, or one part that is loaded late, has for itself.
  const shared = [...entriesOf].flatMap(([id, entries]) => (entries.size > 1 ? [id] : []));
  const stylesOf = (id: string) => (read(id)?.importedIds ?? []).filter(isStyle);
  const earlier = findOrder(entriesOf.keys(), stylesOf);
  const merged = (
    ids: readonly string[],
    after: (id: string) => Iterable<string>,
    price: typeof scriptPrices,
  ) =>
    mergeIntoFiles(
      ids.map((id): Piece => {
        const bytes = weigh(id, read(id)?.code ?? "");
        return { id, doors: doorsOf.get(id) ?? new Set(), bytes, after: [...after(id)] };
      }),
      { byte: new Map(doors.map(({ name, byte }) => [name, byte])), ...price },
    );
  const scripts = merged(
    shared.filter((id) => !isStyle(id)),
    buildsOn,
    scriptPrices,
  );
  // A file of scripts brings the styles along that any of its modules names.
  for (const { ids, doors: through } of scripts)
    for (const style of ids.flatMap(stylesOf)) add(doorsOf, style, through);
  // A page's own styles travel with what it shares with its drawn parts alone.
  const sheets = [...entriesOf.keys()].filter(isStyle);
  // Small sheets compress badly alone: what the page that most visits begin with shares with another one is of every page.
  const ofMany = sheets.filter((id) => {
    const through = [...(doorsOf.get(id) ?? [])];
    return through.includes(beginning) && through.filter((name) => priceOf(name) > 1).length > 1;
  });
  const styles = merged(
    sheets.filter((id) => !ofMany.includes(id)),
    (id) => earlier.get(id) ?? [],
    stylePrices,
  );
  return [[...everyPage, ...ofMany], ...[...styles, ...scripts].map(({ ids }) => ids)];
}

/** More files than there are; the bundler asks how many kinds there may be before it knows the modules. */
const mostFiles = 200;

/**
 * What many pages need travels in few files: a first view is a few requests, and they compress well together. Which module belongs
 * where follows from the doors through which it comes, and from the name of the file that loads it late: `after-paint.ts` for every
 * page, `signed-in.ts` for everybody who is signed in, `taken-over.ts` for parts that the server draws; other loaders are for what is
 * only sometimes needed.
 */
export function chunkGroups(pages: readonly ChunkedPage[]) {
  let rankOf: ReadonlyMap<string, number> | undefined;
  const findRanks = (read: ReadModule) =>
    new Map(findFiles(read, pages).flatMap((ids, rank) => ids.map((id) => [id, rank] as const)));
  const framework = {
    name: "framework",
    test: /(rolldown\/runtime|vite\/preload-helper)\.js$|node_modules\/(react|react-dom|react-router|scheduler)\//,
    priority: mostFiles + 1,
  };
  const others = Array.from({ length: mostFiles }, (_, rank) => ({
    name: (id: string, context: { getModuleInfo: ReadModule }) => {
      rankOf ??= findRanks((module) => context.getModuleInfo(module));
      return rankOf.get(id) === rank ? (rank === 0 ? "page" : `shared-${rank}`) : null;
    },
    debugName: rank === 0 ? "page" : `shared-${rank}`,
    // A group takes what its modules import along, unless one before it has it.
    priority: mostFiles - rank,
  }));
  return [framework, ...others];
}
