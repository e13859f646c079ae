import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Manifest, Plugin } from "vite";

const entry = "app/entry.client.tsx";

/**
 * The entry shares a file with what every page has; the bundler leaves a file beside it that does nothing but import that one. Pages
 * name the shared file in its place: a request less, on every page.
 */
export function withoutEntryFacade(): Plugin {
  return {
    name: "without-entry-facade",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async writeBundle({ dir = "" }, bundle) {
      const path = join(dir, ".vite/manifest.json");
      const manifest: Manifest = JSON.parse(await readFile(path, "utf8"));
      const facade = manifest[entry];
      const chunk = bundle[facade?.file ?? ""];
      const shared = facade?.imports?.find(
        (name) =>
          chunk?.type === "chunk" &&
          chunk.code.trim() === `import"./${manifest[name]?.file.replace(/^.*\//, "")}";`,
      );
      if (facade === undefined || shared === undefined)
        throw new Error(`${entry} has code of its own: what loads it before its imports are named?`);
      manifest[entry] = {
        ...manifest[shared],
        file: manifest[shared]?.file ?? "",
        src: entry,
        isEntry: true,
      };
      await writeFile(path, JSON.stringify(manifest));
      await rm(join(dir, facade.file));
    },
  };
}
