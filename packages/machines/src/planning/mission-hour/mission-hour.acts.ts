import type { HourAct } from "@jobami/api/planning/routes";
import { decideHour } from "./mission-hour.machine.ts";
import type { HourMover, HourState } from "./mission-hour.types.ts";

/** What the two sides do, in the order of their buttons. */
const acts = [
  "hour.accepted",
  "hour.refused",
  "hour.withdrawn",
  "hour.proposed",
] as const satisfies readonly HourAct[];

/** What a side may do now: which buttons to show. */
export function allowedHourActs(state: HourState, by: HourMover): readonly HourAct[] {
  return acts.filter((type) => decideHour(state, { type, by }).allowed);
}
