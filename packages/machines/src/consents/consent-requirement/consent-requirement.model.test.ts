import type { ConsentKind } from "@jobami/api/consents/contract";
import { refused } from "../../boundary/refused.fixture.ts";
import { expect } from "../../testing/expect.ts";
import { holdPromise, proveMachine, type Simulation } from "../../testing/index.ts";
import { createConsentRequirementMachine } from "./consent-requirement.machine.ts";
import { consentRequirementModel } from "./consent-requirement.model.ts";

function createHarness(simulation: Simulation) {
  const local = holdPromise<boolean>();
  const server = holdPromise<boolean, { kind: ConsentKind }>();
  const machine = createConsentRequirementMachine().provide({
    actors: { readLocalAcceptance: local.logic, readHasConsent: server.logic },
  });
  return {
    simulation,
    local,
    server,
    need: (kind: ConsentKind) =>
      void simulation.start(machine, { input: { kind, action: "publier une mission" } }),
  };
}

proveMachine({
  machine: createConsentRequirementMachine(),
  model: consentRequirementModel,
  harness: createHarness,
  perform: {
    "needs the terms": ({ need }) => need("terms"),
    "needs the consent to AI": ({ need }) => need("ai"),
    "accepted on this device": ({ local }) => local.answer(true),
    "not accepted on this device": ({ local }) => local.answer(false),
    "the device cannot be read": ({ local }) => local.fail(new Error("forbidden")),
    "the server knows it": ({ server }) => server.answer(true),
    "the server knows none": ({ server }) => server.answer(false),
    "the server does not answer": ({ server }) => server.fail(refused("NETWORK")),
  },
  agree: ({ simulation }, { at }) => {
    const snapshot = simulation.actors[0]?.getSnapshot();
    if (snapshot === undefined) return;
    expect(snapshot.value).toBe(at);
    if (at === "met" || at === "missing" || at === "unknown")
      expect(snapshot).toMatchObject({ status: "done", output: { finding: at } });
  },
  invariants: {
    "the modal opens exactly when the consent is missing or unknown, and it is stated": (
      { simulation },
      { at },
    ) =>
      simulation.emitted.filter(({ type }) => type !== "consent.known").length ===
      (at === "missing" || at === "unknown" ? 2 : 0),
    "exactly the server's yes is stored on the device": ({ simulation }, { at, isServerAsked }) =>
      simulation.emitted.some(({ type }) => type === "consent.known") === (at === "met" && isServerAsked),
  },
});
