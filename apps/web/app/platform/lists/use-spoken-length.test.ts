import { expect, test } from "vitest";
import { lengthText } from "./use-spoken-length.ts";

test("the length of a list is spoken as one says it, also of none, of one and of more than are counted", () => {
  const spoken = [lengthText(0, false), lengthText(1, false), lengthText(12, false), lengthText(1000, true)];
  expect(spoken).toEqual(["0 résultat", "1 résultat", "12 résultats", "Plus de 1000 résultats"]);
});
