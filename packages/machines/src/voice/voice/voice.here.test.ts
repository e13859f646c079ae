import { describe, expect, test } from "vitest";
import { hereCommands, matchCommand } from "./index.ts";
import { consentOf } from "./voice.consent.ts";
import { sampleCommands } from "./voice.fixture.ts";
import { isGrave } from "./voice.grave.ts";

const page = [
  "Filtrer",
  "Répondre",
  "Choisir",
  "Accepter la proposition",
  "Modifier la mission",
  "Modifier le prix",
  "Retour à la liste des missions de jardinage près de chez vous",
  "Semaine",
  "Ajouter aux favoris",
  "Voir plus",
  "…",
];
const pressed = (spoken: string, names = page) =>
  matchCommand(spoken, [...hereCommands(names), ...sampleCommands])?.named;

describe("the controls of a page, by their names", () => {
  test.each([
    ["filtrer", "Filtrer"],
    ["filtre", "Filtrer"],
    ["filtrez s’il vous plaît", "Filtrer"],
    ["clique sur filtrer", "Filtrer"],
    ["appuie sur le bouton filtrer", "Filtrer"],
    ["réponds", "Répondre"],
    ["répondez", "Répondre"],
    ["choisis", "Choisir"],
    ["choisissez", "Choisir"],
    ["je voudrais accepter la proposition", "Accepter la proposition"],
    ["accepte", "Accepter la proposition"],
    ["modifie la mission", "Modifier la mission"],
    ["semaine", "Semaine"],
    ["ajoute", "Ajouter aux favoris"],
    ["voir plus", "Voir plus"],
    ["retour à la liste des missions", "Retour à la liste des missions de jardinage près de chez vous"],
  ])("« %s » presses %s", (spoken, name) => {
    expect(pressed(spoken)).toBe(name);
  });

  test.each(["modifie", "réponds au téléphone", "filtre le café", "accepte de venir", "clique"])(
    "« %s » presses nothing: it is half a name, or more than one",
    (spoken) => {
      expect(pressed(spoken)).toBeUndefined();
    },
  );

  test.each(["publie", "publie-le", "fais voir", "voir"])(
    "« %s » presses nothing: it is the verb of no name, or one that stands beside any",
    (spoken) => {
      expect(pressed(spoken) ?? "").not.toMatch(/^(?:Ajouter|Voir)/);
    },
  );

  test("are there once a name, and none without one", () => {
    expect(hereCommands(["Filtrer", "Filtrer", "", "…"]).map(({ id }) => id)).toEqual(["press.Filtrer"]);
    expect(hereCommands(Array.from({ length: 300 }, (_, index) => `Ligne ${index}`))).toHaveLength(200);
  });
});

describe("what is pressed only once its person has agreed", () => {
  test.each(["Accepter la proposition", "Payer 45 €", "Supprimer", "Annuler la mission", "Se désabonner"])(
    "%s",
    (name) => {
      expect(isGrave(name)).toBe(true);
    },
  );

  test.each(["Annuler", "Fermer", "Filtrer", "Répondre", "Voir la mission à supprimer", ""])(
    "not « %s »",
    (name) => {
      expect(isGrave(name)).toBe(false);
    },
  );
});

describe("the answer to a question", () => {
  test.each([
    [["oui"], "yes"],
    [["Oui, merci"], "yes"],
    [["euh oui s’il te plaît"], "yes"],
    [["d’accord"], "yes"],
    [["je confirme"], "yes"],
    [["non"], "no"],
    [["non non"], "no"],
    [["laisse tomber"], "no"],
    [["ouille", "oui"], "yes"],
    [["oui mais non"], null],
    [["voir les missions"], null],
    [[], null],
  ] as const)("%j is %s", (alternatives, answer) => {
    expect(consentOf(alternatives)).toBe(answer);
  });
});
