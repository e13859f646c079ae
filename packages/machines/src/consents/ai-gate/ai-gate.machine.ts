import { emit, setup } from "xstate";
import { notProvided } from "../../boundary/not-provided.ts";
import { type Refusal, readRefusal } from "../../boundary/refusal.ts";
import type {
  AiGateEmitted,
  AiGateEvent,
  AiGateInput,
  AiGateNoticeCode,
  AiGateOutput,
} from "./ai-gate.types.ts";

const closed = (because: Exclude<AiGateOutput, { isOpen: true }>["because"]) =>
  ({ type: "final", output: { isOpen: false, because } }) as const;

/**
 * Asked before an AI feature: a consent that counts now, given on the way when it is missing, and a credit to spend
 * [CONS-47, AICR-12]. The device's word is not asked: the server dates the consent [reading 5].
 */
export function createAiGateMachine() {
  return setup({
    types: {
      context: {} as AiGateInput,
      events: {} as AiGateEvent,
      input: {} as AiGateInput,
      emitted: {} as AiGateEmitted,
      output: {} as AiGateOutput,
    },
    actors: {
      readHasConsent: notProvided<boolean>("readHasConsent"),
      readCredits: notProvided<number>("readCredits"),
    },
    guards: {
      isGiven: (_, isGiven: boolean) => isGiven,
      hasCredits: (_, credits: number) => credits > 0,
      isBusy: (_, { status }: Refusal) => status === 429,
    },
    actions: {
      askConsent: emit(({ context: { action } }) => ({ type: "consent.needed" as const, action })),
      notify: emit((_, code: AiGateNoticeCode): AiGateEmitted => ({ type: "notice", kind: "error", code })),
    },
  }).createMachine({
    id: "ai-gate",
    context: ({ input }) => input,
    initial: "checkingConsent",
    output: ({ event }) => (event as unknown as { output: AiGateOutput }).output,
    states: {
      checkingConsent: {
        invoke: {
          src: "readHasConsent",
          onDone: [
            { guard: { type: "isGiven", params: ({ event }) => event.output }, target: "checkingCredits" },
            { target: "askingConsent", actions: "askConsent" },
          ],
          onError: { target: "unchecked", actions: { type: "notify", params: "CHECK_FAILED" } },
        },
      },
      askingConsent: {
        // The server is asked again: only what it counts opens the gate.
        on: { "consent.given": "confirmingConsent", "consent.declined": "declined" },
      },
      confirmingConsent: {
        invoke: {
          src: "readHasConsent",
          onDone: [
            { guard: { type: "isGiven", params: ({ event }) => event.output }, target: "checkingCredits" },
            { target: "declined" },
          ],
          onError: { target: "unchecked", actions: { type: "notify", params: "CHECK_FAILED" } },
        },
      },
      checkingCredits: {
        invoke: {
          src: "readCredits",
          onDone: [
            { guard: { type: "hasCredits", params: ({ event }) => event.output }, target: "open" },
            { target: "withoutCredits", actions: { type: "notify", params: "CREDITS_MISSING" } },
          ],
          onError: [
            {
              guard: { type: "isBusy", params: ({ event }) => readRefusal(event.error) },
              target: "busy",
              actions: { type: "notify", params: "CREDITS_BUSY" },
            },
            { target: "unreadable", actions: { type: "notify", params: "CREDITS_UNREADABLE" } },
          ],
        },
      },
      open: { type: "final", output: { isOpen: true } },
      declined: closed("CONSENT_DECLINED"),
      unchecked: closed("CHECK_FAILED"),
      withoutCredits: closed("CREDITS_MISSING"),
      busy: closed("CREDITS_BUSY"),
      unreadable: closed("CREDITS_UNREADABLE"),
    },
  });
}

export type AiGateMachine = ReturnType<typeof createAiGateMachine>;
