import { assign, emit, enqueueActions, setup } from "xstate";
import { bounded, isAhead } from "../../boundary/cooldown.ts";
import { isOwnPath } from "../../boundary/destination.ts";
import { notProvided } from "../../boundary/not-provided.ts";
import type { Paths } from "../../boundary/paths.ts";
import { type Refusal, readRefusal } from "../../boundary/refusal.ts";
import { problemOf } from "./login.problem.ts";
import type {
  LoginAnswer,
  LoginContext,
  LoginEmitted,
  LoginEvent,
  LoginInput,
  LoginProblem,
  LoginRecord,
  LoginValues,
} from "./login.types.ts";
import {
  codeEffects,
  isPasswordExpired,
  passwordExpiredEffects,
  type SignInPaths,
  signInEffects,
} from "./sign-in.ts";

/** Least time between two attempts, and length of the cooldown after an unverified e-mail, in ms [LOGIN-17, LOGIN-26]. */
export const loginCooldownMs = 3000;

function verificationPage(refusal: Refusal | null): string | null {
  const target = refusal?.data.redirectTo;
  return typeof target === "string" && isOwnPath(target) ? target : null;
}

/** The sign-in form: one attempt at a time, 3 s apart, and what follows each answer. `now` is in ms. */
export function createLoginMachine({
  now,
  paths,
}: {
  now: () => number;
  paths: SignInPaths & Pick<Paths, "code">;
}) {
  return setup({
    types: {
      context: {} as LoginContext,
      events: {} as LoginEvent,
      input: {} as LoginInput,
      emitted: {} as LoginEmitted,
      tags: {} as "submitting" | "coolingDown",
    },
    actors: { signIn: notProvided<LoginAnswer, LoginValues>("signIn") },
    guards: {
      isCoolingDown: ({ context }) => isAhead(context.cooldownUntil, now()),
      isTooSoon: ({ context }) => isAhead(context.nextAttemptAt, now()),
      hasNoCredentials: ({ event }) => event.values.email.trim() === "" || event.values.password === "",
      isCodeRequired: (_, answer: LoginAnswer) => answer.requiresTwoFactor,
      isPasswordExpired: (_, answer: LoginAnswer) => isPasswordExpired(answer),
      isRefusedForPassword: ({ context }) => context.problem?.code === "PASSWORD_EXPIRED",
      isUnverified: ({ context }) => context.problem?.code === "EMAIL_NOT_VERIFIED",
      isUnverifiedWithTarget: ({ context }) =>
        context.problem?.code === "EMAIL_NOT_VERIFIED" && verificationPage(context.refusal) !== null,
    },
    delays: {
      cooldownLeft: ({ context }) => Math.max(0, (context.cooldownUntil ?? 0) - now()),
    },
    actions: {
      startAttempt: assign({
        nextAttemptAt: () => now() + loginCooldownMs,
        cooldownUntil: null,
        refusal: null,
        problem: null,
      }),
      startCooldown: assign({ cooldownUntil: () => now() + loginCooldownMs }),
      endCooldown: assign({ cooldownUntil: null }),
      keepProblem: assign({
        problem: (_, code: "TOO_SOON" | "CREDENTIALS_MISSING"): LoginProblem => ({
          code,
          message: "",
          fields: [],
        }),
      }),
      keepRefusal: assign((_, refusal: Refusal) => ({
        refusal,
        problem: { code: problemOf(refusal), message: refusal.message, fields: refusal.fields },
      })),
      remember: emit(({ context }): LoginEmitted => {
        const record: LoginRecord = {
          nextAttemptAt: context.nextAttemptAt,
          cooldownUntil: context.cooldownUntil,
        };
        return { type: "remember", record };
      }),
      notifyProblem: enqueueActions(({ context, enqueue }) => {
        if (context.problem === null) return;
        const { code, message } = context.problem;
        enqueue.emit({
          type: "notice",
          kind: code === "EMAIL_NOT_VERIFIED" || code === "TOO_SOON" ? "warning" : "error",
          code,
          params: { message },
        });
      }),
      notifySignIn: enqueueActions(({ context, enqueue }, answer: LoginAnswer) => {
        for (const effect of signInEffects(answer, context.cameFrom, paths)) enqueue.emit(effect);
      }),
      notifyExpiredPassword: enqueueActions(({ enqueue }) => {
        for (const effect of passwordExpiredEffects(paths)) enqueue.emit(effect);
      }),
      askForCode: enqueueActions(({ context, enqueue }, answer: LoginAnswer) => {
        for (const effect of codeEffects(answer, context.cameFrom, paths)) enqueue.emit(effect);
      }),
      goToVerification: enqueueActions(({ context, enqueue }) => {
        const to = verificationPage(context.refusal);
        if (to !== null) enqueue.emit({ type: "navigate", to });
      }),
    },
  }).createMachine({
    id: "login",
    context: ({ input }) => ({
      cameFrom: input.cameFrom,
      nextAttemptAt: bounded(input.record?.nextAttemptAt, now(), loginCooldownMs),
      cooldownUntil: bounded(input.record?.cooldownUntil, now(), loginCooldownMs),
      refusal: null,
      problem: null,
    }),
    initial: "opening",
    states: {
      opening: { always: [{ guard: "isCoolingDown", target: "coolingDown" }, { target: "ready" }] },
      ready: {
        on: {
          "form.submitted": [
            {
              guard: "hasNoCredentials",
              actions: [{ type: "keepProblem", params: "CREDENTIALS_MISSING" }, "notifyProblem"],
            },
            { guard: "isTooSoon", actions: [{ type: "keepProblem", params: "TOO_SOON" }, "notifyProblem"] },
            { target: "submitting", actions: ["startAttempt", "remember"] },
          ],
        },
      },
      coolingDown: {
        tags: "coolingDown",
        after: { cooldownLeft: { target: "ready", actions: ["endCooldown", "remember"] } },
        on: {
          "form.submitted": { actions: [{ type: "keepProblem", params: "TOO_SOON" }, "notifyProblem"] },
        },
      },
      submitting: {
        tags: "submitting",
        invoke: {
          src: "signIn",
          input: ({ event }) => event.values,
          onDone: [
            {
              guard: { type: "isCodeRequired", params: ({ event }) => event.output },
              target: "awaitingCode",
              actions: { type: "askForCode", params: ({ event }) => event.output },
            },
            {
              guard: { type: "isPasswordExpired", params: ({ event }) => event.output },
              target: "passwordExpired",
              actions: "notifyExpiredPassword",
            },
            {
              target: "signedIn",
              actions: { type: "notifySignIn", params: ({ event }) => event.output },
            },
          ],
          onError: {
            target: "refused",
            actions: { type: "keepRefusal", params: ({ event }) => readRefusal(event.error) },
          },
        },
      },
      refused: {
        always: [
          { guard: "isRefusedForPassword", target: "passwordExpired", actions: "notifyExpiredPassword" },
          {
            guard: "isUnverifiedWithTarget",
            target: "leavingToVerify",
            actions: ["notifyProblem", "goToVerification"],
          },
          {
            guard: "isUnverified",
            target: "coolingDown",
            actions: ["startCooldown", "remember", "notifyProblem"],
          },
          { target: "ready", actions: "notifyProblem" },
        ],
      },
      signedIn: { type: "final" },
      awaitingCode: { type: "final" },
      passwordExpired: { type: "final" },
      leavingToVerify: { type: "final" },
    },
  });
}

export type LoginMachine = ReturnType<typeof createLoginMachine>;
