import type { AnswerOf } from "@jobami/api/http/contract";
import type { newsletterContract } from "@jobami/api/newsletter/contract";
import type { Notice } from "../../boundary/emitted.ts";

export type SubscribeAnswer = AnswerOf<typeof newsletterContract.subscribe>;

/** Why nothing came of it: no usable address, the server said no, or nothing came back. */
export type NewsletterProblemCode = "EMAIL_MISSING" | "REFUSED" | "FAILED";

export interface NewsletterContext {
  /** What stands in the field. */
  email: string;
  /** The server's sentence; empty when it said none. */
  message: string;
  problem: NewsletterProblemCode | null;
}

export type NewsletterEvent = { type: "email.typed"; email: string } | { type: "form.submitted" };

export type NewsletterEmitted =
  | Notice<"CHECK_MAIL">
  /** A failure without an answer, for the log [NEWS-10]. */
  | { type: "failure.met"; code: string };
