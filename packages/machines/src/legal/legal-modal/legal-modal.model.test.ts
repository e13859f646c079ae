import { refused } from "../../boundary/refused.fixture.ts";
import { expect } from "../../testing/expect.ts";
import { holdPromise, proveMachine, type Simulation } from "../../testing/index.ts";
import { createLegalModalMachine, type LegalKey, type LegalModalEvent } from "./legal-modal.machine.ts";
import { legalModalModel } from "./legal-modal.model.ts";
import { legalModalView } from "./legal-modal.view.ts";

function createHarness(simulation: Simulation) {
  const load = holdPromise<void, { key: LegalKey | null }>();
  const actor = simulation.start(createLegalModalMachine().provide({ actors: { loadContent: load.logic } }));
  return { actor, load, send: (event: LegalModalEvent) => actor.send(event) };
}

proveMachine({
  machine: createLegalModalMachine(),
  model: legalModalModel,
  harness: createHarness,
  perform: {
    "chooses the cookies": ({ send }) => send({ type: "page.chosen", key: "cookies" }),
    "chooses the legal notice": ({ send }) => send({ type: "page.chosen", key: "mentions-legales" }),
    "the content comes": ({ load }) => load.answer(),
    "the content does not come": ({ load }) => load.fail(refused("NETWORK")),
    "tries again": ({ send }) => send({ type: "retry.requested" }),
    closes: ({ send }) => send({ type: "closing.requested" }),
  },
  agree: ({ actor, load }, state) => {
    expect(legalModalView(actor.getSnapshot())).toEqual(state);
    expect(load.waiting()).toBe(state.status === "loading" ? 1 : 0);
  },
  invariants: {
    "what is loaded is what is shown": ({ load }, { key, status }) =>
      status !== "loading" || load.asked.at(-1)?.key === key,
  },
});
