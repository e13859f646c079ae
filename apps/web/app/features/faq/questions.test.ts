import { expect, test } from "vitest";
import { faqQuestions } from "./questions.ts";

function questionAndAnswer(id: string): string {
  const found = faqQuestions.find((item) => item.id === id);
  if (found === undefined) throw new Error(`no question ${id}`);
  return `${found.question} ${found.answer}`;
}

test("a question has its answer and one of four categories, and each category its questions [FAQ-13]", () => {
  expect(new Set(faqQuestions.map(({ category }) => category))).toEqual(
    new Set(["general", "account", "pricing", "technical"]),
  );
  expect(new Set(faqQuestions.map(({ id }) => id)).size).toBe(faqQuestions.length);
  for (const { id, question, answer: text } of faqQuestions) {
    expect(id).toMatch(/^[a-z0-9-]+$/);
    expect(question).toMatch(/\u202f\?$/);
    expect(text.length).toBeGreaterThan(40);
  }
});

test.each([
  ["paiement-direct", /directement.*client.*jobbeur.*espèces.*virement.*chèque.*Jobi/, "FAQ-29"],
  ["jobi", /Jobi.*jobbis/, "FAQ-28"],
  ["jobbeur-verifie", /pièce d’identité valide.*qualifications.*5 avis positifs/, "FAQ-30"],
  ["moderation", /automatique.*manuelle.*réactive.*signal/, "FAQ-31"],
  ["mediation", /médiation.*client.*jobbeur/, "FAQ-32"],
  ["sanctions", /avertissement.*suspension temporaire de 24h à 30 jours.*suspension définitive/, "FAQ-33"],
  ["mettre-en-pause", /mettre mon compte en pause ou le désactiver.*En pause.*Pour le réactiver/, "FAQ-34"],
  ["mises-a-jour", /Tous les 15 jours environ.*dans l’application et par e-mail/, "FAQ-35"],
  ["conditions", /au moins 15 jours.*accepter.*refusez.*fermer votre compte.*abonnement.*prorata/, "FAQ-36"],
  ["beta-test", /programme de bêta-test.*participer/, "FAQ-37"],
  ["suggestion", /formulaire de suggestion/, "FAQ-38"],
  ["messagerie", /filtre l’échange de coordonnées personnelles/, "FAQ-39"],
  [
    "donnees",
    /protection des données \(RGPD\).*stockées en France.*répondons à vos demandes.* en un mois/,
    "FAQ-40",
  ],
  ["secteurs-reglementes", /secteurs.*réglementés.*prestataire doit.*que la loi exige/, "FAQ-41"],
  ["contacter-le-support", /formulaire de support.*ticket.*identifiant unique.*joindre/, "FAQ-42"],
  ["horaires-du-support", /du lundi au vendredi, de 9h à 18h/, "FAQ-43"],
])(
  "« %s » says what is promised (%s, %s) [FAQ-28, FAQ-29, FAQ-30, FAQ-31, FAQ-32, FAQ-33, FAQ-34, FAQ-35, FAQ-36, FAQ-37, FAQ-38, FAQ-39, FAQ-40, FAQ-41, FAQ-42, FAQ-43]",
  (id, words) => {
    expect(questionAndAnswer(id)).toMatch(words);
  },
);
