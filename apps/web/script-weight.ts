import { gzipSync } from "node:zlib";
import { parseAst } from "vite";

/** Reads a file that a page names, by its path on the server. */
export type ReadAsset = (path: string) => Promise<string>;

/** How long a text is, gzipped by itself (level 6). */
export const gzipBytes = (text: string): number => gzipSync(text).length;

/** The modules that a module imports by itself, not those it may ask for later. */
export function staticImports(code: string): string[] {
  return parseAst(code).body.flatMap((statement) =>
    "source" in statement && statement.source ? [String(statement.source.value)] : [],
  );
}

/** Bytes of modules and of everything that they import by themselves, gzipped one by one, by path. */
export async function measureScripts(
  modules: readonly string[],
  read: ReadAsset,
): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  const waiting = [...modules];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (sizes.has(file)) continue;
    const code = await read(file);
    sizes.set(file, gzipBytes(code));
    for (const imported of staticImports(code))
      waiting.push(new URL(imported, `http://page${file}`).pathname);
  }
  return sizes;
}
