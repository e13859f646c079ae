import { join } from "node:path";
import { listAlbums, readAlbum, readContents, writeAlbum } from "./album.ts";
import { decode, fingerprint, type Picture } from "./picture.ts";
import type { Subject } from "./stories.ts";
import type { Variant } from "./variants.ts";

const folder = join(import.meta.dirname, "../baselines");

/** Name of a picture: the story's or sheet's id, then how it is looked at. */
export function pictureName(subject: string, variant: Variant): string {
  return `${subject}.${variant.name}`;
}

/** Pictures of one component lie in one album. */
function albumOf(name: string): string {
  return name.slice(0, name.indexOf("--"));
}

const known = new Map<string, ReturnType<typeof readContents>>();

function entryOf(name: string) {
  const album = albumOf(name);
  const contents = known.get(album) ?? readContents(folder, album);
  known.set(album, contents);
  return contents[name];
}

/** True when a picture of this name was accepted. */
export function hasBaseline(name: string): boolean {
  return entryOf(name) !== undefined;
}

/** True when this PNG file is, byte for byte, the one that was accepted. */
export function isBaseline(name: string, png: Buffer): boolean {
  return entryOf(name)?.fingerprint === fingerprint(png);
}

/** The accepted picture, if there is one. */
export function readBaseline(name: string): Picture | undefined {
  return readAlbum(folder, albumOf(name)).get(name)?.picture;
}

/** Accepts pictures (PNG files by name), drops others. */
export function changeBaselines(accepted: ReadonlyMap<string, Buffer>, dropped: readonly string[]): void {
  const albums = new Set([...accepted.keys(), ...dropped].map(albumOf));
  for (const album of albums) {
    const pictures = readAlbum(folder, album);
    for (const name of dropped) pictures.delete(name);
    for (const [name, png] of accepted) {
      if (albumOf(name) !== album) continue;
      const picture = decode(png);
      const { width, height } = picture;
      pictures.set(name, { fingerprint: fingerprint(png), width, height, picture });
    }
    writeAlbum(folder, album, pictures);
  }
  known.clear();
}

/** Accepted pictures that nothing shows any more. */
export function findOrphans(subjects: readonly Subject[]): string[] {
  const wanted = new Set(
    subjects.flatMap(({ id, variants }) => variants.map((variant) => pictureName(id, variant))),
  );
  return listAlbums(folder)
    .flatMap((album) => Object.keys(readContents(folder, album)))
    .filter((name) => !wanted.has(name));
}
