import type { SnapshotFrom } from "xstate";
import type { SeoBannerMachine } from "./seo-banner.machine.ts";

/** What is shown of the banner. */
export interface SeoBannerView {
  /** Off while another overlay is open. */
  isShown: boolean;
}

/** Snapshot to screen. */
export function seoBannerView(snapshot: SnapshotFrom<SeoBannerMachine>): SeoBannerView {
  return { isShown: snapshot.matches("shown") && snapshot.context.isFree };
}
