import { expect, test } from "vitest";
import { createStage, holdPromise } from "../../testing/index.ts";
import { createUnreadCountMachine, messageCountEvents } from "./index.ts";

function play(isLive: boolean, readAgainOn?: readonly string[]) {
  const stage = createStage();
  const readCount = holdPromise<unknown>();
  const actor = stage.play(createUnreadCountMachine().provide({ actors: { readCount: readCount.logic } }), {
    input: readAgainOn ? { isLive, readAgainOn } : { isLive },
  });
  return { ...stage, actor, readCount, asked: () => readCount.asked.length };
}

test("the count is read every 60 s while the channel is down, not at 59,999 ms [NOTIF-48]", () => {
  const page = play(false);
  page.clock.advance(59_999);
  expect(page.asked()).toBe(0);
  page.clock.advance(1);
  expect(page.asked()).toBe(1);
  page.readCount.fail(new Error("no answer"));
  page.clock.advance(59_999);
  expect(page.asked()).toBe(1);
  page.clock.advance(1);
  expect(page.asked()).toBe(2);
});

test("nothing is polled while the channel stands [NOTIF-48]", () => {
  const page = play(true);
  page.clock.advance(24 * 3_600_000);
  expect(page.asked()).toBe(0);
});

test("it is read once when the channel comes back, and no more [NOTIF-48]", () => {
  const page = play(true);
  page.actor.send({ type: "channel.fell" });
  page.actor.send({ type: "channel.stood" });
  expect(page.asked()).toBe(1);
  page.readCount.answer(2);
  page.clock.advance(24 * 3_600_000);
  expect(page.asked()).toBe(1);
});

test.each(["new_message", "message_read", "conversation_unread", "message_deleted"])(
  "the number of unread messages is read at %s, and at nothing else that the channel says [BOT-18]",
  (name) => {
    const page = play(true, messageCountEvents);
    page.actor.send({ type: "channel.said", name: "notification_read" });
    expect(page.asked()).toBe(0);
    page.actor.send({ type: "channel.said", name });
    expect(page.asked()).toBe(1);
  },
);

test("an event during a reading asks anew, since the answer under way may be of before", () => {
  const page = play(true, messageCountEvents);
  page.actor.send({ type: "channel.said", name: "new_message" });
  page.actor.send({ type: "channel.said", name: "message_read" });
  expect(page.asked()).toBe(2);
  expect(page.readCount.waiting()).toBe(1);
});

test("a number that the channel tells itself is read at none of its events", () => {
  const page = play(true);
  for (const name of messageCountEvents) page.actor.send({ type: "channel.said", name });
  expect(page.asked()).toBe(0);
});
