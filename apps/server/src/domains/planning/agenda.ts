import type { PlanningSlot } from "@jobami/api/planning/contract";
import { addDays } from "@jobami/api/planning/time";
import ical, { ICalEventBusyStatus, ICalEventStatus } from "ical-generator";
import type { Config } from "../../config.ts";

const sideWords = { client: "Vous recevez", jobbeur: "Vous aidez" } as const;
const momentWords = {
  flexible: "",
  matin: "Le matin. ",
  "apres-midi": "L’après-midi. ",
  soir: "Le soir. ",
} as const;

/**
 * A planning as an iCalendar (RFC 5545). Hours are instants in UTC, which every calendar shows in its own zone and no change of the clocks
 * moves; missions without an hour are whole days. It tells the commune, never an address or a phone number: who has the link reads it.
 */
export function agendaText(
  slots: readonly PlanningSlot[],
  { config, now }: { config: Pick<Config, "publicUrl" | "brand">; now: Date },
): string {
  const { publicUrl, brand } = config;
  const calendar = ical({
    name: `Planning ${brand.name}`,
    prodId: { company: brand.name, product: "Planning", language: "FR" },
    ttl: 3600,
  });
  for (const slot of slots) {
    const { missionId, title, place, day, moment, side, other, agreed } = slot;
    const link = `${publicUrl}/dashboard/missions/${missionId}`;
    const person = `${other.prenom} ${other.initiale}.`;
    const open = agreed === null ? `${momentWords[moment]}L’heure reste à convenir. ` : "";
    calendar.createEvent({
      id: `mission-${missionId}@${new URL(publicUrl).hostname}`,
      stamp: now,
      summary: title,
      location: place,
      description: `${sideWords[side]} ${person}. ${open}${link}`.replace("..", "."),
      url: link,
      status: agreed === null ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
      busystatus: agreed === null ? ICalEventBusyStatus.FREE : ICalEventBusyStatus.BUSY,
      ...(agreed === null
        ? { allDay: true, start: new Date(`${day}T00:00:00`), end: new Date(`${addDays(day, 1)}T00:00:00`) }
        : { start: new Date(agreed.startsAt), end: new Date(agreed.endsAt) }),
    });
  }
  return calendar.toString();
}
