import { describe, expect, test } from "vitest";
import { type ConversationState, decideConversation } from "./index.ts";

const open: ConversationState = { status: "open", unread: { first: 0, second: 3 }, suspended: [] };

describe("a private conversation", () => {
  test("begins with the first message, which waits for who was written to", () => {
    expect(
      decideConversation(
        { status: "absent", unread: { first: 0, second: 0 }, suspended: [] },
        { type: "message.sent", by: "first", isReaderHidden: false, hasContacts: true },
      ),
    ).toEqual({
      allowed: true,
      next: { status: "open", unread: { first: 0, second: 1 }, suspended: [] },
      follows: [
        { type: "contacts.masked" },
        { type: "side.notified", side: "second", of: "new_message" },
        { type: "badge.refreshed", side: "second" },
      ],
    });
  });

  test("is read whole at once, and states who wrote", () => {
    expect(decideConversation(open, { type: "conversation.read", by: "second" })).toEqual({
      allowed: true,
      next: { ...open, unread: { first: 0, second: 0 } },
      follows: [
        { type: "side.notified", side: "first", of: "message_read" },
        { type: "badge.refreshed", side: "second" },
      ],
    });
  });

  test("is frozen when a side is suspended, once for each of them", () => {
    const one = decideConversation(open, { type: "side.suspended", side: "first" });
    expect(one).toEqual({
      allowed: true,
      next: { ...open, status: "frozen", suspended: ["first"] },
      follows: [],
    });
    const both: ConversationState = { ...open, status: "frozen", suspended: ["first", "second"] };
    expect(decideConversation(both, { type: "side.suspended", side: "second" })).toEqual({
      allowed: true,
      next: both,
      follows: [],
    });
  });
});
