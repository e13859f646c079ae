import type { WrittenRoute } from "../app/define-feature.ts";
import type { PageEntry } from "../app/page-entry.ts";
import { areaOf, type Known, type KnownEndpoint, type KnownPage } from "./read-manifests.ts";

const kebab = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const pascal = (key: string) => `${key.charAt(0).toUpperCase()}${key.slice(1)}`;
const isMembers = (one: { path: string }) => areaOf(one) === "dashboard";
const isStaffs = (one: { path: string }) => ["admin", "moderation"].includes(areaOf(one));
const hasParts = ({ path }: { path: string }) => path.includes(":");

/** Some fields of an object, those that it has. */
function pick<Kind extends object, Key extends keyof Kind>(from: Kind, keys: readonly Key[]): Partial<Kind> {
  return Object.fromEntries(
    keys.flatMap((key) => (from[key] === undefined ? [] : [[key, from[key]]])),
  ) as Partial<Kind>;
}

const head = "/** Written from the features’ manifests: a change here is lost (docs/adr/126). */\n";

interface Constant {
  name: string;
  type?: string;
  value: unknown;
}

/** A module of constants. */
function moduleOf(constants: readonly Constant[], imports = ""): string {
  const lines = constants.map(
    ({ name, type, value }) =>
      `export const ${name}${type === undefined ? "" : `: ${type}`} = ${JSON.stringify(value, null, 2)};`,
  );
  return `${head}${imports}${lines.join("\n")}\n`;
}

/** The address of each page, its labels, and for staff its role, each a constant of its own: the build puts them where they are used. */
function pathsModule({ pages, endpoints }: Known): string {
  const addresses = [...pages, ...endpoints].map(
    (one): Constant => ({
      name: `${one.key}${hasParts(one) ? "Pattern" : "Path"}`,
      value: one.path,
    }),
  );
  const labels = pages.flatMap(({ key, label, shortLabel }): Constant[] => [
    { name: `${key}Label`, value: label },
    ...(shortLabel === undefined ? [] : [{ name: `${key}ShortLabel`, value: shortLabel }]),
  ]);
  const audiences = pages
    .filter(isStaffs)
    .map(({ key, audience }): Constant => ({ name: `${key}Audience`, value: audience }));
  return moduleOf(
    [...addresses, ...labels, ...audiences].sort((one, other) => one.name.localeCompare(other.name)),
  );
}

const frameOf = (one: { path: string; isSetting?: boolean }): WrittenRoute["frame"] =>
  one.isSetting ? "settings" : areaOf(one);

/** The file of a route, from the application's folder. */
function routeFile({ key, folder, ...drawn }: KnownPage | KnownEndpoint): string {
  return drawn.route === undefined ? `routes/written/${kebab(key)}.tsx` : `${folder}/${drawn.route}`;
}

/** Every route that the manifests ask for. */
export function routesOf({ pages, endpoints }: Known): readonly WrittenRoute[] {
  return [...pages, ...endpoints].map((one) => ({
    key: one.key,
    path: one.path,
    file: routeFile(one),
    frame: frameOf(one),
  }));
}

/** The route of a page whose screen needs nothing of it. */
function screenRoute({ key, folder, screen, label, ...page }: KnownPage): string {
  const facts =
    isMembers(page) || isStaffs(page)
      ? `{ title: ${JSON.stringify(label)}, isPrivate: true }`
      : `{ title: ${JSON.stringify(label)} }`;
  return `${head}import type { MetaFunction } from "react-router";
import { ${screen} } from "../../${folder}/index.ts";
import { pageMeta } from "../../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, ${facts});

export default function ${pascal(key)}() {
  return <${screen} />;
}
`;
}

const entryFields = [
  "path",
  "label",
  "shortLabel",
  "group",
  "icon",
  "offered",
  "isForJobbeurs",
  "isSetting",
] as const;
const routeImport = 'import type { WrittenRoute } from "../define-feature.ts";\n\n';
const entryImport = 'import type { PageEntry } from "../page-entry.ts";\n\n';
const entryList = "readonly PageEntry[]";

/** The map of members: every page of theirs, in the order in which they are offered. */
function memberMapModule({ pages }: Known): string {
  const value = pages
    .filter(isMembers)
    .map((page) => pick<PageEntry, (typeof entryFields)[number]>(page, entryFields));
  return moduleOf([{ name: "memberMap", type: entryList, value }], entryImport);
}

const staffFields = ["path", "label", "shortLabel", "audience", "group", "icon", "offered"] as const;
const staffImport = 'import type { StaffEntry } from "../page-entry.ts";\n\n';
const staffList = "readonly StaffEntry[]";

/** The map of staff, apart from that of members, who do not fetch it. */
function staffMapModule({ pages }: Known): string {
  const value = pages
    .filter(isStaffs)
    .map((page) => pick<PageEntry, (typeof staffFields)[number]>(page, staffFields));
  return moduleOf([{ name: "staffMap", type: staffList, value }], staffImport);
}

/** The few pages of staff that the bar and the menu of the account lead to. */
function staffMenuModule({ pages }: Known): string {
  const fields = ["path", "label", "shortLabel", "audience", "icon"] as const;
  const offered = (where: string): Constant["value"] =>
    pages
      .filter((page) => isStaffs(page) && page.offered?.some((one) => one === where))
      .map((page) => pick<PageEntry, (typeof fields)[number]>(page, fields));
  return moduleOf(
    [
      { name: "staffBar", type: staffList, value: offered("bar") },
      { name: "staffAccount", type: staffList, value: offered("account") },
    ],
    staffImport,
  );
}

/** Where pages are offered to whoever has not loaded a map: few fields of few pages, a module a place. */
function offeredModules({ pages }: Known): [string, string][] {
  const offered = (where: string) => pages.filter((page) => page.offered?.some((one) => one === where));
  const fields = ["path", "label", "icon"] as const;
  const linked = (some: readonly KnownPage[]) =>
    some.map((page) => pick<PageEntry, (typeof fields)[number]>(page, fields));
  const paths = (some: readonly KnownPage[]) => some.map(({ path }) => path);
  const isVisitors = ({ audience }: KnownPage) => audience === "visitors";
  const list = (name: string, some: readonly KnownPage[]): Constant => ({
    name,
    type: entryList,
    value: linked(some),
  });
  const addresses = (name: string, some: readonly KnownPage[]): Constant => ({
    name,
    type: "readonly string[]",
    value: paths(some),
  });
  return [
    ["generated/bar.ts", moduleOf([list("memberBar", offered("bar").filter(isMembers))], entryImport)],
    [
      "generated/menu.ts",
      moduleOf(
        [
          list("memberMenu", offered("menu").filter(isMembers)),
          list("visitorMenu", offered("menu").filter(isVisitors)),
        ],
        entryImport,
      ),
    ],
    [
      "generated/indexed.ts",
      moduleOf([
        addresses(
          "indexedPaths",
          pages.filter(({ isIndexed }) => isIndexed === true),
        ),
      ]),
    ],
    [
      "generated/legal.ts",
      moduleOf(
        [
          list(
            "legalPages",
            pages.filter(({ group }) => group === "legal"),
          ),
        ],
        entryImport,
      ),
    ],
  ];
}

/** The sections of the settings, with what each of them holds. */
function settingsModule({ pages }: Known): string {
  const fields = ["path", "label", "detail", "offered"] as const;
  const value = pages
    .filter(({ isSetting }) => isSetting === true)
    .map((page) => pick<KnownPage, (typeof fields)[number]>(page, fields));
  const type = "readonly (PageEntry & { detail?: string })[]";
  return moduleOf([{ name: "settingsPages", type, value }], entryImport);
}

/** Other terms for pages, by address. */
function searchModule({ pages }: Known): string {
  const value = Object.fromEntries(
    pages.flatMap(({ path, search }) => (search === undefined ? [] : [[path, search]])),
  );
  return moduleOf([{ name: "searchTerms", type: "Readonly<Record<string, string>>", value }]);
}

/** Who may open a page that is asked for: everybody where nothing is stated. */
function spokenAudience(page: KnownPage): PageEntry["audience"] {
  return page.audience ?? (isMembers(page) ? "members" : undefined);
}

/** The pages that can be asked for aloud, by their labels and by the ways that they state; each view of a page comes after it. */
function spokenModule({ pages }: Known): string {
  const value = pages.flatMap((page) => {
    const { key, path, label, shortLabel, spoken, views = {} } = page;
    if (spoken === undefined) return [];
    const labels = [label, ...(shortLabel === undefined ? [] : [shortLabel])];
    const audience = spokenAudience(page);
    const shared = audience === undefined ? {} : { audience };
    return [
      { id: `go.${key}`, to: path, label, spoken: [...labels, ...spoken], ...shared },
      ...Object.entries(views).map(([name, view]) => ({
        id: `go.${key}.${name}`,
        to: `${path}?${view.query}`,
        label: view.label,
        spoken: [view.label, ...view.spoken],
        ...shared,
      })),
    ];
  });
  const imports = 'import type { SpokenEntry } from "../page-entry.ts";\n\n';
  return moduleOf([{ name: "spokenPages", type: "readonly SpokenEntry[]", value }], imports);
}

/** Everything of every page: for tests, which walk them all. */
function everyPageModule({ pages }: Known): string {
  const value = Object.fromEntries(
    pages.map((page) => [
      page.key,
      { ...pick<PageEntry, keyof PageEntry>(page, [...entryFields, "audience"]), area: page.area },
    ]),
  );
  const type = "Readonly<Record<string, PageEntry & { area: Area }>>";
  const imports = `import type { Area } from "../define-feature.ts";\n${entryImport}`;
  return moduleOf([{ name: "everyPage", type, value }], imports);
}

/** All files that are written from the manifests, by their path from the application’s folder. */
export function writtenFiles(known: Known): ReadonlyMap<string, string> {
  const screens = known.pages.filter(({ screen }) => screen !== undefined);
  return new Map([
    ["generated/paths.ts", pathsModule(known)],
    [
      "generated/routes.ts",
      moduleOf([{ name: "routes", type: "readonly WrittenRoute[]", value: routesOf(known) }], routeImport),
    ],
    ["generated/member-map.ts", memberMapModule(known)],
    ["generated/staff-map.ts", staffMapModule(known)],
    ["generated/staff-menu.ts", staffMenuModule(known)],
    ...offeredModules(known),
    ["generated/settings.ts", settingsModule(known)],
    ["generated/search-terms.ts", searchModule(known)],
    ["generated/spoken.ts", spokenModule(known)],
    ["generated/every-page.ts", everyPageModule(known)],
    ...screens.map((page): [string, string] => [routeFile(page), screenRoute(page)]),
  ]);
}
