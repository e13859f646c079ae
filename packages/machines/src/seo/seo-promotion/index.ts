export {
  daysSinceRegistration,
  isPromotable,
  isStop,
  type SeoRecord,
  type SeoStanding,
} from "./seo.standing.ts";
export { createSeoPromotionMachine, type SeoPromotionMachine } from "./seo-promotion.machine.ts";
export type {
  SeoActivation,
  SeoPromotionEmitted,
  SeoPromotionEvent,
  SeoPromotionInput,
} from "./seo-promotion.types.ts";
export { type SeoPromotionView, seoPromotionView } from "./seo-promotion.view.ts";
