/** Copy of the help. */
export const copy = {
  title: "Comment pouvons-nous vous aider\u202f?",
  pageTitle: "Aide",
  lead: "Cherchez avec vos mots, même mal orthographiés, ou parcourez les sujets.",
  description:
    "Missions, propositions, paiement, compte, confidentialité\u00a0: les réponses à vos questions, et une recherche pour les trouver.",
  field: "Votre question",
  placeholder: "mot de passe, annuler une mission…",
  search: "Chercher",
  subjects: "Sujets",
  results: "Réponses trouvées",
  all: "Voir toutes les questions",
  none: "Aucune réponse à ces mots",
  noneText: "Essayez un mot plus simple, ou écrivez-nous\u00a0: une personne vous répondra.",
  othersOf: (subject: string) => `Dans «\u202f${subject}\u202f»`,
  notFound: "Vous n’avez pas trouvé\u202f?",
  notFoundText: "Écrivez-nous. L’équipe répond du lundi au vendredi, de 9\u00a0h à 18\u00a0h.",
  write: "Nous écrire",
} as const;

/** « 3 réponses pour « mot de passe » » */
export function resultText(count: number, q: string): string {
  return `${count === 1 ? "1 réponse" : `${count} réponses`} pour «\u202f${q}\u202f»`;
}
