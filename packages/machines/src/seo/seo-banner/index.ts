export {
  createSeoBannerMachine,
  type SeoBannerEvent,
  type SeoBannerInput,
  type SeoBannerMachine,
  type SeoBannerRecord,
} from "./seo-banner.machine.ts";
export { type SeoBannerView, seoBannerView } from "./seo-banner.view.ts";
