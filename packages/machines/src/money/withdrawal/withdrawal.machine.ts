import type { FieldError } from "@jobami/api/http/error-codes";
import type { Declaration, Declared } from "@jobami/api/withdrawals/contract";
import { assign, emit, setup } from "xstate";
import { notProvided } from "../../boundary/not-provided.ts";
import { isUnanswered, type Refusal, readRefusal } from "../../boundary/refusal.ts";
import type {
  NamedDeclaration,
  WithdrawalContext,
  WithdrawalEmitted,
  WithdrawalEvent,
  WithdrawalProblem,
} from "./withdrawal.types.ts";

const problems: Partial<Record<Refusal["code"], WithdrawalProblem["code"]>> = {
  NETWORK: "OFFLINE",
  VALIDATION_FAILED: "INVALID",
  WITHDRAWAL_OVER: "OVER",
};

const toProblem = ({ code, message, fields = [] }: Refusal): WithdrawalProblem => ({
  code: problems[code] ?? "FAILED",
  message,
  fields,
});

/**
 * Withdrawing from a contract, in the two steps of the law: who declares states their name, the contract and where the receipt goes, and then
 * confirms. Nothing is sent before that. `newIdempotencyKey` gives a fresh key.
 */
export function createWithdrawalMachine({ newIdempotencyKey }: { newIdempotencyKey: () => string }) {
  return setup({
    types: {
      context: {} as WithdrawalContext,
      events: {} as WithdrawalEvent,
      emitted: {} as WithdrawalEmitted,
    },
    actors: {
      checkStatement: notProvided<readonly FieldError[], Declaration>("checkStatement"),
      declareWithdrawal: notProvided<Declared, NamedDeclaration>("declareWithdrawal"),
    },
    guards: {
      isWhole: (_, fields: readonly FieldError[]) => fields.length === 0,
      isToMend: (_, { code }: Refusal) => code === "VALIDATION_FAILED",
    },
    actions: {
      keepStatement: assign({
        statement: (_, statement: Declaration) => statement,
        problem: null,
        // Other text is another declaration.
        idempotencyKey: null,
      }),
      keepFields: assign({
        problem: (_, fields: readonly FieldError[]): WithdrawalProblem => ({
          code: "INVALID",
          message: "",
          fields,
        }),
      }),
      keepProblem: assign(({ context }, refusal: Refusal) => ({
        problem: toProblem(refusal),
        idempotencyKey: isUnanswered(refusal) ? context.idempotencyKey : null,
      })),
      nameDeclaration: assign({
        idempotencyKey: ({ context }) => context.idempotencyKey ?? newIdempotencyKey(),
        problem: null,
      }),
      keepDeclared: assign({ declared: (_, declared: Declared) => declared }),
      forgetProblem: assign({ problem: null }),
      notifyDeclared: emit((_, declared: Declared) => ({ type: "withdrawal.declared", declared })),
    },
  }).createMachine({
    id: "withdrawal",
    context: { statement: null, declared: null, idempotencyKey: null, problem: null },
    initial: "stating",
    states: {
      stating: {
        on: {
          "form.submitted": {
            target: "checking",
            actions: { type: "keepStatement", params: ({ event }) => event.statement },
          },
          "form.edited": { actions: "forgetProblem" },
        },
      },
      checking: {
        invoke: {
          src: "checkStatement",
          input: ({ context }) => context.statement ?? { name: "", reference: "", email: "" },
          onDone: [
            { guard: { type: "isWhole", params: ({ event }) => event.output }, target: "confirming" },
            { target: "stating", actions: { type: "keepFields", params: ({ event }) => event.output } },
          ],
          onError: {
            target: "stating",
            actions: { type: "keepProblem", params: ({ event }) => readRefusal(event.error) },
          },
        },
      },
      confirming: {
        on: {
          "withdrawal.confirmed": { target: "declaring", actions: "nameDeclaration" },
          "statement.reopened": { target: "stating", actions: "forgetProblem" },
        },
      },
      declaring: {
        invoke: {
          src: "declareWithdrawal",
          input: ({ context: { statement, idempotencyKey } }) => ({
            ...(statement ?? { name: "", reference: "", email: "" }),
            idempotencyKey: idempotencyKey ?? "",
          }),
          onDone: {
            target: "declared",
            actions: [
              { type: "keepDeclared", params: ({ event }) => event.output },
              { type: "notifyDeclared", params: ({ event }) => event.output },
            ],
          },
          onError: [
            {
              guard: { type: "isToMend", params: ({ event }) => readRefusal(event.error) },
              target: "stating",
              actions: { type: "keepProblem", params: ({ event }) => readRefusal(event.error) },
            },
            {
              target: "confirming",
              actions: { type: "keepProblem", params: ({ event }) => readRefusal(event.error) },
            },
          ],
        },
      },
      declared: {},
    },
  });
}

export type WithdrawalMachine = ReturnType<typeof createWithdrawalMachine>;
