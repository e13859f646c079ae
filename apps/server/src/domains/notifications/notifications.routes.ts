import type { notificationsContract } from "@jobami/api/notifications/contract";
import type { Handlers } from "../../platform/http/call.ts";
import type { NotificationsService } from "./notifications.service.ts";

/** Serves the inbox. */
export function notificationsRoutes(
  notifications: NotificationsService,
): Handlers<typeof notificationsContract> {
  return {
    preferences: async ({ db, session }) => ({
      success: true,
      data: await notifications.preferences.list(db, session.person.id),
    }),
    setPreference: async ({ db, session, body }) => ({
      success: true,
      data: await notifications.preferences.set(db, session.person.id, body),
    }),
    times: async ({ db, session }) => ({
      success: true,
      data: await notifications.times.read(db, session.person.id),
    }),
    setQuietHours: async ({ db, session, body }) => ({
      success: true,
      data: await notifications.times.setQuietHours(db, session.person.id, body.quiet),
    }),
    setDigest: async ({ db, session, body }) => ({
      success: true,
      data: await notifications.times.setDigest(db, session.person.id, body),
    }),
    push: async ({ db, session }) => ({
      success: true,
      data: await notifications.push.read(db, session.person.id),
    }),
    addPushDevice: async ({ db, session, body }) => ({
      success: true,
      data: await notifications.push.add(db, { id: session.id, userId: session.person.id }, body),
    }),
    endPushDevice: async ({ db, session, params }) => {
      await notifications.push.end(db, session.person.id, params.id);
      return { success: true };
    },
    stopDigest: async ({ db, body }) => {
      await notifications.digests.stop(db, body.token);
      return { success: true, message: "Vous ne recevrez plus le résumé." };
    },
    list: async ({ db, session, query: { page, around, ...filter } }) => ({
      success: true,
      ...(await notifications.list(db, { userId: session.person.id, ...filter }, { page, around })),
    }),
    unreadCount: async ({ db, session }) => ({
      success: true,
      count: await notifications.unreadCount(db, session.person.id),
    }),
    readAbout: async ({ db, session, body }) => ({
      success: true,
      count: await notifications.readAbout(db, session.person.id, body),
    }),
    toggleRead: async ({ db, session, params, body }) => ({
      success: true,
      data: await notifications.setRead(db, session.person.id, params.id, body.is_read),
    }),
    archive: async ({ db, session, params, body }) => ({
      success: true,
      data: await notifications.setArchived(db, session.person.id, params.id, body.is_archived),
    }),
    remove: async ({ db, session, params }) => ({
      success: true,
      count: await notifications.remove(db, session.person.id, params.id),
    }),
    archiveAll: async ({ db, session }) => ({
      success: true,
      count: await notifications.archiveAll(db, session.person.id),
    }),
    removeAll: async ({ db, session }) => ({
      success: true,
      count: await notifications.removeAll(db, session.person.id),
    }),
    markAllRead: async ({ db, session }) => ({
      success: true,
      count: await notifications.markAllRead(db, session.person.id),
    }),
  };
}
