import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { acceptedPatterns } from "./accepted.ts";
import { provedDegree } from "./growth.ts";
import { type KnownPattern, patternsAt, placesIn, shippedPlaces } from "./patterns.ts";
import { isOf, rowOf } from "./register.ts";

/** For one pattern, in ms; the slowest takes three seconds on a machine that does nothing else. */
const limit = 10_000;
/** Once more, for one that a busy machine prevented from ending. */
const patience = 60_000;
/** What the table takes is tried as far as it comes at once: the proof attacks it. */
const glance = 2000;

let known: KnownPattern[];
let unknown: string[];
beforeAll(async () => {
  ({ known, unknown } = await patternsAt(shippedPlaces()));
});

/** What grows faster than the text and is not accepted as it is, with the power. */
async function growing(patterns: readonly KnownPattern[]): Promise<string[]> {
  const found: string[] = [];
  for (const pattern of patterns) {
    const row = rowOf(pattern);
    const degree =
      row === undefined
        ? ((await provedDegree(pattern, limit)) ?? (await provedDegree(pattern, patience)))
        : await provedDegree(pattern, glance);
    const isHeld = row === undefined ? degree === 1 : degree === null || degree <= row.degree;
    if (!isHeld) found.push(`${pattern.places.join(", ")}: /${pattern.source}/ ${degree ?? "not proved"}`);
  }
  return found;
}

test("every pattern that code makes is made when its module loads, never of what comes later", () => {
  expect(unknown).toEqual([]);
});

test("every pattern takes a time that grows with its text alone, or is accepted as it is", async () => {
  expect(known.length).toBeGreaterThan(200);
  expect(await growing(known)).toEqual([]);
});

test("no row accepts what is not there any more, or what is bounded by nothing", () => {
  expect(acceptedPatterns.filter((row) => !known.some((pattern) => isOf(row, pattern)))).toEqual([]);
  expect(
    acceptedPatterns.filter(({ degree, most }) => degree > 4 || (degree > 1 && most === "body")),
  ).toEqual([]);
});

const folder = mkdtempSync(join(tmpdir(), "jobami-patterns-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Of a source that a person could write: what is found in it, and what makes a pattern that no one knows. */
async function planted(text: string) {
  const file = join(folder, "planted.ts");
  writeFileSync(file, text);
  const { known: patterns, unknown: unmade } = await patternsAt(placesIn(text, file));
  return { growing: await growing(patterns), unmade: unmade.length };
}

test.each([
  ["exponential", "const bad = /^(?:a+)+$/;", Number.POSITIVE_INFINITY],
  ["polynomial", String.raw`const bad = /\s+$/;`, 2],
  ["given as an argument", String.raw`" x".replace(/\/+$/g, "");`, 2],
  ["made at run time", 'const bad = new RegExp(["^(", "a|a", ")*$"].join(""));', Number.POSITIVE_INFINITY],
  ["made by a call", 'const part = "b+"; const bad = RegExp(part + "c$", "u");', 2],
  ["whose runs end late", "const bad = /^(?:[a-z0-9-]{1,63}-?){0,16}!$/;", Number.POSITIVE_INFINITY],
  ["that no automaton reads", "const bad = /(?<=x)(?:a|b)*c/;", "not proved"],
])("a bad pattern is found: %s", async (_, text, degree) => {
  const found = await planted(text);
  expect(found.growing).toEqual([expect.stringMatching(new RegExp(`: /.+/ ${degree}$`))]);
  expect(found.unmade).toBe(0);
});

test.each([
  ["of what a person typed", "export const find = (typed: string) => new RegExp(typed);"],
  ["of a text", 'export const find = (typed: string) => typed.match("(a+)+$");'],
])("a pattern that is made later is found: %s", async (_, text) => {
  expect((await planted(text)).unmade).toBe(1);
});

test("a good pattern is taken", async () => {
  expect(await planted(String.raw`const good = [/^\d{1,9}$/, new RegExp("[^a-z]+", "g")];`)).toEqual({
    growing: [],
    unmade: 0,
  });
});
