import type { LivePatches } from "../live/define-live.ts";
import { offersRoutes } from "./routes.ts";

/** The live events of partner offers, with what they do to what was read. */
export const offersLive = {
  /** A code was validated; sent to who took it. */
  partner_code_used: (readings, _: { codeId: string }) => readings.readAgain(offersRoutes.codes),
  /** Codes of an offer were taken or used; sent to its owner. */
  partner_offer_changed: (readings, _: { offerId: string }) => readings.readAgain(offersRoutes.own),
} satisfies LivePatches;
