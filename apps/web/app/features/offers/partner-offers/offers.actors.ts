import type { Api } from "@jobami/api/http/client";
import { offersClient } from "@jobami/api/offers/client";
import type { CheckedCode, OfferBody, OwnOffer, QrCodeOfOffer } from "@jobami/api/offers/contract";
import type { OfferAct } from "@jobami/api/offers/routes";
import type { SubmissionMachine } from "@jobami/machines/submission";
import { plainOutcomes, submissionOf } from "../../../platform/forms/index.ts";

/** Takes a code of an offer. */
export function takingMachine(api: Api): SubmissionMachine<{ offerId: string }, QrCodeOfOffer, "FAILED"> {
  return submissionOf<{ offerId: string }, QrCodeOfOffer, "FAILED">(
    async (params, idempotencyKey) => (await offersClient(api).take({ params, idempotencyKey })).data,
    { outcomes: plainOutcomes },
  );
}

export interface FavoriteWish {
  offerId: string;
  isFavorite: boolean;
}

/** Keeps an offer among the favourites or takes it out; answers whether it is one. */
export function favoriteMachine(api: Api): SubmissionMachine<FavoriteWish, boolean, "FULL" | "FAILED"> {
  const client = offersClient(api);
  return submissionOf<FavoriteWish, boolean, "FULL" | "FAILED">(
    async ({ offerId, isFavorite }, idempotencyKey) => {
      const call = isFavorite ? client.addFavorite : client.removeFavorite;
      await call({ params: { offerId }, idempotencyKey });
      return isFavorite;
    },
    { outcomes: { problems: { FAVORITES_FULL: "FULL" }, otherwise: "FAILED" } },
  );
}

/** Keeps an offer: a new one, or the one of an id. */
export function keepingMachine(
  api: Api,
  id: string | null,
): SubmissionMachine<OfferBody, OwnOffer, "FAILED"> {
  const client = offersClient(api);
  return submissionOf<OfferBody, OwnOffer, "FAILED">(
    async (body, idempotencyKey) =>
      id === null
        ? (await client.create({ body, idempotencyKey })).data
        : (await client.edit({ params: { offerId: id }, body, idempotencyKey })).data,
    { outcomes: plainOutcomes },
  );
}

/** Publishes, pauses or ends an offer. */
export function actMachine(
  api: Api,
  offerId: string,
): SubmissionMachine<{ act: OfferAct }, OwnOffer, "FAILED"> {
  return submissionOf<{ act: OfferAct }, OwnOffer, "FAILED">(
    async (body, idempotencyKey) =>
      (await offersClient(api).act({ params: { offerId }, body, idempotencyKey })).data,
    { outcomes: plainOutcomes },
  );
}

/** Validates a code. */
export function validatingMachine(
  api: Api,
  hash: string,
): SubmissionMachine<Record<never, never>, CheckedCode, "FAILED"> {
  return submissionOf<Record<never, never>, CheckedCode, "FAILED">(
    async (_, idempotencyKey) =>
      (await offersClient(api).validate({ params: { hash }, idempotencyKey })).data,
    { outcomes: plainOutcomes },
  );
}
