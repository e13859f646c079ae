import { assign, emit, setup } from "xstate";
import { notProvided } from "../../boundary/not-provided.ts";
import { isUnanswered, type Refusal, readRefusal } from "../../boundary/refusal.ts";
import { refusalOf } from "./payment-status.rules.ts";
import type {
  KnownPayment,
  PaymentOrder,
  PaymentStatusContext,
  PaymentStatusEmitted,
  PaymentStatusEvent,
  PaymentStatusInput,
} from "./payment-status.types.ts";

/**
 * One side records what was paid, once however often it is sent [PROP-11, PROP-20]. What may be recorded is asked of the life cycle.
 * A call without an answer may have counted: it is sent again under its key, or the server is asked how the payment stands.
 */
export function createPaymentStatusMachine({ newIdempotencyKey }: { newIdempotencyKey: () => string }) {
  return setup({
    types: {
      context: {} as PaymentStatusContext,
      events: {} as PaymentStatusEvent,
      input: {} as PaymentStatusInput,
      emitted: {} as PaymentStatusEmitted,
      tags: {} as "confirming" | "sending" | "unsent",
    },
    actors: {
      record: notProvided<KnownPayment, PaymentOrder>("record"),
      read: notProvided<KnownPayment>("read"),
    },
    guards: {
      isLawful: ({ context, event }) => event.type === "amount.entered" && refusalOf(context, event) === null,
      isBarred: ({ context }) => context.order !== null && refusalOf(context, context.order) !== null,
      isUnanswered: (_, refusal: Refusal) => isUnanswered(refusal),
    },
    actions: {
      keepOrder: assign(({ event }) =>
        event.type === "amount.entered"
          ? {
              order: { step: event.step, amount: event.amount, idempotencyKey: newIdempotencyKey() },
              problem: null,
            }
          : {},
      ),
      dropOrder: assign({ order: null }),
      /** What the life cycle states of the amount that was entered, or of the order that the payment has overtaken. */
      keepBar: assign(({ context, event }) => {
        const wanted = event.type === "amount.entered" ? event : context.order;
        const code = wanted === null ? null : refusalOf(context, wanted);
        return { problem: code === null ? null : { code, message: "" } };
      }),
      keepRefusal: assign((_, { code, message }: Refusal) => ({ problem: { code, message } })),
      forgetProblem: assign({ problem: null }),
      /** Messages can overtake each other: the newest one counts. */
      adopt: assign(({ context }, { payment, version, balance }: KnownPayment) =>
        version > context.version ? { payment, version, balance } : {},
      ),
      notifyRecorded: emit({
        type: "notice" as const,
        kind: "success" as const,
        code: "PAYMENT_RECORDED" as const,
      }),
    },
  }).createMachine({
    id: "payment-status",
    context: ({ input }) => ({ ...input, order: null, problem: null }),
    initial: "idle",
    on: { "payment.moved": { actions: { type: "adopt", params: ({ event }) => event } } },
    states: {
      idle: {
        entry: "dropOrder",
        on: {
          "amount.entered": [
            { guard: "isLawful", target: "confirming", actions: "keepOrder" },
            { actions: "keepBar" },
          ],
        },
      },
      confirming: {
        tags: "confirming",
        always: { guard: "isBarred", target: "idle", actions: "keepBar" },
        on: { "amount.confirmed": "recording", "amount.left": "idle" },
      },
      recording: {
        tags: "sending",
        entry: "forgetProblem",
        invoke: {
          src: "record",
          input: ({ context }) => {
            if (context.order === null) throw new Error("nothing is sent without an amount");
            return context.order;
          },
          onDone: {
            target: "idle",
            actions: [{ type: "adopt", params: ({ event }) => event.output }, "notifyRecorded"],
          },
          onError: [
            {
              guard: { type: "isUnanswered", params: ({ event }) => readRefusal(event.error) },
              target: "unsent",
              actions: { type: "keepRefusal", params: ({ event }) => readRefusal(event.error) },
            },
            {
              target: "idle",
              actions: { type: "keepRefusal", params: ({ event }) => readRefusal(event.error) },
            },
          ],
        },
      },
      unsent: {
        tags: "unsent",
        on: { "retry.requested": "recording", "amount.left": "checking" },
      },
      checking: {
        tags: "sending",
        invoke: {
          src: "read",
          onDone: {
            target: "idle",
            actions: [{ type: "adopt", params: ({ event }) => event.output }, "forgetProblem"],
          },
          onError: "unsent",
        },
      },
    },
  });
}

export type PaymentStatusMachine = ReturnType<typeof createPaymentStatusMachine>;
