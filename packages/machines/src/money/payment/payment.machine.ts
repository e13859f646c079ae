import { assign, initialTransition, setup } from "xstate";
import { decide } from "../../lifecycle/decide.ts";
import type {
  PaymentActor,
  PaymentEvent,
  PaymentFollowUp,
  PaymentRefusal,
  PaymentState,
  PaymentStatus,
  Sum,
} from "./payment.types.ts";

interface PaymentContext {
  agreed: Sum;
  paid: Sum;
}

const nothing: Sum = { cents: 0, jobis: 0 };

type Coin = keyof Sum;
type Way = { coin: Coin; sign: 1 | -1 };

/** What may still be paid, or taken back, of a coin. */
const roomOf = ({ agreed, paid }: PaymentContext, { coin, sign }: Way) =>
  sign === 1 ? agreed[coin] - paid[coin] : paid[coin];

const lifecycle = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    input: {} as PaymentContext,
  },
  guards: {
    isNotBy: ({ event }, { by }: { by: PaymentActor }) => event.by !== by,
    isNoAmount: ({ event }) => !Number.isSafeInteger(event.amount) || event.amount <= 0,
    isTooHigh: ({ context, event }, way: Way) => event.amount > roomOf(context, way),
    isBeyondBalance: ({ event }) => "balance" in event && event.amount > event.balance,
    isUnpaid: ({ context: { agreed, paid } }) =>
      paid.cents === 0 && paid.jobis === 0 && (agreed.cents > 0 || agreed.jobis > 0),
    /** More may have been paid than a dispute left due. */
    isWhole: ({ context: { agreed, paid } }) => paid.cents >= agreed.cents && paid.jobis >= agreed.jobis,
  },
  actions: {
    count: assign(({ context: { paid }, event }, { coin, sign }: Way) => ({
      paid: { ...paid, [coin]: paid[coin] + sign * event.amount },
    })),
    follow: (_, _followUp: PaymentFollowUp) => {},
    refuse: (_, _refusal: { reason: PaymentRefusal }) => {},
  },
});

const refuse = (reason: PaymentRefusal) => ({ type: "refuse", params: { reason } }) as const;
const notify = (side: "client" | "jobbeur") =>
  ({ type: "follow", params: { type: "side.notified", side } }) as const;
const move = (from: "client" | "jobbeur", to: "client" | "jobbeur") =>
  ({
    type: "follow",
    params: ({ event: { amount } }: { event: PaymentEvent }): PaymentFollowUp => ({
      type: "jobis.moved",
      from,
      to,
      amount,
    }),
  }) as const;

const checked = (by: "client" | "jobbeur", way: Way) =>
  [
    { guard: { type: "isNotBy", params: { by } }, actions: refuse("FORBIDDEN") },
    { guard: "isNoAmount", actions: refuse("AMOUNT_INVALID") },
    { guard: { type: "isTooHigh", params: way }, actions: refuse("AMOUNT_TOO_HIGH") },
  ] as const;
const beyondBalance = { guard: "isBeyondBalance", actions: refuse("INSUFFICIENT_JOBI") } as const;
const count = (way: Way) => ({ type: "count", params: way }) as const;

const euros = { coin: "cents", sign: 1 } as const;
const eurosBack = { coin: "cents", sign: -1 } as const;
const jobis = { coin: "jobis", sign: 1 } as const;
const jobisBack = { coin: "jobis", sign: -1 } as const;

/**
 * The life cycle of the payment of an accepted proposal [PROP-20, PROP-25]: the client pays the jobbeur directly and the product takes
 * nothing. Euros pass outside the product, so who received them declares it; Jobi are moved by it. The status follows from the sums.
 */
export const paymentLifecycle = lifecycle.createMachine({
  id: "payment",
  // xstate makes itself a first snapshot, of nothing, before it answers what a step leads to.
  context: ({ input }: { input: PaymentContext | undefined }) => input ?? { agreed: nothing, paid: nothing },
  initial: "weighing",
  on: {
    "euros.received": [
      ...checked("jobbeur", euros),
      { target: ".weighing", actions: [count(euros), notify("client")] },
    ],
    "euros.corrected": [
      ...checked("jobbeur", eurosBack),
      { target: ".weighing", actions: [count(eurosBack), notify("client")] },
    ],
    "jobis.sent": [
      ...checked("client", jobis),
      beyondBalance,
      { target: ".weighing", actions: [count(jobis), move("client", "jobbeur"), notify("jobbeur")] },
    ],
    "jobis.returned": [
      ...checked("jobbeur", jobisBack),
      beyondBalance,
      { target: ".weighing", actions: [count(jobisBack), move("jobbeur", "client"), notify("client")] },
    ],
  },
  states: {
    weighing: {
      always: [
        { guard: "isUnpaid", target: "en_attente" },
        { guard: "isWhole", target: "paye" },
        { target: "partiel" },
      ],
    },
    en_attente: {},
    partiel: {},
    paye: {},
  },
});

/** The payment of a proposal as what was paid leaves it; nothing is paid by accepting [PROP-20]. */
export function paymentOf(agreed: Sum, paid: Sum = { cents: 0, jobis: 0 }): PaymentState {
  const [{ value, context }] = initialTransition(paymentLifecycle, { agreed, paid });
  return { status: value as PaymentStatus, ...context };
}

/** Asks the life cycle whether an event may happen to a payment; pure, performs nothing. */
export const decidePayment = (state: PaymentState, event: PaymentEvent) =>
  decide(paymentLifecycle, state, event);
