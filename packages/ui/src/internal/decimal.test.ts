import { describe, expect, test } from "vitest";
import { formatFrenchNumber, parseFrenchNumber } from "./decimal.ts";

describe("numbers as people type them", () => {
  test.each([
    ["1500", 1500],
    ["1 500,50", 1500.5],
    ["1\u202F500,5", 1500.5],
    ["1\u00A0500.25 €", 1500.25],
    [",5", 0.5],
    ["12,", 12],
    ["-3", -3],
  ])("« %s » is %d", (text, number) => {
    expect(parseFrenchNumber(text)).toBe(number);
  });

  test("nothing is null, what is no number is NaN", () => {
    expect(parseFrenchNumber("  ")).toBe(null);
    expect(parseFrenchNumber("deux")).toBe(Number.NaN);
    expect(parseFrenchNumber("1,2,3")).toBe(Number.NaN);
    expect(parseFrenchNumber("1e9")).toBe(Number.NaN);
  });

  test("decimals are written in two digits, only when there are some; more than two are retained for the form to refuse", () => {
    expect(formatFrenchNumber(1234567.5, 2)).toBe("1\u202F234\u202F567,50");
    expect(formatFrenchNumber(60, 2)).toBe("60");
    expect(formatFrenchNumber(1.234, 2)).toBe("1,234");
    expect(formatFrenchNumber(2.5, 0)).toBe("2,5");
  });
});
