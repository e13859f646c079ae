import { message, unreadConversation } from "@jobami/api/messages/fixtures";
import { openMission } from "@jobami/api/missions/fixtures";
import type { Notification } from "@jobami/api/notifications/contract";
import { readNotification, unreadNotification } from "@jobami/api/notifications/fixtures";
import { expect, test } from "vitest";
import { notifiedMission, pushedNotice } from "./pushed-notice.ts";

const hearer = { userId: "lea", path: "/dashboard" };

const pushed = (notification: { show: boolean; type: "warning" | "success" | "error" | "info" }) =>
  pushedNotice(
    {
      seq: 1,
      name: "new_notification",
      payload: { message: "Karim B. propose 60 €.", notification, item: unreadNotification },
      at: "2026-11-20T08:17:00.000Z",
    },
    hearer,
  );

test("a push that is to be shown is a toast of its type with its message, any other is none [NOTIF-14]", () => {
  for (const type of ["success", "error", "warning", "info"] as const) {
    expect(pushed({ show: true, type })).toEqual({
      kind: type,
      title: "Nouvelle proposition",
      message: "Karim B. propose 60 €.",
    });
    expect(pushed({ show: false, type })).toBeNull();
  }
});

test("what a notification is about is its mission, where it has one", () => {
  const about = (item: Notification) =>
    notifiedMission({
      seq: 1,
      name: "new_notification",
      payload: { message: "", notification: { show: true, type: "info" }, item },
      at: "2026-11-20T08:17:00.000Z",
    });
  expect([about(unreadNotification), about(readNotification)]).toEqual([openMission.id, null]);
});

test("no other event is a toast", () => {
  expect(
    pushedNotice(
      {
        seq: 2,
        name: "notification_count_update",
        payload: { count: 3 },
        at: "2026-11-20T08:17:00.000Z",
      },
      hearer,
    ),
  ).toBeNull();
});

test("a message is a toast of who and what, unless its conversation is on screen or silenced, or one wrote it", () => {
  const { id } = unreadConversation;
  const noticeOf = (by: { userId: string; path: string }, is_muted = false) =>
    pushedNotice(
      {
        seq: 3,
        name: "new_message",
        payload: {
          sender_id: "karim",
          conversation_id: id,
          prenom: "Karim",
          preview: message.text,
          is_muted,
          message,
        },
        at: "2026-11-20T08:17:00.000Z",
      },
      by,
    );
  const toast = { kind: "info", title: "Message de Karim", message: message.text };
  expect(noticeOf(hearer)).toEqual(toast);
  expect(noticeOf({ ...hearer, path: "/dashboard/messages" })).toEqual(toast);
  expect(noticeOf({ ...hearer, path: `/dashboard/messages/${id}` })).toBeNull();
  expect(noticeOf({ ...hearer, userId: "karim" })).toBeNull();
  expect(noticeOf(hearer, true)).toBeNull();
});
