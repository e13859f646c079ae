import type { TwoFactorMethod } from "@jobami/api/auth/contract";
import { assign, emit, enqueueActions, raise, setup, stateIn } from "xstate";
import { askedWaitMs, bounded } from "../../boundary/cooldown.ts";
import { notProvided } from "../../boundary/not-provided.ts";
import { type Refusal, readRefusal } from "../../boundary/refusal.ts";
import {
  isPasswordExpired,
  type LoginAnswer,
  passwordExpiredEffects,
  type SignInPaths,
  signInEffects,
} from "../login/index.ts";
import { firstWaitMs, methodOf, methodsOf } from "./two-factor.methods.ts";
import { problemOf } from "./two-factor.problem.ts";
import type {
  TwoFactorContext,
  TwoFactorEmitted,
  TwoFactorEvent,
  TwoFactorInput,
  TwoFactorProblemCode,
} from "./two-factor.types.ts";

/** Life of a mailed code, in ms. */
export const codeLifeMs = 10 * 60_000;
/** Least time between two mails, in ms. */
export const codeResendMs = 60_000;

/** The code asked for after the password, of an app, put aside for an emergency or mailed: its tries, its 10 minutes and its mails. `now` is in ms. */
export function createTwoFactorMachine({ now, paths }: { now: () => number; paths: SignInPaths }) {
  return setup({
    types: {
      context: {} as TwoFactorContext,
      events: {} as TwoFactorEvent,
      input: {} as TwoFactorInput,
      emitted: {} as TwoFactorEmitted,
      tags: {} as "submitting" | "mailing" | "resendable" | "writable",
    },
    actors: {
      verifyCode: notProvided<LoginAnswer, { code: string; method: TwoFactorMethod }>("verifyCode"),
      resendCode: notProvided<{ cooldownSeconds: number }>("resendCode"),
    },
    guards: {
      isMailing: stateIn({ waiting: { resend: "mailing" } }),
      isSubmitting: stateIn({ waiting: { code: "submitting" } }),
      isOffered: ({ context, event }) =>
        event.type === "method.chosen" && event.method !== "mail" && context.methods.includes(event.method),
      hasNoCode: ({ event }) => event.type === "form.submitted" && event.code.trim() === "",
      isPasswordExpired: (_, answer: LoginAnswer) => isPasswordExpired(answer),
      isCodeExpired: ({ context }) => context.problem?.code === "CODE_EXPIRED",
      isTriesExhausted: ({ context }) => context.problem?.code === "CODE_TRIES_EXHAUSTED",
      isDeactivated: ({ context }) => context.problem?.code === "ACCOUNT_DEACTIVATED",
      isWaitAsked: ({ context }) => context.refusal?.code === "COOLDOWN_ACTIVE",
    },
    delays: {
      codeLife: ({ context }) => Math.max(0, context.expiresAt - now()),
      resendWait: ({ context }) => Math.max(0, context.resendAt - now()),
    },
    actions: {
      forgetProblem: assign({ problem: null, refusal: null }),
      keepProblem: assign({
        problem: (_, code: TwoFactorProblemCode) => ({ code, message: "" }),
      }),
      keepRefusal: assign((_, refusal: Refusal) => ({ refusal, problem: problemOf(refusal) })),
      startCode: assign({
        expiresAt: () => now() + codeLifeMs,
        method: "mail",
        problem: null,
        refusal: null,
      }),
      chooseMethod: assign({
        method: ({ context, event }) => (event.type === "method.chosen" ? event.method : context.method),
        problem: null,
        refusal: null,
      }),
      startWait: assign({
        resendAt: (_, { seconds }: { seconds: number }) =>
          now() + (askedWaitMs({ cooldownSeconds: seconds }) ?? codeResendMs),
      }),
      startAskedWait: assign({
        resendAt: ({ context }) => now() + (askedWaitMs(context.refusal?.data ?? {}) ?? codeResendMs),
      }),
      remember: emit(({ context }) => ({
        type: "remember" as const,
        record: { expiresAt: context.expiresAt, resendAt: context.resendAt, method: context.method },
      })),
      forget: emit({ type: "remember", record: null }),
      notifyProblem: enqueueActions(({ context, enqueue }) => {
        if (context.problem === null) return;
        const { code, message } = context.problem;
        enqueue.emit({
          type: "notice",
          kind: code === "RESEND_TOO_SOON" ? "warning" : "error",
          code,
          params: { message },
        });
      }),
      notifyCodeSent: emit({ type: "notice", kind: "info", code: "CODE_SENT" }),
      notifySignIn: enqueueActions(({ context, enqueue }, answer: LoginAnswer) => {
        for (const effect of signInEffects(answer, context.cameFrom, paths)) enqueue.emit(effect);
      }),
      notifyExpiredPassword: enqueueActions(({ enqueue }) => {
        for (const effect of passwordExpiredEffects(paths)) enqueue.emit(effect);
      }),
      notifySignInOver: emit({ type: "notice", kind: "error", code: "SIGN_IN_OVER" }),
      goToLogin: emit({ type: "navigate", to: paths.login }),
      passOnMail: raise({ type: "code.mailed" }),
    },
  }).createMachine({
    id: "two-factor",
    context: ({ input }) => ({
      maskedEmail: input.maskedEmail,
      cameFrom: input.cameFrom,
      methods: methodsOf(input),
      method: methodOf(input),
      expiresAt: bounded(input.record?.expiresAt, now(), codeLifeMs) ?? now() + codeLifeMs,
      resendAt:
        bounded(input.record?.resendAt, now(), codeResendMs) ?? now() + firstWaitMs(input, codeResendMs),
      refusal: null,
      problem: null,
    }),
    initial: "waiting",
    entry: "remember",
    states: {
      waiting: {
        type: "parallel",
        states: {
          code: {
            initial: "ready",
            on: { "code.mailed": { target: ".ready", reenter: true, actions: ["startCode", "remember"] } },
            states: {
              ready: {
                tags: "writable",
                after: {
                  codeLife: { target: "expired", actions: { type: "keepProblem", params: "CODE_EXPIRED" } },
                },
                on: {
                  "method.chosen": [
                    { guard: "isMailing" },
                    { guard: "isOffered", actions: ["chooseMethod", "remember"] },
                  ],
                  "form.submitted": [
                    { guard: "isMailing" },
                    { guard: "hasNoCode", actions: { type: "keepProblem", params: "CODE_MISSING" } },
                    { target: "submitting", actions: "forgetProblem" },
                  ],
                },
              },
              submitting: {
                tags: "submitting",
                invoke: {
                  src: "verifyCode",
                  input: ({ context: { method }, event }) => ({
                    code: event.type === "form.submitted" ? event.code.trim() : "",
                    method,
                  }),
                  onDone: [
                    {
                      guard: { type: "isPasswordExpired", params: ({ event }) => event.output },
                      target: "#two-factor.passwordExpired",
                      actions: ["forget", "notifyExpiredPassword"],
                    },
                    {
                      target: "#two-factor.signedIn",
                      actions: ["forget", { type: "notifySignIn", params: ({ event }) => event.output }],
                    },
                  ],
                  onError: {
                    target: "refused",
                    actions: [
                      { type: "keepRefusal", params: ({ event }) => readRefusal(event.error) },
                      "notifyProblem",
                    ],
                  },
                },
              },
              refused: {
                always: [
                  { guard: "isTriesExhausted", target: "exhausted" },
                  { guard: "isCodeExpired", target: "expired" },
                  { guard: "isDeactivated", target: "#two-factor.over", actions: ["forget", "goToLogin"] },
                  { target: "ready" },
                ],
              },
              exhausted: {},
              expired: {},
            },
          },
          resend: {
            initial: "coolingDown",
            states: {
              coolingDown: {
                after: { resendWait: "available" },
                on: {
                  "resend.requested": {
                    actions: [{ type: "keepProblem", params: "RESEND_TOO_SOON" }, "notifyProblem"],
                  },
                },
              },
              available: {
                tags: "resendable",
                on: { "resend.requested": [{ guard: "isSubmitting" }, { target: "mailing" }] },
              },
              mailing: {
                tags: "mailing",
                invoke: {
                  src: "resendCode",
                  onDone: {
                    target: "coolingDown",
                    actions: [
                      {
                        type: "startWait",
                        params: ({ event }) => ({ seconds: event.output.cooldownSeconds }),
                      },
                      "passOnMail",
                      "notifyCodeSent",
                    ],
                  },
                  onError: {
                    target: "refused",
                    actions: { type: "keepRefusal", params: ({ event }) => readRefusal(event.error) },
                  },
                },
              },
              refused: {
                always: [
                  {
                    guard: "isCodeExpired",
                    target: "#two-factor.over",
                    actions: ["forget", "notifySignInOver", "goToLogin"],
                  },
                  {
                    guard: "isWaitAsked",
                    target: "coolingDown",
                    actions: ["startAskedWait", "remember", "notifyProblem"],
                  },
                  { target: "available", actions: "notifyProblem" },
                ],
              },
            },
          },
        },
      },
      signedIn: { type: "final" },
      passwordExpired: { type: "final" },
      over: { type: "final" },
    },
  });
}

export type TwoFactorMachine = ReturnType<typeof createTwoFactorMachine>;
