import { assign, emit, enqueueActions, setup } from "xstate";
import { askedWaitMs, bounded, isAhead } from "../../boundary/cooldown.ts";
import { notProvided } from "../../boundary/not-provided.ts";
import type { Paths } from "../../boundary/paths.ts";
import { isUnanswered, type Refusal, readRefusal } from "../../boundary/refusal.ts";
import { problemOf } from "./password-reset.problem.ts";
import type {
  ForgotPasswordAnswer,
  PasswordResetContext,
  PasswordResetEmitted,
  PasswordResetEvent,
  PasswordResetInput,
  PasswordResetProblemCode,
  ValidateTokenAnswer,
} from "./password-reset.types.ts";

/** How long the record of a wait is stored on the device, in ms; no wait holds longer [PWD-08]. */
export const resetRecordLifeMs = 7 * 24 * 3_600_000;
/** The wait of a refusal that does not state how long, in ms. */
const unsaidWaitMs = 60_000;

/**
 * A forgotten password: asking for the link, and choosing another password behind it.
 * `now` is in ms, `newIdempotencyKey` gives a fresh key.
 */
export function createPasswordResetMachine({
  now,
  newIdempotencyKey,
  paths,
}: {
  now: () => number;
  newIdempotencyKey: () => string;
  paths: Pick<Paths, "login">;
}) {
  return setup({
    types: {
      context: {} as PasswordResetContext,
      events: {} as PasswordResetEvent,
      input: {} as PasswordResetInput,
      emitted: {} as PasswordResetEmitted,
      tags: {} as "submitting",
    },
    actors: {
      requestReset: notProvided<ForgotPasswordAnswer, { email: string }>("requestReset"),
      validateToken: notProvided<ValidateTokenAnswer, { token: string }>("validateToken"),
      savePassword: notProvided<unknown, { token: string; password: string; idempotencyKey: string }>(
        "savePassword",
      ),
    },
    guards: {
      hasToken: ({ context }) => context.token !== null,
      isCoolingDown: ({ context }) => isAhead(context.cooldownUntil, now()),
      isUsable: (_, answer: ValidateTokenAnswer) => answer.valid,
      isAnsweredExpired: (_, answer: ValidateTokenAnswer) => answer.expired,
      isWaitAsked: ({ context }) => context.refusal?.code === "COOLDOWN_ACTIVE",
      isExpired: ({ context }) => context.problem?.code === "TOKEN_EXPIRED",
      isInvalid: ({ context }) => context.problem?.code === "TOKEN_INVALID",
    },
    actions: {
      forgetProblem: assign({ problem: null, refusal: null }),
      keepProblem: assign({
        problem: (_, code: PasswordResetProblemCode) => ({ code, message: "", fields: [] }),
      }),
      keepRefusal: assign(({ context }, refusal: Refusal) => ({
        refusal,
        problem: problemOf(refusal),
        idempotencyKey: isUnanswered(refusal) ? context.idempotencyKey : null,
      })),
      keepAddress: assign({
        sentTo: (_, { email }: { email: string }) => email,
        problem: null,
        refusal: null,
      }),
      forgetAddress: assign({ sentTo: null }),
      keepOwner: assign({ owner: (_, { email }: ValidateTokenAnswer) => email ?? null }),
      startWait: assign({
        cooldownUntil: (_, answer: ForgotPasswordAnswer) =>
          now() + Math.min(askedWaitMs({ cooldownMinutes: answer.cooldownMinutes }) ?? 0, resetRecordLifeMs),
      }),
      startAskedWait: assign({
        cooldownUntil: ({ context }) =>
          now() + Math.min(askedWaitMs(context.refusal?.data ?? {}) ?? unsaidWaitMs, resetRecordLifeMs),
      }),
      remember: emit(({ context }) => ({
        type: "remember" as const,
        record: { cooldownUntil: context.cooldownUntil ?? 0, keptUntil: now() + resetRecordLifeMs },
      })),
      nameChange: assign({
        idempotencyKey: ({ context }) => context.idempotencyKey ?? newIdempotencyKey(),
        problem: null,
        refusal: null,
      }),
      notifyProblem: enqueueActions(({ context, enqueue }) => {
        if (context.problem === null) return;
        const { code, message } = context.problem;
        const wait = Math.max(0, (context.cooldownUntil ?? 0) - now());
        enqueue.emit({
          type: "notice",
          kind: code === "RESET_TOO_SOON" ? "warning" : "error",
          code,
          params: { message, minutes: Math.ceil(wait / 60_000) },
        });
      }),
      notifySent: emit({ type: "notice", kind: "success", code: "RESET_SENT" }),
      notifyChanged: emit({ type: "notice", kind: "success", code: "PASSWORD_CHANGED" }),
      goToLogin: emit({ type: "navigate", to: paths.login }),
    },
  }).createMachine({
    id: "password-reset",
    context: ({ input: { token, record } }) => ({
      token,
      cooldownUntil:
        record !== null && record.keptUntil > now()
          ? bounded(record.cooldownUntil, now(), resetRecordLifeMs)
          : null,
      sentTo: null,
      owner: null,
      idempotencyKey: null,
      refusal: null,
      problem: null,
    }),
    initial: "opening",
    states: {
      opening: { always: [{ guard: "hasToken", target: "validating" }, { target: "asking" }] },
      asking: {
        initial: "ready",
        states: {
          ready: {
            on: {
              "email.submitted": [
                {
                  guard: "isCoolingDown",
                  actions: [{ type: "keepProblem", params: "RESET_TOO_SOON" }, "notifyProblem"],
                },
                {
                  target: "submitting",
                  actions: { type: "keepAddress", params: ({ event }) => ({ email: event.email }) },
                },
              ],
            },
          },
          submitting: {
            tags: "submitting",
            invoke: {
              src: "requestReset",
              input: ({ context }) => ({ email: context.sentTo ?? "" }),
              onDone: {
                target: "ready",
                actions: [
                  { type: "startWait", params: ({ event }) => event.output },
                  "remember",
                  "notifySent",
                ],
              },
              onError: {
                target: "refused",
                actions: [
                  { type: "keepRefusal", params: ({ event }) => readRefusal(event.error) },
                  "forgetAddress",
                ],
              },
            },
          },
          refused: {
            always: [
              {
                guard: "isWaitAsked",
                target: "ready",
                actions: ["startAskedWait", "remember", "notifyProblem"],
              },
              { target: "ready", actions: "notifyProblem" },
            ],
          },
        },
      },
      validating: {
        entry: "forgetProblem",
        invoke: {
          src: "validateToken",
          input: ({ context }) => ({ token: context.token ?? "" }),
          onDone: [
            {
              guard: { type: "isUsable", params: ({ event }) => event.output },
              target: "choosing",
              actions: { type: "keepOwner", params: ({ event }) => event.output },
            },
            {
              guard: { type: "isAnsweredExpired", params: ({ event }) => event.output },
              target: "expired",
              actions: { type: "keepProblem", params: "TOKEN_EXPIRED" },
            },
            { target: "invalid", actions: { type: "keepProblem", params: "TOKEN_INVALID" } },
          ],
          onError: {
            target: "unvalidated",
            actions: { type: "keepRefusal", params: ({ event }) => readRefusal(event.error) },
          },
        },
      },
      unvalidated: {
        always: { guard: "isInvalid", target: "invalid" },
        on: { "retry.requested": "validating" },
      },
      choosing: { on: { "password.submitted": { target: "saving", actions: "nameChange" } } },
      saving: {
        tags: "submitting",
        invoke: {
          src: "savePassword",
          input: ({ context, event }) => ({
            token: context.token ?? "",
            password: event.type === "password.submitted" ? event.password : "",
            idempotencyKey: context.idempotencyKey ?? newIdempotencyKey(),
          }),
          onDone: { target: "changed", actions: ["notifyChanged", "goToLogin"] },
          onError: {
            target: "refused",
            actions: { type: "keepRefusal", params: ({ event }) => readRefusal(event.error) },
          },
        },
      },
      refused: {
        always: [
          { guard: "isExpired", target: "expired", actions: "notifyProblem" },
          { guard: "isInvalid", target: "invalid", actions: "notifyProblem" },
          { target: "choosing", actions: "notifyProblem" },
        ],
      },
      expired: {},
      invalid: {},
      changed: { type: "final" },
    },
  });
}

export type PasswordResetMachine = ReturnType<typeof createPasswordResetMachine>;
