import { refused } from "../../boundary/refused.fixture.ts";
import { expect } from "../../testing/expect.ts";
import { holdPromise, proveMachine, type Simulation } from "../../testing/index.ts";
import { exemptPaths } from "./terms-gate.fixture.ts";
import { createTermsGateMachine } from "./terms-gate.machine.ts";
import { termsGateModel } from "./terms-gate.model.ts";
import type { TermsStanding } from "./terms-gate.types.ts";

/** Waits so far apart, in ms, that any number of short ones ends before a long one does; their true lengths have a test of their own. */
const short = 1;
const long = 1_000_000;

function createHarness(simulation: Simulation) {
  const local = holdPromise<boolean>();
  const server = holdPromise<TermsStanding>();
  const actor = simulation.start(
    createTermsGateMachine({ exemptPaths }).provide({
      actors: { readLocalAcceptance: local.logic, readStanding: server.logic },
      delays: { loadDelay: long, pageThrottle: long, updateDelay: short },
    }),
    { input: { path: "/dashboard/missions" } },
  );
  return {
    simulation,
    local,
    server,
    actor,
    send: actor.send.bind(actor),
    /** How often the modal has to have opened. */
    needed: { times: 0 },
    /** How often the server reported yes, and how often the modal has to leave. */
    known: { times: 0 },
    settled: { times: 0 },
  };
}

type Harness = ReturnType<typeof createHarness>;

function need(harness: Harness, isExempt: boolean): void {
  if (!isExempt) harness.needed.times += 1;
}

proveMachine({
  machine: createTermsGateMachine({ exemptPaths }),
  model: termsGateModel,
  harness: createHarness,
  perform: {
    "the profile has loaded": ({ send }) => send({ type: "profile.loaded" }),
    "the profile is updated": ({ send }) => send({ type: "profile.updated" }),
    "the consent is updated": ({ send }) => send({ type: "consent.updated" }),
    "a short wait ends": ({ simulation }) => simulation.clock.advance(short),
    "a long wait ends": ({ simulation }) => simulation.clock.advance(long),
    "goes to another page": ({ send }) => send({ type: "page.changed", path: "/dashboard/profil" }),
    "goes to an exempt page": ({ send }) => send({ type: "page.changed", path: "/conditions-generales" }),
    "the answer is put off": ({ send }) => send({ type: "answer.postponed" }),
    "the connection returns": ({ send }) => send({ type: "connection.returned" }),
    "accepted on this device": ({ local, settled }, { isRecheck }) => {
      if (isRecheck) settled.times += 1;
      local.answer(true);
    },
    "not accepted on this device": ({ local }) => local.answer(false),
    "the device cannot be read": ({ local }) => local.fail(new Error("forbidden")),
    "the server knows the consent": ({ server, known, settled }, { isRecheck }) => {
      known.times += 1;
      if (isRecheck) settled.times += 1;
      server.answer({ isProfileComplete: true, hasConsent: true });
    },
    "the server knows none": (harness, { isExempt }) => {
      need(harness, isExempt);
      harness.server.answer({ isProfileComplete: true, hasConsent: false });
    },
    "the profile is incomplete": (harness, { isExempt }) => {
      need(harness, isExempt);
      harness.server.answer({ isProfileComplete: false, hasConsent: true });
    },
    "the server does not answer": (harness, { isExempt }) => {
      need(harness, isExempt);
      harness.server.fail(refused("NETWORK"));
    },
  },
  agree: ({ actor, local, server }, { check, isLoadWaiting, isUpdateWaiting, isHeld, isRecheck }) => {
    expect(actor.getSnapshot().context.isRecheck).toBe(isRecheck);
    expect(actor.getSnapshot().value).toEqual({
      check,
      afterLoad: isLoadWaiting ? "waiting" : "idle",
      afterUpdate: isUpdateWaiting ? "waiting" : "idle",
      pages: isHeld ? "held" : "free",
    });
    expect([local.waiting(), server.waiting()]).toEqual([
      check === "lookingHere" ? 1 : 0,
      check === "askingServer" ? 1 : 0,
    ]);
  },
  invariants: {
    "the modal opens exactly when the terms are not accepted on a page that asks": ({ simulation, needed }) =>
      simulation.emitted.filter(({ type }) => type === "terms.needed").length === needed.times,
    "the server's yes is stored on the device": ({ simulation, known }) =>
      simulation.emitted.filter(({ type }) => type === "terms.known").length === known.times,
    "the modal leaves exactly when a check made because the connection returned finds an acceptance": ({
      simulation,
      settled,
    }) => simulation.emitted.filter(({ type }) => type === "terms.settled").length === settled.times,
    "the server is asked only after the device": ({ local, server }) =>
      server.asked.length <= local.asked.length,
  },
});
