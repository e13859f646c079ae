import { shortName } from "@jobami/api/http/display-text";
import { hasOneDay } from "@jobami/api/missions/timing";
import { zoneOf } from "@jobami/api/places/zones";
import type { PlanningSlot } from "@jobami/api/planning/contract";
import { addDays, clocksAgree } from "@jobami/api/planning/time";
import ical, { ICalEventBusyStatus, ICalEventStatus } from "ical-generator";
import type { Config } from "../../config.ts";
import { hourText } from "./planning.copy.ts";

const sideLabels = { client: "Vous recevez", jobbeur: "Vous aidez" } as const;
const momentLabels = {
  flexible: "",
  matin: "Le matin. ",
  "apres-midi": "L’après-midi. ",
  soir: "Le soir. ",
} as const;

/** A day as the generator writes it: it reads dates in UTC. */
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** « À 9 h, heure de La Réunion. », where other clocks show another hour than the reader's. */
function otherHour(placeCode: string, startsAt: number, reader: string): string {
  return clocksAgree(zoneOf(placeCode), reader, startsAt)
    ? ""
    : `À ${hourText(placeCode, startsAt, reader)}. `;
}

/**
 * A planning as an iCalendar (RFC 5545). Hours are instants in UTC, which every calendar shows in its own zone and no change of the clocks
 * moves; missions without an hour are whole days, dates in whatever zone the server is. Where the clocks of the reader, by their zone, show
 * another hour, that of the commune is reported beside. It states the commune, never an address or a phone number: who has the link reads it.
 */
export function agendaText(
  slots: readonly PlanningSlot[],
  { config, now, reader }: { config: Pick<Config, "publicUrl" | "brand">; now: Date; reader: string },
): string {
  const { publicUrl, brand } = config;
  const calendar = ical({
    name: `Planning ${brand.name}`,
    prodId: { company: brand.name, product: "Planning", language: "FR" },
    ttl: 3600,
  });
  for (const slot of slots) {
    const { missionId, title, place, placeCode, day, endDay, moment, side, other, agreed } = slot;
    const link = `${publicUrl}/dashboard/missions/${missionId}`;
    const person = shortName(other);
    const open = hasOneDay(slot)
      ? `${momentLabels[moment]}L’heure reste à convenir. `
      : "Au plus tard ce jour-là. Le jour reste à convenir. ";
    const when = agreed === null ? open : otherHour(placeCode, Date.parse(agreed.startsAt), reader);
    const event = {
      stamp: now,
      summary: title,
      location: place,
      description: `${sideLabels[side]} ${person}. ${when}${link}`.replace("..", "."),
      url: link,
      status: agreed === null ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    };
    const idOf = (part: string) => `mission-${missionId}${part}@${new URL(publicUrl).hostname}`;
    if (agreed !== null)
      calendar.createEvent({
        ...event,
        id: idOf(""),
        busystatus: ICalEventBusyStatus.BUSY,
        start: new Date(agreed.startsAt),
        end: new Date(agreed.endsAt),
      });
    // Several days stay beside the hour of one of them.
    if (agreed === null || endDay)
      calendar.createEvent({
        ...event,
        id: idOf(agreed === null ? "" : "-days"),
        busystatus: ICalEventBusyStatus.FREE,
        allDay: true,
        start: dateOf(day),
        end: dateOf(addDays(endDay ?? day, 1)),
      });
  }
  return calendar.toString();
}
