export type MailProofProblemCode =
  | "CODE_MISSING"
  | "CODE_INVALID"
  | "CODE_EXPIRED"
  | "TRIES_EXHAUSTED"
  | "ASKED_TOO_SOON"
  | "NETWORK"
  | "FAILED";

export interface MailProofProblem {
  code: MailProofProblemCode;
  /** The server's sentence; empty when there is none. */
  message: string;
}

/** Where the code went, and how long the next one waits, in s. */
export interface MailedProof {
  maskedEmail: string;
  cooldownSeconds: number;
}

export interface MailProofContext {
  /** Empty until a code was mailed. */
  maskedEmail: string;
  /** When another code may be asked for, in ms; 0 when at once. */
  resendAt: number;
  problem: MailProofProblem | null;
  /** What was typed and is checked, or waits until the mail is ordered; empty otherwise. */
  code: string;
}

export type MailProofEvent =
  | { type: "proof.requested" }
  | { type: "code.submitted"; code: string }
  | { type: "resend.requested" }
  | { type: "cancelled" };

/** The code was right, or whoever was asked gave up. */
export type MailProofEmitted = { type: "proof.given" } | { type: "proof.abandoned" };
