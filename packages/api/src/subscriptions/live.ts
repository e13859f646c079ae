import type { LivePatches } from "../live/define-live.ts";
import { subscriptionsRoutes } from "./routes.ts";

/** The live events of subscriptions, with what they do to what was read. */
export const subscriptionsLive = {
  /** The provider reported how the person's own subscription stands. */
  subscription_changed: (readings, _: Record<never, never>) => {
    readings.readAgain(subscriptionsRoutes.status);
  },
} satisfies LivePatches;
