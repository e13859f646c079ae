import type { Sentences } from "../../platform/http/error-copy.ts";

/** What people read when there is no suggestion. */
export const aiErrors = {
  AI_CONSENT_REQUIRED: () =>
    "Donnez d’abord votre consentement à l’utilisation de l’IA, dans Paramètres, Consentement.",
  AI_UNAVAILABLE: () =>
    "L’aide par l’IA ne répond pas pour le moment. Aucun crédit n’a été utilisé\u202f; réessayez plus tard.",
  AI_FACTS_MISSING: () =>
    "Il y a trop peu de données pour que cette aide vous soit utile. Aucun crédit n’a été utilisé.",
} satisfies Sentences;
