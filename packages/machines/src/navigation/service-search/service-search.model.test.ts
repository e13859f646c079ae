import { refused } from "../../boundary/refused.fixture.ts";
import { expect } from "../../testing/expect.ts";
import { holdPromise, proveMachine, type Simulation } from "../../testing/index.ts";
import { createServiceSearchMachine, suggestAfterMs } from "./service-search.machine.ts";
import { serviceSearchModel } from "./service-search.model.ts";
import type { PastSearch, Suggestion } from "./service-search.types.ts";
import { serviceSearchView } from "./service-search.view.ts";

const furniture: Suggestion = {
  id: "montage-de-meubles",
  label: "Montage de meubles",
  description: "Bricolage",
};

function createHarness(simulation: Simulation) {
  const suggest = holdPromise<readonly Suggestion[], { text: string }>();
  const machine = createServiceSearchMachine().provide({ actors: { suggest: suggest.logic } });
  const actor = simulation.start(machine, { input: { minLength: 3, typed: "", past: [] } });
  const harness = { simulation, suggest, actor, stored: [] as readonly PastSearch[] };
  actor.on("past.changed", ({ past }) => {
    harness.stored = past;
  });
  return harness;
}

proveMachine({
  machine: createServiceSearchMachine(),
  model: serviceSearchModel,
  harness: createHarness,
  perform: {
    "types two letters": ({ actor }) => actor.send({ type: "text.typed", text: "mo" }),
    "types « monter »": ({ actor }) => actor.send({ type: "text.typed", text: "monter" }),
    "200 ms pass": ({ simulation }) => simulation.clock.advance(suggestAfterMs),
    "the server suggests a service": ({ suggest }) => suggest.answer([furniture]),
    "the server knows none": ({ suggest }) => suggest.answer([]),
    "the network fails": ({ suggest }) => suggest.fail(refused("NETWORK")),
    "the server refuses": ({ suggest }) => suggest.fail(refused("TOO_MANY_REQUESTS")),
    "the connection returns": ({ actor }) => actor.send({ type: "connection.returned" }),
    "chooses the suggestion": ({ actor }) =>
      actor.send({ type: "suggestion.chosen", label: furniture.label }),
    "searches for a wardrobe": ({ actor }) =>
      actor.send({ type: "search.sent", search: { what: "armoire", where: "Lyon" } }),
    "clears past searches": ({ actor }) => actor.send({ type: "past.cleared" }),
  },
  agree: ({ actor, suggest, stored }, { status, typed, past, isFoundShown }) => {
    const searches = past.map((what) => ({ what, where: "Lyon" }));
    const view = serviceSearchView(actor.getSnapshot());
    // A server that breaks where the network was cut leaves no suggestions either, and is no lost connection.
    const isBroken = status === "offline" && view.status === "failed";
    const shown = status === "typing" ? "asking" : status;
    expect(view).toEqual({
      status: isBroken ? "failed" : shown,
      typed,
      found: isFoundShown ? [furniture] : [],
      past: searches,
    });
    expect(stored).toEqual(searches);
    expect(suggest.waiting()).toBe(status === "asking" ? 1 : 0);
  },
  invariants: { "one call at a time": ({ suggest }) => suggest.waiting() <= 1 },
});
