import { expect, test } from "vitest";
import { refused } from "../../boundary/refused.fixture.ts";
import { createSimulation, holdPromise } from "../../testing/index.ts";
import { createDeviceListMachine, deviceListView, type SessionEnding } from "./index.ts";

function play() {
  const end = holdPromise<unknown, SessionEnding | undefined>();
  const actor = createSimulation().start(createDeviceListMachine().provide({ actors: { end: end.logic } }));
  const emittedEvents: unknown[] = [];
  actor.on("*", (emitted) => emittedEvents.push(emitted));
  return { actor, end, emittedEvents, view: () => deviceListView(actor.getSnapshot()) };
}

test("a session is shown as being ended until the server has ended it", () => {
  const { actor, end, emittedEvents, view } = play();
  actor.send({ type: "session.ended", id: "phone" });
  expect([view().isEnding("phone"), view().isEnding("tablet")]).toEqual([true, false]);
  expect(emittedEvents).toEqual([]);
  end.answer({});
  expect(view().isEnding("phone")).toBe(false);
  expect(emittedEvents).toEqual([{ type: "sessions.changed", ending: { scope: "one", id: "phone" } }]);
});

test("several are ended one after the other, none twice", () => {
  const { actor, end } = play();
  for (const id of ["phone", "tablet", "phone"]) actor.send({ type: "session.ended", id });
  end.answer({});
  end.answer({});
  expect(end.asked).toEqual([
    { scope: "one", id: "phone" },
    { scope: "one", id: "tablet" },
  ]);
});

test("all others are ended after a yes alone", () => {
  const { actor, end, view } = play();
  actor.send({ type: "others.confirmed" });
  actor.send({ type: "others.requested" });
  expect(view().isConfirming).toBe(true);
  actor.send({ type: "others.declined" });
  expect([view().isConfirming, end.asked]).toEqual([false, []]);
  actor.send({ type: "others.requested" });
  actor.send({ type: "others.confirmed" });
  expect(end.asked).toEqual([{ scope: "others" }]);
  expect([view().isEndingOthers, view().isEnding("phone")]).toEqual([true, true]);
});

test("one that could not be ended stays, with a word about it", () => {
  const { actor, end, emittedEvents, view } = play();
  actor.send({ type: "session.ended", id: "phone" });
  const refusal = refused("TOO_MANY_REQUESTS");
  end.fail(refusal);
  expect(view().isEnding("phone")).toBe(false);
  const { message, status } = refusal;
  expect(emittedEvents).toEqual([
    { type: "notice", kind: "error", code: "TOO_MANY_REQUESTS", params: { message, status } },
  ]);
});

test("one that had ended before counts as ended", () => {
  const { actor, end, emittedEvents } = play();
  actor.send({ type: "session.ended", id: "phone" });
  end.fail(refused("NOT_FOUND"));
  expect(emittedEvents).toEqual([{ type: "sessions.changed", ending: { scope: "one", id: "phone" } }]);
});
