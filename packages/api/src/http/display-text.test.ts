import { describe, expect, it } from "vitest";
import { displayText, shortName } from "./display-text.ts";

describe("what a person wrote, inside a sentence of ours", () => {
  it.each(["Léa", "O’Brien", "R2D2", "<b>Zoé</b>", "Nguyễn Thị Ngọc", "李", "👩‍🔧 Inès", "नमस्ते", "ปู่ย่า"])(
    "stands as it is: %s",
    (text) => {
      expect(displayText(text)).toBe(text);
    },
  );

  it.each(["مريم", "שרה", "Léa مريم", "\u200fLéa"])(
    "written from right to left keeps to itself: %s",
    (text) => {
      expect(displayText(text)).toBe(`\u2068${text}\u2069`);
    },
  );

  it.each([
    ["\u202eaéL", "aéL"],
    ["a\u202ab\u202bc\u202cd\u202de", "abcde"],
    ["Léa\u2069\u202e", "Léa"],
    ["\u2066\u2067\u2068Léa", "Léa"],
    ["مر\u2069يم", "\u2068مريم\u2069"],
  ])("turns nothing around it: %j", (text, shown) => {
    expect(displayText(text)).toBe(shown);
  });

  it("breaks no line and piles nothing over the lines around it", () => {
    expect(displayText("Léa\u2028Martin\u2029")).toBe("Léa Martin ");
    expect(displayText(`Z${"\u0351".repeat(40)}oé${"\u0316".repeat(3)}`)).toBe(
      `Z${"\u0351".repeat(4)}oé${"\u0316".repeat(3)}`,
    );
  });
});

describe("a person as others see them", () => {
  it.each([
    ["Léa", "M", "Léa M."],
    ["Léa", "\u202e", "Léa"],
    ["Léa", "\u200b", "Léa"],
    ["\u202eaéL", "M", "aéL M."],
    ["مريم", "ب", "\u2068مريم ب.\u2069"],
  ])("%j %j is %j", (prenom, initiale, shown) => {
    expect(shortName({ prenom, initiale })).toBe(shown);
  });
});
