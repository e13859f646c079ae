import { expect, test } from "vitest";
import { refused } from "../../boundary/refused.fixture.ts";
import { createSimulation, holdPromise } from "../../testing/index.ts";
import { createAiGateMachine } from "./index.ts";

function ask() {
  const simulation = createSimulation();
  const consent = holdPromise<boolean>();
  const credits = holdPromise<number>();
  const actor = simulation.start(
    createAiGateMachine().provide({ actors: { readHasConsent: consent.logic, readCredits: credits.logic } }),
    { input: { action: "proposer un prix" } },
  );
  return { consent, credits, actor, emitted: simulation.emitted, output: () => actor.getSnapshot().output };
}

const noticeOf = (code: string) => ({ type: "notice", kind: "error", code });

test("a consent that counts and a credit: the person goes on, and nothing is stated", () => {
  const gate = ask();
  gate.consent.answer(true);
  gate.credits.answer(1);
  expect([gate.output(), gate.emitted]).toEqual([{ isOpen: true }, []]);
});

test("without the consent its modal opens; once given, the person goes on", () => {
  const gate = ask();
  gate.consent.answer(false);
  expect(gate.emitted).toEqual([{ type: "consent.needed", action: "proposer un prix" }]);
  gate.actor.send({ type: "consent.given" });
  gate.consent.answer(true);
  gate.credits.answer(3);
  expect(gate.output()).toEqual({ isOpen: true });
});

test("who leaves the modal does not go on, and is not reproached", () => {
  const gate = ask();
  gate.consent.answer(false);
  gate.actor.send({ type: "consent.declined" });
  expect(gate.output()).toEqual({ isOpen: false, because: "CONSENT_DECLINED" });
  expect(gate.emitted).toHaveLength(1);
});

test("a consent that only the page believes in does not open the gate", () => {
  const gate = ask();
  gate.consent.answer(false);
  gate.actor.send({ type: "consent.given" });
  gate.consent.answer(false);
  expect([gate.output(), gate.credits.asked]).toEqual([{ isOpen: false, because: "CONSENT_DECLINED" }, []]);
});

test("a consent that cannot be read closes the gate, before and after the modal", () => {
  const before = ask();
  before.consent.fail(refused("NETWORK"));
  const after = ask();
  after.consent.answer(false);
  after.actor.send({ type: "consent.given" });
  after.consent.fail(refused("INTERNAL_ERROR"));
  for (const gate of [before, after]) {
    expect(gate.emitted.at(-1)).toEqual(noticeOf("CHECK_FAILED"));
    expect(gate.output()).toEqual({ isOpen: false, because: "CHECK_FAILED" });
  }
});

test.each([
  ["no credit", (gate: ReturnType<typeof ask>) => gate.credits.answer(0), "CREDITS_MISSING"],
  ["fewer than none", (gate: ReturnType<typeof ask>) => gate.credits.answer(-1), "CREDITS_MISSING"],
  [
    "too many requests",
    (gate: ReturnType<typeof ask>) => gate.credits.fail(refused("TOO_MANY_REQUESTS")),
    "CREDITS_BUSY",
  ],
  [
    "no answer",
    (gate: ReturnType<typeof ask>) => gate.credits.fail(refused("NETWORK")),
    "CREDITS_UNREADABLE",
  ],
] as const)("%s closes the gate and states it", (_, answer, code) => {
  const gate = ask();
  gate.consent.answer(true);
  answer(gate);
  expect([gate.emitted, gate.output()]).toEqual([[noticeOf(code)], { isOpen: false, because: code }]);
});
