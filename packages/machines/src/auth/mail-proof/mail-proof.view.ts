import type { SnapshotFrom } from "xstate";
import type { MailProofMachine } from "./mail-proof.machine.ts";
import type { MailProofProblem } from "./mail-proof.types.ts";

/** What the question for the mailed code shows. */
export interface MailProofView {
  isOpen: boolean;
  isMailing: boolean;
  isChecking: boolean;
  /** Empty until a code was mailed. */
  maskedEmail: string;
  /** When another code may be asked for, in ms. */
  resendAt: number;
  problem: MailProofProblem | null;
}

/** Snapshot to question. */
export function mailProofView(
  snapshot: Pick<SnapshotFrom<MailProofMachine>, "matches" | "context">,
): MailProofView {
  const { maskedEmail, resendAt, problem } = snapshot.context;
  return {
    isOpen: !snapshot.matches("closed"),
    isMailing: snapshot.matches("mailing"),
    isChecking: snapshot.matches("checking"),
    maskedEmail,
    resendAt,
    problem,
  };
}
