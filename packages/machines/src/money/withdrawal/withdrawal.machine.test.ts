import type { FieldError } from "@jobami/api/http/error-codes";
import type { Declaration, Declared } from "@jobami/api/withdrawals/contract";
import { declared } from "@jobami/api/withdrawals/fixtures";
import { expect, test } from "vitest";
import { countingKeys } from "../../boundary/counting-keys.fixture.ts";
import { refused } from "../../boundary/refused.fixture.ts";
import { createSimulation, holdPromise } from "../../testing/index.ts";
import { createWithdrawalMachine } from "./withdrawal.machine.ts";
import type { NamedDeclaration } from "./withdrawal.types.ts";
import { withdrawalView } from "./withdrawal.view.ts";

const statement = { name: "Léa Martin", reference: "K7M2P9QXAB", email: "lea@exemple.fr" };

function play() {
  const simulation = createSimulation();
  const check = holdPromise<readonly FieldError[], Declaration>();
  const declare = holdPromise<Declared, NamedDeclaration>();
  const machine = createWithdrawalMachine({ newIdempotencyKey: countingKeys() }).provide({
    actors: { checkStatement: check.logic, declareWithdrawal: declare.logic },
  });
  const actor = simulation.start(machine);
  return {
    emitted: simulation.emitted,
    check,
    declare,
    send: actor.send,
    state: (of: Declaration = statement) => {
      actor.send({ type: "form.submitted", statement: of });
      check.answer([]);
    },
    confirm: () => actor.send({ type: "withdrawal.confirmed" }),
    view: () => withdrawalView(actor.getSnapshot()),
  };
}

test("a withdrawal takes two steps: stating sends nothing, confirming sends it once", () => {
  const page = play();
  page.state();
  expect([page.view().step, page.declare.asked]).toEqual(["confirm", []]);
  page.confirm();
  expect(page.declare.asked).toEqual([{ ...statement, idempotencyKey: "key-1" }]);
  page.declare.answer(declared);
  expect(page.view()).toEqual({ step: "declared", isBusy: false, statement, declared, problem: null });
  expect(page.emitted).toEqual([{ type: "withdrawal.declared", declared }]);
});

test.each([
  ["NETWORK", "OFFLINE", "confirm"],
  ["WITHDRAWAL_OVER", "OVER", "confirm"],
  ["VALIDATION_FAILED", "INVALID", "state"],
  ["INTERNAL_ERROR", "FAILED", "confirm"],
] as const)(
  "a declaration refused by %s is reported as %s, with the server's text",
  (code, problem, step) => {
    const page = play();
    page.state();
    page.confirm();
    page.declare.fail(refused(code, { message: "Non." }));
    expect(page.view()).toMatchObject({ step, problem: { code: problem, message: "Non." } });
  },
);

test("one without an answer is repeated under its key; other text, or a refusal, have another", () => {
  const page = play();
  page.state();
  page.confirm();
  page.declare.fail(refused("NETWORK"));
  page.confirm();
  page.declare.fail(refused("WITHDRAWAL_OVER"));
  page.confirm();
  page.declare.fail(refused("NETWORK"));
  page.send({ type: "statement.reopened" });
  page.state({ ...statement, name: "Léa Benali" });
  page.confirm();
  expect(page.declare.asked.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
    "key-1",
    "key-1",
    "key-2",
    "key-3",
  ]);
});

test("what is stated is looked at as it stands, and what is missing is named", () => {
  const page = play();
  const missing: FieldError = { path: "name", code: "too_small", message: "Votre nom manque." };
  const nameless = { ...statement, name: "" };
  page.send({ type: "form.submitted", statement: nameless });
  expect(page.check.asked).toEqual([nameless]);
  page.check.answer([missing]);
  expect(page.view()).toEqual({
    step: "state",
    isBusy: false,
    statement: nameless,
    declared: null,
    problem: { code: "INVALID", message: "", fields: [missing] },
  });
});
