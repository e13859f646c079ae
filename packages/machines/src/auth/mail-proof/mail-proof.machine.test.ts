import { describe, expect, test } from "vitest";
import { refused } from "../../boundary/refused.fixture.ts";
import { createSimulation, holdPromise } from "../../testing/index.ts";
import { createMailProofMachine } from "./mail-proof.machine.ts";
import type { MailedProof } from "./mail-proof.types.ts";
import { mailProofView } from "./mail-proof.view.ts";

const mailed: MailedProof = { maskedEmail: "l•••@demo.example", cooldownSeconds: 60 };
const closed = {
  isOpen: false,
  isMailing: false,
  isChecking: false,
  maskedEmail: "",
  resendAt: 0,
  problem: null,
};

function play() {
  let now = 1_000_000;
  const simulation = createSimulation();
  const ask = holdPromise<MailedProof, undefined>();
  const give = holdPromise<unknown, { code: string }>();
  const machine = createMailProofMachine({ now: () => now }).provide({
    actors: { ask: ask.logic, give: give.logic },
  });
  const actor = simulation.start(machine);
  return {
    ask,
    give,
    emitted: simulation.emitted,
    pass: (ms: number) => {
      now += ms;
    },
    request: () => actor.send({ type: "proof.requested" }),
    resend: () => actor.send({ type: "resend.requested" }),
    cancel: () => actor.send({ type: "cancelled" }),
    giveCode: (code: string) => actor.send({ type: "code.submitted", code }),
    view: () => mailProofView(actor.getSnapshot()),
    isBusy: () => actor.getSnapshot().hasTag("busy"),
  };
}

/** A question whose code was mailed. */
function waiting() {
  const question = play();
  question.request();
  question.ask.answer(mailed);
  return question;
}
const open = { ...closed, isOpen: true, maskedEmail: mailed.maskedEmail, resendAt: 1_060_000 };

describe("the mailed code", () => {
  test("is mailed when it is needed, checked without blanks, and done with", () => {
    const question = play();
    expect(question.view()).toEqual(closed);
    question.request();
    expect(question.view()).toEqual({ ...closed, isOpen: true, isMailing: true });
    expect(question.isBusy()).toBe(true);
    question.ask.answer(mailed);
    expect(question.view()).toEqual(open);
    expect(question.isBusy()).toBe(false);
    question.giveCode(" 123456 ");
    expect(question.give.asked).toEqual([{ code: "123456" }]);
    expect(question.view()).toEqual({ ...open, isChecking: true });
    expect(question.isBusy()).toBe(true);
    question.give.answer({});
    expect(question.emitted).toEqual([{ type: "proof.given" }]);
    expect(question.view().isOpen).toBe(false);
  });

  test("typed while another is mailed, it is checked once that is, and never a second time", () => {
    const question = play();
    question.request();
    question.giveCode("  ");
    question.giveCode(" 123456 ");
    expect(question.give.asked).toEqual([]);
    question.ask.answer(mailed);
    expect(question.give.asked).toEqual([{ code: "123456" }]);
    question.give.fail(refused("CODE_INVALID"));
    expect(question.view()).toMatchObject({ isChecking: false, problem: { code: "CODE_INVALID" } });
    question.giveCode("");
    expect(question.give.asked).toHaveLength(1);
  });

  test("given up, it is forgotten with what was typed", () => {
    const question = play();
    question.request();
    question.giveCode("123456");
    question.cancel();
    expect(question.emitted).toEqual([{ type: "proof.abandoned" }]);
    question.request();
    question.ask.answer(mailed);
    expect(question.give.asked).toEqual([]);
    question.cancel();
    expect(question.emitted).toHaveLength(2);
    expect(question.view().isOpen).toBe(false);
  });
});

describe("what is missing, too soon or refused", () => {
  test("a missing code is named until one is given", () => {
    const question = waiting();
    question.giveCode(" ");
    expect(question.view().problem).toEqual({ code: "CODE_MISSING", message: "" });
    question.giveCode("123456");
    expect(question.view().problem).toBeNull();
  });

  test("another code comes once its wait is over, not a millisecond before", () => {
    const question = waiting();
    question.pass(59_999);
    question.resend();
    expect(question.view().problem).toEqual({ code: "ASKED_TOO_SOON", message: "" });
    question.pass(1);
    question.resend();
    expect(question.view()).toMatchObject({ isMailing: true, problem: null });
  });

  test("a problem of before is gone when the code is needed again", () => {
    const question = waiting();
    question.giveCode("");
    question.cancel();
    question.request();
    expect(question.view().problem).toBeNull();
  });

  test("a wait that the server asks for is no problem: the code mailed before still serves", () => {
    const question = play();
    question.request();
    question.ask.fail(refused("COOLDOWN_ACTIVE", { data: { retryAfterSeconds: 30 } }));
    expect(question.view()).toEqual({ ...closed, isOpen: true, resendAt: 1_030_000 });
    question.pass(30_000);
    question.resend();
    question.ask.fail(refused("COOLDOWN_ACTIVE"));
    expect(question.view()).toMatchObject({ resendAt: 1_030_000, problem: null });
  });

  test("a code that could not be mailed is reported", () => {
    const question = play();
    question.request();
    question.ask.fail(refused("NETWORK", { message: "Pas de connexion." }));
    expect(question.view()).toEqual({
      ...closed,
      isOpen: true,
      problem: { code: "NETWORK", message: "Pas de connexion." },
    });
  });

  test.each([
    ["CODE_INVALID", "CODE_INVALID"],
    ["VALIDATION_FAILED", "CODE_INVALID"],
    ["CODE_EXPIRED", "CODE_EXPIRED"],
    ["CODE_TRIES_EXHAUSTED", "TRIES_EXHAUSTED"],
    ["NETWORK", "NETWORK"],
    ["INTERNAL_ERROR", "FAILED"],
  ] as const)("a code that is refused by %s: %s", (code, problem) => {
    const question = waiting();
    question.giveCode("000000");
    question.give.fail(refused(code, { message: "Réessayez." }));
    expect(question.view()).toEqual({ ...open, problem: { code: problem, message: "Réessayez." } });
  });
});
