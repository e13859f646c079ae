import type { aiClaims } from "../../../entities/claims/index.ts";

/** LAND-11: what the AI helps with, described as it is. */
export const aiSection = {
  overline: "Aides par l’IA",
  title: "Un coup de main pour les mots, aussi.",
  lead: "Cinq aides, à votre demande. Vous relisez, vous corrigez, vous décidez\u00a0: rien n’est envoyé à votre place.",
  terms:
    "Une aide coûte un crédit, pris quand la réponse est là. Cinq sont offerts avec le compte, et rien n’est demandé à l’IA sans votre accord.",
  signUp: "S’inscrire et essayer",
  compose: "Publier une mission",
  textLabel: "Vos mots",
  example: "armoire en kit trois portes, mur en brique",
  proposedLabel: "Suggestion de l’IA",
  proposed:
    "Je cherche quelqu’un pour monter une armoire de trois portes et la fixer à un mur en brique. Apportez-vous la perceuse\u202f?",
} as const;

/** What each is for, in this order: for who asks, then for who works. */
export const aiHelps = [
  { claim: "description", text: "De quelques mots, une description à laquelle on sait répondre." },
  { claim: "price", text: "D’après les missions semblables conclues près de chez vous, avec leur nombre." },
  { claim: "matching", text: "Ce qui va à votre profil dans une mission, et ce qui n’y va pas." },
  { claim: "availability", text: "Les demi-journées sans doute libres, d’après vos semaines passées." },
  { claim: "reply", text: "Une réponse juste et polie, même quand la note pique." },
] as const satisfies readonly { claim: keyof typeof aiClaims; text: string }[];
