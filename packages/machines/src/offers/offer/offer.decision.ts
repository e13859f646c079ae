import type { OfferAct, OfferStatus } from "@jobami/api/offers/routes";
import { transition } from "xstate";
import { offerLifecycle } from "./offer.machine.ts";
import type { OfferEvent, OfferMover, OfferRefusal, OfferState, OfferTime } from "./offer.types.ts";

/** What a step leads to, or why it is refused. */
export type OfferDecision = { allowed: true; next: OfferState } | { allowed: false; reason: OfferRefusal };

/** Asks the life cycle whether an event may happen to an offer; pure, performs nothing. */
export function decideOffer({ status }: OfferState, event: OfferEvent): OfferDecision {
  const here = offerLifecycle.resolveState({ value: status });
  const [next, actions] = transition(offerLifecycle, here, event);
  const refusal = actions.find(({ type }) => type === "refuse");
  if (refusal !== undefined)
    return { allowed: false, reason: (refusal.params as unknown as { reason: OfferRefusal }).reason };
  return { allowed: true, next: { status: next.value as OfferStatus } };
}

/** The acts as events, in the order of their buttons. */
const events: Record<OfferAct, (by: OfferMover, time: OfferTime) => OfferEvent> = {
  publish: (by, time) => ({ type: "offer.published", by, time }),
  pause: (by) => ({ type: "offer.paused", by }),
  end: (by) => ({ type: "offer.ended", by }),
};

/** An act as the event that the life cycle decides of. */
export const offerEvent = (act: OfferAct, by: OfferMover, time: OfferTime): OfferEvent =>
  events[act](by, time);

/** What a person may do now: which buttons to show. */
export const allowedOfferActs = (state: OfferState, by: OfferMover, time: OfferTime): OfferAct[] =>
  (Object.keys(events) as OfferAct[]).filter((act) => decideOffer(state, events[act](by, time)).allowed);
