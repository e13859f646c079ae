import { cardsClient } from "@jobami/api/cards/client";
import type { BusinessCard, CardDraft } from "@jobami/api/cards/contract";
import type { Api } from "@jobami/api/http/client";
import { newKey } from "@jobami/api/http/new-key";
import {
  type AutosaveMachine,
  type AutosaveSending,
  createAutosaveMachine,
  type SavedDraft,
} from "@jobami/machines/forms/autosave";
import type { SubmissionMachine } from "@jobami/machines/submission";
import { fromPromise } from "xstate";
import { plainOutcomes, submissionOf } from "../../../platform/forms/index.ts";

/** What of a card is saved, upon its version. */
export function savedCard({ title, design, version }: BusinessCard): SavedDraft<CardDraft> {
  return { draft: { title, design }, version };
}

/** Saves a card as it is changed; `onSaved` hears of each version. */
export function editingMachine(
  api: Api,
  id: string,
  onSaved: (card: BusinessCard) => void,
): AutosaveMachine<CardDraft> {
  const client = cardsClient(api);
  return createAutosaveMachine<CardDraft>({
    newIdempotencyKey: newKey,
    isWhole: ({ title }) => title.trim() !== "",
    readTheirs: ({ code, data }) =>
      code === "CARD_CHANGED" && data.card !== undefined ? savedCard(data.card as BusinessCard) : null,
  }).provide({
    actors: {
      saveDraft: fromPromise<SavedDraft<CardDraft>, AutosaveSending<CardDraft>>(async ({ input }) => {
        const { draft, version, idempotencyKey } = input;
        const { data } = await client.save({ params: { id }, body: { ...draft, version }, idempotencyKey });
        onSaved(data);
        return savedCard(data);
      }),
    },
  });
}

/** Keeps a new card. */
export const keepingMachine = (api: Api): SubmissionMachine<CardDraft, BusinessCard, "FAILED"> =>
  submissionOf<CardDraft, BusinessCard, "FAILED">(
    async (body, idempotencyKey) => (await cardsClient(api).create({ body, idempotencyKey })).data,
    { outcomes: plainOutcomes },
  );

/** Calls a card otherwise. */
export const renamingMachine = (api: Api): SubmissionMachine<BusinessCard, BusinessCard, "FAILED"> =>
  submissionOf<BusinessCard, BusinessCard, "FAILED">(
    async ({ id, title, design, version }, idempotencyKey) =>
      (await cardsClient(api).save({ params: { id }, body: { title, design, version }, idempotencyKey }))
        .data,
    { outcomes: plainOutcomes },
  );

/** Deletes a card. */
export const removingMachine = (api: Api): SubmissionMachine<{ id: string }, unknown, "FAILED"> =>
  submissionOf<{ id: string }, unknown, "FAILED">(
    (params, idempotencyKey) => cardsClient(api).remove({ params, idempotencyKey }),
    { outcomes: plainOutcomes },
  );
