import type { AiGateNoticeCode } from "../../consents/ai-gate/index.ts";

export interface SuggestionInput {
  /** What the person wants to do, as it stands in a sentence. */
  action: string;
}

/** Why there is no suggestion: what the gate states, or how the call ended. */
export type SuggestionProblem = Exclude<AiGateNoticeCode, "CREDITS_MISSING"> | "CUT_OFF" | "BUSY" | "REFUSED";

export interface SuggestionContext<Ask, Answer> {
  action: string;
  /** What was asked last. */
  ask: Ask | null;
  /** The same until the call is answered, so that no answer is paid for twice. */
  idempotencyKey: string | null;
  answer: Answer | null;
  problem: SuggestionProblem | null;
  /** The server's sentence, where it has one. */
  message: string;
}

export type SuggestionEvent<Ask> =
  | { type: "suggestion.requested"; ask: Ask }
  | { type: "suggestion.cancelled" }
  | { type: "suggestion.accepted" }
  | { type: "suggestion.dismissed" }
  | { type: "retry.requested" };

/** `credits.spent`: an answer came. `suggestion.taken`: its reader wants it. */
export type SuggestionEmitted<Answer> =
  | { type: "credits.spent" }
  | { type: "suggestion.taken"; answer: Answer };

/** What the call is made with. */
export interface SuggestionCall<Ask> {
  ask: Ask;
  idempotencyKey: string;
}
