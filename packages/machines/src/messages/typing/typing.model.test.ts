import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/index.ts";
import { createTypingMachine, typingPauseMs } from "./typing.machine.ts";
import { typingModel } from "./typing.model.ts";
import { typingView } from "./typing.view.ts";

proveMachine({
  machine: createTypingMachine(),
  model: typingModel,
  harness: (simulation) => ({ simulation, actor: simulation.start(createTypingMachine()), announcements: 0 }),
  perform: {
    "the person types": (harness, { announcedFor }) => {
      harness.actor.send({ type: "person.typed" });
      if (announcedFor === null) harness.announcements += 1;
    },
    "the person sends": ({ actor }) => actor.send({ type: "message.written" }),
    "the other is heard typing": ({ actor }) => actor.send({ type: "other.typed" }),
    "the other’s message arrives": ({ actor }) => actor.send({ type: "message.arrived" }),
    "half a pause passes": ({ simulation }) => simulation.clock.advance(typingPauseMs / 2),
  },
  agree: ({ simulation, actor, announcements }, { announcedFor, heardFor }) => {
    expect(actor.getSnapshot().value).toEqual({
      own: announcedFor === null ? "untold" : "announced",
      other: heardFor === null ? "quiet" : "typing",
    });
    expect(typingView(actor.getSnapshot())).toEqual({ isOtherTyping: heardFor !== null });
    expect(simulation.emitted.length).toBe(announcements);
  },
});
