import type { Mission, MissionStatus } from "@jobami/api/missions/contract";
import { dayInFrance } from "@jobami/api/missions/days";

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
  flexible: "toute la journée",
  matin: "le matin",
  "apres-midi": "l’après-midi",
  soir: "le soir",
};

const dayParts = { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" } as const;
const thisYear = new Intl.DateTimeFormat("fr-FR", dayParts);
const anyYear = new Intl.DateTimeFormat("fr-FR", { ...dayParts, year: "numeric" });

/** « samedi 5 décembre » for `2026-12-05`, « vendredi 1er janvier 2027 » for a day of another year than the one in France at `now` (ms). */
export function dayWords(date: string, now: number): string {
  const format = date.slice(0, 4) === dayInFrance(now).slice(0, 4) ? thisYear : anyYear;
  return format.format(new Date(`${date}T00:00:00Z`)).replace(" 1 ", " 1er ");
}

const shortParts = { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" } as const;
const thisYearShort = new Intl.DateTimeFormat("fr-FR", shortParts);
const anyYearShort = new Intl.DateTimeFormat("fr-FR", { ...shortParts, year: "numeric" });

/** The same for a row: « sam. 5 déc. », « ven. 1er janv. 2027 ». */
export function shortDay(date: string, now: number): string {
  const format = date.slice(0, 4) === dayInFrance(now).slice(0, 4) ? thisYearShort : anyYearShort;
  return format.format(new Date(`${date}T00:00:00Z`)).replace(" 1 ", " 1er ");
}

/** The part of the day, where one was chosen. */
export function momentOf({ moment }: Pick<Mission, "moment">): string | null {
  return moment === "flexible" ? null : momentWords[moment];
}

/** « samedi 5 décembre, le matin ». */
export function whenWords(mission: Pick<Mission, "date" | "moment">, now: number): string {
  return `${dayWords(mission.date, now)}, ${momentWords[mission.moment]}`;
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
