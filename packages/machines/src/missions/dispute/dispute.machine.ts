import type { DisputeSide } from "@jobami/api/disputes/routes";
import { assign, setup } from "xstate";
import { decide } from "../../lifecycle/decide.ts";
import type { Sum } from "../../money/payment/index.ts";
import type {
  DisputeEvent,
  DisputeFollowUp,
  DisputeMover,
  DisputeRefusal,
  DisputeState,
} from "./dispute.types.ts";

type DisputeContext = Omit<DisputeState, "status">;

const nothing: Sum = { cents: 0, jobis: 0 };
const before: DisputeContext = {
  openers: [],
  offers: { client: null, jobbeur: null },
  most: nothing,
  decidedBy: null,
  decision: null,
};

const otherSide = (side: DisputeSide): DisputeSide => (side === "client" ? "jobbeur" : "client");
const moverOf = (event: DisputeEvent): DisputeMover =>
  "by" in event && typeof event.by === "string" ? event.by : "stranger";
const judgeOf = (event: DisputeEvent) => ("by" in event && typeof event.by === "object" ? event.by : null);
const sumOf = (event: DisputeEvent): Sum => ("sum" in event ? event.sum : nothing);
const isSame = (one: Sum | null, other: Sum) =>
  one !== null && one.cents === other.cents && one.jobis === other.jobis;

const lifecycle = setup({
  types: {
    context: {} as DisputeContext,
    events: {} as DisputeEvent,
    input: {} as Partial<DisputeContext>,
  },
  guards: {
    isStranger: ({ event }) => moverOf(event) === "stranger",
    hasOpened: ({ context, event }) => context.openers.some((side) => side === moverOf(event)),
    isOutOfTime: ({ event }) => event.type === "dispute.opened" && !event.isInTime,
    isByOpener: ({ context, event }) => context.openers.at(-1) === moverOf(event),
    isNotByOpener: ({ context, event }) => context.openers.at(-1) !== moverOf(event),
    isTooHigh: ({ context: { most }, event }) =>
      sumOf(event).cents > most.cents || sumOf(event).jobis > most.jobis,
    /** Accepted is what the other side offers now, and nothing that it offered before. */
    isNotOffered: ({ context, event }) => {
      const by = moverOf(event);
      return by === "stranger" || !isSame(context.offers[otherSide(by)], sumOf(event));
    },
    isOwnDispute: ({ event }) => judgeOf(event)?.isSide === true,
    isAnswerAwaited: ({ event }) => event.type === "dispute.decided" && !event.isAnswerOverdue,
    isSameJudge: ({ context, event }) =>
      event.type === "review.decided" && event.by.id === context.decidedBy && !event.isOnlyJudge,
  },
  actions: {
    begin: assign(({ context, event }) => {
      const by = moverOf(event);
      return { ...before, most: context.most, openers: by === "stranger" ? [] : [...context.openers, by] };
    }),
    keepOffer: assign(({ context, event }) => ({
      offers: { ...context.offers, [moverOf(event)]: sumOf(event) },
    })),
    keepDecision: assign(({ event }) => ({
      decision: sumOf(event),
      decidedBy: judgeOf(event)?.id ?? null,
    })),
    follow: (_, _followUp: DisputeFollowUp) => {},
    refuse: (_, _refusal: { reason: DisputeRefusal }) => {},
  },
});

const refuse = (reason: DisputeRefusal) => ({ type: "refuse", params: { reason } }) as const;
const notifyOther = {
  type: "follow",
  params: ({ event }: { event: DisputeEvent }): DisputeFollowUp => {
    const by = moverOf(event);
    return {
      type: "side.notified",
      side: by === "stranger" ? "client" : otherSide(by),
      of: event.type,
    };
  },
} as const;
const notify = (side: DisputeSide) =>
  ({
    type: "follow",
    params: ({ event }: { event: DisputeEvent }): DisputeFollowUp => ({
      type: "side.notified",
      side,
      of: event.type,
    }),
  }) as const;
const notifyBoth = [notify("client"), notify("jobbeur")] as const;
const close = { type: "follow", params: { type: "dispute.closed" } } as const;
/** What was offered, or decided last, comes to pass. */
const settle = {
  type: "follow",
  params: ({ context, event }: { context: DisputeContext; event: DisputeEvent }): DisputeFollowUp => ({
    type: "sum.settled",
    sum: "sum" in event ? event.sum : (context.decision ?? nothing),
  }),
} as const;

const notAStranger = { guard: "isStranger", actions: refuse("FORBIDDEN") } as const;
const notTooHigh = { guard: "isTooHigh", actions: refuse("AMOUNT_TOO_HIGH") } as const;
const notOneself = { guard: "isOwnDispute", actions: refuse("FORBIDDEN") } as const;

const open = [
  { guard: "isOutOfTime", actions: refuse("DISPUTE_NOT_NOW") },
  { target: "opened", actions: ["begin", notifyOther] },
] as const;

const endings = {
  "offer.accepted": [
    notAStranger,
    { guard: "isNotOffered", actions: refuse("DISPUTE_CHANGED") },
    { target: "settled", actions: [settle, close, notifyOther] },
  ],
  "dispute.withdrawn": [
    { guard: "isNotByOpener", actions: refuse("FORBIDDEN") },
    { target: "withdrawn", actions: [close, notifyOther] },
  ],
} as const;

const decision = { target: "decided", actions: ["keepDecision", ...notifyBoth] } as const;

/**
 * The life cycle of a dispute about a mission that was agreed on. Its sides talk and offer to settle; an offer states what the jobbeur gets in
 * all. Staff decides once the other side has spoken, or was silent for long enough; what it decides comes to pass when no one appeals,
 * and otherwise another person decides. It has no clock. The ends are not `final`, so that a late step still gets its reason.
 */
export const disputeLifecycle = lifecycle.createMachine({
  id: "dispute",
  context: ({ input }: { input: Partial<DisputeContext> | undefined }) => ({ ...before, ...input }),
  initial: "none",
  on: { "*": { actions: refuse("DISPUTE_CHANGED") } },
  states: {
    none: { on: { "dispute.opened": [notAStranger, ...open] } },
    opened: {
      on: {
        ...endings,
        "dispute.said": [
          notAStranger,
          { guard: "isByOpener", actions: notifyOther },
          { target: "discussed", actions: notifyOther },
        ],
        "offer.made": [
          notAStranger,
          notTooHigh,
          { guard: "isByOpener", actions: ["keepOffer", notifyOther] },
          { target: "discussed", actions: ["keepOffer", notifyOther] },
        ],
        "dispute.decided": [
          notOneself,
          notTooHigh,
          { guard: "isAnswerAwaited", actions: refuse("ANSWER_AWAITED") },
          decision,
        ],
      },
    },
    discussed: {
      on: {
        ...endings,
        "dispute.said": [notAStranger, { actions: notifyOther }],
        "offer.made": [notAStranger, notTooHigh, { actions: ["keepOffer", notifyOther] }],
        "dispute.decided": [notOneself, notTooHigh, decision],
      },
    },
    settled: {},
    withdrawn: {
      on: {
        "dispute.opened": [notAStranger, { guard: "hasOpened", actions: refuse("DISPUTE_CHANGED") }, ...open],
      },
    },
    decided: {
      on: {
        "decision.appealed": [notAStranger, { target: "appealed", actions: notifyOther }],
        "appealWindow.ended": { target: "final", actions: [settle, close, ...notifyBoth] },
      },
    },
    appealed: {
      on: {
        "review.decided": [
          notOneself,
          { guard: "isSameJudge", actions: refuse("FORBIDDEN") },
          notTooHigh,
          { target: "final", actions: [settle, close, ...notifyBoth] },
        ],
      },
    },
    final: {},
  },
});

/** Asks the life cycle whether an event may happen to a dispute; pure, performs nothing. */
export const decideDispute = (state: DisputeState, event: DisputeEvent) =>
  decide(disputeLifecycle, state, event);
