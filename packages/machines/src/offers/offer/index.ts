export { allowedOfferActs, offerEvent } from "./offer.acts.ts";
export { decideOffer, offerLifecycle } from "./offer.machine.ts";
export type { OfferEvent, OfferRefusal, OfferTime } from "./offer.types.ts";
