import type { Api } from "@jobami/api/http/client";
import { subscriptionsClient } from "@jobami/api/subscriptions/client";
import type { PromoOutcome, SubscriptionStatus } from "@jobami/api/subscriptions/contract";
import type { OptionKey } from "@jobami/api/subscriptions/plans";
import type { SubmissionMachine } from "@jobami/machines/submission";
import { plainOutcomes, submissionOf } from "../../../platform/forms/index.ts";

interface Order {
  options: Partial<Record<OptionKey, boolean>>;
  /** A promo code that counts; null without one. */
  promo: string | null;
  /** The version of the text by which an immediate start is asked for. */
  startConsent: string;
}

/** Opens a checkout; the answer is where it is paid. */
export function subscribing(api: Api): SubmissionMachine<Order, string, "FAILED"> {
  return submissionOf<Order, string, "FAILED">(
    async (order, idempotencyKey) =>
      (await subscriptionsClient(api).create({ body: { plan: "premium", ...order }, idempotencyKey })).url,
    { outcomes: plainOutcomes },
  );
}

/** Asks what a promo code makes of the price; nothing is begun by it. */
export function checkingPromo(api: Api): SubmissionMachine<{ code: string }, PromoOutcome, "FAILED"> {
  return submissionOf<{ code: string }, PromoOutcome, "FAILED">(
    async (body, idempotencyKey) => (await subscriptionsClient(api).promo({ body, idempotencyKey })).data,
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

/** Has the subscription end with its month. */
export function ending(api: Api): SubmissionMachine<null, SubscriptionStatus, "FAILED"> {
  return submissionOf<null, SubscriptionStatus, "FAILED">(
    async (_, idempotencyKey) => (await subscriptionsClient(api).end({ idempotencyKey })).data,
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
