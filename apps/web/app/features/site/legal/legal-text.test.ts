import { expect, test } from "vitest";
import { typeset } from "../../../platform/typography/index.ts";
import { runsOf } from "./legal-text.ts";

test("French punctuation does not leave its word", () => {
  expect(typeset("Pour qui ? « Léa » : 10 % de 5 € ; l'avis !")).toBe(
    "Pour qui\u202f? «\u202fLéa\u202f»\u00a0: 10\u00a0% de 5\u00a0€\u202f; l’avis\u202f!",
  );
});

test("a paragraph is split at its links", () => {
  expect(runsOf("Lisez [la politique](/cookies), ou [écrivez](mailto:a@b.fr)")).toEqual([
    { text: "Lisez ", to: null },
    { text: "la politique", to: "/cookies" },
    { text: ", ou ", to: null },
    { text: "écrivez", to: "mailto:a@b.fr" },
  ]);
});

test("a paragraph without a link is one run", () => {
  expect(runsOf("Rien à suivre.")).toEqual([{ text: "Rien à suivre.", to: null }]);
});
