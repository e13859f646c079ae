import type { Weekday } from "@jobami/api/profiles/availability";
import type { ProfilePart } from "@jobami/api/profiles/completeness";
import type { PriceUnit } from "@jobami/api/profiles/limits";
import type { EditedProfile } from "./profile-draft.ts";

/** Copy of this feature. */
export const copy = {
  title: "Mon profil",
  lead: "Rien n’est obligatoire, et tout s’enregistre à mesure que vous écrivez.",
  loading: "Votre profil se charge",
  unreadable: "Votre profil n’a pas pu être chargé.",
  retry: "Réessayer",
  completeness: "Profil rempli",
  complete: "Votre profil est complet. C’est lui qui donne envie de vous choisir.",
  conflictTitle: "Votre profil a été modifié ailleurs",
  namesHelp: "Les autres voient votre prénom et l’initiale de votre nom.",
  photoAndNames: "Changer ma photo ou mon nom",
  presentation: "Présentation",
  headline: "En une phrase",
  headlineHelp: "Ce que vous faites le mieux. Exemple\u00a0: «\u202fJardins de ville, taille soignée\u202f».",
  about: "À propos de vous",
  aboutHelp: {
    jobbeur: "Votre expérience, votre façon de travailler, ce que l’on peut attendre de vous.",
    other: "Quelques mots sur vous et vos besoins\u00a0: on aime savoir chez qui l’on vient.",
  },
  languages: "Langues parlées",
  services: "Services et prix",
  servicesHelp: "Ce que vous proposez, et à quel prix. Le prix d’une mission se décide toujours à deux.",
  addService: "Ajouter un service",
  addServiceHelp: "Écrivez quelques lettres\u00a0: pelouse, meuble, anglais…",
  addServiceHint: "Trois lettres suffisent.",
  addServiceEmpty: "Aucun service trouvé. Essayez un autre mot.",
  serviceUnanswered: "La liste n’a pas pu être lue. Réessayez.",
  serviceAlready: "Ce service y est déjà.",
  servicesFull: "Vous avez atteint douze services.",
  unit: "Prix",
  amount: "Montant",
  years: "Années d’expérience",
  yearsSuffix: "ans",
  remove: "Retirer",
  amountMissing: "Indiquez un montant.",
  more: { jobbeur: "Langues et matériel", other: "Langues" },
  equipment: "Matériel",
  equipmentHelp: "Ce que vous apportez. Entrée ou virgule pour ajouter.",
  zone: "Où vous vous déplacez",
  zoneHelp: {
    jobbeur: "Les autres voient la commune et le rayon, jamais votre adresse.",
    other: "Les autres voient la commune, jamais votre adresse.",
  },
  place: "Commune",
  placeEmpty: "Aucune commune trouvée. Vérifiez l’orthographe ou le code postal.",
  placeUnanswered: "Les communes n’ont pas pu être lues. Réessayez.",
  radius: "Rayon",
  clearZone: "Retirer la commune",
  availability: "Disponibilités de la semaine",
  availabilityHelp:
    "Vos heures habituelles\u202f; vous restez libre d’accepter ou non. Un jour que vous ajoutez reprend celles du précédent.",
  off: "Pas disponible",
  from: "de",
  to: "à",
  add: "Ajouter",
  addRange: "Ajouter une plage",
  removeRange: "Retirer cette plage",
  backwards: "Cette plage finit avant de commencer.",
  overlapping: "Deux plages se touchent ou se chevauchent.",
} as const;

/** The best next step, as the button that leads to it. */
export const nextSteps: Record<ProfilePart, string> = {
  names: "Indiquer mes prénom et nom",
  headline: "Me présenter en une phrase",
  about: "Écrire ma présentation",
  services: "Ajouter un premier service",
  zone: "Indiquer ma commune",
  availability: "Indiquer mes disponibilités",
  languages: "Indiquer mes langues",
};

const partLabels: Record<keyof EditedProfile, string> = {
  headline: "votre phrase",
  about: "votre présentation",
  services: "vos services",
  zone: "votre commune",
  availability: "vos disponibilités",
  languages: "vos langues",
  equipment: "votre matériel",
};
const list = new Intl.ListFormat("fr-FR");

/** In what two versions of a profile differ. */
export function differencesText(parts: readonly (keyof EditedProfile)[]): string {
  return `Elles diffèrent par ${list.format(parts.map((part) => partLabels[part]))}.`;
}

export const unitLabels: Record<PriceUnit, string> = {
  hour: "À l’heure",
  flat: "Par prestation",
  quote: "Sur devis",
};

export const dayLabels: Record<Weekday, string> = {
  monday: "Lundi",
  tuesday: "Mardi",
  wednesday: "Mercredi",
  thursday: "Jeudi",
  friday: "Vendredi",
  saturday: "Samedi",
  sunday: "Dimanche",
};

const hours = new Intl.NumberFormat("fr-FR");

/** How long a week is, stated as one reads it. */
export function weekText(total: number): string {
  if (total === 0) return "Aucune disponibilité indiquée.";
  return `${hours.format(total)}\u00a0${total < 2 ? "heure" : "heures"} par semaine.`;
}
