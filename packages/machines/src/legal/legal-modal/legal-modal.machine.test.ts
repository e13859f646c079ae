import { expect, test } from "vitest";
import { createSimulation, holdPromise } from "../../testing/index.ts";
import { createLegalModalMachine, type LegalKey, legalKeys, legalModalView } from "./index.ts";

test("has six keys; the use terms are a page only [LEGAL-08, LEGAL-13]", () => {
  expect(legalKeys).toEqual([
    "conditions-generales",
    "politique-confidentialite",
    "mentions-legales",
    "cookies",
    "charte-ethique",
    "referencement",
  ]);
});

test("opens on one key at a time, loading it then; another key replaces it [LEGAL-09, LEGAL-10]", () => {
  const simulation = createSimulation();
  const load = holdPromise<void, { key: LegalKey | null }>();
  const actor = simulation.start(createLegalModalMachine().provide({ actors: { loadContent: load.logic } }));
  expect(load.asked).toEqual([]);
  actor.send({ type: "page.chosen", key: "cookies" });
  expect(legalModalView(actor.getSnapshot())).toEqual({ key: "cookies", status: "loading" });
  actor.send({ type: "page.chosen", key: "charte-ethique" });
  expect(load.asked).toEqual([{ key: "cookies" }, { key: "charte-ethique" }]);
  expect(load.waiting()).toBe(1);
  load.answer();
  expect(legalModalView(actor.getSnapshot())).toEqual({ key: "charte-ethique", status: "shown" });
});
