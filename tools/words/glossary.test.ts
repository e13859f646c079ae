import { join } from "node:path";
import { expect, test } from "vitest";
import { countAll, countWords, privateWords } from "./private-words.ts";

/** How often each word may still stand. A count goes down with the area that was renamed, and never up. */
const most: Record<(typeof privateWords)[number], number> = {
  words: 696,
  kept: 229,
  told: 59,
  said: 80,
  house: 69,
  somebody: 48,
  nobody: 68,
  floor: 12,
  world: 21,
  stage: 13,
  poses: 4,
  desk: 54,
  looks: 25,
};

test("no private word of the glossary stands more often than it did", () => {
  const counts = countAll(join(import.meta.dirname, "../.."));
  const grown = privateWords.filter((word) => counts[word] > most[word]);
  expect(
    grown.map((word) => `${word}: ${counts[word]}, at most ${most[word]}; see docs/glossary.md`),
  ).toEqual([]);
});

test("a word counts alone and as part of a name, whatever its case, and not inside of another word", () => {
  const found = countWords(
    "const ownWords = words; // Kept, not keptness: a password, Math.floor(1), stages",
  );
  expect([...found]).toEqual([
    ["words", 2],
    ["kept", 1],
  ]);
});
