import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/index.ts";
import { createTypingMachine, typingPauseMs } from "./typing.machine.ts";
import { typingModel } from "./typing.model.ts";
import { typingView } from "./typing.view.ts";

proveMachine({
  machine: createTypingMachine(),
  model: typingModel,
  harness: (simulation) => ({ simulation, actor: simulation.start(createTypingMachine()), told: 0 }),
  perform: {
    "the person types": (harness, { toldFor }) => {
      harness.actor.send({ type: "person.typed" });
      if (toldFor === null) harness.told += 1;
    },
    "the person sends": ({ actor }) => actor.send({ type: "message.written" }),
    "the other is heard typing": ({ actor }) => actor.send({ type: "other.typed" }),
    "the other’s message arrives": ({ actor }) => actor.send({ type: "message.arrived" }),
    "half a pause passes": ({ simulation }) => simulation.clock.advance(typingPauseMs / 2),
  },
  agree: ({ simulation, actor, told }, { toldFor, heardFor }) => {
    expect(actor.getSnapshot().value).toEqual({
      own: toldFor === null ? "untold" : "told",
      other: heardFor === null ? "quiet" : "typing",
    });
    expect(typingView(actor.getSnapshot())).toEqual({ isOtherTyping: heardFor !== null });
    expect(simulation.emitted.length).toBe(told);
  },
});
