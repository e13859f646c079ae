import { unreadNotification } from "@jobami/api/notifications/fixtures";
import { expect, test } from "vitest";
import { itemOfNotification } from "./bell.items.ts";

test("a notification has its own words and leads to its line of the inbox [NOTIF-24]", () => {
  const { id, title, content, created_at } = unreadNotification;
  expect(itemOfNotification(unreadNotification)).toEqual({
    id,
    type: "notification",
    title,
    content,
    link: `/dashboard/notifications#notif-${id}`,
    created_at,
    is_read: false,
    conversation_id: null,
  });
});
