import type { SeoTrigger } from "@jobami/api/users/routes";
import type { Notice, Remembering } from "../../boundary/emitted.ts";
import type { SeoRecord, SeoStanding } from "./seo.standing.ts";

export interface SeoPromotionInput {
  /** What this browser retained for the person. */
  record: SeoRecord;
  /** Nothing else is asked of the person at the moment. */
  isFree: boolean;
}

export interface SeoPromotionContext extends SeoPromotionInput {
  standing: SeoStanding;
  /** What brought the promotion that is shown, or was last. */
  trigger: SeoTrigger;
  /** The person asked for the promotion that is shown, or was last: it waits for nothing. */
  isAsked: boolean;
}

/** What the server answers to an activation; false is a refusal without an error [SEO-22]. */
export interface SeoActivation {
  success: boolean;
}

export type SeoPromotionEvent =
  | { type: "standing.read"; standing: SeoStanding }
  /** Another overlay came or went. */
  | { type: "overlay.changed"; isFree: boolean }
  /** The person asks for it, from the banner or the settings. */
  | { type: "promotion.requested" }
  | { type: "activation.requested" }
  | { type: "promotion.closed" };

/** `referencing.activated`: the person is referenced from now on. */
export type SeoPromotionEmitted =
  | { type: "referencing.activated" }
  | Notice<"ACTIVATED" | "ACTIVATION_FAILED">
  | Remembering<SeoRecord>;
