import type { Api } from "@jobami/api/http/client";
import { messagesClient } from "@jobami/api/messages/client";
import { reportsClient } from "@jobami/api/reports/client";
import type { ModerationCaseDetail } from "@jobami/api/reports/contract";
import type { ModeratorAction } from "@jobami/machines/moderation/content-report";
import type { SubmissionMachine } from "@jobami/machines/submission";
import { submissionOf } from "../../../platform/forms/index.ts";

/** What a moderator decides, and the text that people read of it. */
export interface Verdict {
  id: string;
  action: ModeratorAction;
  reasons: string;
}

interface Answer {
  data: ModerationCaseDetail;
}

/** What a moderator decides of a contest. */
export interface ContestVerdict {
  id: string;
  decision: "lift" | "keep";
  reasons: string;
}

/** Lifts the filter from a message, or keeps it. */
export const contestDecision = (
  api: Api,
): SubmissionMachine<ContestVerdict, unknown, "FORM_INVALID" | "DECIDED" | "OWN" | "FAILED"> =>
  submissionOf<ContestVerdict, unknown, "FORM_INVALID" | "DECIDED" | "OWN" | "FAILED">(
    ({ id, ...body }, idempotencyKey) =>
      messagesClient(api).decideContest({ params: { id }, body, idempotencyKey }),
    {
      outcomes: {
        problems: {
          VALIDATION_FAILED: "FORM_INVALID",
          CONTEST_DECIDED: "DECIDED",
          NOT_FOUND: "DECIDED",
          OWN_CONTENT: "OWN",
        },
        otherwise: "FAILED",
      },
    },
  );

/** Decides of a reported content, or shows it again. */
export const caseDecision = (
  api: Api,
): SubmissionMachine<Verdict, Answer, "FORM_INVALID" | "DECIDED" | "GONE" | "FAILED"> =>
  submissionOf<Verdict, Answer, "FORM_INVALID" | "DECIDED" | "GONE" | "FAILED">(
    ({ id, action, reasons }, idempotencyKey) => {
      const client = reportsClient(api);
      const params = { id };
      return action === "restore"
        ? client.restore({ params, body: { reasons }, idempotencyKey })
        : client.decide({ params, body: { decision: action, reasons }, idempotencyKey });
    },
    {
      outcomes: {
        problems: {
          VALIDATION_FAILED: "FORM_INVALID",
          REPORT_TRANSITION_REFUSED: "DECIDED",
          CONTENT_GONE: "GONE",
        },
        otherwise: "FAILED",
      },
    },
  );
