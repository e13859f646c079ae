import { allowedActs } from "../../lifecycle/decide.ts";
import { cancellationCost, decideMission } from "./mission.machine.ts";
import type { MissionEvent, MissionMover, MissionState } from "./mission.types.ts";

/** What an owner can do with a mission, in the order of its buttons. */
export type MissionAction = "complete" | "cancel";

/** Whether a person may change the pictures of a mission now. */
export const mayChangePictures = (state: MissionState, by: MissionMover): boolean =>
  decideMission(state, { type: "pictures.changed", by }).allowed;

/** Whether a person may state a mission otherwise now. */
export const mayEditMission = (state: MissionState, by: MissionMover): boolean =>
  decideMission(state, { type: "mission.edited", by, changesTerms: true }).allowed;

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
  return allowedActs(events, (event) => decideMission(state, event));
}
