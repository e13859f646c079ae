import { billingClient } from "@jobami/api/billing/client";
import type {
  BillingDocument,
  CreateDocumentInput,
  DocumentDraft,
  PayBody,
  QuoteAnswerBody,
  SeenDocument,
} from "@jobami/api/billing/contract";
import type { BillingSettingsBody, StoredSettings } from "@jobami/api/billing/settings";
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

/** Begins a quote or an invoice. */
export const creatingMachine = (
  api: Api,
): SubmissionMachine<CreateDocumentInput, BillingDocument, "FAILED"> =>
  submissionOf<CreateDocumentInput, BillingDocument, "FAILED">(
    async (body, idempotencyKey) => (await billingClient(api).create({ body, idempotencyKey })).data,
    { outcomes: plainOutcomes },
  );

/** Saves who one is on one's documents. */
export const settingsMachine = (api: Api): SubmissionMachine<BillingSettingsBody, StoredSettings, "FAILED"> =>
  submissionOf<BillingSettingsBody, StoredSettings, "FAILED">(
    async (body, idempotencyKey) => (await billingClient(api).saveSettings({ body, idempotencyKey })).data,
    { outcomes: plainOutcomes },
  );

/** What is done to a document by its issuer, besides writing it. */
export type DocumentDeed =
  | { act: "issue" }
  | { act: "send" }
  | { act: "link"; isOpen: boolean }
  | { act: "derive"; type: "facture" | "avoir" }
  | { act: "pay"; paid: PayBody };

export function deedMachine(
  api: Api,
  id: string,
): SubmissionMachine<DocumentDeed, BillingDocument, "FAILED"> {
  const client = billingClient(api);
  const params = { id };
  return submissionOf<DocumentDeed, BillingDocument, "FAILED">(
    async (deed, idempotencyKey) => {
      const call = { params, idempotencyKey };
      if (deed.act === "issue") return (await client.issue(call)).data;
      if (deed.act === "send") return (await client.send(call)).data;
      if (deed.act === "link") return (await client.link({ ...call, body: { isOpen: deed.isOpen } })).data;
      if (deed.act === "derive") return (await client.derive({ ...call, body: { type: deed.type } })).data;
      return (await client.pay({ ...call, body: deed.paid })).data;
    },
    { outcomes: plainOutcomes },
  );
}

/** Deletes a draft. */
export const removingMachine = (api: Api): SubmissionMachine<{ id: string }, unknown, "FAILED"> =>
  submissionOf<{ id: string }, unknown, "FAILED">(
    (params, idempotencyKey) => billingClient(api).remove({ params, idempotencyKey }),
    { outcomes: plainOutcomes },
  );

/** A client answers a quote. */
export const answeringMachine = (
  api: Api,
  quoteId: string,
): SubmissionMachine<QuoteAnswerBody, SeenDocument, "FAILED"> =>
  submissionOf<QuoteAnswerBody, SeenDocument, "FAILED">(
    async (body, idempotencyKey) =>
      (await billingClient(api).answer({ params: { quoteId }, body, idempotencyKey })).data,
    { outcomes: plainOutcomes },
  );

/** What is written of a document, and in which version. */
export function savedDocument(document: BillingDocument): SavedDraft<DocumentDraft> {
  const { client, subject, note, lines, servedOn, days, version } = document;
  return { draft: { client, subject, note, lines, servedOn, days }, version };
}

/** A draft, which saves itself; `onSaved` hears of each answer, also once the page is left. */
export function draftMachine(
  api: Api,
  id: string,
  onSaved: (document: BillingDocument) => void,
): AutosaveMachine<DocumentDraft> {
  return createAutosaveMachine<DocumentDraft>({
    newIdempotencyKey: newKey,
    isWhole: () => true,
    readTheirs: ({ code, data }) =>
      code === "DOCUMENT_CHANGED" && data.document !== undefined
        ? savedDocument(data.document as BillingDocument)
        : null,
  }).provide({
    actors: {
      saveDraft: fromPromise<SavedDraft<DocumentDraft>, AutosaveSending<DocumentDraft>>(async ({ input }) => {
        const { draft, version, idempotencyKey } = input;
        const body = { ...draft, version };
        const { data } = await billingClient(api).edit({ params: { id }, body, idempotencyKey });
        onSaved(data);
        return savedDocument(data);
      }),
    },
  });
}
