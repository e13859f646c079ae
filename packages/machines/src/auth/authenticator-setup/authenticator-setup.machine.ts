import type { SessionUser } from "@jobami/api/auth/contract";
import { assign, emit, setup } from "xstate";
import { notProvided } from "../../boundary/not-provided.ts";
import { type Refusal, readRefusal } from "../../boundary/refusal.ts";
import type {
  AuthenticatorProblemCode,
  AuthenticatorProof,
  AuthenticatorPurpose,
  AuthenticatorSetupContext,
  AuthenticatorSetupEmitted,
  AuthenticatorSetupEvent,
  AuthenticatorSetupInput,
} from "./authenticator-setup.types.ts";

const problems: Partial<Record<Refusal["code"], AuthenticatorProblemCode>> = {
  INVALID_CREDENTIALS: "WRONG_PASSWORD",
  ACCOUNT_LOCKED: "ACCOUNT_LOCKED",
  CODE_INVALID: "CODE_INVALID",
  VALIDATION_FAILED: "CODE_INVALID",
  CODE_EXPIRED: "SETUP_EXPIRED",
  CODE_TRIES_EXHAUSTED: "TRIES_EXHAUSTED",
  NETWORK: "NETWORK",
};

/** Turning an authenticator app on, its recovery codes, and turning it off; secret and codes are forgotten once they were shown. */
export function createAuthenticatorSetupMachine() {
  return setup({
    types: {
      context: {} as AuthenticatorSetupContext,
      events: {} as AuthenticatorSetupEvent,
      input: {} as AuthenticatorSetupInput,
      emitted: {} as AuthenticatorSetupEmitted,
      tags: {} as "busy",
    },
    actors: {
      prove: notProvided<AuthenticatorProof, { purpose: AuthenticatorPurpose; password: string | null }>(
        "prove",
      ),
      confirm: notProvided<{ user: SessionUser; recoveryCodes: readonly string[] }, { code: string }>(
        "confirm",
      ),
    },
    guards: {
      isOn: ({ context }) => context.isOn,
      isOver: ({ context: { problem } }) =>
        problem?.code === "SETUP_EXPIRED" || problem?.code === "TRIES_EXHAUSTED",
      hasNoPassword: ({ event }) => event.type === "password.submitted" && event.password === "",
      hasNoCode: ({ event }) => event.type === "code.submitted" && event.code.trim() === "",
      isSetUp: ({ event }) => event.type === "password.requested" && event.purpose === "setUp",
      isSecret: (_, proof: AuthenticatorProof) => proof.kind === "secret",
      isCodes: (_, proof: AuthenticatorProof) => proof.kind === "codes",
    },
    actions: {
      choose: assign({
        purpose: ({ context, event }) =>
          event.type === "password.requested" ? event.purpose : context.purpose,
        problem: null,
      }),
      forgetProblem: assign({ problem: null }),
      forgetApp: assign({ app: null }),
      forgetShown: assign({ app: null, recoveryCodes: [], problem: null }),
      keepProblem: assign({ problem: (_, code: AuthenticatorProblemCode) => ({ code, message: "" }) }),
      keepRefusal: assign({
        problem: (_, { code, message }: Refusal) => ({ code: problems[code] ?? "FAILED", message }),
      }),
      keepProof: assign((_, proof: AuthenticatorProof) => {
        if (proof.kind === "secret") return { app: { secret: proof.secret, uri: proof.uri } };
        return proof.kind === "codes" ? { recoveryCodes: proof.recoveryCodes } : { isOn: false };
      }),
      keepCodes: assign((_, recoveryCodes: readonly string[]) => ({
        isOn: true,
        app: null,
        recoveryCodes,
      })),
      notifyChange: emit((_, change: { user: SessionUser; isOn: boolean }) => ({
        type: "authenticator.changed" as const,
        ...change,
      })),
      notifyRemoval: emit((_, proof: AuthenticatorProof) => ({
        type: "authenticator.changed" as const,
        user: (proof as Extract<AuthenticatorProof, { kind: "removed" }>).user,
        isOn: false,
      })),
      notifyRenewal: emit({ type: "codes.renewed" }),
    },
  }).createMachine({
    id: "authenticator-setup",
    context: ({ input }) => ({
      isOn: input.isOn,
      purpose: "setUp",
      app: null,
      recoveryCodes: [],
      problem: null,
    }),
    initial: "resting",
    states: {
      resting: { entry: "forgetShown", always: [{ guard: "isOn", target: "on" }, { target: "closed" }] },
      closed: { on: { "password.requested": { guard: "isSetUp", target: "asking", actions: "choose" } } },
      on: { on: { "password.requested": { target: "asking", actions: "choose" } } },
      asking: {
        on: {
          cancelled: "resting",
          "password.submitted": [
            { guard: "hasNoPassword", actions: { type: "keepProblem", params: "PASSWORD_MISSING" } },
            { target: "proving", actions: "forgetProblem" },
          ],
        },
      },
      proving: {
        tags: "busy",
        invoke: {
          src: "prove",
          input: ({ context: { purpose }, event }) => ({
            purpose,
            password: event.type === "password.submitted" ? event.password : "",
          }),
          onDone: [
            {
              guard: { type: "isSecret", params: ({ event }) => event.output },
              target: "scanning",
              actions: { type: "keepProof", params: ({ event }) => event.output },
            },
            {
              guard: { type: "isCodes", params: ({ event }) => event.output },
              target: "codes",
              actions: [{ type: "keepProof", params: ({ event }) => event.output }, "notifyRenewal"],
            },
            {
              target: "resting",
              actions: [
                { type: "keepProof", params: ({ event }) => event.output },
                { type: "notifyRemoval", params: ({ event }) => event.output },
              ],
            },
          ],
          onError: {
            target: "asking",
            actions: { type: "keepRefusal", params: ({ event }) => readRefusal(event.error) },
          },
        },
      },
      scanning: {
        on: {
          cancelled: "resting",
          "code.submitted": [
            { guard: "hasNoCode", actions: { type: "keepProblem", params: "CODE_MISSING" } },
            { target: "confirming", actions: "forgetProblem" },
          ],
        },
      },
      confirming: {
        tags: "busy",
        invoke: {
          src: "confirm",
          input: ({ event }) => ({ code: event.type === "code.submitted" ? event.code.trim() : "" }),
          onDone: {
            target: "codes",
            actions: [
              { type: "keepCodes", params: ({ event }) => event.output.recoveryCodes },
              { type: "notifyChange", params: ({ event }) => ({ user: event.output.user, isOn: true }) },
            ],
          },
          onError: {
            target: "refused",
            actions: { type: "keepRefusal", params: ({ event }) => readRefusal(event.error) },
          },
        },
      },
      refused: {
        always: [{ guard: "isOver", target: "asking", actions: "forgetApp" }, { target: "scanning" }],
      },
      codes: { on: { "codes.stored": "resting" } },
    },
  });
}

export type AuthenticatorSetupMachine = ReturnType<typeof createAuthenticatorSetupMachine>;
