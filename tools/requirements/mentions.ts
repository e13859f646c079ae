import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const TESTS = [
  "packages/*/src/**/*.test.{ts,tsx}",
  "apps/*/{src,app,e2e}/**/*.{test,e2e}.{ts,tsx}",
  "tools/**/*.test.ts",
];
const CLAIM = /\[([A-Z0-9]+-\d+(?:, [A-Z0-9]+-\d+)*)\]["'`]/g;

/** The requirement ids that a test file claims to prove: those in brackets at the end of its titles. */
export function claimsOf(source: string): string[] {
  return [...source.matchAll(CLAIM)].flatMap((match) => (match[1] ?? "").split(", "));
}

/** Every claimed id, with the files that claim it. */
export function findMentions(): Map<string, string[]> {
  const mentions = new Map<string, string[]>();
  for (const file of globSync(TESTS, { cwd: root, exclude: ["**/node_modules/**"] }).sort())
    for (const id of new Set(claimsOf(readFileSync(join(root, file), "utf8"))))
      mentions.set(id, [...(mentions.get(id) ?? []), file]);
  return mentions;
}
