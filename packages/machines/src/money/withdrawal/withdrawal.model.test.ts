import type { FieldError } from "@jobami/api/http/error-codes";
import type { Declaration, Declared } from "@jobami/api/withdrawals/contract";
import { declared } from "@jobami/api/withdrawals/fixtures";
import { countingKeys } from "../../boundary/counting-keys.fixture.ts";
import { refused } from "../../boundary/refused.fixture.ts";
import { expect } from "../../testing/expect.ts";
import { holdPromise, proveMachine, type Simulation } from "../../testing/index.ts";
import { createWithdrawalMachine } from "./withdrawal.machine.ts";
import { withdrawalModel } from "./withdrawal.model.ts";
import type { NamedDeclaration } from "./withdrawal.types.ts";
import { withdrawalView } from "./withdrawal.view.ts";

const statement = { name: "Léa Martin", reference: "K7M2P9QXAB", email: "lea@exemple.fr" };
const missing: FieldError = { path: "name", code: "too_small", message: "Votre nom manque." };

function createHarness(simulation: Simulation) {
  const check = holdPromise<readonly FieldError[], Declaration>();
  const declare = holdPromise<Declared, NamedDeclaration>();
  const machine = createWithdrawalMachine({ newIdempotencyKey: countingKeys() }).provide({
    actors: { checkStatement: check.logic, declareWithdrawal: declare.logic },
  });
  return { simulation, check, declare, actor: simulation.start(machine) };
}

proveMachine({
  machine: createWithdrawalMachine({ newIdempotencyKey: () => "" }),
  model: withdrawalModel,
  harness: createHarness,
  perform: {
    "states who, what and where to": ({ actor }) => actor.send({ type: "form.submitted", statement }),
    "types on": ({ actor }) => actor.send({ type: "form.edited" }),
    "it is whole": ({ check }) => check.answer([]),
    "something is missing": ({ check }) => check.answer([missing]),
    "it cannot be looked at": ({ check }) => check.fail(refused("NETWORK")),
    "goes back": ({ actor }) => actor.send({ type: "statement.reopened" }),
    confirms: ({ actor, declare }, { isUnanswered }) => {
      const last = declare.asked.at(-1)?.idempotencyKey;
      actor.send({ type: "withdrawal.confirmed" });
      expect(declare.asked.at(-1)?.idempotencyKey === last).toBe(isUnanswered);
    },
    "confirms again meanwhile": ({ actor }) => actor.send({ type: "withdrawal.confirmed" }),
    "the server takes it": ({ declare }) => declare.answer(declared),
    "the server finds fields to mend": ({ declare }) => declare.fail(refused("VALIDATION_FAILED")),
    "the fourteen days are past": ({ declare }) => declare.fail(refused("WITHDRAWAL_OVER")),
    "nothing comes back": ({ declare }) => declare.fail(refused("NETWORK")),
  },
  agree: ({ actor, check, declare }, { at, hasProblem }) => {
    const snapshot = actor.getSnapshot();
    expect(snapshot.value).toBe(at);
    const view = withdrawalView(snapshot);
    expect(view.isBusy).toBe(at === "checking" || at === "declaring");
    expect(view.problem !== null).toBe(hasProblem);
    expect([check.waiting(), declare.waiting()]).toEqual([
      at === "checking" ? 1 : 0,
      at === "declaring" ? 1 : 0,
    ]);
  },
  invariants: {
    "nothing is declared that was not confirmed on its own": ({ actor, declare }) =>
      declare.asked.length === 0 || actor.getSnapshot().context.statement !== null,
    "what is declared is what was stated": ({ declare }) =>
      declare.asked.every(({ name, reference, email }) =>
        [name === statement.name, reference === statement.reference, email === statement.email].every(
          Boolean,
        ),
      ),
    "one declaration at a time": ({ declare }) => declare.waiting() <= 1,
    "it is reported once that it was declared": ({ actor, simulation }) =>
      simulation.emitted.length === (actor.getSnapshot().value === "declared" ? 1 : 0),
  },
});
