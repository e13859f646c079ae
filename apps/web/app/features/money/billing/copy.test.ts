import { expect, test } from "vitest";
import { quantityText } from "./copy.ts";

test.each([
  [1000, "heure", "1 heure"],
  [1500, "heure", "1,5 heure"],
  [2000, "heure", "2 heures"],
  [6500, "pièce", "6,5 pièces"],
  [12000, "m²", "12 m²"],
  [3000, "sac de gravats", "3 sac de gravats"],
  [3000, "constructor", "3 constructor"],
  [2000, "", "2"],
])("%i thousandths of « %s » are « %s »", (thousandths, unit, text) => {
  expect(quantityText(thousandths, unit)).toBe(text);
});
