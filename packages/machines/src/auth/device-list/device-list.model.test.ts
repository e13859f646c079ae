import { refused } from "../../boundary/refused.fixture.ts";
import { expect } from "../../testing/expect.ts";
import { holdPromise, proveMachine, type Simulation } from "../../testing/index.ts";
import { createDeviceListMachine } from "./device-list.machine.ts";
import { type DeviceListState, deviceListModel } from "./device-list.model.ts";
import type { SessionEnding } from "./device-list.types.ts";
import { deviceListView } from "./device-list.view.ts";

function createHarness(simulation: Simulation) {
  const end = holdPromise<unknown, SessionEnding | undefined>();
  const actor = simulation.start(createDeviceListMachine().provide({ actors: { end: end.logic } }));
  /** What was read, as the product keeps it up to date with what the machine reports. */
  const shown = new Set(["phone", "tablet"]);
  actor.on("sessions.changed", ({ ending }) => {
    if (ending.scope === "others") shown.clear();
    else shown.delete(ending.id);
  });
  return { simulation, end, actor, shown };
}

type Harness = ReturnType<typeof createHarness>;
const devices = ["phone", "tablet"] as const;

proveMachine<DeviceListState, keyof typeof deviceListModel.steps, Harness>({
  machine: createDeviceListMachine(),
  model: deviceListModel,
  harness: createHarness,
  perform: {
    "ends the phone’s": ({ actor }) => actor.send({ type: "session.ended", id: "phone" }),
    "ends the tablet’s": ({ actor }) => actor.send({ type: "session.ended", id: "tablet" }),
    "presses the same again": ({ actor }) => actor.send({ type: "session.ended", id: "phone" }),
    "asks to end all others": ({ actor }) => actor.send({ type: "others.requested" }),
    "declines it": ({ actor }) => actor.send({ type: "others.declined" }),
    "confirms it": ({ actor }) => actor.send({ type: "others.confirmed" }),
    "the server ends it": ({ end }) => end.answer({}),
    "it had ended before": ({ end }) => end.fail(refused("NOT_FOUND")),
    "the server refuses": ({ end }) => end.fail(refused("NETWORK")),
  },
  agree: ({ actor, end, shown }, state) => {
    const view = deviceListView(actor.getSnapshot());
    expect(end.waiting()).toBe(state.waiting.length > 0 ? 1 : 0);
    expect(view.isConfirming).toBe(state.isAsking);
    expect(view.isEndingOthers).toBe(state.waiting.includes("others"));
    for (const device of devices)
      expect(view.isEnding(device)).toBe(state.waiting.includes(device) || state.waiting.includes("others"));
    expect([...shown].sort()).toEqual(devices.filter((device) => state[device]));
  },
  invariants: {
    "one ending is sent at a time": ({ end }) => end.waiting() <= 1,
    "what the server has not ended stays in sight": ({ shown }, state) =>
      devices.every((device) => !state[device] || shown.has(device)),
  },
});
