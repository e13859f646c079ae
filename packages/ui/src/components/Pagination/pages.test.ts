import { describe, expect, test } from "vitest";
import { pageMarks } from "./pages.ts";

describe("marks of a row of pages", () => {
  test.each([
    [1, 1, [1]],
    [3, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 8, [1, 2, 3, 4, 5, "gap", 8]],
    [4, 12, [1, 2, 3, 4, 5, "gap", 12]],
    [5, 12, [1, "gap", 4, 5, 6, "gap", 12]],
    [9, 12, [1, "gap", 8, 9, 10, 11, 12]],
    [12, 12, [1, "gap", 8, 9, 10, 11, 12]],
  ])("page %i of %i", (page, total, marks) => {
    expect(pageMarks(page, total)).toEqual(marks);
  });

  test("always holds the current page, and never a gap of one page", () => {
    for (let total = 8; total <= 30; total++)
      for (let page = 1; page <= total; page++) {
        const marks = pageMarks(page, total);
        expect(marks).toHaveLength(7);
        expect(marks).toContain(page);
        marks.forEach((mark, index) => {
          if (mark !== "gap") return;
          expect(Number(marks[index + 1]) - Number(marks[index - 1])).toBeGreaterThan(2);
        });
      }
  });
});
