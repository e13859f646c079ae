import type { Mission, MissionStatus } from "@jobami/api/missions/contract";
import { dayInFrance } from "@jobami/api/missions/days";
import { type Timed, timingOf } from "@jobami/api/missions/timing";

/** the French label of a mission's status, and how it is shown. */
export const statusCopy: Record<
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

export const momentLabels: Record<Mission["moment"], string> = {
  flexible: "toute la journée",
  matin: "le matin",
  "apres-midi": "l’après-midi",
  soir: "le soir",
};

/** Writes a day, `YYYY-MM-DD`, with its year where that is another one than in France at `now` (ms). */
function dayFormat(name: "short" | "long") {
  const parts = { weekday: name, day: "numeric", month: name, timeZone: "UTC" } as const;
  const thisYear = new Intl.DateTimeFormat("fr-FR", parts);
  const anyYear = new Intl.DateTimeFormat("fr-FR", { ...parts, year: "numeric" });
  return (date: string, now: number): string => {
    const format = date.slice(0, 4) === dayInFrance(now).slice(0, 4) ? thisYear : anyYear;
    return format.format(new Date(date)).replace(" 1 ", " 1er ");
  };
}

/** « samedi 5 décembre » for `2026-12-05`, « vendredi 1er janvier 2027 » for a day of another year. */
export const dayText = dayFormat("long");

/** The same for a row: « sam. 5 déc. », « ven. 1er janv. 2027 ». */
export const shortDay = dayFormat("short");

/** The part of the day, where one was chosen. */
export function momentOf({ moment }: Pick<Mission, "moment">): string | null {
  return moment === "flexible" ? null : momentLabels[moment];
}

const openLabels = { asap: "dès que possible", flexible: "date flexible" } as const;

/** « samedi 5 décembre, le matin », « dès que possible, au plus tard le samedi 5 décembre ». */
export function whenText(mission: Timed & Pick<Mission, "date" | "moment">, now: number): string {
  const timing = timingOf(mission);
  const day = dayText(mission.date, now);
  if (timing === "date") return `${day}, ${momentLabels[mission.moment]}`;
  const moment = mission.moment === "flexible" ? "" : `${momentLabels[mission.moment]}, `;
  return `${openLabels[timing]}, ${moment}au plus tard le ${day}`;
}

/** The same for a row, without the part of the day or a last one: « sam. 5 déc. », « dès que possible », « date flexible ». */
export function shortWhen(mission: Timed & Pick<Mission, "date">, now: number): string {
  const timing = timingOf(mission);
  return timing === "date" ? shortDay(mission.date, now) : openLabels[timing];
}

/** « à 4 km », from the middle of the reader’s commune. */
export const distanceText = (km: number): string => (km === 0 ? "dans votre commune" : `à ${km}\u00a0km`);

/** « Lyon (69003) ». */
export function placeText(place: Mission["place"]): string {
  return `${place.name} (${place.postalCode})`;
}

/** « aucune proposition », « 1 proposition », « 4 propositions ». */
export function proposalCountText(count: number): string {
  if (count === 0) return "aucune proposition";
  return count === 1 ? "1 proposition" : `${count} propositions`;
}

/** « dimanche 29 novembre à 14:30 », in the zone of the reader. */
export function instantText(instant: string, timeZone: string): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("fr-FR", { ...options, timeZone }).format(new Date(instant));
  const day = part({ weekday: "long", day: "numeric", month: "long" }).replace(" 1 ", " 1er ");
  return `${day} à ${part({ hour: "2-digit", minute: "2-digit" })}`;
}
