import type { supportContract } from "@jobami/api/support/contract";
import type { Handlers } from "../../platform/http/call.ts";
import type { Platform } from "../../platform/platform.ts";
import { deviceLabel } from "../devices/devices.domain.ts";
import type { SupportSettings } from "./settings.service.ts";
import type { Tickets } from "./support.service.ts";

/** Serves what people ask staff, to them and to staff. */
export function supportRoutes(
  { tickets, desk: settings }: { tickets: Tickets; desk: SupportSettings },
  { sessions }: Pick<Platform, "sessions">,
): Handlers<typeof supportContract> {
  return {
    create: async ({ db, session: { person }, body, request }) => ({
      success: true,
      data: await tickets.create(db, person, {
        ...body,
        browser: body.kind === "bug" ? deviceLabel(sessions.browserOf(request)) : "",
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
    tags: async ({ db }) => ({ success: true, data: await settings.tags(db) }),
    addTag: async ({ db, body }) => ({ success: true, data: await settings.addTag(db, body) }),
    renameTag: async ({ db, params, body }) => ({
      success: true,
      data: await settings.renameTag(db, { ...params, ...body }),
    }),
    removeTag: async ({ db, params }) => {
      await settings.removeTag(db, params.id);
      return { success: true };
    },
    replies: async ({ db }) => ({ success: true, data: await settings.replies(db) }),
    addReply: async ({ db, body }) => ({ success: true, data: await settings.addReply(db, body) }),
    changeReply: async ({ db, params, body }) => ({
      success: true,
      data: await settings.changeReply(db, { ...params, ...body }),
    }),
    removeReply: async ({ db, params }) => {
      await settings.removeReply(db, params.id);
      return { success: true };
    },
  };
}
