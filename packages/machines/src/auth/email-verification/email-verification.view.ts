import type { SnapshotFrom } from "xstate";
import type { EmailVerificationMachine } from "./email-verification.machine.ts";
import type { EmailVerificationProblem } from "./email-verification.types.ts";

const statuses = ["confirmable", "verified", "alreadyVerified", "awaitingMail", "invalid", "failed"] as const;

export type EmailVerificationStatus = (typeof statuses)[number] | "verifying";

/** What the verification screen shows. `resendAt` is in ms since 1970, null when another mail can be asked for now. */
export interface EmailVerificationView {
  status: EmailVerificationStatus;
  email: string | null;
  isResending: boolean;
  isResendDisabled: boolean;
  resendAt: number | null;
  problem: EmailVerificationProblem | null;
}

function statusOf(
  snapshot: Pick<SnapshotFrom<EmailVerificationMachine>, "matches">,
): EmailVerificationStatus {
  return statuses.find((status) => snapshot.matches(status)) ?? "verifying";
}

/** Snapshot to screen. An expired link is the page that waits for another mail, with its problem. */
export function emailVerificationView(
  snapshot: Pick<SnapshotFrom<EmailVerificationMachine>, "matches" | "hasTag" | "context">,
): EmailVerificationView {
  const isResendable = snapshot.hasTag("resendable");
  return {
    status: statusOf(snapshot),
    email: snapshot.context.email,
    isResending: snapshot.hasTag("mailing"),
    isResendDisabled: !isResendable,
    resendAt: isResendable ? null : snapshot.context.resendAt,
    problem: snapshot.context.problem,
  };
}
