import { describe, expect, test } from "vitest";
import { accessibilityPage, withTable } from "./accessibility-page.ts";
import { apgFailures, apgTable, findProofs, readPatterns } from "./apg.ts";
import { readStories } from "./read.ts";

const stories = readStories();
const patterns = await readPatterns();
const proofs = findProofs(stories);

describe("the W3C patterns", () => {
  test("each row is proved, each claim is of a row that exists", () => {
    expect(apgFailures(patterns, proofs)).toEqual([]);
  });

  test("a story that proves a row plays it", () => {
    const still = stories.filter(
      ({ tags, hasPlay }) => !hasPlay && tags.some((tag) => tag.startsWith("apg:")),
    );
    expect(still.map(({ id }) => id)).toEqual([]);
  });

  test("docs/accessibility.md shows them as they are; `pnpm accessibility` writes it anew", () => {
    expect(accessibilityPage()).toBe(withTable(accessibilityPage(), apgTable(patterns, proofs)));
  });
});

describe("the comparison sees", () => {
  const two = {
    slider: { name: "Slider", page: "slider", rows: { home: "Home: the least", end: "End: the most" } },
  };
  const story = { file: "", title: "", name: "", hasPlay: true };

  test("a row without proof and a claim without row", () => {
    const some = findProofs(
      [{ ...story, id: "ui-slider--keys", tags: ["apg:slider/home", "apg:slider/fly"] }],
      [],
    );
    expect(apgFailures(two, some)).toEqual([
      "apg:slider/end: no story or test proves it",
      "apg:slider/fly: no such row, claimed by ui-slider--keys",
    ]);
  });

  test("stories and tests side by side", () => {
    const both = findProofs(
      [{ ...story, id: "ui-slider--keys", tags: ["apg:slider/home"] }],
      [["apg:slider/home", "`Slider.test.tsx`"]],
    );
    expect(apgTable(two, both)).toContain("| Home: the least | ui-slider--keys<br>`Slider.test.tsx` |");
  });
});
