import { appealsClient } from "@jobami/api/appeals/client";
import type { Decision } from "@jobami/api/appeals/contract";
import type { Api } from "@jobami/api/http/client";
import type { SubmissionMachine, SubmissionOutcomes } from "@jobami/machines/submission";
import { submissionOf } from "../../../platform/forms/index.ts";

/** Why an appeal was not taken. */
export type AppealProblem = "FORM_INVALID" | "INVALID" | "EXPIRED" | "OVER" | "FAILED";

/** What refusals mean to who appeals, and to who only reads. */
export const appealOutcomes: SubmissionOutcomes<AppealProblem> = {
  problems: {
    VALIDATION_FAILED: "FORM_INVALID",
    TOKEN_INVALID: "INVALID",
    NOT_FOUND: "INVALID",
    TOKEN_EXPIRED: "EXPIRED",
    APPEAL_NOT_NOW: "OVER",
    APPEAL_TOO_LATE: "OVER",
  },
  otherwise: "FAILED",
};

/** What an appeal is made with: why, and the key of the mailed link. */
export interface LinkedAppeal {
  token: string;
  words: string;
}

/** Appeals by a mailed link; `key` names the sending of a form without scripts. */
export const linkedAppeal = (
  api: Api,
  key?: string,
): SubmissionMachine<LinkedAppeal, Decision, AppealProblem> =>
  submissionOf<LinkedAppeal, Decision, AppealProblem>(
    async (body, idempotencyKey) =>
      (await appealsClient(api).appealByLink({ body, idempotencyKey: key ?? idempotencyKey })).data,
    { outcomes: appealOutcomes },
  );

/** Appeals a decision of one's own, signed in. */
export const ownAppeal = (api: Api, id: string): SubmissionMachine<string, Decision, AppealProblem> =>
  submissionOf<string, Decision, AppealProblem>(
    async (text, idempotencyKey) =>
      (await appealsClient(api).appeal({ params: { id }, body: { words: text }, idempotencyKey })).data,
    { outcomes: appealOutcomes },
  );
