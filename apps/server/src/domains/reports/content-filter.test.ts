import { describe, expect, test } from "vitest";
import { filterReason, signsOf } from "./content-filter.ts";

test.each([
  ["Appelez-moi au 06 12 34 56 78.", ["contacts"]],
  ["Écrivez à karim arobase gmail point com", ["contacts"]],
  ["Voyez www.exemple.fr avant samedi", ["links"]],
  ["Quel connard, ce propriétaire !", ["insults"]],
  ["Bande de Connards", ["insults"]],
  ["Ferme  ta   gueule", ["insults"]],
  ["Espèce de CON", ["insults"]],
  ["Je vais te frapper, et voici mon numéro 0612345678", ["contacts", "insults"]],
  ["promo promo promo promo promo promo promo promo", ["repetition"]],
  ["Viteeeeeeeeeeeee", ["repetition"]],
])("« %s » is looked at for %j", (text, signs) => {
  expect(signsOf(text, [])).toEqual(signs);
});

test.each([
  "Le mur est-il porteur ? J’ai les chevilles pour la brique pleine.",
  "Oui, le code est donné sur place.",
  "Je dispute souvent des matchs de pétanque, je suis libre à 18 h 30.",
  "La réputation du quartier est bonne, le député passe samedi.",
  "Concert du soir : il faut monter la tente, ordinateur fourni.",
  "Il faut 12 planches de 240 cm et 3 sacs de 25 kg.",
  "Il y a un cagibi, une crevaison à réparer et des pédales de vélo à changer.",
  "Sortir les ordures, réparer un pneu crevé, prendre un bâton et de la pâte à bois.",
  "Non non non, pas du tout !!!",
])("« %s » is left alone", (text) => {
  expect(signsOf(text, [])).toEqual([]);
});

describe("the same text", () => {
  const text = "Je fais tous travaux de peinture à petit prix.";
  test("are noticed when a person writes them for the third time, however they are spelled", () => {
    expect(signsOf(text, ["Bonjour.", text])).toEqual([]);
    expect(signsOf(text.toUpperCase(), [text, text])).toEqual(["repetition"]);
  });
  test("are not when they are short", () => {
    expect(signsOf("Oui, merci.", ["Oui, merci.", "Oui, merci.", "Oui, merci."])).toEqual([]);
  });
});

test("what was noticed is reported as text", () => {
  expect(filterReason(["contacts", "links"])).toBe("Filtre automatique\u00a0: coordonnées, liens");
});
