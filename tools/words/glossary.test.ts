import { join } from "node:path";
import { expect, test } from "vitest";
import { countAll, countWords, privateWords } from "./private-words.ts";

/** How often each word may still stand. A count goes down with the area that was renamed, and never up. */
const most: Record<(typeof privateWords)[number], number> = {
  words: 9590,
  kept: 1995,
  told: 1693,
  said: 1709,
  house: 1093,
  somebody: 1321,
  nobody: 963,
  floor: 161,
  world: 99,
  stage: 27,
  poses: 4,
  desk: 281,
  looks: 382,
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
