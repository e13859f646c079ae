import type { SnapshotFrom } from "xstate";
import type { RegistrationMachine } from "./registration.machine.ts";
import type { RegistrationProblem } from "./registration.types.ts";

/** What the sign-up screen shows beside the form's own values. */
export interface RegistrationView {
  isSubmitting: boolean;
  isSubmitDisabled: boolean;
  problem: RegistrationProblem | null;
}

/** Snapshot to screen. */
export function registrationView(
  snapshot: Pick<SnapshotFrom<RegistrationMachine>, "hasTag" | "context" | "status">,
): RegistrationView {
  const isSubmitting = snapshot.hasTag("submitting");
  return {
    isSubmitting,
    isSubmitDisabled: isSubmitting || snapshot.status === "done",
    problem: snapshot.context.problem,
  };
}
