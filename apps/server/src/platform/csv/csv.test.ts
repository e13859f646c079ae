import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test.each([
  ["=1+1", "'=1+1"],
  ["+33 6", "'+33 6"],
  ["-2", "'-2"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\tx", `"'\tx"`],
  ["\r=1", `"'\r=1"`],
  ['=HYPERLINK("http://x";"y")', `"'=HYPERLINK(""http://x"";""y"")"`],
  ["＝1+1", "'＝1+1"],
  ["＠SUM(A1)", "'＠SUM(A1)"],
  ["Léa,=1+1", `"Léa,'=1+1"`],
  ["Léa;－1", `"Léa;'－1"`],
  ["a\t+1", `"a\t'+1"`],
  ["12, rue Jean-Moulin", '"12, rue Jean-Moulin"'],
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

test("cents are euros as French spreadsheets read them, also below zero", () => {
  expect(csvLine([{ cents: 123_450 }, { cents: -5 }, { cents: 0 }])).toBe("1234,50;-0,05;0,00\r\n");
});

test("a number below zero stays a number", () => {
  expect(csvLine([-3, "-3"])).toBe("-3;'-3\r\n");
});
