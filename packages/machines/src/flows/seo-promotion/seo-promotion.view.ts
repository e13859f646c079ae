import type { SnapshotFrom } from "xstate";
import type { SeoPromotionMachine } from "./seo-promotion.machine.ts";

/** What the modal shows. */
export interface SeoPromotionView {
  /** Off while another overlay has the floor. */
  isOpen: boolean;
  isActivating: boolean;
}

/** Snapshot to screen. */
export function seoPromotionView(snapshot: SnapshotFrom<SeoPromotionMachine>): SeoPromotionView {
  return {
    isOpen: snapshot.matches("shown") && snapshot.context.isFree,
    isActivating: snapshot.matches({ shown: "activating" }),
  };
}
