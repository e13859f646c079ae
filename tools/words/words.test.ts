import { join } from "node:path";
import { expect, test } from "vitest";
import { typeset } from "../../apps/web/app/platform/typography/index.ts";
import { allStrings, isQuoted, proseLines, sampleStrings, stringsOf } from "./copy-strings.ts";
import { hasWrongWidth, mistakesIn } from "./french.ts";

const root = join(import.meta.dirname, "../..");

test("no text that people read breaks the typography or a term, but those that the requirements quote", () => {
  const mistakes = allStrings(root)
    // Lists « one way | another » are what people say aloud to a page.
    .filter(({ text }) => !isQuoted(text) && !/ \| |\{/.test(text))
    .flatMap(({ text, file, line }) =>
      mistakesIn(text).map((says) => `${file}:${line} ${says}: ${text.trim()}`),
    );
  expect(mistakes).toEqual([]);
});

test("no article and no answer breaks the typography or a term, once it is typeset", () => {
  const lines = proseLines(root);
  expect(lines.length).toBeGreaterThan(200);
  const mistakes = lines.flatMap(({ text, file, line }) =>
    mistakesIn(typeset(text)).map((says) => `${file}:${line} ${says}: ${text.trim()}`),
  );
  expect(mistakes).toEqual([]);
});

test("no story and no sample has a no-break space of the wrong width, which a picture or a demo would show", () => {
  const wrong = sampleStrings(root)
    .filter(({ text }) => hasWrongWidth(text))
    .map(({ text, file, line }) => `${file}:${line} ${text.trim()}`);
  expect(wrong).toEqual([]);
});

test.each([
  ["verrouillé\u202f: réessayez", true],
  ["Alors\u00a0?", true],
  ["«\u00a0oui\u202f»", true],
  ["5\u202f€", true],
  ["Alors\u202f? Voici\u00a0: «\u202foui\u202f», 5\u00a0€, 10:30", false],
])("« %s » has a no-break space of the wrong width: %s", (text, isWrong) => {
  expect(hasWrongWidth(text)).toBe(isWrong);
});

test.each([
  ["Tout est correct ?", "a narrow no-break space stands before ; ! ? and »"],
  ["Dites-le nous\u00a0! Merci", "a narrow no-break space stands before ; ! ? and »"],
  ["Le mot «\u00a0oui\u202f» suffit", "a narrow no-break space stands after «"],
  ["Exemple : une haie", "a no-break space stands before :"],
  ["Il reste 5 € à régler", "a no-break space stands before €, % and units"],
  ["J'accepte les conditions", "apostrophes are ’"],
  ['Dites "oui" à voix haute', "quotation marks are « »"],
  ["Envoi en cours...", "an ellipsis is …"],
  ["Nous répondons dès 9h le lundi", "hours are « 9 h » with a no-break space"],
  ["Le montant est de 4 000 au plus", "thousands are parted by a narrow no-break space"],
  ["Votre 3ème mission", "ordinals are 1ᵉʳ et 3ᵉ".replace(" et ", " and ")],
  ["Consultez vos emails", "« e-mail », not « email » or « mail »"],
  ["Faire une contre-offre", "« contre-proposition », not « contre-offre »"],
  ["Contre-offre", "« contre-proposition », not « contre-offre »"],
  ["Voir les missions correspondantes", "missions « pour vous », not « correspondantes »"],
  ["Le client vous répond", "« demandeur », not « client »"],
])("« %s » is a mistake: %s", (text, says) => {
  expect(mistakesIn(text)).toEqual([says]);
});

test.each([
  "Tout est correct\u202f?",
  "Exemple\u00a0: 4\u202f000\u00a0€ pour l’été, dès 9\u00a0h",
  "«\u202foui\u202f» suffit",
  "The person's own: what is sent by mail",
  "/dashboard/missions?vue=recues",
])("« %s » is none", (text) => {
  expect(mistakesIn(text)).toEqual([]);
});

test("texts are found in strings, in templates and between tags", () => {
  const source = 'const a = "Un : deux"; const b = `$' + "{n} € en tout`; const c = <p>Alors ?</p>;";
  expect(stringsOf(source, "x.tsx").map(({ text }) => text)).toEqual(["Un : deux", "x € en tout", "Alors ?"]);
});
