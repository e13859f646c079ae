import { franceZone } from "@jobami/api/places/france-zone";

const day = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: franceZone });

/** Copy of the check that follows a new password. */
export const waysIn = {
  title: "Vérifiez ce qui ouvre encore votre compte",
  lead: "Votre mot de passe est nouveau. Voici ce qui ouvre ou protège votre compte à côté de lui\u00a0: retirez ce que vous ne reconnaissez pas.",
  nothing: "Votre mot de passe est nouveau, et rien d’autre n’ouvre votre compte.",
  list: "Ce qui ouvre ou protège votre compte",
  since: (instant: string) => `depuis le ${day.format(new Date(instant))}`,
  passkey: (name: string) => `Clé d’accès «\u202f${name}\u202f»`,
  app: "Application d’authentification",
  google: (email: string) => `Compte Google ${email}`,
  see: "Voir et retirer",
  seeWhat: (what: string) => `\u00a0: ${what}`,
} as const;
