import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const PRODUCT = ["apps/web/app/**/*.{ts,tsx}", "apps/server/src/**/*.ts", "packages/api/src/**/*.{ts,tsx}"];
const NOT_THE_PRODUCT = /\.(test|stories|fixture|harness|world)\.tsx?$|\/testing\/|\/mock\//;
/** Where a browser or the server begins to read. */
const ENTRY =
  /^apps\/(?:web\/app\/(?:root|routes\/(?:written\/)?[^/]+|features\/.+\.route|entry\.[a-z]+)|server\/src\/main)\.tsx?$/;
const IMPORT = /(?:(?:\{([^{}]*)\}\s*)?\bfrom|\bimport\()\s*"([^"]+)"/g;
const DOOR = /\/index(?:\.server)?\.ts$/;

const namesIn = (list: string) => list.split(",").map((name) => name.trim().replace(/^type | as .*/g, ""));

/** The product's sources, and what imports what. */
export interface ProductSources {
  texts: ReadonlyMap<string, string>;
  /** The files that a file imports. */
  importsOf: (file: string) => readonly string[];
  importersOf: (file: string) => readonly string[];
  /** Some files and all that they import, directly or not. */
  below: (files: readonly string[]) => ReadonlySet<string>;
  /** What a browser or the server comes to read. */
  reached: ReadonlySet<string>;
}

/** Reads the sources of web, server and contract, or takes the ones given, by their path from the root. */
export function productSources(root: string, given?: Record<string, string>): ProductSources {
  const files = globSync(PRODUCT, { cwd: root }).filter((file) => !NOT_THE_PRODUCT.test(file));
  const texts = new Map(
    given ? Object.entries(given) : files.map((file) => [file, readFileSync(join(root, file), "utf8")]),
  );

  function resolve(from: string, name: string): string | undefined {
    const path = name.startsWith("@jobami/api/")
      ? `packages/api/src/${name.slice("@jobami/api/".length)}`
      : name.startsWith(".")
        ? join(dirname(from), name)
        : undefined;
    return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((file) => file && texts.has(file));
  }

  /** The files behind a door that have some names; the file itself where it is none. */
  function behind(file: string, names: string): string[] {
    if (!DOOR.test(file)) return [file];
    const wanted = namesIn(names);
    return [...(texts.get(file) ?? "").matchAll(IMPORT)].flatMap(([, offered = "", from = ""]) =>
      namesIn(offered).some((name) => wanted.includes(name)) ? (resolve(file, from) ?? []) : [],
    );
  }

  const imported = new Map(
    [...texts].map(([file, text]) => [
      file,
      [...text.matchAll(IMPORT)].flatMap(([, names = "", from = ""]) => {
        const target = resolve(file, from);
        return target === undefined ? [] : behind(target, names);
      }),
    ]),
  );
  const importsOf = (file: string) => imported.get(file) ?? [];

  function below(start: readonly string[]): Set<string> {
    const seen = new Set(start);
    for (const file of seen) for (const next of importsOf(file)) seen.add(next);
    return seen;
  }

  return {
    texts,
    importsOf,
    importersOf: (file) => [...imported].flatMap(([from, names]) => (names.includes(file) ? [from] : [])),
    below,
    reached: below([...texts.keys()].filter((file) => ENTRY.test(file))),
  };
}
