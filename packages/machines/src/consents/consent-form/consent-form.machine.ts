import { assign, emit, setup } from "xstate";
import type { NoticeKind } from "../../boundary/emitted.ts";
import { notProvided } from "../../boundary/not-provided.ts";
import { isUnanswered, type Refusal, readRefusal } from "../../boundary/refusal.ts";
import { cleanNames } from "./consent-form.names.ts";
import type {
  ConsentContext,
  ConsentEmitted,
  ConsentEvent,
  ConsentGiving,
  ConsentInput,
  ConsentNames,
  ConsentNoticeCode,
  ConsentProblem,
  ConsentRevocation,
} from "./consent-form.types.ts";

/**
 * A consent asked and taken back, to AI or to the terms [CONS-22, CONS-26]: a box to tick under the names of the profile.
 * `newIdempotencyKey` gives a fresh key.
 */
export function createConsentMachine({ newIdempotencyKey }: { newIdempotencyKey: () => string }) {
  return setup({
    types: {
      context: {} as ConsentContext,
      events: {} as ConsentEvent,
      input: {} as ConsentInput,
      emitted: {} as ConsentEmitted,
      tags: {} as "open" | "reading" | "sending" | "revoking",
    },
    actors: {
      readNames: notProvided<ConsentNames>("readNames"),
      giveConsent: notProvided<unknown, ConsentGiving>("giveConsent"),
      revokeConsent: notProvided<unknown, ConsentRevocation>("revokeConsent"),
    },
    guards: {
      isNameMissing: ({ context: { names } }) => names.firstName === "" || names.lastName === "",
      isTicked: ({ context }) => context.isTicked,
    },
    actions: {
      begin: assign({
        names: (_, stored: ConsentNames) => cleanNames(stored),
        isTicked: false,
        problem: null,
      }),
      keepNames: assign({ names: (_, names: ConsentNames) => cleanNames(names) }),
      tick: assign({ isTicked: (_, isTicked: boolean) => isTicked, problem: null }),
      keepProblem: assign({ problem: (_, problem: ConsentProblem) => problem }),
      nameChange: assign({
        idempotencyKey: ({ context }) => context.idempotencyKey ?? newIdempotencyKey(),
        problem: null,
      }),
      keepKey: assign({
        idempotencyKey: ({ context }, refusal: Refusal) =>
          isUnanswered(refusal) ? context.idempotencyKey : null,
      }),
      forgetKey: assign({ idempotencyKey: null }),
      notify: emit((_, { kind, code }: { kind: NoticeKind; code: ConsentNoticeCode }) => ({
        type: "notice" as const,
        kind,
        code,
      })),
      notifyPostponed: emit({ type: "answer.postponed" }),
      notifyChange: emit(({ context: { kind } }, hasConsent: boolean) => ({
        type: "consent.changed" as const,
        kind,
        hasConsent,
      })),
    },
  }).createMachine({
    id: "consent-form",
    context: ({ input: { kind } }) => ({
      kind,
      names: { firstName: "", lastName: "" },
      isTicked: false,
      problem: null,
      idempotencyKey: null,
    }),
    initial: "closed",
    states: {
      closed: {
        entry: "forgetKey",
        on: {
          "opening.requested": {
            target: "open",
            actions: { type: "begin", params: ({ event }) => event.stored },
          },
          "revocation.requested": "revoking",
        },
      },
      open: {
        tags: "open",
        initial: "reading",
        on: { "closing.forced": "closed" },
        states: {
          reading: {
            tags: "reading",
            invoke: {
              src: "readNames",
              onDone: {
                target: "ready",
                actions: { type: "keepNames", params: ({ event }) => event.output },
              },
              onError: "ready",
            },
            on: {
              "closing.requested": { target: "#consent-form.closed", actions: "notifyPostponed" },
              "box.ticked": { actions: { type: "tick", params: ({ event }) => event.isTicked } },
            },
          },
          ready: {
            on: {
              "closing.requested": { target: "#consent-form.closed", actions: "notifyPostponed" },
              "box.ticked": { actions: { type: "tick", params: ({ event }) => event.isTicked } },
              "form.submitted": [
                { guard: "isNameMissing" },
                { guard: "isTicked", target: "sending" },
                { actions: { type: "keepProblem", params: "NOT_TICKED" } },
              ],
            },
          },
          sending: {
            tags: "sending",
            entry: "nameChange",
            invoke: {
              src: "giveConsent",
              input: ({ context: { kind, names, idempotencyKey } }) => ({
                kind,
                ...names,
                idempotencyKey: idempotencyKey ?? "",
              }),
              onDone: {
                target: "#consent-form.closed",
                actions: [
                  { type: "notifyChange", params: true },
                  { type: "notify", params: { kind: "success", code: "CONSENT_GIVEN" } },
                ],
              },
              onError: {
                target: "ready",
                actions: [
                  { type: "keepKey", params: ({ event }) => readRefusal(event.error) },
                  { type: "keepProblem", params: "SAVE_FAILED" },
                ],
              },
            },
          },
        },
      },
      revoking: {
        tags: "revoking",
        entry: "nameChange",
        invoke: {
          src: "revokeConsent",
          input: ({ context: { kind, idempotencyKey } }) => ({
            kind,
            idempotencyKey: idempotencyKey ?? "",
          }),
          onDone: {
            target: "closed",
            actions: [
              { type: "notifyChange", params: false },
              { type: "notify", params: { kind: "success", code: "CONSENT_REVOKED" } },
            ],
          },
          onError: {
            target: "closed",
            actions: { type: "notify", params: { kind: "error", code: "REVOKE_FAILED" } },
          },
        },
      },
    },
  });
}

export type ConsentMachine = ReturnType<typeof createConsentMachine>;
