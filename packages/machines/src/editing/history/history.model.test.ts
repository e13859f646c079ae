import { expect } from "../../testing/expect.ts";
import { proveMachine, type Simulation } from "../../testing/index.ts";
import { createHistoryMachine } from "./history.machine.ts";
import { historyModel } from "./history.model.ts";

type Text = { count: number };

function createHarness(simulation: Simulation) {
  const actor = simulation.start(createHistoryMachine<Text>(), { input: { document: { count: 0 } } });
  let count = 0;
  const next = () => {
    count += 1;
    return { count };
  };
  const shown = () => actor.getSnapshot().context.present;
  const change = (part: string | null) => actor.send({ type: "document.changed", document: next(), part });
  return { simulation, actor, next, shown, change };
}

proveMachine({
  machine: createHistoryMachine<Text>(),
  model: historyModel,
  harness: createHarness,
  perform: {
    "writes the name": ({ change }) => change("name"),
    "writes the phrase": ({ change }) => change("phrase"),
    "turns something round": ({ change }) => change(null),
    "writes what stands there": ({ actor, shown }) =>
      actor.send({ type: "document.changed", document: { ...shown() }, part: "phrase" }),
    "rests for a second": ({ simulation }) => simulation.clock.advance(1000),
    undoes: ({ actor }) => actor.send({ type: "undo.requested" }),
    redoes: ({ actor }) => actor.send({ type: "redo.requested" }),
    "the server keeps it otherwise": ({ actor, next }) =>
      actor.send({ type: "document.replaced", document: next() }),
  },
  agree: ({ actor }, { back, forth, writes }) => {
    const { past, future, part } = actor.getSnapshot().context;
    expect({ back: past.length, forth: future.length, writes: part }).toEqual({ back, forth, writes });
  },
  invariants: {
    "what is restored is what is shown": ({ simulation }) =>
      simulation.emitted.every(({ type }) => type === "document.restored"),
  },
});
