import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test.each([
  ["=1+1", "'=1+1"],
  ["+33 6", "'+33 6"],
  ["-2", "'-2"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\tx", "'\tx"],
  ["\r=1", `"'\r=1"`],
  ['=HYPERLINK("http://x";"y")', `"'=HYPERLINK(""http://x"";""y"")"`],
  ["a;b", '"a;b"'],
  ["une\nligne", '"une\nligne"'],
  ["Léa = moi", "Léa = moi"],
  ["", ""],
])("a cell %j is written %j", (given, written) => {
  expect(csvLine([given, "fin"])).toBe(`${written};fin\r\n`);
});

test("a cell without a value is empty", () => {
  expect(csvLine([null, null])).toBe(";\r\n");
});

test("a number below zero stays a number", () => {
  expect(csvLine([-3, "-3"])).toBe("-3;'-3\r\n");
});
