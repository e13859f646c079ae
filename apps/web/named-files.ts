import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Manifest, Plugin } from "vite";
import { asRoute, createModuleGraph, isStyle, type ReadModule } from "./module-graph.ts";

const entry = "app/entry.client.tsx";

/** The file of each module of styles. */
type Sheets = ReadonlyMap<string, readonly string[]>;
type ModuleGraph = ReturnType<typeof createModuleGraph>;

/**
 * The entry shares a file with what every page has; the bundler leaves a file beside it that does nothing but import that one. Pages
 * name the shared file in its place: a request less, on every page. Answers the file that no one names any more.
 */
function nameSharedEntry(manifest: Manifest, codeOf: (file: string) => string): string {
  const facade = manifest[entry];
  const code = codeOf(facade?.file ?? "").trim();
  const shared = facade?.imports
    ?.map((name) => manifest[name])
    .find((chunk) => code === `import"./${chunk?.file.replace(/^.*\//, "")}";`);
  if (facade === undefined || shared === undefined)
    throw new Error(`${entry} has code of its own: what loads it before its imports are named?`);
  manifest[entry] = { ...shared, src: entry, isEntry: true };
  return facade.file;
}

/** The style sheets of what the server draws of a page though its scripts come late: a page that named them later would move. */
function sheetsOfDrawn(route: string, graph: ModuleGraph, read: ReadModule, sheetOf: Sheets): string[] {
  const drawn = [...graph.comeWith([asRoute(join(import.meta.dirname, route))])]
    .filter((id) => id.endsWith("/taken-over.ts"))
    .flatMap((id) => read(id)?.dynamicallyImportedIds ?? []);
  return [...graph.comeWith(drawn)].flatMap((id) => sheetOf.get(id) ?? []);
}

/**
 * The style sheets of every page are the root's alone. Where other files name them too, the router marks their addresses, and the
 * bundler's late parts, which do not know the marked ones, fetch and insert them again.
 */
function nameOnceAtRoot(manifest: Manifest): void {
  const at = Object.keys(manifest).find((name) => name.startsWith("app/root.tsx"));
  const root = at === undefined ? undefined : manifest[at];
  if (root === undefined) throw new Error("The build wrote no file of the root.");
  const chunks = [root, ...(root.imports ?? []).flatMap((name) => manifest[name] ?? [])];
  const always = new Set(chunks.flatMap(({ css = [] }) => css));
  for (const chunk of Object.values(manifest))
    if (chunk.css) chunk.css = chunk.css.filter((sheet) => !always.has(sheet));
  root.css = [...always];
}

/** Mends the list of which files each page names. */
export function nameFiles(): Plugin {
  const sheetOf = new Map<string, readonly string[]>();
  return {
    name: "named-files",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      // Before files of nothing but styles are left out.
      order: "pre",
      handler(_, bundle) {
        for (const chunk of Object.values(bundle))
          for (const id of chunk.type === "chunk" ? chunk.moduleIds : [])
            if (isStyle(id) && chunk.type === "chunk")
              sheetOf.set(id, [...(chunk.viteMetadata?.importedCss ?? [])]);
      },
    },
    async writeBundle({ dir = "" }, bundle) {
      const path = join(dir, ".vite/manifest.json");
      const manifest: Manifest = JSON.parse(await readFile(path, "utf8"));
      const read: ReadModule = (id) => this.getModuleInfo(id);
      const graph = createModuleGraph(read);
      for (const [name, chunk] of Object.entries(manifest)) {
        if (!chunk.isEntry || name === entry) continue;
        const sheets = sheetsOfDrawn(name.replace(/\?.*$/, ""), graph, read, sheetOf);
        chunk.css = [...new Set([...(chunk.css ?? []), ...sheets])];
      }
      const facade = nameSharedEntry(manifest, (file) => {
        const chunk = bundle[file];
        return chunk?.type === "chunk" ? chunk.code : "";
      });
      nameOnceAtRoot(manifest);
      await rm(join(dir, facade));
      await writeFile(path, JSON.stringify(manifest));
    },
  };
}
