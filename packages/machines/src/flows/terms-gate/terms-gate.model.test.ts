import { refused } from "../../boundary/refused.fixture.ts";
import { expect } from "../../testing/expect.ts";
import { holdPromise, proveMachine, type Stage } from "../../testing/index.ts";
import { createTermsGateMachine } from "./terms-gate.machine.ts";
import { termsGateModel } from "./terms-gate.model.ts";
import type { TermsStanding } from "./terms-gate.types.ts";

/** Waits so far apart, in ms, that any number of short ones ends before a long one does; their true lengths have a test of their own. */
const short = 1;
const long = 1_000_000;

function createWorld(stage: Stage) {
  const local = holdPromise<boolean>();
  const server = holdPromise<TermsStanding>();
  const actor = stage.play(
    createTermsGateMachine().provide({
      actors: { readLocalAcceptance: local.logic, readStanding: server.logic },
      delays: { loadDelay: long, pageThrottle: long, updateDelay: short },
    }),
    { input: { path: "/dashboard/missions" } },
  );
  return {
    stage,
    local,
    server,
    actor,
    send: actor.send.bind(actor),
    /** How often the modal has to have opened. */
    needed: { times: 0 },
  };
}

type World = ReturnType<typeof createWorld>;

function need(world: World, isExempt: boolean): void {
  if (!isExempt) world.needed.times += 1;
}

proveMachine({
  machine: createTermsGateMachine(),
  model: termsGateModel,
  world: createWorld,
  perform: {
    "the profile has loaded": ({ send }) => send({ type: "profile.loaded" }),
    "the profile is updated": ({ send }) => send({ type: "profile.updated" }),
    "the consent is updated": ({ send }) => send({ type: "consent.updated" }),
    "a short wait ends": ({ stage }) => stage.clock.advance(short),
    "a long wait ends": ({ stage }) => stage.clock.advance(long),
    "goes to another page": ({ send }) => send({ type: "page.changed", path: "/dashboard/profil" }),
    "goes to an exempt page": ({ send }) => send({ type: "page.changed", path: "/conditions-generales" }),
    "accepted on this device": ({ local }) => local.answer(true),
    "not accepted on this device": ({ local }) => local.answer(false),
    "the device cannot be read": ({ local }) => local.fail(new Error("forbidden")),
    "the server knows the consent": ({ server }) =>
      server.answer({ isProfileComplete: true, hasConsent: true }),
    "the server knows none": (world, { isExempt }) => {
      need(world, isExempt);
      world.server.answer({ isProfileComplete: true, hasConsent: false });
    },
    "the profile is incomplete": (world, { isExempt }) => {
      need(world, isExempt);
      world.server.answer({ isProfileComplete: false, hasConsent: true });
    },
    "the server does not answer": (world, { isExempt }) => {
      need(world, isExempt);
      world.server.fail(refused("NETWORK"));
    },
  },
  agree: ({ actor, local, server }, { check, isLoadWaiting, isUpdateWaiting, isHeld }) => {
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
    "the modal opens exactly when the terms are not accepted on a page that asks": ({ stage, needed }) =>
      stage.emitted.filter(({ type }) => type === "terms.needed").length === needed.times,
    "the server is asked only after the device": ({ local, server }) =>
      server.asked.length <= local.asked.length,
  },
});
