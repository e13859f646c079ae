import { expect, test } from "vitest";
import { message } from "./fixtures.ts";
import { renewed, withMessages, withOlder, withoutMessage } from "./thread.ts";

const said = (...seqs: number[]) => seqs.map((seq) => ({ ...message, id: `m${seq}`, seq }));
const seqsOf = ({ messages }: { messages: readonly { seq: number }[] }) => messages.map(({ seq }) => seq);

test("messages come in their order, each once", () => {
  const thread = { messages: said(3, 5), nextCursor: "3" };
  expect(withMessages(thread, said(4, 5))).toEqual({ messages: said(3, 4, 5), nextCursor: "3" });
  expect(seqsOf(withoutMessage(thread, "m3"))).toEqual([5]);
  expect(withOlder(thread, { messages: said(1, 2), nextCursor: null })).toEqual({
    messages: said(1, 2, 3, 5),
    nextCursor: null,
  });
});

test("what was read again keeps what is older, and nothing that would leave a gap", () => {
  const known = { messages: said(1, 2, 3, 4), nextCursor: null };
  const page = { messages: said(3, 5), nextCursor: "3" };
  expect(renewed(known, page)).toEqual({ messages: said(1, 2, 3, 5), nextCursor: null });
  const far = { messages: said(8, 9), nextCursor: "8" };
  expect(renewed(known, far)).toEqual(far);
  expect(renewed(undefined, far)).toEqual(far);
  expect(renewed(known, { messages: said(2), nextCursor: null })).toEqual({
    messages: said(2),
    nextCursor: null,
  });
});
