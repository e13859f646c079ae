import { unreadConversation } from "@jobami/api/messages/fixtures";
import { unreadNotification } from "@jobami/api/notifications/fixtures";
import { expect, test } from "vitest";
import { groupsOf, groupTitle, itemOfConversation, itemOfNotification } from "./bell.items.ts";

test("a notification has its own text and leads to its line of the inbox [NOTIF-24]", () => {
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

test("proposals and comments of one mission are one group, new missions are, and nothing else is", () => {
  const line = (id: string, type: typeof unreadNotification.type, missionId?: string) => ({
    ...unreadNotification,
    id,
    type,
    data: missionId === undefined ? {} : { missionId },
  });
  const groups = groupsOf([
    line("1", "proposal_received", "haie"),
    line("2", "proposal_received", "haie"),
    line("3", "proposal_received", "mur"),
    line("4", "comment_received", "haie"),
    line("5", "mission_published", "haie"),
    line("6", "mission_published", "mur"),
    line("7", "proposal_accepted", "haie"),
    line("8", "proposal_received"),
  ]);
  const same = (one: string, other: string) => groups.get(one) === groups.get(other);
  expect([same("1", "2"), same("1", "3"), same("1", "4"), same("5", "6")]).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect([groups.has("7"), groups.has("8")]).toEqual([false, false]);
});

test("a group is reported by how many it holds and the mission that it is about", () => {
  const text = "Karim B. propose 60\u00a0€ pour «\u202fMonter «\u202fKallax\u202f»\u202f».";
  const titleOf = (type: typeof unreadNotification.type, count: number, isAll = true) =>
    groupTitle({ type, text }, count, isAll);
  expect(titleOf("proposal_received", 4)).toBe(
    "4 propositions pour «\u202fMonter «\u202fKallax\u202f»\u202f»",
  );
  expect(titleOf("comment_received", 2)).toMatch(/^2 commentaires pour «/);
  expect(titleOf("mission_published", 20, false)).toBe("Au moins 20 missions vous correspondent");
  expect(groupTitle({ type: "proposal_received", text: "Effacé." }, 3, true)).toBe("3 propositions");
  expect([titleOf("proposal_received", 1), titleOf("proposal_accepted", 3)]).toEqual([null, null]);
});
