import { refused } from "../../boundary/refused.fixture.ts";
import { expect } from "../../testing/expect.ts";
import { holdPromise, proveMachine, type Simulation } from "../../testing/index.ts";
import { createAiGateMachine } from "./ai-gate.machine.ts";
import { aiGateModel } from "./ai-gate.model.ts";
import { aiGateView } from "./ai-gate.view.ts";

function createHarness(simulation: Simulation) {
  const consent = holdPromise<boolean>();
  const credits = holdPromise<number>();
  const actor = simulation.start(
    createAiGateMachine().provide({ actors: { readHasConsent: consent.logic, readCredits: credits.logic } }),
    { input: { action: "proposer un prix" } },
  );
  return { simulation, consent, credits, actor, counted: { consents: 0, credits: 0 } };
}

proveMachine({
  machine: createAiGateMachine(),
  model: aiGateModel,
  harness: createHarness,
  perform: {
    "the server counts a consent": ({ consent, counted }) => {
      counted.consents += 1;
      consent.answer(true);
    },
    "the server counts none": ({ consent }) => consent.answer(false),
    "the consent cannot be read": ({ consent }) => consent.fail(refused("NETWORK")),
    "gives the consent": ({ actor }) => actor.send({ type: "consent.given" }),
    "leaves without giving it": ({ actor }) => actor.send({ type: "consent.declined" }),
    "there is a credit": ({ credits, counted }) => {
      counted.credits += 1;
      credits.answer(1);
    },
    "there is no credit": ({ credits }) => credits.answer(0),
    "credits were asked for too often": ({ credits }) => credits.fail(refused("TOO_MANY_REQUESTS")),
    "credits cannot be read": ({ credits }) => credits.fail(refused("NETWORK")),
  },
  agree: ({ actor, consent, credits }, { at }) => {
    const isReading = at === "checkingConsent" || at === "confirmingConsent";
    expect(actor.getSnapshot().value).toBe(at);
    expect(aiGateView(actor.getSnapshot())).toEqual({
      isChecking: isReading || at === "checkingCredits",
      isAsking: at === "askingConsent",
    });
    expect([consent.waiting(), credits.waiting()]).toEqual([
      isReading ? 1 : 0,
      at === "checkingCredits" ? 1 : 0,
    ]);
  },
  invariants: {
    "the gate opens only with a consent and a credit that the server counts": ({ actor, counted }) =>
      actor.getSnapshot().output?.isOpen !== true || (counted.consents === 1 && counted.credits === 1),
    "credits are not read without a consent": ({ credits, counted }) =>
      credits.asked.length <= counted.consents,
    "the modal is asked for once": ({ simulation }) =>
      simulation.emitted.filter(({ type }) => type === "consent.needed").length <= 1,
  },
});
