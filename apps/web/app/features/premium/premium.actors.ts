import type { Api } from "@jobami/api/http/client";
import { subscriptionsClient } from "@jobami/api/subscriptions/client";
import type { SubscriptionStatus } from "@jobami/api/subscriptions/contract";
import type { OptionKey } from "@jobami/api/subscriptions/plans";
import type { SubmissionMachine } from "@jobami/machines/submission";
import { plainOutcomes, submissionOf } from "../../platform/forms/index.ts";

type Options = Partial<Record<OptionKey, boolean>>;

/** Opens a checkout; the answer is where it is paid. */
export function subscribing(api: Api): SubmissionMachine<Options, string, "FAILED"> {
  return submissionOf<Options, string, "FAILED">(
    async (options, idempotencyKey) =>
      (await subscriptionsClient(api).create({ body: { plan: "premium", options }, idempotencyKey })).url,
    { outcomes: plainOutcomes },
  );
}

/** Opens the portal; the answer is where it is. */
export function openingPortal(api: Api): SubmissionMachine<null, string, "FAILED"> {
  return submissionOf<null, string, "FAILED">(
    async (_, idempotencyKey) => (await subscriptionsClient(api).portal({ idempotencyKey })).url,
    { outcomes: plainOutcomes },
  );
}

/** Has the subscription renewed again. */
export function reactivating(api: Api): SubmissionMachine<null, SubscriptionStatus, "FAILED"> {
  return submissionOf<null, SubscriptionStatus, "FAILED">(
    async (_, idempotencyKey) => (await subscriptionsClient(api).reactivate({ idempotencyKey })).data,
    { outcomes: plainOutcomes },
  );
}
