import type { Actor } from "xstate";
import { refused } from "../../boundary/refused.fixture.ts";
import { expect } from "../../testing/expect.ts";
import { holdPromise, proveMachine, type Simulation } from "../../testing/index.ts";
import { createUnreadCountMachine, type UnreadCountMachine } from "./unread-count.machine.ts";
import { unreadCountModel } from "./unread-count.model.ts";
import { unreadCountView } from "./unread-count.view.ts";

function createHarness(simulation: Simulation) {
  const readCount = holdPromise<unknown>();
  const machine = createUnreadCountMachine().provide({ actors: { readCount: readCount.logic } });
  const harness = {
    simulation,
    readCount,
    actor: null as Actor<UnreadCountMachine> | null,
    open: (isLive: boolean, isReplayed = false) => {
      harness.actor = simulation.start(machine, { input: { isLive, isReplayed } });
    },
  };
  return harness;
}

proveMachine({
  machine: createUnreadCountMachine(),
  model: unreadCountModel,
  harness: createHarness,
  perform: {
    "opens with the channel": ({ open }) => open(true),
    "opens without the channel": ({ open }) => open(false),
    "opens before the channel, which will replay": ({ open }) => open(false, true),
    "the channel falls": ({ actor }) => actor?.send({ type: "channel.fell" }),
    "the channel stands": ({ actor }) => actor?.send({ type: "channel.stood" }),
    "a minute passes": ({ simulation }) => simulation.clock.advance(60_000),
    "the server answers": ({ readCount }) => readCount.answer(3),
    "the server does not answer": ({ readCount }) => readCount.fail(refused("NETWORK")),
  },
  agree: ({ actor, readCount }, { at }) => {
    if (actor === null) return;
    const isPolling = at === "waiting" || at === "reading";
    expect(actor.getSnapshot().value).toEqual(isPolling ? { polling: at } : at);
    expect(readCount.waiting()).toBe(at === "reading" || at === "catchingUp" ? 1 : 0);
    expect(unreadCountView(actor.getSnapshot())).toEqual({
      isPolled: isPolling || at === "arriving",
      isReading: at === "reading" || at === "catchingUp",
    });
  },
  invariants: { "never two readings at once": ({ readCount }) => readCount.waiting() <= 1 },
});
