import { assign, emit, setup } from "xstate";
import { notProvided } from "../boundary/not-provided.ts";
import { isUnanswered, type Refusal, readRefusal } from "../boundary/refusal.ts";
import { problemOf, sentenceOf } from "./submission.outcome.ts";
import type {
  Sending,
  SubmissionContext,
  SubmissionEmitted,
  SubmissionEvent,
  SubmissionInput,
  SubmissionRules,
} from "./submission.types.ts";

/**
 * A form that makes one call [ADR 026]: sent once, under one key until it is answered. The values stay with the form, which
 * empties itself at `submission.accepted`; nothing typed is stored here.
 */
export function createSubmissionMachine<Values, Answer, Problem extends string>({
  newIdempotencyKey,
  outcomes,
  check = () => null,
}: SubmissionRules<Values, Problem>) {
  type Context = SubmissionContext<Values, Problem>;
  type Event = SubmissionEvent<Values>;
  const valuesOf = ({ context, event }: { context: Context; event: Event }) =>
    (event.type === "form.submitted" ? event.values : context.atOnce) as Values;

  return setup({
    types: {
      context: {} as Context,
      events: {} as Event,
      input: {} as SubmissionInput<Values> | undefined,
      emitted: {} as SubmissionEmitted<Answer, Problem>,
    },
    actors: { send: notProvided<Answer, Sending<Values>>("send") },
    guards: {
      hasNothingToSend: ({ context }) => context.atOnce === null,
      isIncomplete: ({ context, event }) => check(valuesOf({ context, event })) !== null,
    },
    actions: {
      nameSending: assign({ idempotencyKey: ({ context }) => context.idempotencyKey ?? newIdempotencyKey() }),
      forgetOutcome: assign({ problem: null, message: "" }),
      keepLack: assign(({ context, event }) => {
        const code = check(valuesOf({ context, event }));
        return { problem: code === null ? null : { code, message: "", fields: [] }, message: "" };
      }),
      keepAnswer: assign((_, { answer }: { answer: Answer }) => ({
        idempotencyKey: null,
        message: sentenceOf(answer),
      })),
      keepRefusal: assign(({ context }, refusal: Refusal) => ({
        problem: problemOf(outcomes, refusal),
        idempotencyKey: isUnanswered(refusal) ? context.idempotencyKey : null,
      })),
      notifyAccepted: emit((_, { answer }: { answer: Answer }) => ({
        type: "submission.accepted" as const,
        answer,
      })),
      notifyRefused: emit((_, refusal: Refusal) => ({
        type: "submission.refused" as const,
        problem: problemOf(outcomes, refusal).code,
        code: refusal.code,
      })),
    },
  }).createMachine({
    id: "submission",
    context: ({ input }) => ({
      atOnce: input?.atOnce ?? null,
      idempotencyKey: null,
      problem: null,
      message: "",
    }),
    initial: "opening",
    on: {
      "form.submitted": [
        { guard: "isIncomplete", target: ".refused", actions: "keepLack" },
        { target: ".sending" },
      ],
      "form.edited": { target: ".idle" },
    },
    states: {
      opening: {
        always: [
          { guard: "hasNothingToSend", target: "idle" },
          { guard: "isIncomplete", target: "refused", actions: "keepLack" },
          { target: "sending" },
        ],
      },
      idle: { entry: "forgetOutcome" },
      sending: {
        entry: ["forgetOutcome", "nameSending"],
        on: { "form.submitted": {}, "form.edited": {} },
        invoke: {
          src: "send",
          input: ({ context, event }) => ({
            values: valuesOf({ context, event }),
            idempotencyKey: context.idempotencyKey ?? "",
          }),
          onDone: {
            target: "sent",
            actions: [
              { type: "keepAnswer", params: ({ event }) => ({ answer: event.output }) },
              { type: "notifyAccepted", params: ({ event }) => ({ answer: event.output }) },
            ],
          },
          onError: {
            target: "refused",
            actions: [
              { type: "keepRefusal", params: ({ event }) => readRefusal(event.error) },
              { type: "notifyRefused", params: ({ event }) => readRefusal(event.error) },
            ],
          },
        },
      },
      sent: {},
      refused: {},
    },
  });
}

/** A form that sends these values and gets this answer, or one of these problems. */
export type SubmissionMachine<Values, Answer, Problem extends string> = ReturnType<
  typeof createSubmissionMachine<Values, Answer, Problem>
>;
