import type { Mission, MissionStatus } from "@jobami/api/missions/contract";
import { dayInFrance } from "@jobami/api/missions/days";
import { type Lasting, type Timed, timingOf } from "@jobami/api/missions/timing";

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

/** Writes a day, `YYYY-MM-DD`, or several until the last, with its year where that is another one than in France at `now` (ms). */
function dayFormat(name: "short" | "long") {
  const formatOf = (year?: "numeric") =>
    new Intl.DateTimeFormat("fr-FR", { weekday: name, day: "numeric", month: name, year, timeZone: "UTC" });
  const thisYear = formatOf();
  const anyYear = formatOf("numeric");
  return (date: string, now: number, last?: string | null): string => {
    const format = (last ?? date).slice(0, 4) === dayInFrance(now).slice(0, 4) ? thisYear : anyYear;
    const day = (of: string) => format.format(new Date(of)).replace(" 1 ", " 1er ");
    if (!last) return day(date);
    // « du lundi 7 au dimanche 13 décembre »: a month that both have is stated once.
    const first = date.slice(0, 7) === last.slice(0, 7) ? day(date).split(" ", 2).join(" ") : day(date);
    return `du ${first} au ${day(last)}`;
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

export const openLabels = { asap: "dès que possible", flexible: "date flexible" } as const;

/** When a mission is wanted, for a row, without the part of the day or a last one: « sam. 5 déc. », « du lun. 7 au dim. 13 déc. », « dès que possible », « date flexible ». */
export function shortWhen(mission: Timed & Lasting, now: number): string {
  const timing = timingOf(mission);
  return timing === "date" ? shortDay(mission.date, now, mission.endDate) : openLabels[timing];
}

/** « à 4 km », from the middle of the reader’s commune. */
export const distanceText = (km: number): string => (km === 0 ? "dans votre commune" : `à ${km}\u00a0km`);

/** « Lyon (69003) ». */
export function placeText(place: Mission["place"]): string {
  return `${place.name} (${place.postalCode})`;
}

/** « Aucune proposition », « 1 proposition », « 4 propositions ». */
export function proposalCountText(count: number): string {
  return `${count || "Aucune"} proposition${count > 1 ? "s" : ""}`;
}

/** « dimanche 29 novembre à 14:30 », in the zone of the reader. */
export function instantText(instant: string, timeZone: string): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("fr-FR", { ...options, timeZone }).format(new Date(instant));
  const day = part({ weekday: "long", day: "numeric", month: "long" }).replace(" 1 ", " 1er ");
  return `${day} à ${part({ hour: "2-digit", minute: "2-digit" })}`;
}
