import { expect, test } from "vitest";
import { phoneField, phoneWords } from "./phone.ts";

const kept = (typed: unknown) => phoneField.safeParse(typed).data;

test.each([
  ["06 12 34 56 78", "+33612345678"],
  ["0033 6.12.34.56.78", "+33612345678"],
  [" +33 (0)6 12 34 56 78 ", "+33612345678"],
  ["05 90 12 34 56", "+33590123456"],
  ["+262 692 12 34 56", "+262692123456"],
  ["+32 470 12 34 56", "+32470123456"],
  ["+1 212 555 2368", "+12125552368"],
])("%s is kept as %s", (typed, e164) => {
  expect(kept(typed)).toBe(e164);
});

test.each([
  "",
  "12",
  "06 12 34 56 7",
  "06 12 34 56 78 poste 12",
  "appelez le 06 12 34 56 78",
  "+999 1234567",
  33,
  "6".repeat(500),
])("%s is no number", (typed) => {
  expect(phoneField.safeParse(typed).success).toBe(false);
});

test("none is a choice too", () => {
  expect(phoneField.safeParse(null)).toEqual({ success: true, data: null });
});

test("a French number is shown as France writes it, others with their country", () => {
  expect([phoneWords("+33612345678"), phoneWords("+32470123456")]).toEqual([
    "06 12 34 56 78",
    "+32 470 12 34 56",
  ]);
});
