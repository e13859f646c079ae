import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Subject } from "./stories.ts";
import type { Variant } from "./variants.ts";

const folder = join(import.meta.dirname, "../baselines");

/** File name of a picture. */
export function pictureName(story: string, variant: Variant): string {
  return `${story}.${variant.name}.png`;
}

/** The accepted picture, if there is one. */
export function readBaseline(name: string): Buffer | undefined {
  const path = join(folder, name);
  return existsSync(path) ? readFileSync(path) : undefined;
}

/** Accepts a picture. */
export function writeBaseline(name: string, picture: Buffer): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), picture);
}

/** Drops a picture that no story has any more. */
export function removeBaseline(name: string): void {
  rmSync(join(folder, name));
}

/** Accepted pictures that no story has any more. */
export function findOrphans(subjects: readonly Subject[]): string[] {
  const wanted = new Set(
    subjects.flatMap(({ id, variants }) => variants.map((variant) => pictureName(id, variant))),
  );
  return existsSync(folder)
    ? readdirSync(folder).filter((name) => name.endsWith(".png") && !wanted.has(name))
    : [];
}
