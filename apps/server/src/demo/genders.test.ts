import { foldedTerms } from "@jobami/api/http/folded";
import { describe, expect, test } from "vitest";
import { demoJobbeurs } from "./accounts.ts";
import { firstMessages, jobbeurAnswers, ownerAnswers } from "./content/messages.ts";
import { profileIdeas } from "./content/profiles.ts";

const women = new Set(
  "Adèle Amina Aurélie Bérénice Chloé Élodie Esther Fatou Gaëlle Hélène Jeanne Joséphine Laurence Lina Maëlle Margaux Mélanie Nadia Noémie Pauline Romane Salomé Sofia Valérie Yasmine Zoé".split(
    " ",
  ),
);

/** What people call themselves, as a man and as a woman does. */
const pairs = [
  ["ambulancier", "ambulancière"],
  ["ancien", "ancienne"],
  ["assuré", "assurée"],
  ["bricoleur", "bricoleuse"],
  ["chauffeur", "chauffeuse"],
  ["correcteur", "correctrice"],
  ["développeur", "développeuse"],
  ["diplômé", "diplômée"],
  ["équipé", "équipée"],
  ["étudiant", "étudiante"],
  ["formateur", "formatrice"],
  ["maraîcher", "maraîchère"],
  ["menuisier", "menuisière"],
  ["monteur", "monteuse"],
  ["musicien", "musicienne"],
  ["organisé", "organisée"],
  ["papa", "maman"],
  ["plombier", "plombière"],
  ["ponctuel", "ponctuelle"],
  ["professionnel", "professionnelle"],
  ["ravi", "ravie"],
  ["recruteur", "recruteuse"],
  ["salarié", "salariée"],
  ["soigneux", "soigneuse"],
  ["technicien", "technicienne"],
] as const;
const formsOf = (gender: 0 | 1) => new Set(pairs.flatMap((pair) => foldedTerms(pair[gender])));
const [ofMen, ofWomen] = [formsOf(0), formsOf(1)];

describe("the people of the demo", () => {
  test.each(profileIdeas.map(({ about }, place) => [demoJobbeurs[place]?.prenom ?? "", about] as const))(
    "%s states of themselves, in their own gender: %s",
    (prenom, about) => {
      // The first term that states one is about themselves; « l’ancienne » of a piece comes later.
      const stated = foldedTerms(about).find((term) => ofMen.has(term) || ofWomen.has(term));
      if (stated === undefined || prenom === "Camille") return;
      expect(ofWomen.has(stated)).toBe(women.has(prenom));
    },
  );

  test.each([...firstMessages, ...ownerAnswers, ...jobbeurAnswers])(
    "anybody of them may write: « %s »",
    (message) => {
      expect(foldedTerms(message).filter((term) => ofMen.has(term) || ofWomen.has(term))).toEqual([]);
    },
  );
});
