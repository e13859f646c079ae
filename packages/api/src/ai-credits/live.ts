import type { LivePatches } from "../live/define-live.ts";
import { aiCreditsRoutes } from "./routes.ts";

/** The live events of AI credits, with what they do to what was read. */
export const aiCreditsLive = {
  /** The person's own credits came or went. */
  ai_credits_changed: (readings, _: Record<never, never>) => {
    readings.readAgain(aiCreditsRoutes.balance);
    readings.readAgain(aiCreditsRoutes.history);
  },
} satisfies LivePatches;
