import { expect, test } from "vitest";
import { message } from "./fixtures.ts";
import { renewed, withMessages, withOlder, withoutMessage } from "./thread.ts";

const messagesOf = (...seqs: number[]) => seqs.map((seq) => ({ ...message, id: `m${seq}`, seq }));
const seqsOf = ({ messages }: { messages: readonly { seq: number }[] }) => messages.map(({ seq }) => seq);

test("messages come in their order, each once", () => {
  const thread = { messages: messagesOf(3, 5), nextCursor: "3", olderCount: 2 };
  expect(withMessages(thread, messagesOf(4, 5))).toEqual({ ...thread, messages: messagesOf(3, 4, 5) });
  expect(seqsOf(withoutMessage(thread, "m3"))).toEqual([5]);
  expect(withOlder(thread, { messages: messagesOf(1, 2), nextCursor: null, olderCount: 0 })).toEqual({
    messages: messagesOf(1, 2, 3, 5),
    nextCursor: null,
    olderCount: 0,
  });
});

test("what lies before all that is known leaves no gap: it comes with its page", () => {
  const thread = { messages: messagesOf(3, 5), nextCursor: "3", olderCount: 2 };
  expect(withMessages(thread, messagesOf(1))).toEqual(thread);
  const whole = { ...thread, nextCursor: null, olderCount: 0 };
  expect(seqsOf(withMessages(whole, messagesOf(1)))).toEqual([1, 3, 5]);
});

test("what was read again keeps what is older, and nothing that would leave a gap", () => {
  const known = { messages: messagesOf(1, 2, 3, 4), nextCursor: null, olderCount: 0 };
  const page = { messages: messagesOf(3, 5), nextCursor: "3", olderCount: 2 };
  expect(renewed(known, page)).toEqual({ messages: messagesOf(1, 2, 3, 5), nextCursor: null, olderCount: 0 });
  const some = { messages: messagesOf(2, 3, 4), nextCursor: "2", olderCount: 1 };
  expect(renewed(some, page)).toEqual({ messages: messagesOf(2, 3, 5), nextCursor: "2", olderCount: 1 });
  const far = { messages: messagesOf(8, 9), nextCursor: "8", olderCount: 7 };
  expect(renewed(known, far)).toEqual(far);
  expect(renewed(undefined, far)).toEqual(far);
  const last = { messages: messagesOf(2), nextCursor: null, olderCount: 0 };
  expect(renewed(known, last)).toEqual(last);
});
