import { expect, test } from "vitest";
import { refused } from "../../boundary/refused.fixture.ts";
import { createSimulation } from "../../testing/index.ts";
import { suggestionView } from "./index.ts";
import { simulateSuggestion } from "./suggestion.fixture.ts";

const open = { isOpen: true } as const;

function begin() {
  const all = simulateSuggestion(createSimulation());
  const { actor, simulation } = all;
  return {
    ...all,
    emitted: simulation.emitted,
    ask: (ask = "armoire") => actor.send({ type: "suggestion.requested", ask }),
    view: () => suggestionView(actor.getSnapshot()),
    keys: () => all.callsMade().map(({ idempotencyKey }) => idempotencyKey),
  };
}

test("asks the gate first, then once, and shows what came; it is taken by a press alone [AICR-16]", () => {
  const one = begin();
  one.ask();
  expect([one.view().isOpening, one.callsMade()]).toEqual([true, []]);
  one.gate.answer(open);
  expect(one.callsMade()).toEqual([{ ask: "armoire", idempotencyKey: "key-1" }]);
  one.call.answer("Une armoire");
  expect(one.view().answer).toBe("Une armoire");
  expect(one.emitted).toEqual([{ type: "credits.spent" }]);
  one.actor.send({ type: "suggestion.accepted" });
  expect(one.emitted.at(-1)).toEqual({ type: "suggestion.taken", answer: "Une armoire" });
  expect(one.view()).toMatchObject({ isIdle: true, answer: null });
});

test("a call without an answer is repeated under its key, one that was refused under another", () => {
  const one = begin();
  one.ask();
  one.gate.answer(open);
  one.call.fail(refused("NETWORK"));
  expect(one.view().problem).toBe("CUT_OFF");
  one.actor.send({ type: "retry.requested" });
  one.gate.answer(open);
  one.call.fail(refused("AI_FACTS_MISSING"));
  expect(one.view().problem).toBe("REFUSED");
  one.actor.send({ type: "retry.requested" });
  one.gate.answer(open);
  expect(one.keys()).toEqual(["key-1", "key-1", "key-2"]);
});

test("another suggestion is another call, and another credit", () => {
  const one = begin();
  for (const ask of ["armoire", "armoire"]) {
    one.ask(ask);
    one.gate.answer(open);
    one.call.answer("Une armoire");
  }
  expect(one.keys()).toEqual(["key-1", "key-2"]);
  expect(one.emitted.filter(({ type }) => type === "credits.spent")).toHaveLength(2);
});

test.each([
  ["CHECK_FAILED", "CHECK_FAILED"],
  ["CREDITS_BUSY", "CREDITS_BUSY"],
  ["CREDITS_UNREADABLE", "CREDITS_UNREADABLE"],
] as const)("a gate closed by %s is reported, and nothing is asked", (because, problem) => {
  const one = begin();
  one.ask();
  one.gate.answer({ isOpen: false, because });
  expect([one.view().problem, one.callsMade()]).toEqual([problem, []]);
});

test("who declines the consent is not reproached", () => {
  const one = begin();
  one.ask();
  one.gate.answer({ isOpen: false, because: "CONSENT_DECLINED" });
  expect([one.view().isIdle, one.emitted, one.callsMade()]).toEqual([true, [], []]);
});

test("without a credit, stated by the gate or by the server, a way to go on is shown", () => {
  const gated = begin();
  gated.ask();
  gated.gate.answer({ isOpen: false, because: "CREDITS_MISSING" });
  const served = begin();
  served.ask();
  served.gate.answer(open);
  served.call.fail(refused("INSUFFICIENT_AI_CREDITS"));
  for (const one of [gated, served]) {
    expect(one.view()).toMatchObject({ hasNoCredits: true, problem: null });
    expect(one.emitted).toEqual([]);
  }
});

test("nothing is shown before the first press, and the gate reads the act that it stands before", () => {
  const one = begin();
  const nothing = { answer: null, hasNoCredits: false, problem: null, message: "" };
  expect(one.view()).toEqual({ isIdle: true, isOpening: false, isWriting: false, ...nothing });
  one.ask();
  expect(one.gate.asked).toEqual([{ action: "act" }]);
});

test("a gate that cannot be reached states why, in the server’s own text, until the next try", () => {
  const one = begin();
  one.ask();
  one.gate.fail(refused("INTERNAL_ERROR", { message: "Une panne est survenue." }));
  expect(one.view()).toMatchObject({ problem: "REFUSED", message: "Une panne est survenue." });
  one.actor.send({ type: "retry.requested" });
  expect([one.view().message, one.actor.getSnapshot().context.problem]).toEqual(["", null]);
  one.gate.fail(refused("NETWORK"));
  expect(one.view().problem).toBe("CUT_OFF");
});

test("too many calls are reported, and who no longer waits hears nothing", () => {
  const one = begin();
  one.ask();
  one.gate.answer(open);
  one.call.fail(refused("TOO_MANY_REQUESTS"));
  expect(one.view().problem).toBe("BUSY");
  one.ask();
  one.gate.answer(open);
  one.actor.send({ type: "suggestion.cancelled" });
  expect([one.view().isIdle, one.call.waiting(), one.emitted]).toEqual([true, 0, []]);
});
