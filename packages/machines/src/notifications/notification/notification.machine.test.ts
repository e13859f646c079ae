import { expect, test } from "vitest";
import { decideNotification } from "./index.ts";

const unread = { is_read: false, is_archived: false };

test("reading goes both ways and is reported [NOTIF-15]", () => {
  expect(decideNotification(unread, { type: "read.toggled", is_read: true })).toEqual({
    allowed: true,
    next: { is_read: true, is_archived: false },
    follows: [{ type: "notification_read" }],
  });
  expect(decideNotification({ ...unread, is_read: true }, { type: "read.toggled", is_read: false })).toEqual({
    allowed: true,
    next: unread,
    follows: [{ type: "notification_unread" }],
  });
});

test("the archive goes both ways and leaves reading alone [NOTIF-15]", () => {
  const archived = { is_read: false, is_archived: true };
  expect(decideNotification(unread, { type: "archive.toggled", is_archived: true })).toEqual({
    allowed: true,
    next: archived,
    follows: [{ type: "notification_archived" }],
  });
  expect(decideNotification(archived, { type: "archive.toggled", is_archived: false })).toEqual({
    allowed: true,
    next: unread,
    follows: [{ type: "notification_archived" }],
  });
});

test.each([
  ["inbox.read", { is_read: true, is_archived: false }],
  ["inbox.archived", { is_read: false, is_archived: true }],
] as const)("%s is informed of the whole inbox by who asks, never line by line", (type, next) => {
  expect(decideNotification(unread, { type })).toEqual({ allowed: true, next, follows: [] });
});

test("a deleted line is not found", () => {
  expect(decideNotification(unread, { type: "notification.deleted" })).toEqual({
    allowed: true,
    next: null,
    follows: [{ type: "notification_deleted" }],
  });
  expect(decideNotification(null, { type: "notification.deleted" })).toEqual({
    allowed: false,
    reason: "NOT_FOUND",
  });
});
