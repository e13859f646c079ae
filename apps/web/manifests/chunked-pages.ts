import { basename, join } from "node:path";
import type { ChunkedPage } from "../chunks.ts";
import type { Known } from "./read-manifests.ts";
import { routesOf } from "./written-files.ts";

const app = join(import.meta.dirname, "../app");

/** The pages of manifests as the groups of chunks know them: those of members by « dashboard. » before their name. */
export function chunkedPages(known: Known): readonly ChunkedPage[] {
  const pages = routesOf(known)
    .filter(({ file }) => file.endsWith(".tsx"))
    .map(({ file, frame }) => ({
      name: `${frame === "public" ? "" : "dashboard."}${basename(file).replace(".route", "")}`,
      file: join(app, file),
    }));
  // Several pages may share a route: it is one page to a browser.
  return [...new Map(pages.toReversed().map((page) => [page.file, page])).values()].reverse();
}
