import type { ConsentKind } from "@jobami/api/consents/contract";
import { expect, test } from "vitest";
import { refused } from "../../boundary/refused.fixture.ts";
import { createSimulation, holdPromise } from "../../testing/index.ts";
import { createConsentRequirementMachine } from "./consent-requirement.machine.ts";

function need(kind: ConsentKind) {
  const simulation = createSimulation();
  const local = holdPromise<boolean>();
  const server = holdPromise<boolean, { kind: ConsentKind }>();
  simulation.start(
    createConsentRequirementMachine().provide({
      actors: { readLocalAcceptance: local.logic, readHasConsent: server.logic },
    }),
    { input: { kind, action: "publier une mission" } },
  );
  return { emitted: simulation.emitted, local, server };
}

test("missing terms are stated with the action, and their modal opens [CONS-38, CONS-39]", () => {
  const { emitted, local, server } = need("terms");
  local.answer(false);
  server.answer(false);
  expect(emitted).toEqual([
    { type: "notice", kind: "error", code: "CONSENT_REQUIRED", params: { action: "publier une mission" } },
    { type: "consent.needed", kind: "terms" },
  ]);
});

test("a check that fails is stated, and the modal opens", () => {
  const { emitted, server } = need("ai");
  server.fail(refused("NETWORK"));
  expect(emitted).toEqual([
    { type: "notice", kind: "error", code: "CHECK_FAILED" },
    { type: "consent.needed", kind: "ai" },
  ]);
});

test("the device's word is enough for the terms, never for AI", () => {
  const terms = need("terms");
  terms.local.answer(true);
  expect(terms.server.asked).toEqual([]);
  const ai = need("ai");
  expect(ai.local.asked).toEqual([]);
  expect(ai.server.asked).toEqual([{ kind: "ai" }]);
});

test("the server's yes is stored on the device: a later failure opens no modal for who has consented", () => {
  const { emitted, local, server } = need("terms");
  local.answer(false);
  server.answer(true);
  expect(emitted).toEqual([{ type: "consent.known", kind: "terms" }]);
});
