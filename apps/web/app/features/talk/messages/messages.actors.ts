import type { Api } from "@jobami/api/http/client";
import type { Readings } from "@jobami/api/http/readings";
import { messagesClient } from "@jobami/api/messages/client";
import type { Conversation, Message } from "@jobami/api/messages/contract";
import { readOlder } from "@jobami/api/messages/hooks";
import {
  createOutboxMachine,
  type OutboxMachine,
  type OutgoingMessage,
} from "@jobami/machines/messages/outbox";
import type { SubmissionMachine } from "@jobami/machines/submission";
import { fromPromise } from "xstate";
import { plainOutcomes, submissionOf } from "../../../platform/forms/index.ts";
import { type ContestProblem, contestOutcomes } from "../masking/index.ts";

/** The outbox with its one call: the message's own id keeps it from being there twice. */
export function outboxMachine(api: Api): OutboxMachine<Message> {
  const client = messagesClient(api);
  return createOutboxMachine<Message>().provide({
    actors: {
      deliver: fromPromise<Message, OutgoingMessage>(
        async ({ input: { conversationId, clientId, text, files = [] } }) => {
          const body = { client_id: clientId, text, files: files.map(({ key }) => key) };
          return (await client.send({ params: { id: conversationId }, body })).data;
        },
      ),
    },
  });
}

/** Opens the conversation between the two sides of a proposal. */
export function opening(api: Api): SubmissionMachine<{ proposalId: string }, Conversation, "FAILED"> {
  return submissionOf<{ proposalId: string }, Conversation, "FAILED">(
    async (body, idempotencyKey) => (await messagesClient(api).open({ body, idempotencyKey })).data,
    { outcomes: plainOutcomes },
  );
}

/** Where what is older goes on, and whether what is looked for is further back. */
interface OlderPage {
  id: string;
  cursor: string;
  isFar: boolean;
}

/** Reads the page before what is known of a conversation. */
export function readingOlder(api: Api, readings: Readings): SubmissionMachine<OlderPage, void, "FAILED"> {
  return submissionOf<OlderPage, void, "FAILED">(
    ({ id, cursor, isFar }) => readOlder(api, readings, id, { cursor, limit: isFar ? 100 : 30 }),
    { outcomes: plainOutcomes },
  );
}

/** Reads the page after what is known of the conversations. */
export function readingMore(): SubmissionMachine<{ read: () => Promise<void> }, void, "FAILED"> {
  return submissionOf<{ read: () => Promise<void> }, void, "FAILED">(({ read }) => read(), {
    outcomes: plainOutcomes,
  });
}

/** Puts a conversation away or back, or asks for silence about it. */
export function arranging(
  api: Api,
): SubmissionMachine<{ id: string; is_archived?: boolean; is_muted?: boolean }, Conversation, "FAILED"> {
  return submissionOf<{ id: string; is_archived?: boolean; is_muted?: boolean }, Conversation, "FAILED">(
    async ({ id, ...body }, idempotencyKey) =>
      (await messagesClient(api).arrange({ params: { id }, body, idempotencyKey })).data,
    { outcomes: plainOutcomes },
  );
}

/** Marks a conversation as having something new. */
export function markingUnread(api: Api): SubmissionMachine<{ id: string }, Conversation, "FAILED"> {
  return submissionOf<{ id: string }, Conversation, "FAILED">(
    async (params, idempotencyKey) => (await messagesClient(api).markUnread({ params, idempotencyKey })).data,
    { outcomes: plainOutcomes },
  );
}

/** Removes a message of one's own. */
export function removal(api: Api): SubmissionMachine<{ id: string; messageId: string }, unknown, "FAILED"> {
  return submissionOf<{ id: string; messageId: string }, unknown, "FAILED">(
    (params, idempotencyKey) => messagesClient(api).remove({ params, idempotencyKey }),
    { outcomes: plainOutcomes },
  );
}

/** Contests what is hidden of a message of one's own. */
export function contesting(
  api: Api,
  params: { id: string; messageId: string },
): SubmissionMachine<{ reason: string }, Message, ContestProblem> {
  return submissionOf<{ reason: string }, Message, ContestProblem>(
    async (body, idempotencyKey) =>
      (await messagesClient(api).contest({ params, body, idempotencyKey })).data,
    { outcomes: contestOutcomes },
  );
}
