import { expect, test } from "vitest";
import { phoneField, phoneText } from "./phone.ts";

const parsedPhone = (typed: unknown) => phoneField.safeParse(typed).data;

test.each([
  ["06 12 34 56 78", "+33612345678"],
  ["0033 6.12.34.56.78", "+33612345678"],
  [" +33 (0)6 12 34 56 78 ", "+33612345678"],
  ["04 90 12 34 56", "+33490123456"],
  // Overseas, ten digits state where.
  ["0692 12 34 56", "+262692123456"],
  ["06 93 12 34 56", "+262693123456"],
  ["0262 12 34 56", "+262262123456"],
  ["0263 12 34 56", "+262263123456"],
  ["0639 01 23 45", "+262639012345"],
  ["0269 61 23 45", "+262269612345"],
  ["05 90 12 34 56", "+590590123456"],
  ["0690 12 34 56", "+590690123456"],
  ["0691 23 45 67", "+590691234567"],
  ["0594 12 34 56", "+594594123456"],
  ["0694 12 34 56", "+594694123456"],
  ["0596 12 34 56", "+596596123456"],
  ["0696 12 34 56", "+596696123456"],
  ["0697 12 34 56", "+596697123456"],
  ["05 08 41 12 34", "+508411234"],
  ["+33 692 12 34 56", "+262692123456"],
  ["+262 692 12 34 56", "+262692123456"],
  ["00262 692 12 34 56", "+262692123456"],
  ["+262 (0)692 12 34 56", "+262692123456"],
  // Of the Pacific and Saint-Pierre-et-Miquelon, the prefix decides.
  ["+687 75 12 34", "+687751234"],
  ["+689 87 12 34 56", "+68987123456"],
  ["+681 72 12 34", "+681721234"],
  ["+508 41 12 34", "+508411234"],
  ["+32 470 12 34 56", "+32470123456"],
  ["+1 212 555 2368", "+12125552368"],
])("%s is stored as %s", (typed, e164) => {
  expect(parsedPhone(typed)).toBe(e164);
});

test.each([
  "",
  "12",
  "06 12 34 56 7",
  "06 12 34 56 78 poste 12",
  "appelez le 06 12 34 56 78",
  "+999 1234567",
  // Six or eight digits alone are of the Pacific, or of nowhere.
  "75 12 34",
  "87 12 34 56",
  33,
  "6".repeat(500),
])("%s is no number", (typed) => {
  expect(phoneField.safeParse(typed).success).toBe(false);
});

test("none is a choice too", () => {
  expect(phoneField.safeParse(null)).toEqual({ success: true, data: null });
});

test("a French number is shown as France writes it, others with their country", () => {
  const shown = ["+33612345678", "+32470123456", "+262692123456", "+68987123456", "+508411234"].map(
    phoneText,
  );
  expect(shown).toEqual([
    "06 12 34 56 78",
    "+32 470 12 34 56",
    "+262 692 12 34 56",
    "+689 87 12 34 56",
    "+508 41 12 34",
  ]);
});
