import type { OfferAct } from "@jobami/api/offers/routes";
import { allowedActs } from "../../lifecycle/decide.ts";
import { decideOffer } from "./offer.machine.ts";
import type { OfferEvent, OfferMover, OfferState, OfferTime } from "./offer.types.ts";

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
  allowedActs(events, (eventOf) => decideOffer(state, eventOf(by, time)));
