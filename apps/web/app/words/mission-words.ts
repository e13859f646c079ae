import type { Mission, MissionStatus } from "@jobami/api/missions/contract";

/** French words of a mission's status, and how it is shown. */
export const statusWords: Record<
  MissionStatus,
  { label: string; tone: "neutral" | "info" | "success" | "warning" | "danger" }
> = {
  brouillon: { label: "Brouillon", tone: "neutral" },
  ouverte: { label: "Ouverte", tone: "success" },
  en_cours: { label: "En cours", tone: "info" },
  terminee: { label: "Terminée", tone: "neutral" },
  annulee: { label: "Annulée", tone: "danger" },
  expiree: { label: "Expirée", tone: "warning" },
};

export const momentWords: Record<Mission["moment"], string> = {
  flexible: "horaire libre",
  matin: "le matin",
  "apres-midi": "l’après-midi",
  soir: "le soir",
};

const dayFormat = new Intl.DateTimeFormat("fr-FR", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

/** « samedi 5 décembre » for `2026-12-05`, « vendredi 1er janvier » for `2027-01-01`. */
export function dayWords(date: string): string {
  return dayFormat.format(new Date(`${date}T00:00:00Z`)).replace(" 1 ", " 1er ");
}

/** « samedi 5 décembre, le matin ». */
export function whenWords(mission: Pick<Mission, "date" | "moment">): string {
  return `${dayWords(mission.date)}, ${momentWords[mission.moment]}`;
}

/** « Lyon (69003) ». */
export function placeWords(place: Mission["place"]): string {
  return `${place.name} (${place.postalCode})`;
}

/** « aucune proposition », « 1 proposition », « 4 propositions ». */
export function proposalCountWords(count: number): string {
  if (count === 0) return "aucune proposition";
  return count === 1 ? "1 proposition" : `${count} propositions`;
}

/** « Léa M. ». */
export function personName(person: { prenom: string; initiale: string }): string {
  return `${person.prenom} ${person.initiale}.`;
}
