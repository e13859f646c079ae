import { expect, test } from "vitest";
import { createSimulation, holdPromise } from "../../testing/index.ts";
import { createUnreadCountMachine } from "./index.ts";

function play(isLive: boolean, isReplayed = false) {
  const simulation = createSimulation();
  const readCount = holdPromise<unknown>();
  const actor = simulation.start(
    createUnreadCountMachine().provide({ actors: { readCount: readCount.logic } }),
    {
      input: { isLive, isReplayed },
    },
  );
  return { ...simulation, actor, readCount, asked: () => readCount.asked.length };
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

test("a channel that stands for the first time and replays what it missed has nothing read again; one that is late has it polled", () => {
  const page = play(false, true);
  page.actor.send({ type: "channel.stood" });
  page.clock.advance(24 * 3_600_000);
  expect(page.asked()).toBe(0);
  const late = play(false, true);
  late.clock.advance(60_000);
  expect(late.asked()).toBe(1);
});
