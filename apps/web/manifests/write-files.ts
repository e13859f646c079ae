import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Known, readManifests } from "./read-manifests.ts";
import { writtenFiles } from "./written-files.ts";

const ownApp = join(import.meta.dirname, "../app");

/** Writes a file whole or not at all: others may read it meanwhile. */
function writeWhole(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, path);
}

/**
 * Brings what is written from the manifests of an application's folder up to date, and takes away what no manifest asks for any more.
 * Answers what the manifests state, and the files that were not as they should be. Throws where a manifest is refused: then nothing is written.
 */
export async function writeGenerated(
  app: string = ownApp,
): Promise<{ known: Known; changed: readonly string[] }> {
  const known = await readManifests(app);
  const files = writtenFiles(known);
  const changed = [...files].flatMap(([name, text]) => {
    const path = join(app, name);
    if (existsSync(path) && readFileSync(path, "utf8") === text) return [];
    writeWhole(path, text);
    return [name];
  });
  const left = globSync("{generated,routes/written}/*.{ts,tsx}", { cwd: app }).filter(
    (name) => !files.has(name),
  );
  for (const name of left) rmSync(join(app, name), { force: true });
  return { known, changed: [...changed, ...left] };
}
