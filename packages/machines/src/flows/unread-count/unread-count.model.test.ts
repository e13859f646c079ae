import type { Actor } from "xstate";
import { expect } from "../../testing/expect.ts";
import { holdPromise, proveMachine, type Stage } from "../../testing/index.ts";
import { createUnreadCountMachine, type UnreadCountMachine } from "./unread-count.machine.ts";
import { unreadCountModel } from "./unread-count.model.ts";
import { unreadCountView } from "./unread-count.view.ts";

function createWorld(stage: Stage) {
  const readCount = holdPromise<unknown>();
  const machine = createUnreadCountMachine().provide({ actors: { readCount: readCount.logic } });
  const world = {
    stage,
    readCount,
    actor: null as Actor<UnreadCountMachine> | null,
    open: (isLive: boolean) => {
      world.actor = stage.play(machine, { input: { isLive, readAgainOn: ["new_message"] } });
    },
  };
  return world;
}

proveMachine({
  machine: createUnreadCountMachine(),
  model: unreadCountModel,
  world: createWorld,
  perform: {
    "opens with the channel": ({ open }) => open(true),
    "opens without the channel": ({ open }) => open(false),
    "the channel falls": ({ actor }) => actor?.send({ type: "channel.fell" }),
    "the channel stands": ({ actor }) => actor?.send({ type: "channel.stood" }),
    "the channel says what changes the count": ({ actor }) =>
      actor?.send({ type: "channel.said", name: "new_message" }),
    "the channel says something else": ({ actor }) =>
      actor?.send({ type: "channel.said", name: "mission_changed" }),
    "a minute passes": ({ stage }) => stage.clock.advance(60_000),
    "the server answers": ({ readCount }) => readCount.answer(3),
    "the server does not answer": ({ readCount }) => readCount.fail(new Error("no answer")),
  },
  agree: ({ actor, readCount }, { at }) => {
    if (actor === null) return;
    const isPolling = at === "waiting" || at === "reading";
    expect(actor.getSnapshot().value).toEqual(isPolling ? { polling: at } : at);
    expect(readCount.waiting()).toBe(at === "reading" || at === "catchingUp" ? 1 : 0);
    expect(unreadCountView(actor.getSnapshot())).toEqual({
      isPolled: isPolling,
      isReading: at === "reading" || at === "catchingUp",
    });
  },
  invariants: { "never two readings at once": ({ readCount }) => readCount.waiting() <= 1 },
});
