import { atPlace } from "@jobami/api/places/in-french";
import type { Weekday } from "@jobami/api/profiles/availability";

/** Copy of a profile as others see it. */
export const copy = {
  jobbeur: "Jobbeur",
  verified: "Vérifié",
  about: "À propos",
  services: "Services",
  quote: "Sur devis",
  flat: "par prestation",
  badges: "Badges",
  portfolio: "Réalisations",
  reviews: "Avis",
  reviewsChecked: "Chaque avis vient d’une mission terminée ici. La note est leur moyenne.",
  reviewsNewest: "Les plus récents",
  /** Which of all of them: after so many newer ones. */
  shownOf: (newer: number, shown: number, count: number) =>
    newer === 0
      ? `Les ${shown} plus récents sur ${count}.`
      : `Du ${newer + 1}e au ${newer + shown}e plus récent, sur ${count}.`,
  reply: "Réponse",
  availability: "Disponibilités",
  unavailable: "—",
  unavailableText: "pas disponible",
  facts: "En bref",
  zone: "Zone",
  languages: "Langues",
  equipment: "Équipement",
  memberSince: "Membre depuis",
  checked: "Vérifié",
  favorite: "Ajouter aux favoris",
  ask: "Demander à cette personne",
  askByName: (name: string) => `Demander à ${name}`,
  own: "C’est ainsi que les autres vous voient.",
  edit: "Modifier mon profil",
  quiet: "Cette personne n’a encore rien écrit d’elle.",
  failed: "Ce profil n’a pas pu être chargé.",
} as const;

/** The days as a week names them. */
export const dayNames: Readonly<Record<Weekday, string>> = {
  monday: "Lundi",
  tuesday: "Mardi",
  wednesday: "Mercredi",
  thursday: "Jeudi",
  friday: "Vendredi",
  saturday: "Samedi",
  sunday: "Dimanche",
};

/** How long a person has done a thing. */
export function experienceText(years: number): string {
  if (years === 0) return "débute";
  return years === 1 ? "1 an d’expérience" : `${years} ans d’expérience`;
}

/** Where a person works. */
export const zoneText = (commune: string, department: string, radiusKm: number) =>
  `${commune} (${department}) et ${radiusKm}\u00a0km autour`;

/** That the address was checked, and when. */
export const emailCheckedText = (day: string) => `Adresse e-mail, le ${day}`;

/** « Karim B., tonte de pelouse à Lyon ». */
export function nameAtWork(name: string, service: string, commune: string | null): string {
  const what = service.charAt(0).toLocaleLowerCase("fr-FR") + service.slice(1);
  return commune === null ? `${name}, ${what}` : `${name}, ${what} ${atPlace(commune)}`;
}

/** What a search engine and a shared link state of a person without a headline. */
export function plainDescription(name: string, services: readonly string[], zone: string | null): string {
  const what = services.length === 0 ? "" : `\u00a0: ${services.slice(0, 4).join(", ").toLowerCase()}`;
  return `Le profil de ${name} sur Jobami${what}${zone === null ? "" : `, ${atPlace(zone)}`}.`;
}
