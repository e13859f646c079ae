import { expect, test } from "vitest";
import { itemsOf } from "../ComboBox/combo-entries.ts";
import { chosenOf, pastEntries } from "./suggestion-entries.ts";

const past = [
  { what: "armoire", where: "Lyon" },
  { what: "armoire", where: "Brest" },
];
const found = [{ id: "montage-de-meubles", label: "Montage de meubles", description: "Bricolage" }];
const names = { heading: "Vos dernières recherches", clear: "Effacer" };

test("each entry leads to what it stands for, likenesses and the last one too; what is not listed to nothing", () => {
  const items = itemsOf(pastEntries(past, names));
  expect(items.map((item) => chosenOf(item, { past, found }))).toEqual([
    { type: "past", entry: past[0] },
    { type: "past", entry: past[1] },
    { type: "clear" },
  ]);
  expect(chosenOf({ id: "montage-de-meubles", label: "" }, { past, found })).toEqual({
    type: "suggestion",
    suggestion: found[0],
  });
  expect(chosenOf({ id: "as-written", label: "armoire" }, { past, found })).toBeNull();
});

test("without past searches there is nothing to clear", () => {
  expect(pastEntries([], names)).toEqual([]);
});
