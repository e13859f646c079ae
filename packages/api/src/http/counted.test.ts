import { expect, test } from "vitest";
import { counted, inNumber } from "./counted.ts";

test.each([
  [0, "0\u00a0jour"],
  [1, "1\u00a0jour"],
  [1.5, "1,5\u00a0jour"],
  [2, "2\u00a0jours"],
  [-3, "-3\u00a0jours"],
  [1200, "1\u202f200\u00a0jours"],
])("%s is written in its number", (count, text) => {
  expect(counted(count, "jour")).toBe(text);
});

test("a word that takes no s is given in both numbers", () => {
  expect([1, 2].map((count) => inNumber(count, "avis", "avis"))).toEqual(["avis", "avis"]);
  expect([1, 2].map((count) => inNumber(count, "travail", "travaux"))).toEqual(["travail", "travaux"]);
});
