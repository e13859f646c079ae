import type { LivePatches } from "../live/define-live.ts";
import { supportRoutes } from "./routes.ts";

/** The live events of the support, with what they do to what was read. */
export const supportLive = {
  /** Something happened in a ticket; sent to whoever asked and to staff. */
  ticket_changed: (readings, { ticketId }: { ticketId: string }) => {
    readings.readAgain(supportRoutes.one, { id: ticketId });
    readings.readAgain(supportRoutes.own);
    readings.readAgain(supportRoutes.desk);
  },
} satisfies LivePatches;
