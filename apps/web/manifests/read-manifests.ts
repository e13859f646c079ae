import { globSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Area, areas, type Endpoint, type Feature, type FeaturePage } from "../app/define-feature.ts";

interface Where {
  /** The one name of the page in code. */
  key: string;
  area: Area;
  feature: string;
  /** The feature's folder, from that of the application. */
  folder: string;
}

export type KnownPage = FeaturePage & Where;
export type KnownEndpoint = Endpoint & Where;

/** All that the manifests state, each page once, in the order in which menus offer pages. */
export interface Known {
  pages: readonly KnownPage[];
  endpoints: readonly KnownEndpoint[];
}

/** A manifest with its place: `features/<area>/<feature>/<feature>.feature.ts`. */
export interface PlacedManifest {
  file: string;
  manifest: Feature;
}

/** Pages that are offered nowhere come last, by their addresses. */
const last = Number.POSITIVE_INFINITY;

function isArea(name: string | undefined): name is Area {
  return areas.some((area) => area === name);
}

/** Where a manifest stands. Throws where it is in no area, or not called like its folder. */
function placeOf(file: string): Omit<Where, "key"> {
  const folder = dirname(file);
  const [, area, feature, ...deeper] = folder.split("/");
  if (!isArea(area) || feature === undefined || deeper.length > 0)
    throw new Error(
      `${file} stands in no area: features/<area>/<feature>/, with <area> of ${areas.join(", ")}.`,
    );
  if (basename(file) !== `${feature}.feature.ts`)
    throw new Error(`${file} is not called ${feature}.feature.ts.`);
  return { area, feature, folder };
}

/** Throws where two of these have the same name or the same address. */
function refuseTwice(all: readonly { key: string; path: string; folder: string }[]): void {
  for (const what of ["key", "path"] as const) {
    const seen = new Map<string, string>();
    for (const one of all) {
      const other = seen.get(one[what]);
      if (other !== undefined) throw new Error(`« ${one[what]} » is in ${other} and in ${one.folder}.`);
      seen.set(one[what], one.folder);
    }
  }
}

const frames = ["dashboard", "admin", "moderation"] as const;

/** Which frame is put around a page, by its address: that of members, one of staff, or that of everybody. */
export function areaOf({ path }: { path: string }): (typeof frames)[number] | "public" {
  return frames.find((frame) => path === `/${frame}` || path.startsWith(`/${frame}/`)) ?? "public";
}

/** Throws where a page of staff does not state which role it asks for. */
function refuseWithoutRole(pages: readonly KnownPage[]): void {
  for (const page of pages) {
    const isStaffs = ["admin", "moderation"].includes(areaOf(page));
    if (isStaffs && !["jobmodo", "jobpadm"].includes(page.audience ?? ""))
      throw new Error(`« ${page.key} » in ${page.folder} is a page of staff that asks for no role.`);
  }
}

/** Joins manifests. Throws where one stands in no area, a page is there twice, or one of staff asks for no role. */
export function joinManifests(manifests: readonly PlacedManifest[]): Known {
  const placed = manifests.map(({ file, manifest }) => ({ manifest, where: placeOf(file) }));
  const pages = placed.flatMap(({ manifest, where }) =>
    Object.entries(manifest.pages ?? {}).map(([key, page]): KnownPage => ({ ...page, ...where, key })),
  );
  const endpoints = placed.flatMap(({ manifest, where }) =>
    Object.entries(manifest.endpoints ?? {}).map(([key, one]): KnownEndpoint => ({ ...one, ...where, key })),
  );
  refuseTwice([...pages, ...endpoints]);
  refuseWithoutRole(pages);
  const byOrder = (
    { order: one = last, path }: KnownPage,
    { order: other = last, path: otherPath }: KnownPage,
  ) => (one === other ? path.localeCompare(otherPath) : one - other);
  return { pages: pages.sort(byOrder), endpoints };
}

/** Reads all manifests of an application's folder, as they are on disk now. Throws as `joinManifests` does. */
export async function readManifests(app: string): Promise<Known> {
  const files = globSync("features/*/*/*.feature.ts", { cwd: app }).sort();
  const manifests = await Promise.all(
    files.map(async (file): Promise<PlacedManifest> => {
      const path = join(app, file);
      // Node keeps what it has loaded: a changed manifest is another module.
      const loaded = await import(`${pathToFileURL(path).href}?changed=${statSync(path).mtimeMs}`);
      return { file, manifest: loaded.feature };
    }),
  );
  return joinManifests(manifests);
}
