import { expect, test } from "vitest";
import {
  consentChecks,
  consentCopy,
  consentNotices,
  consentProblems,
  consentRequired,
} from "./consent-copy.ts";

test("confirming without a tick states what must be accepted [CONS-05, CONS-06]", () => {
  expect(consentProblems.ai.NOT_TICKED).toBe("Vous devez accepter les conditions d'utilisation de l'IA");
  expect(consentProblems.terms.NOT_TICKED).toBe("Vous devez accepter les CGV et CGU");
});

test("a missing name is stated above the form and under its field [CONS-09, CONS-10, CONS-11, CONS-12]", () => {
  expect([consentCopy.ai.incomplete, consentCopy.terms.incomplete]).toEqual([
    "Vous devez compléter votre profil (nom et prénom) avant de pouvoir donner votre consentement à l'utilisation de l'IA.",
    "Vous devez compléter votre profil (nom et prénom) avant de pouvoir accepter les CGV/CGU.",
  ]);
  for (const text of [consentCopy.ai, consentCopy.terms])
    expect([text.firstNameMissing, text.lastNameMissing]).toEqual([
      "Prénom manquant dans votre profil",
      "Nom manquant dans votre profil",
    ]);
});

test("what fails is stated with the text of the catalogue [CONS-41, CONS-42, CONS-43, CONS-44, CONS-45, CONS-46]", () => {
  expect(consentProblems.ai.SAVE_FAILED).toBe(
    "Une erreur est survenue lors de l'enregistrement de votre consentement. Veuillez réessayer.",
  );
  expect(consentProblems.terms.SAVE_FAILED).toBe(
    "Une erreur est survenue lors de l'enregistrement de votre acceptation. Veuillez réessayer.",
  );
  expect(consentChecks).toEqual({
    ai: "Impossible de vérifier votre consentement IA",
    terms: "Impossible de vérifier votre consentement CGV/CGU",
  });
  expect(consentNotices.ai.REVOKE_FAILED).toBe(
    "Une erreur est survenue lors de la suppression de votre consentement",
  );
  expect(consentNotices.terms.REVOKE_FAILED).toBe(
    "Une erreur est survenue lors de la révocation de votre acceptation",
  );
});

test("accepted terms are reported [CONS-40]", () => {
  expect(consentNotices.terms.CONSENT_GIVEN).toBe("CGV et CGU acceptées avec succès");
});

test("missing terms state what they are needed for [CONS-39]", () => {
  expect(consentRequired.terms("publier une mission")).toBe(
    "Vous devez accepter les CGV/CGU pour publier une mission. Rendez-vous dans Paramètres > Consentement.",
  );
});
