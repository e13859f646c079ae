import type { supportContract } from "@jobami/api/support/contract";
import type { Handlers } from "../../platform/http/call.ts";
import type { Platform } from "../../platform/platform.ts";
import { deviceWords } from "../devices/devices.domain.ts";
import type { Desk } from "./desk.service.ts";
import type { Tickets } from "./support.service.ts";

/** Serves what people ask the house, to them and to the house. */
export function supportRoutes(
  { tickets, desk }: { tickets: Tickets; desk: Desk },
  { sessions }: Pick<Platform, "sessions">,
): Handlers<typeof supportContract> {
  return {
    create: async ({ db, session: { person }, body, request }) => ({
      success: true,
      data: await tickets.create(db, person, {
        ...body,
        browser: body.kind === "bug" ? deviceWords(sessions.browserOf(request)) : "",
      }),
    }),
    own: async ({ db, session: { person }, query }) => ({
      success: true,
      ...(await tickets.own(db, person.id, query)),
    }),
    one: async ({ db, session: { person }, params }) => ({
      success: true,
      data: await tickets.one(db, person, params.id),
    }),
    edit: async ({ db, session: { person }, params, body }) => ({
      success: true,
      data: await tickets.edit(db, person, params.id, body),
    }),
    act: async ({ db, session: { person }, params, body }) => ({
      success: true,
      data: await tickets.act(db, person, params.id, body),
    }),
    desk: async ({ db, session: { person }, query }) => ({
      success: true,
      ...(await tickets.desk(db, person.id, query)),
    }),
    file: async ({ db, session: { person }, params, body }) => ({
      success: true,
      data: await tickets.file(db, person, params.id, body),
    }),
    tags: async ({ db }) => ({ success: true, data: await desk.tags(db) }),
    addTag: async ({ db, body }) => ({ success: true, data: await desk.addTag(db, body) }),
    renameTag: async ({ db, params, body }) => ({
      success: true,
      data: await desk.renameTag(db, { ...params, ...body }),
    }),
    removeTag: async ({ db, params }) => {
      await desk.removeTag(db, params.id);
      return { success: true };
    },
    replies: async ({ db }) => ({ success: true, data: await desk.replies(db) }),
    addReply: async ({ db, body }) => ({ success: true, data: await desk.addReply(db, body) }),
    changeReply: async ({ db, params, body }) => ({
      success: true,
      data: await desk.changeReply(db, { ...params, ...body }),
    }),
    removeReply: async ({ db, params }) => {
      await desk.removeReply(db, params.id);
      return { success: true };
    },
  };
}
