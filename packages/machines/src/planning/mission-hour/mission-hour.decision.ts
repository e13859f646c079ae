import type { HourAct, HourStatus } from "@jobami/api/planning/routes";
import { transition } from "xstate";
import { missionHourLifecycle } from "./mission-hour.machine.ts";
import type { HourEvent, HourFollowUp, HourMover, HourRefusal, HourState } from "./mission-hour.types.ts";

/** What an act leads to and what must follow in the same transaction, or why it is refused. */
export type HourDecision =
  | { allowed: true; next: HourState; follows: readonly HourFollowUp[] }
  | { allowed: false; reason: HourRefusal };

/** Asks the life cycle whether an act may happen to the hour of a mission; pure, performs nothing. */
export function decideHour({ status, ...context }: HourState, event: HourEvent): HourDecision {
  const here = missionHourLifecycle.resolveState({ value: status, context });
  const [next, actions] = transition(missionHourLifecycle, here, event);
  const refusal = actions.find(({ type }) => type === "refuse");
  if (refusal !== undefined)
    return { allowed: false, reason: (refusal.params as unknown as { reason: HourRefusal }).reason };
  return {
    allowed: true,
    next: { status: next.value as HourStatus, ...next.context },
    follows: actions
      .filter(({ type }) => type === "follow")
      .map(({ params }) => params as unknown as HourFollowUp),
  };
}

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
