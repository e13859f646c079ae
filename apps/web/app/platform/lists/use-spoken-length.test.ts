import { expect, test } from "vitest";
import { lengthText } from "./use-spoken-length.ts";

test("the length of a list is spoken as one says it, also of none, of one and of more than are counted", () => {
  expect([lengthText(0, false), lengthText(1, false), lengthText(12, false)]).toEqual([
    "Aucun résultat",
    "1 résultat",
    "12 résultats",
  ]);
  expect(lengthText(1000, true)).toMatch(/^Plus de 1\s000 résultats$/);
});
