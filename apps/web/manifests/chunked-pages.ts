import { basename, join } from "node:path";
import type { WrittenRoute } from "../app/define-feature.ts";
import type { ChunkedPage } from "../chunks.ts";
import type { Known } from "./read-manifests.ts";
import { routesOf } from "./written-files.ts";

const app = join(import.meta.dirname, "../app");

const prefixes: Record<WrittenRoute["frame"], string> = {
  public: "",
  dashboard: "dashboard.",
  settings: "dashboard.",
  admin: "admin.",
  moderation: "moderation.",
};

/** The pages of manifests as the groups of chunks know them: by the area before their name, where they are not everybody’s. */
export function chunkedPages(known: Known): readonly ChunkedPage[] {
  const pages = routesOf(known)
    .filter(({ file }) => file.endsWith(".tsx"))
    .map(({ file, frame }) => ({
      name: `${prefixes[frame]}${basename(file).replace(".route", "")}`,
      file: join(app, file),
    }));
  // Several pages may share a route: it is one page to a browser.
  return [...new Map(pages.toReversed().map((page) => [page.file, page])).values()].reverse();
}
