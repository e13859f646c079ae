import { expect, test } from "vitest";
import { titleOfNeed, typedNeed } from "./typed-need.ts";

test.each([
  [" garder mon chat ", "Visite à domicile", "garder mon chat"],
  ["tondre", "Tonte de pelouse", "tondre"],
  // Only the beginning of its name.
  ["Plomb", "Plomberie", ""],
  ["visite a domi", "Visite à domicile", ""],
  ["", "Plomberie", ""],
])("of « %s » typed for « %s », « %s » says more than the service", (typed, label, need) => {
  expect(typedNeed(typed, label)).toBe(need);
});

test("a need begins the title of its mission", () => {
  expect(titleOfNeed("élaguer un \u0000chêne")).toBe("Élaguer un  chêne");
  expect(titleOfNeed("a".repeat(300))).toHaveLength(120);
});
