import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib";
import type { Picture } from "./picture.ts";

/** What is known of an accepted picture without unpacking it. */
export interface Entry {
  /** SHA-256 of the PNG file as the pinned browser wrote it. */
  fingerprint: string;
  width: number;
  height: number;
}

/** The accepted pictures of one component, by name. */
export type Album = Map<string, Entry & { picture: Picture }>;

const bytesAPixel = 4;
const packing = {
  params: {
    [constants.ZSTD_c_compressionLevel]: 9,
    // Pictures of one component repeat each other from far away.
    [constants.ZSTD_c_enableLongDistanceMatching]: 1,
    [constants.ZSTD_c_windowLog]: 27,
  },
};

const contents = (folder: string, album: string) => join(folder, `${album}.json`);
const pixels = (folder: string, album: string) => join(folder, `${album}.zst`);

/** The albums of a folder, by name. */
export function listAlbums(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith(".json"))
        .map((file) => file.slice(0, -".json".length))
    : [];
}

/** What an album holds, without its pixels. */
export function readContents(folder: string, album: string): Record<string, Entry> {
  const path = contents(folder, album);
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Record<string, Entry>) : {};
}

/** Unpacks an album. */
export function readAlbum(folder: string, album: string): Album {
  const entries = Object.entries(readContents(folder, album));
  if (entries.length === 0) return new Map();
  const data = zstdDecompressSync(readFileSync(pixels(folder, album)));
  let from = 0;
  return new Map(
    entries.map(([name, entry]) => {
      const to = from + entry.width * entry.height * bytesAPixel;
      const picture = { width: entry.width, height: entry.height, data: data.subarray(from, to) };
      from = to;
      return [name, { ...entry, picture }];
    }),
  );
}

/** Packs an album: its pixels in one file, its contents as text beside it. An empty album is removed. */
export function writeAlbum(folder: string, album: string, pictures: Album): void {
  const sorted = [...pictures].sort(([one], [other]) => (one < other ? -1 : 1));
  if (sorted.length === 0) {
    rmSync(contents(folder, album), { force: true });
    rmSync(pixels(folder, album), { force: true });
    return;
  }
  mkdirSync(folder, { recursive: true });
  const text = Object.fromEntries(
    sorted.map(([name, { fingerprint, width, height }]) => [name, { fingerprint, width, height }]),
  );
  writeFileSync(contents(folder, album), `${JSON.stringify(text, null, 1)}\n`);
  const data = Buffer.concat(sorted.map(([, { picture }]) => picture.data));
  writeFileSync(pixels(folder, album), zstdCompressSync(data, packing));
}
