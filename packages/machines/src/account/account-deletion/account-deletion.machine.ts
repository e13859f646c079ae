import type { AccountStanding } from "@jobami/api/account/contract";
import { assign, emit, setup } from "xstate";
import { notProvided } from "../../boundary/not-provided.ts";
import { isUnanswered, type Refusal, readRefusal } from "../../boundary/refusal.ts";
import { allowedDepartures } from "../account/index.ts";
import { isOutdated, problemOf } from "./account-deletion.problem.ts";
import type {
  AccountDeletionContext,
  AccountDeletionEmitted,
  AccountDeletionEvent,
  NamedDeletionAsk,
} from "./account-deletion.types.ts";

/**
 * A signed-in person pauses their account, asks for its deletion or takes that back. What may be done is asked of the life
 * cycle. `newIdempotencyKey` gives a fresh key.
 */
export function createAccountDeletionMachine({ newIdempotencyKey }: { newIdempotencyKey: () => string }) {
  return setup({
    types: {
      context: {} as AccountDeletionContext,
      events: {} as AccountDeletionEvent,
      emitted: {} as AccountDeletionEmitted,
    },
    actors: {
      readStanding: notProvided<AccountStanding>("readStanding"),
      askDeletion: notProvided<AccountStanding, NamedDeletionAsk>("askDeletion"),
      cancelDeletion: notProvided<AccountStanding>("cancelDeletion"),
      pauseAccount: notProvided<unknown>("pauseAccount"),
    },
    guards: {
      canKeep: ({ context }) => departures(context).includes("keep"),
      canLeave: ({ context }) => departures(context).includes("leave"),
      isOutdated: (_, refusal: Refusal) => isOutdated(refusal),
    },
    actions: {
      keepStanding: assign((_, standing: AccountStanding) => ({ standing, problem: null })),
      nameAsk: assign({
        idempotencyKey: ({ context }) => context.idempotencyKey ?? newIdempotencyKey(),
        problem: null,
      }),
      forgetKey: assign({ idempotencyKey: null }),
      forgetProblem: assign({ problem: null }),
      keepRefusal: assign(({ context }, refusal: Refusal) => ({
        problem: problemOf(refusal),
        idempotencyKey: isUnanswered(refusal) ? context.idempotencyKey : null,
      })),
      clearForm: emit({ type: "form.cleared" }),
      notifyAsked: emit({ type: "notice", kind: "success", code: "DELETION_ASKED" }),
      notifyCancelled: emit({ type: "notice", kind: "success", code: "ACCOUNT_KEPT" }),
      notifyPaused: emit({ type: "notice", kind: "success", code: "ACCOUNT_PAUSED" }),
      leave: emit({ type: "account.left" }),
    },
  }).createMachine({
    id: "account-deletion",
    context: { standing: null, idempotencyKey: null, problem: null },
    initial: "reading",
    states: {
      reading: {
        invoke: {
          src: "readStanding",
          onDone: { target: "read", actions: { type: "keepStanding", params: ({ event }) => event.output } },
          onError: "unreadable",
        },
      },
      unreadable: { on: { "retry.requested": "reading" } },
      read: {
        always: [
          { guard: "canKeep", target: "asked" },
          { guard: "canLeave", target: "free" },
          { target: "committed" },
        ],
      },
      committed: { on: { "retry.requested": "reading" } },
      free: {
        on: {
          "form.submitted": { target: "asking", actions: "nameAsk" },
          "form.edited": { actions: "forgetProblem" },
          "pause.requested": { target: "confirmingPause", actions: "forgetProblem" },
        },
      },
      asking: {
        invoke: {
          src: "askDeletion",
          input: ({ context, event }) => ({
            password: event.type === "form.submitted" ? event.password : "",
            reason: event.type === "form.submitted" ? event.reason : null,
            idempotencyKey: context.idempotencyKey ?? "",
          }),
          onDone: {
            target: "read",
            actions: [
              { type: "keepStanding", params: ({ event }) => event.output },
              "forgetKey",
              "clearForm",
              "notifyAsked",
            ],
          },
          onError: [
            {
              guard: { type: "isOutdated", params: ({ event }) => readRefusal(event.error) },
              target: "reading",
              actions: "forgetKey",
            },
            {
              target: "free",
              actions: { type: "keepRefusal", params: ({ event }) => readRefusal(event.error) },
            },
          ],
        },
      },
      asked: { on: { "cancel.requested": { target: "cancelling", actions: "forgetProblem" } } },
      cancelling: {
        invoke: {
          src: "cancelDeletion",
          onDone: {
            target: "read",
            actions: [{ type: "keepStanding", params: ({ event }) => event.output }, "notifyCancelled"],
          },
          onError: [
            {
              guard: { type: "isOutdated", params: ({ event }) => readRefusal(event.error) },
              target: "reading",
            },
            {
              target: "asked",
              actions: { type: "keepRefusal", params: ({ event }) => readRefusal(event.error) },
            },
          ],
        },
      },
      confirmingPause: {
        on: {
          "pause.agreed": { target: "pausing", actions: "forgetProblem" },
          "pause.declined": { target: "free", actions: "forgetProblem" },
        },
      },
      pausing: {
        invoke: {
          src: "pauseAccount",
          onDone: { target: "left", actions: ["notifyPaused", "leave"] },
          onError: [
            {
              guard: { type: "isOutdated", params: ({ event }) => readRefusal(event.error) },
              target: "reading",
            },
            {
              target: "confirmingPause",
              actions: { type: "keepRefusal", params: ({ event }) => readRefusal(event.error) },
            },
          ],
        },
      },
      left: {},
    },
  });
}

function departures({ standing }: AccountDeletionContext) {
  return standing === null ? [] : allowedDepartures(standing, standing.holdings.commitments);
}

export type AccountDeletionMachine = ReturnType<typeof createAccountDeletionMachine>;
