import { expect, it } from "vitest";
import { changesTerms, missionChanges, type StatedMission } from "./changes.ts";

const before: StatedMission = {
  title: "Tondre la pelouse",
  description: "Terrain plat de 300 m².",
  category: "jardinage",
  subcategory: "tonte-de-pelouse",
  place: { code: "69123", postalCode: "69003" },
  date: "2026-12-05",
  moment: "matin",
  budgetType: "fixe",
  amount: 45,
  jobiAmount: 0,
  paymentMethodType: "euros",
  isUrgent: false,
};

it.each<[Partial<StatedMission>, string[], boolean]>([
  [{}, [], false],
  [{ title: "Tondre le jardin" }, ["title"], false],
  [{ description: "Terrain en pente.", isUrgent: true }, ["description", "isUrgent"], false],
  [{ subcategory: "taille-de-haies" }, ["service"], true],
  [{ place: { code: "69123", postalCode: "69001" } }, ["place"], true],
  [{ moment: "soir" }, ["date"], true],
  [{ timing: "flexible" }, ["date"], true],
  [{ endDate: "2026-12-11" }, ["date"], true],
  // An answer of before has none.
  [{ timing: "date" }, [], false],
  [{ endDate: null }, [], false],
  [{ date: "2026-12-06", title: "Tondre" }, ["title", "date"], true],
  [{ amount: 50 }, ["budget"], true],
  [{ budgetType: "horaire" }, ["budget"], true],
  [{ paymentMethodType: "hybrid", jobiAmount: 3 }, ["budget"], true],
])("after %j differ %j; to be confirmed: %s", (change, changes, isToConfirm) => {
  const found = missionChanges(before, { ...before, ...change });
  expect(found).toEqual(changes);
  expect(changesTerms(found)).toBe(isToConfirm);
});
