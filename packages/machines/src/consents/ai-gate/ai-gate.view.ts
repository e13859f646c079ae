import type { SnapshotFrom } from "xstate";
import type { AiGateMachine } from "./ai-gate.machine.ts";

/** What a button of an AI feature shows of its gate. */
export interface AiGateView {
  /** Something is being read: the button waits. */
  isChecking: boolean;
  /** The consent modal stands open. */
  isAsking: boolean;
}

/** Snapshot to screen. */
export function aiGateView(snapshot: Pick<SnapshotFrom<AiGateMachine>, "matches" | "status">): AiGateView {
  const isAsking = snapshot.matches("askingConsent");
  return { isAsking, isChecking: snapshot.status === "active" && !isAsking };
}
