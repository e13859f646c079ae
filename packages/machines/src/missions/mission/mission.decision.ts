import type { MissionStatus } from "@jobami/api/missions/contract";
import { transition } from "xstate";
import { cancellationCost, missionLifecycle } from "./mission.machine.ts";
import type {
  MissionEvent,
  MissionFollowUp,
  MissionMover,
  MissionRefusal,
  MissionState,
} from "./mission.types.ts";

/** What a step leads to and what must follow in the same transaction, or why it is refused. */
export type MissionDecision =
  | { allowed: true; next: { statut: MissionStatus }; follows: readonly MissionFollowUp[] }
  | { allowed: false; reason: MissionRefusal };

/** Asks the life cycle whether an event may happen to a mission; pure, performs nothing. */
export function decideMission(state: MissionState, event: MissionEvent): MissionDecision {
  const here = missionLifecycle.resolveState({ value: state.statut });
  const [next, actions] = transition(missionLifecycle, here, event);
  const refusal = actions.find((action) => action.type === "refuse");
  if (refusal !== undefined)
    return { allowed: false, reason: (refusal.params as unknown as { reason: MissionRefusal }).reason };
  return {
    allowed: true,
    next: { statut: next.value },
    follows: actions.map((action) => action.params as unknown as MissionFollowUp),
  };
}

/** What an owner can do with a mission, in the order of its buttons. */
export type MissionAction = "complete" | "cancel";

/** The actions that a person may take now: which buttons to show. Cancelling is left out below its cost when the balance is known. */
export function allowedMissionActions(
  state: MissionState,
  by: MissionMover,
  jobiBalance: number = cancellationCost,
): readonly MissionAction[] {
  const events: Record<MissionAction, MissionEvent> = {
    complete: { type: "mission.completed", by },
    cancel: { type: "mission.cancelled", by, jobiBalance },
  };
  return (Object.keys(events) as MissionAction[]).filter(
    (action) => decideMission(state, events[action]).allowed,
  );
}
