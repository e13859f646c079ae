import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fingerprint, sizeOf } from "./picture.ts";
import type { Subject } from "./stories.ts";
import type { Variant } from "./variants.ts";

/** What is committed of an accepted picture. */
export interface Baseline {
  /** SHA-256 of the PNG file as the pinned browser wrote it. */
  fingerprint: string;
  width: number;
  height: number;
}

/** The accepted pictures, by name; nothing is known of their pixels. */
export interface Baselines {
  find(name: string): Baseline | undefined;
  /** True when this PNG file is, byte for byte, the one that was accepted. */
  isAccepted(name: string, png: Buffer): boolean;
  names(): string[];
  fingerprints(): Set<string>;
  /** Accepts pictures by name, and drops others. */
  change(accepted: ReadonlyMap<string, Baseline>, dropped: readonly string[]): void;
}

/** What is committed of a PNG file once it is accepted. */
export function baselineOf(png: Buffer): Baseline {
  return { fingerprint: fingerprint(png), ...sizeOf(png) };
}

/** Where the hashes of the accepted pictures are committed: one file a part of Storybook (ui, patterns, web, machines, jobami). */
export const baselinesFolder = join(import.meta.dirname, "../baselines");

/** Name of a picture: the story's or sheet's id, then how it is looked at. */
export function pictureName(subject: string, variant: Variant): string {
  return `${subject}.${variant.name}`;
}

const fileOf = (name: string) => `${name.slice(0, name.indexOf("-"))}.json`;

type Contents = Record<string, Baseline>;

/** One line a picture, sorted: a change is a line of a diff, and changes of two branches meet without a conflict. */
function write(path: string, contents: Contents): void {
  const lines = Object.entries(contents)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, { fingerprint: hash, width, height }]) =>
      [JSON.stringify(name), JSON.stringify({ fingerprint: hash, width, height })].join(": "),
    );
  if (lines.length === 0) rmSync(path, { force: true });
  else {
    writeFileSync(`${path}.partial`, `{\n${lines.join(",\n")}\n}\n`);
    renameSync(`${path}.partial`, path);
  }
}

/** Reads the accepted hashes of a folder. */
export function openBaselines(folder = baselinesFolder): Baselines {
  const files = new Map<string, Contents>();
  const read = (file: string): Contents => {
    const path = join(folder, file);
    const contents =
      files.get(file) ?? (existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Contents) : {});
    files.set(file, contents);
    return contents;
  };
  const all = () =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((file) => file.endsWith(".json"))
          .flatMap((file) => Object.entries(read(file)))
      : [];

  const find = (name: string): Baseline | undefined => read(fileOf(name))[name];
  return {
    find,
    isAccepted: (name, png) => find(name)?.fingerprint === fingerprint(png),
    names: () => all().map(([name]) => name),
    fingerprints: () => new Set(all().map(([, baseline]) => baseline.fingerprint)),
    change(accepted, dropped) {
      mkdirSync(folder, { recursive: true });
      for (const name of dropped) delete read(fileOf(name))[name];
      for (const [name, baseline] of accepted) read(fileOf(name))[name] = baseline;
      for (const file of new Set([...accepted.keys(), ...dropped].map(fileOf)))
        write(join(folder, file), read(file));
    },
  };
}

/** Accepted pictures that nothing shows any more. */
export function findOrphans(baselines: Baselines, subjects: readonly Subject[]): string[] {
  const wanted = new Set(
    subjects.flatMap(({ id, variants }) => variants.map((variant) => pictureName(id, variant))),
  );
  return baselines.names().filter((name) => !wanted.has(name));
}
