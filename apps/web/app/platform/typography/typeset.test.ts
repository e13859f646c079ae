import { expect, test } from "vitest";
import { typeset } from "./typeset.ts";

test.each([
  [
    "Pour qui ? « Léa » : 10 % de 5 € ; l'avis !",
    "Pour qui\u202f? «\u202fLéa\u202f»\u00a0: 10\u00a0% de 5\u00a0€\u202f; l’avis\u202f!",
  ],
  ["77 700 € dès 9 h, à 25 km", "77\u202f700\u00a0€ dès 9\u00a0h, à 25\u00a0km"],
  ["en 2026 1500 fois", "en 2026 1500 fois"],
])("« %s » is set as French is", (typed, set) => {
  expect(typeset(typed)).toBe(set);
});
