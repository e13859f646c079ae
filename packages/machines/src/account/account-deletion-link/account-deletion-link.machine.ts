import type { DeletionLink } from "@jobami/api/account/contract";
import { assign, emit, setup } from "xstate";
import { notProvided } from "../../boundary/not-provided.ts";
import type { Paths } from "../../boundary/paths.ts";
import { isUnanswered, type Refusal, readRefusal } from "../../boundary/refusal.ts";
import type {
  AccountDeletionLinkContext,
  AccountDeletionLinkEmitted,
  AccountDeletionLinkEvent,
  AccountDeletionLinkInput,
  DeletionLinkProblem,
  NamedErasure,
} from "./account-deletion-link.types.ts";

const problems: Partial<Record<Refusal["code"], DeletionLinkProblem["code"]>> = {
  INVALID_CREDENTIALS: "WRONG_PASSWORD",
  ACCOUNT_LOCKED: "ACCOUNT_LOCKED",
  NETWORK: "NETWORK",
};

const deadLinks: readonly string[] = ["TOKEN_EXPIRED", "TOKEN_INVALID"];

/**
 * The pages behind the mailed link of a deletion [GDPR-01, GDPR-02]: opening it only reads; a click confirms, a password ends the
 * account. Each page shows its own step and leads to the other's when the deletion is there. `newIdempotencyKey` gives a fresh key.
 */
export function createAccountDeletionLinkMachine({
  newIdempotencyKey,
  paths,
}: {
  newIdempotencyKey: () => string;
  paths: Pick<Paths, "deletionStep" | "accountDeleted">;
}) {
  return setup({
    types: {
      context: {} as AccountDeletionLinkContext,
      events: {} as AccountDeletionLinkEvent,
      input: {} as AccountDeletionLinkInput,
      emitted: {} as AccountDeletionLinkEmitted,
    },
    actors: {
      lookAtLink: notProvided<DeletionLink, { token: string }>("lookAtLink"),
      confirmDeletion: notProvided<DeletionLink, { token: string }>("confirmDeletion"),
      eraseAccount: notProvided<unknown, NamedErasure>("eraseAccount"),
    },
    guards: {
      hasToken: ({ context }) => context.token !== null && context.token !== "",
      isCommitted: ({ context }) => (context.link?.holdings.commitments ?? 0) > 0,
      isToConfirm: ({ context }) => context.step === "confirm" && context.link?.isConfirmed === false,
      isToProve: ({ context }) => context.step === "final" && context.link?.isConfirmed === true,
      isExpired: ({ context }) => context.refusal === "TOKEN_EXPIRED",
      isInvalid: ({ context }) =>
        context.refusal === "TOKEN_INVALID" || context.refusal === "VALIDATION_FAILED",
      isDead: (_, { code }: Refusal) => deadLinks.includes(code),
      isOutdated: (_, { code }: Refusal) =>
        code === "ACCOUNT_COMMITTED" || code === "ACCOUNT_TRANSITION_REFUSED",
    },
    actions: {
      keepLink: assign((_, link: DeletionLink) => ({ link })),
      keepRefusal: assign({ refusal: (_, { code }: Refusal) => code }),
      keepProblem: assign(({ context }, refusal: Refusal) => ({
        problem: { code: problems[refusal.code] ?? "FAILED", message: refusal.message },
        idempotencyKey: isUnanswered(refusal) ? context.idempotencyKey : null,
      })),
      nameErasure: assign({
        idempotencyKey: ({ context }) => context.idempotencyKey ?? newIdempotencyKey(),
        problem: null,
      }),
      forgetProblem: assign({ problem: null }),
      forgetKey: assign({ idempotencyKey: null }),
      goToOtherStep: emit(({ context }) => ({
        type: "navigate",
        to: paths.deletionStep(context.link?.isConfirmed === true ? "final" : "confirm", context.token ?? ""),
      })),
      notifyErased: emit({ type: "account.erased" }),
      goToEnd: emit({ type: "navigate", to: paths.accountDeleted }),
    },
  }).createMachine({
    id: "account-deletion-link",
    context: ({ input: { token, step } }) => ({
      token,
      step,
      link: null,
      idempotencyKey: null,
      refusal: null,
      problem: null,
    }),
    initial: "opening",
    states: {
      opening: { always: [{ guard: "hasToken", target: "looking" }, { target: "invalid" }] },
      looking: {
        invoke: {
          src: "lookAtLink",
          input: ({ context }) => ({ token: context.token ?? "" }),
          onDone: { target: "looked", actions: { type: "keepLink", params: ({ event }) => event.output } },
          onError: {
            target: "refused",
            actions: { type: "keepRefusal", params: ({ event }) => readRefusal(event.error) },
          },
        },
      },
      looked: {
        always: [
          { guard: "isCommitted", target: "committed" },
          { guard: "isToConfirm", target: "confirmable" },
          { guard: "isToProve", target: "proving" },
          { target: "moving", actions: "goToOtherStep" },
        ],
      },
      moving: {},
      committed: { on: { "retry.requested": "looking" } },
      confirmable: { on: { "deletion.agreed": "confirming" } },
      confirming: {
        invoke: {
          src: "confirmDeletion",
          input: ({ context }) => ({ token: context.token ?? "" }),
          onDone: { target: "looked", actions: { type: "keepLink", params: ({ event }) => event.output } },
          onError: {
            target: "refused",
            actions: { type: "keepRefusal", params: ({ event }) => readRefusal(event.error) },
          },
        },
      },
      proving: {
        on: {
          "form.submitted": { target: "erasing", actions: "nameErasure" },
          "form.edited": { actions: "forgetProblem" },
        },
      },
      erasing: {
        invoke: {
          src: "eraseAccount",
          input: ({ context, event }) => ({
            token: context.token ?? "",
            password: event.type === "form.submitted" ? event.password : "",
            idempotencyKey: context.idempotencyKey ?? "",
          }),
          onDone: { target: "erased", actions: ["goToEnd", "notifyErased"] },
          onError: [
            {
              guard: { type: "isDead", params: ({ event }) => readRefusal(event.error) },
              target: "refused",
              actions: { type: "keepRefusal", params: ({ event }) => readRefusal(event.error) },
            },
            {
              guard: { type: "isOutdated", params: ({ event }) => readRefusal(event.error) },
              target: "looking",
              actions: "forgetKey",
            },
            {
              target: "proving",
              actions: { type: "keepProblem", params: ({ event }) => readRefusal(event.error) },
            },
          ],
        },
      },
      refused: {
        always: [
          { guard: "isExpired", target: "expired" },
          { guard: "isInvalid", target: "invalid" },
          { target: "failed" },
        ],
      },
      failed: { on: { "retry.requested": "looking" } },
      expired: {},
      invalid: {},
      erased: {},
    },
  });
}

export type AccountDeletionLinkMachine = ReturnType<typeof createAccountDeletionLinkMachine>;
