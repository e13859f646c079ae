import { dataAuditsClient } from "@jobami/api/data-audits/client";
import type { DataAuditDetail } from "@jobami/api/data-audits/contract";
import type { Api } from "@jobami/api/http/client";
import { mailClient } from "@jobami/api/mail/client";
import { newsletterClient } from "@jobami/api/newsletter/client";
import type { SubmissionMachine } from "@jobami/machines/submission";
import { plainOutcomes, submissionOf } from "../../../platform/forms/index.ts";

type ById = SubmissionMachine<{ id: string }, object, "FAILED">;

/** Has a mail that failed tried again at once. */
export const mailRetrying = (api: Api): ById =>
  submissionOf((params, idempotencyKey) => mailClient(api).retryMail({ params, idempotencyKey }), {
    outcomes: plainOutcomes,
  });

/** Has a mail that waits sent no more. */
export const mailAbandoning = (api: Api): ById =>
  submissionOf((params, idempotencyKey) => mailClient(api).abandonMail({ params, idempotencyKey }), {
    outcomes: plainOutcomes,
  });

/** Forgets an address of the newsletter. */
export const subscriberRemoving = (api: Api): ById =>
  submissionOf(
    (params, idempotencyKey) => newsletterClient(api).removeSubscriber({ params, idempotencyKey }),
    { outcomes: plainOutcomes },
  );

/** Has the data audited. */
export const auditing = (api: Api): SubmissionMachine<object, { data: DataAuditDetail }, "FAILED"> =>
  submissionOf((_, idempotencyKey) => dataAuditsClient(api).run({ idempotencyKey }), {
    outcomes: plainOutcomes,
  });
