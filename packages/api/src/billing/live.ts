import type { LivePatches } from "../live/define-live.ts";
import { proposalsRoutes } from "../proposals/routes.ts";
import { billingRoutes } from "./routes.ts";

/** The live events of billing, with what they do to what was read. */
export const billingLive = {
  /** Something happened to a document; sent to its issuer. */
  billing_changed: (readings, { documentId }: { documentId: string }) => {
    readings.readAgain(billingRoutes.one, { id: documentId });
    readings.readAgain(billingRoutes.list);
    readings.readAgain(billingRoutes.summary);
  },
  /** The same for a document that was sent to one’s account. */
  billing_received: (readings, { quoteId }: { quoteId: string }) => {
    readings.readAgain(billingRoutes.seen, { quoteId });
    readings.readAgain(billingRoutes.received);
    readings.readAgain(proposalsRoutes.waiting);
  },
} satisfies LivePatches;
