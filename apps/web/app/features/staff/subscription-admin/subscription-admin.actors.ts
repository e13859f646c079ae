import type { Api } from "@jobami/api/http/client";
import { promocodesClient } from "@jobami/api/promocodes/client";
import type { PromoCode, PromoCodeBody } from "@jobami/api/promocodes/contract";
import { subscriptionsClient } from "@jobami/api/subscriptions/client";
import type { PersonOptions } from "@jobami/api/subscriptions/contract";
import type { OptionKey } from "@jobami/api/subscriptions/plans";
import type { SubmissionMachine } from "@jobami/machines/submission";
import { plainOutcomes, submissionOf } from "../../../platform/forms/index.ts";

/** Makes a promo code. */
export function creatingPromo(api: Api): SubmissionMachine<PromoCodeBody, PromoCode, "FAILED"> {
  return submissionOf<PromoCodeBody, PromoCode, "FAILED">(
    async (body, idempotencyKey) => (await promocodesClient(api).create({ body, idempotencyKey })).data,
    { outcomes: plainOutcomes },
  );
}

/** Takes a promo code back. */
export function disablingPromo(api: Api): SubmissionMachine<{ promoId: string }, PromoCode, "FAILED"> {
  return submissionOf<{ promoId: string }, PromoCode, "FAILED">(
    async (params, idempotencyKey) => (await promocodesClient(api).disable({ params, idempotencyKey })).data,
    { outcomes: plainOutcomes },
  );
}

export interface OptionChange {
  userId: string;
  option: OptionKey;
  value: boolean | null;
  reason: string;
}

/** Sets an option for one person alone. */
export function settingOption(api: Api): SubmissionMachine<OptionChange, PersonOptions, "FAILED"> {
  return submissionOf<OptionChange, PersonOptions, "FAILED">(
    async ({ userId, option, ...body }, idempotencyKey) =>
      (await subscriptionsClient(api).setOption({ params: { userId, option }, body, idempotencyKey })).data,
    { outcomes: plainOutcomes },
  );
}
