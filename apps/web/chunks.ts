import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { createModuleGraph, type ReadModule } from "./module-graph.ts";

const app = join(import.meta.dirname, "app");
const files = (pattern: string) => globSync(pattern, { cwd: app }).map((file) => join(app, file));
const asRoute = (file: string) => `${file}?__react-router-build-client-route`;
const isStyle = (id: string) => id.endsWith(".vanilla.css");

/** A page by the name of its route, which states what area it stands in, and the route's file. */
export interface ChunkedPage {
  name: string;
  file: string;
}

/** Pages that most visits begin with: what they share with others travels in a file of their own. */
const firstPages = [
  { file: "landing.tsx", group: "home" },
  { file: "login.tsx", group: "form" },
  { file: "public-profile.tsx", group: "profile" },
] as const;

/** Other pages that visitors come to from outside: what two of them share comes with as little as can be of what a third one needs. */
const findingPages = ["service-city.tsx", "services-search.tsx", "services.tsx"];
const readPages = [
  "about.tsx",
  "article.tsx",
  "blog.tsx",
  "contact.tsx",
  "help-answer.tsx",
  "help.tsx",
  "legal.tsx",
];

const publicPages = [...findingPages, ...readPages];

/** Pages that a member's work begins with, and the frame of all of theirs: what they share with others travels together too. */
const frame = "dashboard.tsx";
/** The first of them; what only the other one needs does not travel with it. */
const startPages = [frame, "dashboard.home.tsx"];
const workPages = [...startPages, "dashboard.missions.tsx"];
/** What no more pages than these need at once comes with what all of them load later. */
const fewPages = 4;
/** Where most work goes on: what it shares with other pages travels together too. */
const detail = "dashboard.mission.tsx";
const isAtWork = (pages: readonly string[]) => pages.some((page) => workPages.includes(page));
const isAtStart = (pages: readonly string[]) => pages.some((page) => startPages.includes(page));
const isMembers = (page: string) => /^(dashboard|admin|moderation)/.test(page);

/** The groups, each after those that it imports from; what one part of a page shares with whole pages follows, a group a part. */
const shared = [
  "page",
  "look",
  "home",
  "field",
  "box",
  "read",
  "write",
  "people",
  "found",
  "search",
  "form",
  "base",
  "list",
  "profile",
  "machine",
  "after-paint",
  "part",
  "member",
  "rows",
  "beyond",
  "signed-in",
  "work",
] as const;
type Group = (typeof shared)[number] | `part-${string}`;

/** Who brings a module: whole pages, by their file, and what is loaded late. */
interface Users {
  isOnEveryPage: boolean;
  pages: readonly string[];
  parts: readonly string[];
  isAfterPaint: boolean;
  /** Parts of the landing page bring it after its first paint. */
  isBelowHome: boolean;
  /** The box of the search for services brings it, which the first page and a member’s home take over. */
  isInSearchBox: boolean;
  isSignedIn: boolean;
  /** Something that is only sometimes needed brings it too: alone with one page it would become a file of its own. */
  isSometimesLate: boolean;
  /** Where the server draws it: its look must be there before the rest of it. */
  drawnIn: Group | undefined;
}

/** Whether something that comes after the first view brings a module. */
function isLate({ parts, isAfterPaint, isSignedIn, isSometimesLate }: Omit<Users, "pages">): boolean {
  return parts.length > 0 || isAfterPaint || isSignedIn || isSometimesLate;
}

function findUsers(read: ReadModule, known: readonly ChunkedPage[]): (id: string) => Users {
  const { comeWith } = createModuleGraph(read);
  const everyPage = comeWith([asRoute(join(app, "root.tsx")), join(app, "entry.client.tsx")]);
  const loaders = (name: string) => files(`{features,platform,layout}/**/${name}.ts`);
  const loaded = (by: readonly string[]) => by.flatMap((file) => read(file)?.dynamicallyImportedIds ?? []);
  const taking = loaders("taken-over");
  // The landing page takes it over too, and other pages have it at once: it travels by itself, and not with every page.
  const boxes = taking.filter((file) => file.endsWith("/service-search/taken-over.ts"));
  const takenOver = taking.filter((file) => !boxes.includes(file));
  const searchBox = comeWith(loaded(boxes));
  const partsOfEveryPage = takenOver.filter((file) => everyPage.has(file));
  const afterPaint = comeWith(loaded([...loaders("after-paint"), ...partsOfEveryPage]));
  const all = [...files("routes/*.tsx").map((file) => ({ name: basename(file), file })), ...known];
  const landing = comeWith(
    all.filter(({ name }) => name === firstPages[0].file).map(({ file }) => asRoute(file)),
  );
  const belowHome = comeWith(loaded(takenOver.filter((file) => landing.has(file) && !everyPage.has(file))));
  const signedIn = comeWith(loaded(loaders("signed-in")));
  const sometimesLate = comeWith(loaded(files("{features,platform,layout,routes}/**/*.{ts,tsx}")));
  const pages = all.map(({ name, file }) => ({ name, modules: comeWith([asRoute(file)]) }));
  const parts = loaded(takenOver).map((id) => ({ name: basename(id), modules: comeWith([id]) }));
  const firstWith = (loader: string) =>
    firstPages.find(({ file }) => pages.some(({ name, modules }) => name === file && modules.has(loader)));
  const drawn = takenOver.map((loader) => ({
    group: everyPage.has(loader) ? ("page" as const) : (firstWith(loader)?.group ?? "page"),
    modules: comeWith(loaded([loader])),
  }));
  const using = (id: string, users: typeof pages) =>
    users.flatMap(({ name, modules }) => (modules.has(id) ? [name] : []));
  return (id) => ({
    isOnEveryPage: everyPage.has(id) || taking.includes(id),
    pages: using(id, pages),
    parts: using(id, parts),
    isAfterPaint: afterPaint.has(id),
    isBelowHome: belowHome.has(id),
    isInSearchBox: searchBox.has(id),
    isSignedIn: signedIn.has(id),
    isSometimesLate: sometimesLate.has(id),
    drawnIn: drawn.find(({ modules }) => modules.has(id))?.group,
  });
}

/** What a public profile shares: what the first page fetches further down travels with it, unless pages that show no people need it at once. */
function groupOfProfile(id: string, { pages, isAfterPaint, isBelowHome, isSignedIn }: Users): Group {
  if (isAfterPaint) return "page";
  if (isBelowHome) return isStyle(id) || pages.some((page) => readPages.includes(page)) ? "page" : "people";
  return isAtWork(pages) || isSignedIn ? "people" : "profile";
}

/** What a page that visits begin with shares with others, and its own look with it. */
function groupOfFirstPage(id: string, users: Users): Group | undefined {
  const { pages, isAfterPaint, isBelowHome } = users;
  const isShared = pages.length > 1 || isLate(users) || isStyle(id);
  const first = firstPages.find(({ file }) => isShared && pages.includes(file));
  if (first?.group === "home") {
    if (isAfterPaint) return "page";
    // Members' pages share its text of services, not its look.
    return isStyle(id) ? "look" : "home";
  }
  // What every page fetches later, or work begins with, does not bring the rest of another page along.
  if (first?.group === "form") {
    const isWanted = isAfterPaint || isBelowHome || isAtWork(pages);
    return isWanted || isStyle(id) ? "field" : "form";
  }
  return first === undefined ? undefined : groupOfProfile(id, users);
}

/** What the pages of members share among themselves, or with pages of everybody, where work begins with one of them; the look of those that it begins with; and what only the others share. */
function groupOfMembers(id: string, { pages }: Users): Group | undefined {
  const isShared = pages.length > 1;
  if (!isAtWork(pages))
    return isShared && pages.includes(detail) && pages.every(isMembers) ? "work" : undefined;
  if (!pages.every(isMembers)) return "list";
  if (isStyle(id) || pages.includes(frame)) return "member";
  if (!isShared) return undefined;
  return isAtStart(pages) ? "member" : "rows";
}

/** What comes after the first paint of every page, and with some pages at once. */
function groupOfAfterPaint(id: string, { pages }: Users): Group {
  if (pages.length === 0 || isStyle(id)) return "after-paint";
  if (isAtStart(pages)) return "base";
  return isAtWork(pages) || pages.length > fewPages ? "machine" : "after-paint";
}

function groupOfLate(id: string, users: Users): Group | undefined {
  const { pages, parts, isAfterPaint, isBelowHome, isSignedIn } = users;
  const isInPages = pages.length > 0;
  if (parts.length > 1 || (isBelowHome && pages.length > 1)) return isAtStart(pages) ? "base" : "machine";
  if (isAfterPaint) return groupOfAfterPaint(id, users);
  if (isBelowHome) return "part-home";
  // Who is signed in does not fetch what a part of the page that leads there needs besides.
  if (parts[0] !== undefined && isSignedIn) return "machine";
  if (parts[0] !== undefined) return isInPages ? `part-${basename(parts[0], ".tsx")}` : undefined;
  if (!isSignedIn) return undefined;
  // Styles come after those that they build on, which come after the first paint.
  if (isStyle(id) && !isInPages) return "signed-in";
  if (isAtWork(pages) || isStyle(id)) return "member";
  // Pages beyond those that work begins with need some of what comes with a session at once, and not all of it.
  return isInPages ? "beyond" : "signed-in";
}

/** Where the look of parts goes that the server draws on a page of a group. */
const lookOf: Partial<Record<Group, Group>> = { form: "field", home: "look" };

/** What the pages that visitors come to share among themselves, with a page that visits begin with, and with what comes late. */
function groupOfPublicPages(id: string, users: Users): Group | undefined {
  const shared = publicPages.filter((page) => users.pages.includes(page));
  const [home, login, profile] = firstPages.map(({ file }) => users.pages.includes(file));
  // What the server draws on other pages has its look there.
  if (isStyle(id) && users.drawnIn !== undefined && !login) return undefined;
  const isShared = shared.length > 0 || Boolean(profile);
  if (home) return isShared && shared.join() !== "services.tsx" ? "page" : undefined;
  if (login) return isShared ? "field" : undefined;
  if (shared.length === 0) return undefined;
  return profile ? groupWithProfiles(users) : groupOfReading(shared, users);
}

/** What every page fetches later, or the first one further down, brings none of the others along. */
const isAwaited = ({ isAfterPaint, isBelowHome }: Users) => isAfterPaint || isBelowHome;
const groupWithProfiles = (users: Users): Group | undefined => (isAwaited(users) ? undefined : "people");

function groupOfReading(shared: readonly string[], users: Users): Group | undefined {
  if (isAwaited(users)) return shared.join() === "contact.tsx" ? undefined : "page";
  return shared.length > 1 ? groupOfSeveralPublicPages(shared) : groupOfOnePublicPage(users);
}

function groupOfSeveralPublicPages(pages: readonly string[]): Group {
  if (readPages.some((read) => pages.includes(read))) return "read";
  return pages.includes("service-city.tsx") ? "found" : "search";
}

/** Of what one of these pages has alone: only what would bring the rest of other pages along stands elsewhere. */
function groupOfOnePublicPage(users: Users): Group | undefined {
  const has = (page: string) => users.pages.includes(page);
  const otherwise = groupOfLate("", users) ?? groupOfMembers("", users);
  if (has("services.tsx") || (otherwise === undefined && users.pages.length === 1)) return undefined;
  // A form brings its machine along; the others only read.
  if (has("contact.tsx")) return otherwise === "machine" ? undefined : "write";
  if (has("service-city.tsx")) return "found";
  return has("services-search.tsx") ? "search" : "read";
}

/** The box of the search: the server draws it on pages of all kinds, so that its look comes with each; the rest is fetched where it stands. */
function groupOfSearchBox(id: string, { isInSearchBox, pages }: Users): Group | undefined {
  if (!isInSearchBox) return undefined;
  if (isStyle(id)) return "page";
  return pages.every((page) => findingPages.includes(page)) ? "box" : undefined;
}

function groupModules(read: ReadModule, known: readonly ChunkedPage[]): (id: string) => Group | undefined {
  const usersOf = findUsers(read, known);
  return (id) => {
    const users = usersOf(id);
    if (users.isOnEveryPage) return "page";
    const box = groupOfSearchBox(id, users);
    if (box !== undefined) return box;
    const first = groupOfPublicPages(id, users) ?? groupOfFirstPage(id, users);
    if (first !== undefined) return first;
    if (isStyle(id) && users.drawnIn !== undefined) return lookOf[users.drawnIn] ?? users.drawnIn;
    return groupOfLate(id, users) ?? groupOfMembers(id, users);
  };
}

/**
 * What many pages need travels in few files: a first view is a few requests, and they compress well together. Which module belongs
 * where follows from who imports it, and from the name of the file that loads it late: `after-paint.ts` for every page, `signed-in.ts`
 * for everybody who is signed in, `taken-over.ts` for parts that the server draws; other loaders are for what is only sometimes needed.
 */
export function chunkGroups(pages: readonly ChunkedPage[]) {
  const known = new Map<string, Group | undefined>();
  let find: ((id: string) => Group | undefined) | undefined;
  const groupOf = (id: string, read: ReadModule) => {
    find ??= groupModules(read, pages);
    if (!known.has(id)) known.set(id, find(id));
    return known.get(id);
  };
  const framework = {
    name: "framework",
    test: /(rolldown\/runtime|vite\/preload-helper)\.js$|node_modules\/(react|react-dom|react-router|scheduler)\//,
    priority: shared.length,
  };
  const others = shared.map((group, index) => ({
    debugName: group,
    name: (id: string, context: { getModuleInfo: ReadModule }) => {
      const found = groupOf(id, (module) => context.getModuleInfo(module));
      return found === group || found?.startsWith(`${group}-`) ? found : null;
    },
    // A group takes what its modules import along, unless one before it has it.
    priority: shared.length - 1 - index,
  }));
  return [framework, ...others];
}
