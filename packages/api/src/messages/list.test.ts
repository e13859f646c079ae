import { expect, test } from "vitest";
import { readConversation } from "./fixtures.ts";
import { renewedList, withConversation, withMore } from "./list.ts";

/** Conversations by the minute in which they moved last. */
const moved = (...minutes: number[]) => minutes.map((minute) => one(`c${minute}`, minute));
const one = (id: string, minute: number, is_archived = false) => ({
  ...readConversation,
  id,
  is_archived,
  updated_at: `2026-11-19T18:${String(minute).padStart(2, "0")}:00.000Z`,
});
const list = (conversations: ReturnType<typeof moved>, nextCursor: string | null = "go on") => ({
  conversations,
  totalCount: 9,
  nextCursor,
});
const idsOf = ({ conversations }: { conversations: readonly { id: string }[] }) =>
  conversations.map(({ id }) => id);

test("a page goes behind what is known, once, and only behind what it was asked for", () => {
  const known = list(moved(9, 8));
  const page = list(moved(8, 7), null);
  expect(withMore(known, "go on", page)).toEqual(list(moved(9, 8, 7), null));
  expect(withMore(known, "elsewhere", page)).toBe(known);
});

test("the first page read again moves what moved, drops what left, and keeps the rest", () => {
  const known = list(moved(9, 8, 7, 6, 5), null);
  const page = list([one("c5", 10), ...moved(9, 7)]);
  expect(renewedList(known, page)).toEqual(list([one("c5", 10), ...moved(9, 7, 6)], null));
});

test("where all of a page moved nothing of what was known stays: there may be a gap", () => {
  const known = list(moved(4, 3, 2, 1), null);
  const page = list([one("c1", 12), one("x", 11)]);
  expect(renewedList(known, page)).toBe(page);
  expect(renewedList(undefined, page)).toBe(page);
  const whole = list(moved(4), null);
  expect(renewedList(known, whole)).toBe(whole);
});

test("one that is far back is put in its place, or out of the list it left", () => {
  const known = list(moved(9, 7, 5));
  expect(idsOf(withConversation(known, one("c7", 7, true), false))).toEqual(["c9", "c5"]);
  expect(idsOf(withConversation(known, one("c6", 6), false))).toEqual(["c9", "c7", "c6", "c5"]);
  expect(idsOf(withConversation(known, one("c2", 2), false))).toEqual(["c9", "c7", "c5"]);
  expect(idsOf(withConversation(list(moved(9), null), one("c2", 2), false))).toEqual(["c9", "c2"]);
});
