import { existsSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Indexer } from "storybook/internal/types";
import type { Plugin } from "vite";
import { machinesOfStories } from "../tools/stories/machines-of.ts";
import { idOf, placeOf } from "./sidebar.ts";
import { addressOf } from "./source-texts.ts";

const root = join(import.meta.dirname, "..");
const isStories = (file: string) => /\.stories\.tsx$/.test(file);
const pathOf = (file: string) => relative(root, file).split(sep).join("/");

/** How far others may rely on a component, as its guide states it; none of what has no guide. */
function statusTags(stories: string): string[] {
  const guide = join(root, stories.replace(".stories.tsx", ".guide.ts"));
  if (!existsSync(guide)) return [];
  return [/^ {2}status: "(\w+)"/m.exec(readFileSync(guide, "utf8"))?.[1] ?? "stable"];
}

/** Lists stories where `sidebar.ts` puts them, under the ids that the titles in their sources give; screens have a page of text as well. */
export function placed(indexer: Indexer): Indexer {
  return {
    ...indexer,
    async createIndex(file, options) {
      const inputs = await indexer.createIndex(file, options);
      const path = pathOf(file);
      return inputs.map((input) =>
        isStories(file) && input.title !== undefined
          ? {
              ...input,
              title: placeOf(path, input.title),
              metaId: idOf(input.title),
              tags: [
                ...(input.tags ?? []),
                ...(path.startsWith("apps/web/") ? ["autodocs"] : []),
                ...statusTags(path),
              ],
            }
          : input,
      );
    },
  };
}

/** Hands each file of stories the id that it is listed under, which its place would change otherwise, and what its page links to. */
export function storyPlaces(): Plugin {
  const machinesOf = machinesOfStories();
  return {
    name: "jobami:story-places",
    enforce: "pre",
    transform(code, id) {
      if (!isStories(id)) return null;
      const file = pathOf(id);
      const source = file.replace(".stories.tsx", ".tsx");
      const about = {
        sources: [source, file].filter((one) => existsSync(join(root, one))).map(addressOf),
        machines: machinesOf(file),
      };
      return {
        code: [
          `import { sanitize as idOfTitle } from "storybook/internal/csf";`,
          code,
          "meta.id = idOfTitle(meta.title);",
          `meta.parameters = { ...meta.parameters, about: ${JSON.stringify(about)} };`,
        ].join("\n"),
        map: null,
      };
    },
  };
}
