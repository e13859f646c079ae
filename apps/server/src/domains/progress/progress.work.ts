import { dayIn, dayInFrance } from "@jobami/api/missions/days";
import { zoneOf } from "@jobami/api/places/zones";
import type { Db } from "../../platform/database/database.ts";
import { progressRepository as repository } from "./progress.repository.ts";
import { mayReadContact, paymentStateOf } from "./progress.state.ts";

/** What a jobbeur knows of their own agreed mission, as their documents state it. Days are `YYYY-MM-DD`. */
export interface MissionWork {
  /** The day of the work: of its agreed hour, else the mission’s own, else that on which it was declared done. */
  day: string | null;
  /** Where its client lives, while the agreement shows it to the jobbeur; empty without. */
  address: string;
  /** Euros that were noted to be received, in cents, and on which day the last of them. */
  paidCents: number;
  paidOn: string | null;
}

/** What a document about a mission may state; null for a mission that the person did not agree to do, or that was cancelled. */
export async function workOf(db: Db, jobbeurId: string, missionId: string): Promise<MissionWork | null> {
  const agreement = await repository.agreement(db, missionId);
  if (agreement === null || agreement.jobbeurId !== jobbeurId || agreement.statut === "annulee") return null;
  const steps = await repository.steps(db, missionId);
  const contact = mayReadContact(agreement, "jobbeur") ? await repository.contact(db, missionId) : null;
  const zone = zoneOf(agreement.placeCode);
  const done = steps.findLast(({ kind }) => kind === "work.done");
  const received = steps.findLast(({ kind }) => kind === "euros.received");
  const hour = agreement.startsAt === null ? null : dayIn(zone, Date.parse(agreement.startsAt));
  return {
    day: hour ?? agreement.day ?? (done === undefined ? null : dayIn(zone, done.createdAt.getTime())),
    address: contact?.address ?? "",
    paidCents: paymentStateOf(agreement, steps).paid.cents,
    paidOn: received === undefined ? null : dayInFrance(received.createdAt.getTime()),
  };
}
