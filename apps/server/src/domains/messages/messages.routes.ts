import type { messagesContract } from "@jobami/api/messages/contract";
import type { Handlers } from "../../platform/http/call.ts";
import type { Contests } from "./messages.contests.ts";
import type { Messages } from "./messages.service.ts";

/** Serves private messages to their two sides, and what is contested of the filter to moderators. */
export function messagesRoutes(
  messages: Messages & { contests: Contests },
): Handlers<typeof messagesContract> {
  return {
    list: async ({ db, session: { person }, query }) => ({
      success: true,
      data: await messages.list(db, person.id, query),
    }),
    open: async ({ db, session: { person }, body }) => ({
      success: true,
      data: await messages.open(db, person.id, body.proposalId),
    }),
    search: async ({ db, session: { person }, query }) => ({
      success: true,
      data: await messages.search(db, person.id, query.q),
    }),
    one: async ({ db, session: { person }, params }) => ({
      success: true,
      data: await messages.one(db, person.id, params.id),
    }),
    thread: async ({ db, session: { person }, params, query }) => ({
      success: true,
      data: await messages.thread(db, person.id, params.id, query),
    }),
    send: async ({ db, session: { person }, params, body }) => ({
      success: true,
      data: await messages.send(db, person.id, params.id, body),
    }),
    remove: async ({ db, session: { person }, params }) => {
      await messages.remove(db, person.id, params.id, params.messageId);
      return { success: true };
    },
    read: async ({ db, session: { person }, params }) => ({
      success: true,
      data: await messages.read(db, person.id, params.id),
    }),
    receive: async ({ db, session: { person } }) => {
      await messages.receive(db, person.id);
      return { success: true };
    },
    arrange: async ({ db, session: { person }, params, body }) => ({
      success: true,
      data: await messages.arrange(db, person.id, params.id, body),
    }),
    markUnread: async ({ db, session: { person }, params }) => ({
      success: true,
      data: await messages.markUnread(db, person.id, params.id),
    }),
    contest: async ({ db, session: { person }, params, body }) => ({
      success: true,
      data: await messages.contests.contest(db, person.id, { ...params, reason: body.reason }),
    }),
    contests: async ({ db, query, session: { person } }) => ({
      success: true,
      ...(await messages.contests.list(db, person.id, query)),
    }),
    decideContest: async ({ db, params, body, session: { person }, request }) => {
      await messages.contests.decide(db, params.id, body, { id: person.id, address: request.ip });
      return { success: true };
    },
  };
}
