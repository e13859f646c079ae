import { dayIn } from "@jobami/api/missions/days";
import { hasOneDay } from "@jobami/api/missions/timing";
import { zoneLabel, zoneOf } from "@jobami/api/places/zones";
import type { HourAct } from "@jobami/api/planning/routes";
import { addDays, clocksAgree, timeIn } from "@jobami/api/planning/time";
import type { NotificationDraft } from "../../composition/contributions.ts";
import { dayText, timeText } from "../../platform/clock/when-text.ts";
import { quoted } from "../missions/missions.domain.ts";
import type { Agreement } from "./planning.repository.ts";

/** « 9 h », as the clocks of a commune show it; « 9 h, heure de La Réunion » for whom other clocks show another hour. */
export function hourText(placeCode: string, instant: number, reader: string): string {
  const zone = zoneOf(placeCode);
  const time = timeText(timeIn(zone, instant));
  return clocksAgree(zone, reader, instant) ? time : `${time}, ${zoneLabel(zone)}`;
}

const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

const about = ({ missionId }: Pick<Agreement, "missionId">) => ({
  link: `/dashboard/missions/${missionId}#heure`,
  data: { missionId },
});

/** What the other side reads of an act on the hour of a mission; `reader` is the zone of their clocks. */
export function hourNotification(
  agreement: Agreement,
  act: HourAct,
  startsAt: Date | null,
  reader: string,
): NotificationDraft {
  const { placeCode } = agreement;
  const mission = quoted(agreement.title);
  const day = startsAt === null ? agreement.day : dayIn(zoneOf(placeCode), startsAt.getTime());
  const hour = startsAt === null ? "" : hourText(placeCode, startsAt.getTime(), reader);
  const when = `${dayText(day)} à ${hour}`;
  const instead =
    day === agreement.day || !hasOneDay(agreement) ? "" : `, au lieu du ${dayText(agreement.day)}`;
  const copy = {
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
  const { sentence, ...rest } = copy[act];
  return {
    type: "planning_hour",
    sentence: capital(sentence),
    ...rest,
    ...about(agreement),
  };
}

/** Who reads, by the zone of their clocks, and when, in ms. */
export interface Reading {
  reader: string;
  now: number;
}

/** What both sides read the day before, where the mission is. */
export function dayReminder(
  agreement: Agreement,
  startsAt: Date | null,
  { reader, now }: Reading,
): NotificationDraft {
  const { placeCode, day, endDay } = agreement;
  const mission = quoted(agreement.title);
  // Beyond the date line it is another day already, or still.
  const isTomorrow = addDays(dayIn(reader, now), 1) === day;
  const begins = isTomorrow ? `Demain, ${dayText(day)}` : capital(dayText(day));
  const when = endDay === null ? begins : `${begins}, et jusqu’au ${dayText(endDay)}`;
  if (startsAt === null && !hasOneDay(agreement))
    return {
      type: "planning_reminder",
      title: "Dernier jour",
      sentence: `${when}, c’est le dernier jour pour ${mission}. Vous n’avez pas encore convenu d’un jour.`,
      tone: "info",
      ...about(agreement),
    };
  return {
    type: "planning_reminder",
    title: isTomorrow ? "C’est demain" : "C’est bientôt",
    sentence:
      startsAt === null
        ? `${when}\u00a0: ${mission}. Vous n’avez pas encore convenu d’une heure.`
        : `${when}${endDay === null ? "" : ","} à ${hourText(placeCode, startsAt.getTime(), reader)}\u00a0: ${mission}.`,
    tone: "info",
    ...about(agreement),
  };
}

/** What both sides read two hours before. */
export function hoursReminder(
  agreement: Agreement,
  startsAt: Date,
  { reader, now }: Reading,
): NotificationDraft {
  const { placeCode } = agreement;
  const day = dayIn(zoneOf(placeCode), startsAt.getTime());
  const when = day === dayIn(reader, now) ? "Aujourd’hui" : capital(dayText(day));
  return {
    type: "planning_reminder",
    title: "C’est bientôt",
    sentence: `${when} à ${hourText(placeCode, startsAt.getTime(), reader)}\u00a0: ${quoted(agreement.title)}.`,
    tone: "info",
    ...about(agreement),
  };
}
