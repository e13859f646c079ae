import type { SnapshotFrom } from "xstate";
import type { SeoPromotionMachine } from "./seo-promotion.machine.ts";

/** What the modal shows. */
export interface SeoPromotionView {
  /** Off while another overlay is open, unless the person asked for it. */
  isOpen: boolean;
  isActivating: boolean;
}

/** Snapshot to screen. */
export function seoPromotionView(snapshot: SnapshotFrom<SeoPromotionMachine>): SeoPromotionView {
  const { isFree, isAsked } = snapshot.context;
  return {
    isOpen: snapshot.matches("shown") && (isFree || isAsked),
    isActivating: snapshot.matches({ shown: "activating" }),
  };
}
