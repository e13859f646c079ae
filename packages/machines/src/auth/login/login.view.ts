import type { SnapshotFrom } from "xstate";
import type { LoginMachine } from "./login.machine.ts";
import type { LoginProblem } from "./login.types.ts";

/** What the sign-in screen shows. `cooldownUntil` is in ms since 1970. */
export interface LoginView {
  isSubmitting: boolean;
  isSubmitDisabled: boolean;
  cooldownUntil: number | null;
  problem: LoginProblem | null;
}

/** The button rests while a call is under way and during the cooldown [LOGIN-27, LOGIN-28]. */
export function loginView(
  snapshot: Pick<SnapshotFrom<LoginMachine>, "hasTag" | "context" | "status">,
): LoginView {
  const isSubmitting = snapshot.hasTag("submitting");
  const isCoolingDown = snapshot.hasTag("coolingDown");
  return {
    isSubmitting,
    isSubmitDisabled: isSubmitting || isCoolingDown || snapshot.status === "done",
    cooldownUntil: isCoolingDown ? snapshot.context.cooldownUntil : null,
    problem: snapshot.context.problem,
  };
}
