import { isUnanswered, type Refusal } from "../../boundary/refusal.ts";
import type { ClosingProblem, ClosingProblemCode, MissionAction } from "./mission-closing.types.ts";

const problems: Partial<Record<Refusal["code"], ClosingProblemCode>> = {
  MISSION_TRANSITION_REFUSED: "NOT_ALLOWED",
  NOT_FOUND: "NOT_ALLOWED",
  INSUFFICIENT_JOBI: "INSUFFICIENT_JOBI",
};

/** The problem behind a refused end. A cancellation that breaks on the server may have failed to take its Jobi [MISS-22]. */
export function problemOf(refusal: Refusal, action: MissionAction | null): ClosingProblem {
  const { code, message } = refusal;
  if (code === "INTERNAL_ERROR" && action === "cancel")
    return { code: "CHARGE_FAILED", cause: code, message };
  return {
    code: isUnanswered(refusal) ? "UNANSWERED" : (problems[code] ?? "CLOSING_REFUSED"),
    cause: code,
    message,
  };
}
