import type { ConsentKind } from "@jobami/api/consents/contract";
import { refused } from "../../boundary/refused.fixture.ts";
import { expect } from "../../testing/expect.ts";
import { holdPromise, proveMachine, type Stage } from "../../testing/index.ts";
import { createConsentRequirementMachine } from "./consent-requirement.machine.ts";
import { consentRequirementModel } from "./consent-requirement.model.ts";

function createWorld(stage: Stage) {
  const local = holdPromise<boolean>();
  const server = holdPromise<boolean, { kind: ConsentKind }>();
  const machine = createConsentRequirementMachine().provide({
    actors: { readLocalAcceptance: local.logic, readHasConsent: server.logic },
  });
  return {
    stage,
    local,
    server,
    need: (kind: ConsentKind) => void stage.play(machine, { input: { kind, action: "publier une mission" } }),
  };
}

proveMachine({
  machine: createConsentRequirementMachine(),
  model: consentRequirementModel,
  world: createWorld,
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
  agree: ({ stage }, { at }) => {
    const snapshot = stage.actors[0]?.getSnapshot();
    if (snapshot === undefined) return;
    expect(snapshot.value).toBe(at);
    if (at === "met" || at === "missing")
      expect(snapshot).toMatchObject({ status: "done", output: { isMet: at === "met" } });
  },
  invariants: {
    "the modal opens exactly when the consent is missing, and it is said": ({ stage }, { at }) =>
      stage.emitted.length === (at === "missing" ? 2 : 0),
  },
});
