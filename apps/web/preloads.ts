import type { Plugin, ResolveModulePreloadDependenciesFn } from "vite";

type ImportsOf = (file: string) => readonly string[];

/** A script, and all that it imports before it runs. */
export function loadedBefore(
  file: string,
  importsOf: ImportsOf,
  found = new Set<string>(),
): ReadonlySet<string> {
  if (!found.has(file)) {
    found.add(file);
    for (const one of importsOf(file)) loadedBefore(one, importsOf, found);
  }
  return found;
}

/**
 * What `import()` fetches ahead of a late script, without what is there as soon as the script that asks for it runs: its own
 * imports and their styles. Left in, the names of those files, which do not compress, stand in every script that loads another one late.
 */
export function leanPreloads() {
  let importsOf: ImportsOf = () => [];
  let stylesOf: ImportsOf = () => [];
  const known = new Map<string, ReadonlySet<string>>();
  const plugin: Plugin = {
    name: "lean-preloads",
    apply: "build",
    generateBundle: {
      order: "pre",
      handler(_, bundle) {
        known.clear();
        importsOf = (file) => {
          const chunk = bundle[file];
          return chunk?.type === "chunk" ? chunk.imports : [];
        };
        stylesOf = (file) => {
          const chunk = bundle[file];
          return chunk?.type === "chunk" ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
        };
      },
    },
  };
  const resolveDependencies: ResolveModulePreloadDependenciesFn = (_, files, { hostId, hostType }) => {
    if (hostType !== "js") return files;
    const scripts = loadedBefore(hostId, importsOf);
    const there = known.get(hostId) ?? new Set([...scripts, ...[...scripts].flatMap(stylesOf)]);
    known.set(hostId, there);
    return files.filter((file) => !there.has(file));
  };
  return { plugin, resolveDependencies };
}
