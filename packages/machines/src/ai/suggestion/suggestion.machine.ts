import { assign, emit, setup } from "xstate";
import { notProvided } from "../../boundary/not-provided.ts";
import { isUnanswered, type Refusal, readRefusal } from "../../boundary/refusal.ts";
import type { AiGateOutput } from "../../consents/ai-gate/index.ts";
import type {
  SuggestionCall,
  SuggestionContext,
  SuggestionEmitted,
  SuggestionEvent,
  SuggestionInput,
  SuggestionProblem,
} from "./suggestion.types.ts";

function problemOf({ code, status }: Refusal): SuggestionProblem {
  if (code === "NETWORK") return "CUT_OFF";
  return status === 429 ? "BUSY" : "REFUSED";
}

/**
 * A suggestion of AI: the gate first, which asks for the consent; then one call, under one key until it is answered; then what its
 * reader does with it. Nothing is sent by it [AICR-16].
 */
export function createSuggestionMachine<Ask, Answer>({
  newIdempotencyKey,
}: {
  newIdempotencyKey: () => string;
}) {
  type Context = SuggestionContext<Ask, Answer>;
  return setup({
    types: {
      context: {} as Context,
      events: {} as SuggestionEvent<Ask>,
      input: {} as SuggestionInput,
      emitted: {} as SuggestionEmitted<Answer>,
    },
    actors: {
      openGate: notProvided<AiGateOutput, SuggestionInput>("openGate"),
      suggest: notProvided<Answer, SuggestionCall<Ask>>("suggest"),
    },
    guards: {
      isOpen: (_, gate: AiGateOutput) => gate.isOpen,
      isDeclined: (_, gate: AiGateOutput) => !gate.isOpen && gate.because === "CONSENT_DECLINED",
      isWithoutCredits: (_, gate: AiGateOutput) => !gate.isOpen && gate.because === "CREDITS_MISSING",
      isUnpaid: (_, { code }: Refusal) => code === "INSUFFICIENT_AI_CREDITS",
    },
    actions: {
      keepAsk: assign(({ event }) =>
        event.type === "suggestion.requested" ? { ask: event.ask, idempotencyKey: newIdempotencyKey() } : {},
      ),
      nameCall: assign({ idempotencyKey: ({ context }) => context.idempotencyKey ?? newIdempotencyKey() }),
      forget: assign({ answer: null, problem: null, message: "" }),
      keepGate: assign((_, gate: AiGateOutput) =>
        gate.isOpen ? {} : { problem: gate.because as SuggestionProblem },
      ),
      keepAnswer: assign((_, { answer }: { answer: Answer }) => ({ answer, idempotencyKey: null })),
      keepRefusal: assign(({ context }, refusal: Refusal) => ({
        problem: problemOf(refusal),
        message: refusal.message,
        idempotencyKey: isUnanswered(refusal) ? context.idempotencyKey : null,
      })),
      notifySpent: emit({ type: "credits.spent" } as SuggestionEmitted<Answer>),
      notifyTaken: emit(({ context }) => ({
        type: "suggestion.taken" as const,
        answer: context.answer as Answer,
      })),
    },
  }).createMachine({
    id: "suggestion",
    context: ({ input }) => ({
      ...input,
      ask: null,
      idempotencyKey: null,
      answer: null,
      problem: null,
      message: "",
    }),
    initial: "idle",
    states: {
      idle: {
        entry: "forget",
        on: { "suggestion.requested": { target: "opening", actions: "keepAsk" } },
      },
      opening: {
        entry: "forget",
        invoke: {
          src: "openGate",
          input: ({ context: { action } }) => ({ action }),
          onDone: [
            { guard: { type: "isOpen", params: ({ event }) => event.output }, target: "writing" },
            { guard: { type: "isDeclined", params: ({ event }) => event.output }, target: "idle" },
            {
              guard: { type: "isWithoutCredits", params: ({ event }) => event.output },
              target: "withoutCredits",
            },
            { target: "failed", actions: { type: "keepGate", params: ({ event }) => event.output } },
          ],
          onError: {
            target: "failed",
            actions: { type: "keepRefusal", params: ({ event }) => readRefusal(event.error) },
          },
        },
        on: { "suggestion.cancelled": "idle" },
      },
      writing: {
        entry: "nameCall",
        invoke: {
          src: "suggest",
          input: ({ context: { ask, idempotencyKey } }) => ({
            ask: ask as Ask,
            idempotencyKey: idempotencyKey ?? "",
          }),
          onDone: {
            target: "suggested",
            actions: [
              { type: "keepAnswer", params: ({ event }) => ({ answer: event.output }) },
              "notifySpent",
            ],
          },
          onError: [
            {
              guard: { type: "isUnpaid", params: ({ event }) => readRefusal(event.error) },
              target: "withoutCredits",
            },
            {
              target: "failed",
              actions: { type: "keepRefusal", params: ({ event }) => readRefusal(event.error) },
            },
          ],
        },
        on: { "suggestion.cancelled": "idle" },
      },
      suggested: {
        on: {
          "suggestion.accepted": { target: "idle", actions: "notifyTaken" },
          "suggestion.dismissed": "idle",
          "suggestion.requested": { target: "opening", actions: "keepAsk" },
        },
      },
      failed: {
        on: {
          "retry.requested": "opening",
          "suggestion.dismissed": "idle",
          "suggestion.requested": { target: "opening", actions: "keepAsk" },
        },
      },
      withoutCredits: {
        on: { "retry.requested": "opening", "suggestion.dismissed": "idle" },
      },
    },
  });
}

export type SuggestionMachine<Ask, Answer> = ReturnType<typeof createSuggestionMachine<Ask, Answer>>;
