import type { SnapshotFrom } from "xstate";
import type { PasswordResetMachine } from "./password-reset.machine.ts";
import type { PasswordResetProblem } from "./password-reset.types.ts";

export type PasswordResetStatus =
  | "asking"
  | "validating"
  | "unvalidated"
  | "choosing"
  | "expired"
  | "invalid"
  | "changed";

/** What the two screens of a forgotten password show. */
export interface PasswordResetView {
  status: PasswordResetStatus;
  isSubmitting: boolean;
  /** The address a link was sent to, null before. */
  sentTo: string | null;
  /** Whose password is chosen, for password managers; null before the link has been looked at. */
  owner: string | null;
  /** End of the server's wait, in ms since 1970; null without one. */
  cooldownUntil: number | null;
  problem: PasswordResetProblem | null;
}

function statusOf(snapshot: Pick<SnapshotFrom<PasswordResetMachine>, "matches">): PasswordResetStatus {
  for (const status of ["asking", "validating", "unvalidated", "expired", "invalid", "changed"] as const)
    if (snapshot.matches(status)) return status;
  return "choosing";
}

/** Snapshot to screen. */
export function passwordResetView(
  snapshot: Pick<SnapshotFrom<PasswordResetMachine>, "matches" | "hasTag" | "context">,
): PasswordResetView {
  const isSubmitting = snapshot.hasTag("submitting");
  return {
    status: statusOf(snapshot),
    isSubmitting,
    sentTo: isSubmitting ? null : snapshot.context.sentTo,
    owner: snapshot.context.owner,
    cooldownUntil: snapshot.context.cooldownUntil,
    problem: snapshot.context.problem,
  };
}
