import { setup } from "xstate";
import { decide } from "../../lifecycle/decide.ts";
import type { OfferEvent, OfferRefusal, OfferState, OfferTime } from "./offer.types.ts";

const isBy = (by: "owner" | "stranger", event: OfferEvent) => "by" in event && event.by === by;
const isAt = (time: OfferTime, event: OfferEvent) => "time" in event && event.time === time;

const lifecycle = setup({
  types: { events: {} as OfferEvent },
  guards: {
    isStranger: ({ event }) => isBy("stranger", event),
    isOwner: ({ event }) => isBy("owner", event),
    isTooEarly: ({ event }) => isAt("before", event),
    isTooLate: ({ event }) => isAt("after", event),
    isUsed: ({ event }) => event.type === "code.validated" && event.isUsed,
    isExhausted: ({ event }) => event.type === "code.taken" && !event.isLeft,
    breaksPromise: ({ event }) => event.type === "offer.edited" && !event.keepsPromise,
  },
  actions: { refuse: (_, _refusal: { reason: OfferRefusal }) => {} },
});

const refuse = (reason: OfferRefusal) => ({ type: "refuse", params: { reason } }) as const;

const notTheirs = { guard: "isStranger", actions: refuse("NOT_FOUND") } as const;
const notTheirCode = { guard: "isStranger", actions: refuse("CODE_NOT_YOURS") } as const;
const usedAlready = { guard: "isUsed", actions: refuse("CODE_USED") } as const;
const tooEarly = { guard: "isTooEarly", actions: refuse("OFFER_NOT_STARTED") } as const;
const tooLate = { guard: "isTooLate", actions: refuse("OFFER_OVER") } as const;
const ownOffer = { guard: "isOwner", actions: refuse("OWN_OFFER") } as const;

const edits = [notTheirs, { guard: "breaksPromise", actions: refuse("OFFER_FIXED") }, {}] as const;
const publishes = [notTheirs, tooLate, { target: "published" }] as const;
const ends = [notTheirs, { target: "ended" }] as const;
const validates = [notTheirCode, usedAlready, tooEarly, tooLate, {}] as const;

/**
 * The life cycle of a partner offer: its owner's draft, open to takers, paused, over. Codes are taken while it is open and within its
 * days; those that were taken are still validated while it is paused. What is over stays over. It has no clock.
 */
export const offerLifecycle = lifecycle.createMachine({
  id: "offer",
  initial: "draft",
  on: {
    "offer.edited": [notTheirs, { actions: refuse("OFFER_CHANGED") }],
    "offer.published": [notTheirs, { actions: refuse("OFFER_CHANGED") }],
    "offer.paused": [notTheirs, { actions: refuse("OFFER_CHANGED") }],
    "offer.ended": [notTheirs, { actions: refuse("OFFER_CHANGED") }],
    "code.validated": [notTheirCode, usedAlready, { actions: refuse("OFFER_OVER") }],
    "*": { actions: refuse("OFFER_CHANGED") },
  },
  states: {
    draft: {
      on: {
        "offer.edited": [...edits],
        "offer.published": [...publishes],
        "offer.ended": [...ends],
        "code.taken": { actions: refuse("NOT_FOUND") },
      },
    },
    published: {
      on: {
        "offer.edited": [...edits],
        "offer.paused": [notTheirs, { target: "paused" }],
        "offer.ended": [...ends],
        "offerDays.ended": { target: "ended" },
        "code.taken": [
          ownOffer,
          tooEarly,
          tooLate,
          { guard: "isExhausted", actions: refuse("OFFER_EXHAUSTED") },
          {},
        ],
        "code.validated": [...validates],
      },
    },
    paused: {
      on: {
        "offer.edited": [...edits],
        "offer.published": [...publishes],
        "offer.ended": [...ends],
        "offerDays.ended": { target: "ended" },
        "code.taken": [ownOffer, tooLate, { actions: refuse("OFFER_NOT_OPEN") }],
        "code.validated": [...validates],
      },
    },
    ended: { on: { "code.taken": [ownOffer, { actions: refuse("OFFER_OVER") }] } },
  },
});

/** Asks the life cycle whether an event may happen to an offer; pure, performs nothing. */
export const decideOffer = (state: OfferState, event: OfferEvent) => decide(offerLifecycle, state, event);
