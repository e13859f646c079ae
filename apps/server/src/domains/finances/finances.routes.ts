import type { financesContract } from "@jobami/api/finances/contract";
import type { Handlers } from "../../platform/http/call.ts";
import type { Finances } from "./finances.service.ts";

/** Serves the money of one's missions. */
export function financesRoutes(finances: Finances): Handlers<typeof financesContract> {
  return {
    year: async ({ db, session: { person }, query: { annee, sens } }) => ({
      success: true,
      data: await finances.year(db, person.id, sens, annee),
    }),
    payments: async ({ db, session: { person }, query }) => ({
      success: true,
      ...(await finances.payments(db, person.id, query)),
    }),
  };
}
