import type { PageEntry } from "./page-entry.ts";

/** The groups of the map of the product, which are the folders of features. */
export const areas = [
  "site",
  "account",
  "missions",
  "talk",
  "money",
  "activity",
  "promote",
  "offers",
  "help",
  "access",
  "staff",
] as const;
export type Area = (typeof areas)[number];

/** What draws a page: a screen that the feature's entry file names, for which the route is written; or the route's own file, beside the manifest. */
export type Drawn =
  | { screen: `${string}Screen`; route?: never }
  | { route: `${string}.route.ts` | `${string}.route.tsx`; screen?: never };

/** A page, as everything that lists pages knows it. Only the pages of members and of staff have a `group`, an `order` and an `icon`. */
export type FeaturePage = PageEntry &
  Drawn & {
    /** Its place among all pages that are offered somewhere, the first one lowest. */
    order?: number;
    /** What people look for who want this page, under other terms than its label: the palette finds it by them. */
    search?: string;
    /** The ways to ask for it aloud beside its labels, each list « {one,another} phrase | one more »; the palette finds it by them too. */
    spoken?: readonly string[];
    /** Parts of it with an address of their own, which are asked for by themselves. */
    views?: Readonly<Record<string, { query: string; label: string; spoken: readonly string[] }>>;
    /** What stands below its label where sections are listed. */
    detail?: string;
    /** Search engines list it; pages with a part that changes are listed by their own feature. */
    isIndexed?: boolean;
  };

/** An address that leads on, or answers a form or a program: nothing is drawn there. */
export type Endpoint = { path: string } & Extract<Drawn, { route: string }>;

/** What a feature declares of itself in `<feature>.feature.ts`: plain data and names of files, read in Node. */
export interface Feature {
  /** By the one name that code has for the page: `notes` is `notesPath` and `notesLabel` elsewhere. */
  pages?: Readonly<Record<string, FeaturePage>>;
  endpoints?: Readonly<Record<string, Endpoint>>;
}

/** Holds a manifest to its type. Routes, menus, trail, palette, sitemap and tests are written from all of them (docs/adr/126). */
export const defineFeature = <const Manifest extends Feature>(manifest: Manifest): Manifest => manifest;

/** A route as it is written from the manifests: its file from the application's folder, and what frames it. */
export interface WrittenRoute {
  key: string;
  path: string;
  file: string;
  frame: "public" | "dashboard" | "settings" | "admin" | "moderation";
}
