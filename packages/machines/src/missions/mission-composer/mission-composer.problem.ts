import { isUnanswered, type Refusal } from "../../boundary/refusal.ts";
import type { ComposerProblem, ComposerProblemCode } from "./mission-composer.types.ts";

const problems: Partial<Record<Refusal["code"], ComposerProblemCode>> = {
  VALIDATION_FAILED: "FORM_INVALID",
  IDEMPOTENCY_KEY_REUSED: "ALREADY_PUBLISHED",
  PROFILE_HIDDEN: "PROFILE_HIDDEN",
  UNAUTHENTICATED: "SIGNED_OUT",
  SESSION_EXPIRED: "SIGNED_OUT",
};

/** The problem behind a refusal. A key used for other content means that an earlier attempt did arrive. */
export function problemOf(refusal: Refusal): ComposerProblem {
  const { code, message, fields } = refusal;
  return {
    code: isUnanswered(refusal) ? "UNANSWERED" : (problems[code] ?? "PUBLICATION_REFUSED"),
    cause: code,
    message,
    fields,
  };
}
