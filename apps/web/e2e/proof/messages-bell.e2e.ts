import { unreadConversation } from "@jobami/api/messages/fixtures";
import { unreadNotification } from "@jobami/api/notifications/fixtures";
import { expect, it } from "vitest";
import { newMember } from "../browser.ts";
import { useProduct } from "../product.ts";

const product = useProduct();
const minute = (at: number) => new Date(Date.UTC(2026, 10, 20, 9, at)).toISOString();
const hex = (at: number) => at.toString(16).padStart(2, "0");

/** Seven of each kind, one a minute in turn: a notification, a conversation… Each is about a mission of its own: of one they would be one line. */
const lines = Array.from({ length: 7 }, (_, at) => ({
  ...unreadNotification,
  id: `01930000-0000-7000-8000-0000000001${hex(at)}`,
  title: `Notification ${at}`,
  created_at: minute(2 * at),
  data: { ...unreadNotification.data, missionId: `01930000-0000-7000-8000-0000000004${hex(at)}` },
}));
const conversations = Array.from({ length: 7 }, (_, at) => ({
  ...unreadConversation,
  id: `01930000-0000-7000-8000-0000000002${hex(at)}`,
  otherUser: { ...unreadConversation.otherUser, prenom: at === 6 ? "" : `Karim ${at}` },
  last_message:
    at === 6
      ? null
      : { id: `01930000-0000-7000-8000-0000000003${hex(at)}`, sender_id: unreadConversation.otherUser.id },
  last_message_preview: at === 6 ? null : `Bonjour ${at}`,
  last_message_date: at === 6 ? null : minute(2 * at + 1),
  updated_at: minute(2 * at + 1),
}));

it("the bell holds five notifications and five conversations, newest first, with their text [NOTIF-27, NOTIF-28, NOTIF-29, NOTIF-30, NOTIF-31]", async () => {
  const { page, troubles } = await newMember(product, "Nina");
  const answer = (data: unknown) => ({ json: { success: true, data } });
  await page.route(/\/api\/notifications\?unread=true$/, (route) =>
    route.fulfill({
      json: {
        success: true,
        data: lines,
        pagination: {
          page: 1,
          pageSize: 20,
          totalPages: 1,
          totalCount: 7,
          countIsCapped: false,
          nextCursor: null,
          hasUnreceived: false,
        },
      },
    }),
  );
  await page.route(/\/api\/messages\?unread_only=true&limit=5$/, (route) =>
    route.fulfill(answer({ conversations, totalCount: 7, nextCursor: null, hasUnreceived: false })),
  );
  await page.getByRole("button", { name: /^Notifications/ }).click();
  const panel = page.getByRole("dialog", { name: "Notifications" });
  await panel.getByText("Message de Utilisateur").waitFor();
  const items = await panel.getByRole("listitem").allInnerTexts();
  expect(items.map((text) => text.split("\n")[0])).toEqual([
    "Message de Utilisateur",
    "Notification 6",
    "Message de Karim 5",
    "Notification 5",
    "Message de Karim 4",
    "Notification 4",
    "Message de Karim 3",
    "Notification 3",
    "Message de Karim 2",
    "Notification 2",
  ]);
  expect(items[0]).toContain("Nouvelle conversation");
  expect(items[2]).toContain("Bonjour 5");
  const hrefs = await panel
    .getByRole("listitem")
    .getByRole("link")
    .evaluateAll((links) => links.map((one) => one.getAttribute("href")));
  expect(hrefs.slice(0, 2)).toEqual([
    `/dashboard/messages/${conversations[6]?.id}`,
    `/dashboard/notifications#notif-${lines[6]?.id}`,
  ]);
  expect(troubles).toEqual([]);
  await page.context().close();
});
