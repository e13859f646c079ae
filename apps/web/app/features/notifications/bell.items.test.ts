import { unreadConversation } from "@jobami/api/messages/fixtures";
import { unreadNotification } from "@jobami/api/notifications/fixtures";
import { expect, test } from "vitest";
import { itemOfConversation, itemOfNotification } from "./bell.items.ts";

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

test("a conversation is titled by who wrote, shows what, and leads to itself", () => {
  const { id, last_message } = unreadConversation;
  expect(itemOfConversation(unreadConversation)).toEqual({
    id: last_message?.id,
    type: "message",
    title: "Message de Karim",
    content: "Appelez-moi au ••••• si besoin.",
    link: `/dashboard/messages/${id}`,
    created_at: unreadConversation.last_message_date,
    is_read: false,
    conversation_id: id,
  });
  const bare = {
    ...unreadConversation,
    otherUser: { ...unreadConversation.otherUser, prenom: " " },
    last_message: null,
    last_message_preview: null,
    last_message_date: null,
    updated_at: "2026-11-22T08:00:00.000Z",
  };
  expect(itemOfConversation(bare)).toMatchObject({
    id,
    title: "Message de Utilisateur",
    content: "Nouvelle conversation",
    created_at: "2026-11-22T08:00:00.000Z",
  });
});
