import type { SnapshotFrom } from "xstate";
import type { PasswordChangeMachine } from "./password-change.machine.ts";
import type { PasswordChangeProblem } from "./password-change.types.ts";

/** What the form of a change of password shows. */
export interface PasswordChangeView {
  isSubmitting: boolean;
  problem: PasswordChangeProblem | null;
}

/** Snapshot to form. */
export function passwordChangeView(
  snapshot: Pick<SnapshotFrom<PasswordChangeMachine>, "hasTag" | "context">,
): PasswordChangeView {
  return { isSubmitting: snapshot.hasTag("submitting"), problem: snapshot.context.problem };
}
