import type { LivePatches } from "../live/define-live.ts";
import { withdrawalsRoutes } from "./routes.ts";

/** The live events of withdrawals, with what they do to what was read. */
export const withdrawalsLive = {
  /** The person withdrew from something. */
  contract_withdrawn: (readings, _: Record<never, never>) => {
    readings.readAgain(withdrawalsRoutes.contracts);
  },
} satisfies LivePatches;
