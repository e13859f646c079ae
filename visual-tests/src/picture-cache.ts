import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fingerprint } from "./picture.ts";

/** Pictures of this machine as PNG files, found by their SHA-256. Nothing relies on one being there. */
export interface PictureCache {
  read(hash: string): Buffer | undefined;
  keep(png: Buffer): void;
  /** Takes away all pictures but these. */
  prune(hashes: ReadonlySet<string>): void;
}

/** Ignored by git: a fresh clone has none. */
export const cacheFolder = join(import.meta.dirname, "../../.cache/pictures");

/** Opens the cache; the folder is made with the first picture. */
export function openPictureCache(folder = cacheFolder): PictureCache {
  const fileOf = (hash: string) => join(folder, hash.slice(0, 2), `${hash}.png`);
  return {
    read(hash) {
      if (!existsSync(fileOf(hash))) return undefined;
      const png = readFileSync(fileOf(hash));
      return fingerprint(png) === hash ? png : undefined;
    },
    keep(png) {
      const file = fileOf(fingerprint(png));
      if (existsSync(file)) return;
      mkdirSync(dirname(file), { recursive: true });
      // Whole or not at all, also when two runs keep the same picture.
      const partial = `${file}.${process.pid}`;
      writeFileSync(partial, png);
      renameSync(partial, file);
    },
    prune(hashes) {
      for (const file of globSync("*/*", { cwd: folder }))
        if (!hashes.has(basename(file, ".png"))) rmSync(join(folder, file));
    },
  };
}
