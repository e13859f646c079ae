import type { Api } from "@jobami/api/http/client";
import { type Report, reportContent } from "@jobami/api/reports/report-content";
import type { SubmissionMachine } from "@jobami/machines/submission";
import { submissionOf } from "../../../platform/forms/index.ts";

/** What can come of a report that is sent. */
export type ReportProblem = "FORM_INVALID" | "ALREADY" | "GONE" | "OFFLINE" | "FAILED";

type Answer = Awaited<ReturnType<typeof reportContent>>;

/** Reports a content; a failure is logged, and shown to who reports [MOD-09]. */
export const reporting = (api: Api): SubmissionMachine<Report, Answer, ReportProblem> =>
  submissionOf<Report, Answer, ReportProblem>(
    (report, idempotencyKey) =>
      // biome-ignore lint/suspicious/noConsole: MOD-09 wants it logged, and the browser has no other log.
      reportContent(api, report, idempotencyKey, (message, error) => console.warn(message, error)),
    {
      outcomes: {
        problems: {
          VALIDATION_FAILED: "FORM_INVALID",
          ALREADY_REPORTED: "ALREADY",
          NOT_FOUND: "GONE",
          NETWORK: "OFFLINE",
        },
        otherwise: "FAILED",
      },
    },
  );
