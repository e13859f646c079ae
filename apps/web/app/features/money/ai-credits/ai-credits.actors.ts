import { aiCreditsClient } from "@jobami/api/ai-credits/client";
import type { Api } from "@jobami/api/http/client";
import { startConsentNow } from "@jobami/api/withdrawals/start-consent";
import type { SubmissionMachine, SubmissionProblem } from "@jobami/machines/submission";
import { problemText, submissionOf } from "../../../platform/forms/index.ts";
import { tooMany } from "./copy.ts";

type Problem = "FAILED" | "TOO_MANY";
const outcomes = { problems: { TOO_MANY_REQUESTS: "TOO_MANY" }, otherwise: "FAILED" } as const;

/** Buys so many credits with Jobi, by who has asked for an immediate start; the answer is what there is then. */
export function buyingByJobi(api: Api): SubmissionMachine<number, number, Problem> {
  return submissionOf<number, number, Problem>(
    async (packQuantity, idempotencyKey) =>
      (
        await aiCreditsClient(api).buy({
          body: { packQuantity, startConsent: startConsentNow },
          idempotencyKey,
        })
      ).credits,
    { outcomes },
  );
}

/** Opens a checkout for so many credits, for who has asked for an immediate start; the answer is where it is paid. */
export function buyingByCard(api: Api): SubmissionMachine<number, string, Problem> {
  return submissionOf<number, string, Problem>(
    async (packQuantity, idempotencyKey) =>
      (
        await aiCreditsClient(api).buyByCard({
          body: { packQuantity, startConsent: startConsentNow },
          idempotencyKey,
        })
      ).url,
    { outcomes },
  );
}

/** What a refusal states: too many calls have text of their own here [AICR-14]. */
export const creditProblem = (problem: SubmissionProblem<Problem>): string =>
  problem.code === "TOO_MANY" ? tooMany : problemText(problem);
