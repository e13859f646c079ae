import { message } from "@jobami/api/messages/fixtures";
import { expect, test } from "vitest";
import { statusOf, threadLines } from "./thread-lines.ts";

const messageAt = (seq: number, sender_id: string, created_at: string) => ({
  ...message,
  id: `m${seq}`,
  client_id: `c${seq}`,
  seq,
  sender_id,
  created_at,
});
const pending = {
  clientId: "c9",
  conversationId: "conversation",
  text: "Bonjour",
  writtenAt: Date.parse("2026-11-21T10:10:00.000Z"),
  status: "sending",
  problem: null,
} as const;

test("messages come with their days, the first new one, and what is on its way last", () => {
  const lines = threadLines({
    messages: [
      messageAt(1, "karim", "2026-11-20T09:00:00.000Z"),
      messageAt(2, "karim", "2026-11-20T09:01:00.000Z"),
      messageAt(3, "lea", "2026-11-20T09:02:00.000Z"),
      messageAt(4, "karim", "2026-11-21T09:00:00.000Z"),
      messageAt(5, "karim", "2026-11-21T09:01:00.000Z"),
    ],
    pending: [pending, { ...pending, clientId: "c3" }],
    userId: "lea",
    readSeq: 4,
  });
  expect(lines.map(({ key }) => key)).toEqual(["c1", "c2", "c3", "c4", "c5", "c9"]);
  expect(lines.map(({ isFirstOfDay }) => isFirstOfDay)).toEqual([true, false, false, true, false, false]);
  expect(lines.map(({ isFollowing }) => isFollowing)).toEqual([false, true, false, false, false, false]);
  expect(lines.map(({ isFirstNew }) => isFirstNew)).toEqual([false, false, false, false, true, false]);
  expect(lines.map(({ isOwn }) => isOwn)).toEqual([false, false, true, false, false, true]);
});

test("one’s own message is on its way, there, with the other, read or refused", () => {
  const there = messageAt(3, "lea", "2026-11-20T09:02:00.000Z");
  const upTo = (other_received_seq: number, other_read_seq: number) => ({
    other_received_seq,
    other_read_seq,
  });
  expect(statusOf({ message: there, pending: null }, upTo(2, 2))).toBe("sent");
  expect(statusOf({ message: there, pending: null }, upTo(3, 2))).toBe("delivered");
  expect(statusOf({ message: there, pending: null }, upTo(3, 3))).toBe("read");
  expect(statusOf({ message: null, pending }, upTo(3, 3))).toBe("sending");
  const failed = { ...pending, status: "failed", problem: "NOT_FOUND" } as const;
  expect(statusOf({ message: null, pending: failed }, upTo(3, 3))).toBe("failed");
});
