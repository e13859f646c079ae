export { allowedOfferActs, decideOffer, offerEvent } from "./offer.decision.ts";
export { offerLifecycle } from "./offer.machine.ts";
export type { OfferEvent, OfferRefusal, OfferTime } from "./offer.types.ts";
