import { dayInFrance } from "@jobami/api/missions/days";
import type { HourAct } from "@jobami/api/planning/routes";
import { timeInFrance } from "@jobami/api/planning/time";
import type { NotificationDraft } from "../../platform/domain/contributions.ts";
import { quoted } from "../missions/missions.domain.ts";
import type { Agreement } from "./planning.repository.ts";

/** « 9 h », « 14 h 30 ». */
export function timeText(time: string): string {
  const [hour = "", minute = ""] = time.split(":");
  return minute === "00" ? `${Number(hour)}\u00a0h` : `${Number(hour)}\u00a0h\u00a0${minute}`;
}

const long = new Intl.DateTimeFormat("fr-FR", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

/** « samedi 5 décembre », « vendredi 1er janvier ». */
export const dayText = (day: string): string =>
  long.format(new Date(`${day}T00:00:00Z`)).replace(" 1 ", " 1er ");

const at = (startsAt: Date | null) => (startsAt === null ? "" : timeText(timeInFrance(startsAt.getTime())));

const about = ({ missionId }: Pick<Agreement, "missionId">) => ({
  link: `/dashboard/missions/${missionId}#heure`,
  data: { missionId },
});

/** What the other side reads of an act on the hour of a mission. */
export function hourNotification(
  agreement: Agreement,
  act: HourAct,
  startsAt: Date | null,
): NotificationDraft {
  const mission = quoted(agreement.title);
  const day = startsAt === null ? agreement.day : dayInFrance(startsAt.getTime());
  const when = `${dayText(day)} à ${at(startsAt)}`;
  const instead = day === agreement.day ? "" : `, au lieu du ${dayText(agreement.day)}`;
  const words = {
    "hour.proposed": {
      title: instead === "" ? "Heure proposée" : "Autre jour proposé",
      sentence: `${when}${instead}, pour ${mission}\u00a0: acceptez, ou proposez une autre heure.`,
      tone: "info",
    },
    "hour.accepted": {
      title: instead === "" ? "Heure convenue" : "Nouveau jour convenu",
      sentence: `C’est convenu pour ${mission}\u00a0: ${when}${instead}.`,
      tone: "success",
    },
    "hour.refused": {
      title: "Heure refusée",
      sentence: `L’heure proposée pour ${mission} ne convient pas. Proposez-en une autre.`,
      tone: "warning",
    },
    "hour.withdrawn": {
      title: "Heure retirée",
      sentence: `L’heure proposée pour ${mission} est retirée.`,
      tone: "info",
    },
  } as const;
  const { sentence, ...rest } = words[act];
  return {
    type: "planning_hour",
    sentence: sentence.charAt(0).toUpperCase() + sentence.slice(1),
    ...rest,
    ...about(agreement),
  };
}

/** What both sides read the day before. */
export function dayReminder(agreement: Agreement, startsAt: Date | null): NotificationDraft {
  const mission = quoted(agreement.title);
  return {
    type: "planning_reminder",
    title: "C’est demain",
    sentence:
      startsAt === null
        ? `Demain, ${dayText(agreement.day)}\u00a0: ${mission}. Vous n’avez pas encore convenu d’une heure.`
        : `Demain, ${dayText(agreement.day)} à ${at(startsAt)}\u00a0: ${mission}.`,
    tone: "info",
    ...about(agreement),
  };
}

/** What both sides read two hours before. */
export function hoursReminder(agreement: Agreement, startsAt: Date): NotificationDraft {
  return {
    type: "planning_reminder",
    title: "C’est bientôt",
    sentence: `Aujourd’hui à ${at(startsAt)}\u00a0: ${quoted(agreement.title)}.`,
    tone: "info",
    ...about(agreement),
  };
}
