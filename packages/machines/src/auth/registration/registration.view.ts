import type { SnapshotFrom } from "xstate";
import type { RegistrationMachine } from "./registration.machine.ts";
import type { RegistrationProblem } from "./registration.types.ts";

/** What the sign-up screen shows beside the form's own values. */
export interface RegistrationView {
  isSubmitting: boolean;
  isSubmitDisabled: boolean;
  problem: RegistrationProblem | null;
  /** What keeps an unusual sign-up: work that the browser does, or a wait of so many seconds. */
  check: { step: "proving" | "waiting"; seconds: number } | null;
  /** What a form without scripts carries when it is sent again. */
  challenge: string | null;
}

/** Snapshot to screen. */
export function registrationView(
  snapshot: Pick<SnapshotFrom<RegistrationMachine>, "hasTag" | "context" | "status" | "value">,
): RegistrationView {
  const { value, context } = snapshot;
  const isSubmitting = snapshot.hasTag("submitting");
  const step = value === "proving" || value === "waiting" ? value : null;
  return {
    isSubmitting,
    isSubmitDisabled: isSubmitting || snapshot.status === "done",
    problem: step === null ? context.problem : null,
    check: step === null ? null : { step, seconds: context.waitMs / 1000 },
    challenge: context.challenge,
  };
}
