import { systemClock } from "../clock/index.ts";

/** How long what a notice states may take to show, in ms. */
const statedForMs = 5000;
let last = { missionId: "", at: Number.NEGATIVE_INFINITY };

/** A notice states what was done about a mission, by its reader or by the other side. */
export function noteStated(missionId: string): void {
  last = { missionId, at: systemClock.now() };
}

/** Whether a notice has just stated what was done about a mission: what follows from it is shown, and not spoken a second time. */
export const isJustStated = (missionId: string) =>
  last.missionId === missionId && systemClock.now() - last.at < statedForMs;
