import { expect, test } from "vitest";
import { contactMask, withoutContacts } from "./contacts.ts";

test.each([
  ["Appelez-moi au 06 12 34 56 78.", `Appelez-moi au ${contactMask}.`],
  ["0612345678", contactMask],
  ["06.12.34.56.78 ou 06-12-34-56-78", `${contactMask} ou ${contactMask}`],
  ["+33 6 12 34 56 78", contactMask],
  ["+33 (0)6 12 34 56 78", contactMask],
  ["0033612345678", contactMask],
  ["Écrivez à karim.b@exemple.fr !", `Écrivez à ${contactMask} !`],
  ["karim (at) exemple point fr", contactMask],
])("%s is masked", (text, masked) => {
  expect(withoutContacts(text)).toEqual({ text: masked, hasContacts: true });
});

test.each([
  "Terrain de 300 m², tondeuse sur place.",
  "Le 05/12/2026 à 14 h 30, pour 45,50 €.",
  "Modèle 0612 de 1998, 12345678901234 kilomètres.",
  "À Lyon 69003, @ la maison.",
  "SIRET 123 456 789 00012",
])("%s stays as it is", (text) => {
  expect(withoutContacts(text)).toEqual({ text, hasContacts: false });
});

test("a huge text of digits is read in no time", () => {
  const start = performance.now();
  withoutContacts("06 12 34 56 7".repeat(5000));
  withoutContacts("a.".repeat(5000));
  expect(performance.now() - start).toBeLessThan(500);
});
