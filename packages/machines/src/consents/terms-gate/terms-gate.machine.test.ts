import { describe, expect, test } from "vitest";
import { refused } from "../../boundary/refused.fixture.ts";
import { createSimulation, holdPromise } from "../../testing/index.ts";
import { exemptPaths } from "./terms-gate.fixture.ts";
import { createTermsGateMachine } from "./terms-gate.machine.ts";
import type { TermsGateEvent, TermsStanding } from "./terms-gate.types.ts";

const lawful = { isProfileComplete: true, hasConsent: true };

function play(path = "/dashboard/missions") {
  const simulation = createSimulation();
  const local = holdPromise<boolean>();
  const server = holdPromise<TermsStanding>();
  const actor = simulation.start(
    createTermsGateMachine({ exemptPaths }).provide({
      actors: { readLocalAcceptance: local.logic, readStanding: server.logic },
    }),
    { input: { path } },
  );
  return {
    clock: simulation.clock,
    emitted: simulation.emitted,
    local,
    server,
    send: (event: TermsGateEvent) => actor.send(event),
    goTo: (to: string) => actor.send({ type: "page.changed", path: to }),
    checks: () => local.asked.length,
  };
}

/** A check that is under way, past the device. */
function asking(path?: string) {
  const gate = play(path);
  gate.send({ type: "profile.loaded" });
  gate.clock.advance(4500);
  gate.local.answer(false);
  return gate;
}

describe("when it is checked", () => {
  test("4500 ms after the profile has loaded, and not one before [CONS-29]", () => {
    const { send, clock, checks } = play();
    send({ type: "profile.loaded" });
    clock.advance(4499);
    expect(checks()).toBe(0);
    clock.advance(1);
    expect(checks()).toBe(1);
  });

  test("on a page change, at most once per 4500 ms [CONS-30]", () => {
    const { goTo, local, clock, checks } = play();
    goTo("/dashboard/notifications");
    expect(checks()).toBe(1);
    local.answer(true);
    clock.advance(4499);
    goTo("/dashboard/missions");
    expect(checks()).toBe(1);
    clock.advance(1);
    goTo("/dashboard/notifications");
    expect(checks()).toBe(2);
  });

  test.each(["profile.updated", "consent.updated"] as const)(
    "500 ms after %s, counted from the last one [CONS-31]",
    (type) => {
      const { send, clock, checks } = play();
      send({ type });
      clock.advance(499);
      send({ type });
      clock.advance(499);
      expect(checks()).toBe(0);
      clock.advance(1);
      expect(checks()).toBe(1);
    },
  );

  test("not for what was due before the answer was put off, and again for what comes after", () => {
    const { send, goTo, local, clock, checks } = play();
    send({ type: "profile.loaded" });
    send({ type: "consent.updated" });
    goTo("/dashboard/notifications");
    local.answer(false);
    send({ type: "answer.postponed" });
    clock.advance(4500);
    expect(checks()).toBe(1);
    goTo("/dashboard/missions");
    expect(checks()).toBe(2);
  });

  test("not on its own: without an event no one is asked", () => {
    const { clock, checks } = play();
    clock.advance(3_600_000);
    expect(checks()).toBe(0);
  });
});

describe("on which pages", () => {
  test.each(["/dashboard", "/dashboard/parametres", "/conditions-generales", "/conditions-utilisation"])(
    "%s is exempt, and takes no page change from the others [CONS-36]",
    (path) => {
      const { goTo, send, clock, checks } = play();
      goTo(path);
      send({ type: "profile.updated" });
      clock.advance(500);
      expect(checks()).toBe(0);
      goTo("/dashboard/missions");
      expect(checks()).toBe(1);
    },
  );

  test("a person who opens the product on an exempt page is not asked there [CONS-36]", () => {
    const { send, clock, checks } = play("/dashboard");
    send({ type: "profile.loaded" });
    clock.advance(4500);
    expect(checks()).toBe(0);
  });

  test.each(["/dashboard/profil", "/dashboard/parametres/reconnaissance-vocale", "/", "/cookies"])(
    "%s is not: only exact paths are [CONS-36]",
    (path) => {
      const { goTo, checks } = play("/dashboard");
      goTo(path);
      expect(checks()).toBe(1);
    },
  );

  test("a person who went to an exempt page meanwhile is left alone [CONS-36]", () => {
    const answered = asking();
    answered.goTo("/conditions-generales");
    answered.server.answer({ ...lawful, hasConsent: false });
    const failed = asking();
    failed.goTo("/dashboard");
    failed.server.fail(refused("NETWORK"));
    expect([...answered.emitted, ...failed.emitted]).toEqual([]);
  });
});

describe("what is found", () => {
  test("an acceptance on the device: the server is not asked [CONS-35]", () => {
    const gate = play();
    gate.goTo("/dashboard/notifications");
    gate.local.answer(true);
    expect(gate.server.asked.length).toBe(0);
    expect(gate.emitted).toEqual([]);
  });

  test("a complete profile and a consent: nothing opens [CONS-35]", () => {
    const gate = asking();
    gate.server.answer(lawful);
    expect(gate.emitted).not.toContainEqual({ type: "terms.needed" });
  });

  test("an incomplete profile: the modal opens [CONS-32]", () => {
    const gate = asking();
    gate.server.answer({ ...lawful, isProfileComplete: false });
    expect(gate.emitted).toEqual([{ type: "terms.needed" }]);
  });

  test("no consent: the modal opens [CONS-33]", () => {
    const gate = asking();
    gate.server.answer({ ...lawful, hasConsent: false });
    expect(gate.emitted).toEqual([{ type: "terms.needed" }]);
  });

  test("a check that fails: it is stated, and the modal opens [CONS-34, CONS-44]", () => {
    const gate = asking();
    gate.server.fail(refused("INTERNAL_ERROR"));
    expect(gate.emitted).toEqual([
      { type: "notice", kind: "error", code: "CHECK_FAILED" },
      { type: "terms.needed" },
    ]);
  });

  test("the server's yes is stored on the device, so that a later failure asks no one who accepted [CONS-35]", () => {
    const gate = asking();
    gate.server.answer(lawful);
    expect(gate.emitted).toEqual([{ type: "terms.known" }]);
  });
});

describe("when the connection returns", () => {
  test("a failed check is made anew, and the modal leaves a person who has accepted", () => {
    const gate = asking();
    gate.server.fail(refused("NETWORK"));
    gate.send({ type: "connection.returned" });
    gate.local.answer(false);
    gate.server.answer(lawful);
    expect(gate.emitted.slice(2)).toEqual([{ type: "terms.known" }, { type: "terms.settled" }]);
  });

  test("an acceptance that another tab stored meanwhile lets the modal leave too", () => {
    const gate = asking();
    gate.server.fail(refused("NETWORK"));
    gate.send({ type: "connection.returned" });
    gate.local.answer(true);
    expect(gate.emitted.slice(2)).toEqual([{ type: "terms.settled" }]);
  });

  test("a person who has not accepted keeps the modal", () => {
    const gate = asking();
    gate.server.fail(refused("NETWORK"));
    gate.send({ type: "connection.returned" });
    gate.local.answer(false);
    gate.server.answer({ ...lawful, hasConsent: false });
    expect(gate.emitted.slice(2)).toEqual([{ type: "terms.needed" }]);
  });

  test("a check made for another reason later closes nothing", () => {
    const gate = asking();
    gate.send({ type: "connection.returned" });
    gate.local.answer(false);
    gate.server.answer({ ...lawful, hasConsent: false });
    gate.send({ type: "consent.updated" });
    gate.clock.advance(500);
    gate.local.answer(true);
    expect(gate.emitted).toEqual([{ type: "terms.needed" }]);
  });

  test("a check under way is made anew, even at the device", () => {
    const gate = play();
    gate.goTo("/dashboard/notifications");
    gate.send({ type: "connection.returned" });
    gate.local.answer(true);
    expect(gate.emitted).toEqual([{ type: "terms.settled" }]);
  });

  test("no one is asked on an exempt page [CONS-36]", () => {
    const gate = play("/dashboard");
    gate.send({ type: "connection.returned" });
    expect(gate.checks()).toBe(0);
  });
});
