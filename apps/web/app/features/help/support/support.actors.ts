import type { Api } from "@jobami/api/http/client";
import { supportClient } from "@jobami/api/support/client";
import type {
  Ticket,
  TicketActBody,
  TicketBody,
  TicketEditBody,
  TicketFilingBody,
} from "@jobami/api/support/contract";
import type { SubmissionMachine } from "@jobami/machines/submission";
import { plainOutcomes, submissionOf } from "../../../platform/forms/index.ts";

/** Asks staff something. */
export function askingMachine(api: Api): SubmissionMachine<TicketBody, Ticket, "FAILED"> {
  const client = supportClient(api);
  return submissionOf<TicketBody, Ticket, "FAILED">(
    async (body, idempotencyKey) => (await client.create({ body, idempotencyKey })).data,
    { outcomes: plainOutcomes },
  );
}

/** Changes what no one has answered yet. */
export function editingMachine(api: Api, id: string): SubmissionMachine<TicketEditBody, Ticket, "FAILED"> {
  const client = supportClient(api);
  return submissionOf<TicketEditBody, Ticket, "FAILED">(
    async (body, idempotencyKey) => (await client.edit({ params: { id }, body, idempotencyKey })).data,
    { outcomes: plainOutcomes },
  );
}

/** Writes, notes or ends. */
export function actMachine(api: Api, id: string): SubmissionMachine<TicketActBody, Ticket, "FAILED"> {
  const client = supportClient(api);
  return submissionOf<TicketActBody, Ticket, "FAILED">(
    async (body, idempotencyKey) => (await client.act({ params: { id }, body, idempotencyKey })).data,
    { outcomes: plainOutcomes },
  );
}

/** Files a ticket. */
export function filingMachine(api: Api, id: string): SubmissionMachine<TicketFilingBody, Ticket, "FAILED"> {
  const client = supportClient(api);
  return submissionOf<TicketFilingBody, Ticket, "FAILED">(
    async (body, idempotencyKey) => (await client.file({ params: { id }, body, idempotencyKey })).data,
    { outcomes: plainOutcomes },
  );
}

/** Something that staff keeps under a name: a tag has no text. */
export interface SupportItem {
  id: string;
  name: string;
  text?: string;
}
/** One to keep; a new one has no id yet. */
export interface SupportItemDraft {
  id: string | null;
  name: string;
  text: string;
}
export type SupportItemProblem = "FORM_INVALID" | "REFUSED" | "GONE" | "FAILED";

const supportItemOutcomes = {
  problems: {
    VALIDATION_FAILED: "FORM_INVALID",
    TAG_EXISTS: "REFUSED",
    TAGS_FULL: "REFUSED",
    REPLIES_FULL: "REFUSED",
    NOT_FOUND: "GONE",
  },
  otherwise: "FAILED",
} as const;

/** What is stored under a name: how one is saved, and how one goes. */
export interface Keeping {
  keeping: (api: Api) => SubmissionMachine<SupportItemDraft, SupportItem, SupportItemProblem>;
  removing: (api: Api) => SubmissionMachine<{ id: string }, unknown, "FAILED">;
}

export const tagsKeeping: Keeping = {
  keeping: (api) =>
    submissionOf<SupportItemDraft, SupportItem, SupportItemProblem>(
      async ({ id, name }, idempotencyKey) => {
        const client = supportClient(api);
        const body = { name };
        return id === null
          ? (await client.addTag({ body, idempotencyKey })).data
          : (await client.renameTag({ params: { id }, body, idempotencyKey })).data;
      },
      { outcomes: supportItemOutcomes },
    ),
  removing: (api) =>
    submissionOf<{ id: string }, unknown, "FAILED">(
      (params, idempotencyKey) => supportClient(api).removeTag({ params, idempotencyKey }),
      { outcomes: plainOutcomes },
    ),
};

export const repliesKeeping: Keeping = {
  keeping: (api) =>
    submissionOf<SupportItemDraft, SupportItem, SupportItemProblem>(
      async ({ id, name, text }, idempotencyKey) => {
        const client = supportClient(api);
        const body = { name, text };
        return id === null
          ? (await client.addReply({ body, idempotencyKey })).data
          : (await client.changeReply({ params: { id }, body, idempotencyKey })).data;
      },
      { outcomes: supportItemOutcomes },
    ),
  removing: (api) =>
    submissionOf<{ id: string }, unknown, "FAILED">(
      (params, idempotencyKey) => supportClient(api).removeReply({ params, idempotencyKey }),
      { outcomes: plainOutcomes },
    ),
};
