import type { aiCreditsContract } from "@jobami/api/ai-credits/contract";
import type { Handlers } from "../../platform/http/call.ts";
import type { AiCredits } from "./ai-credits.service.ts";

/** Serves one's own AI credits. */
export function aiCreditsRoutes(credits: AiCredits): Handlers<typeof aiCreditsContract> {
  return {
    balance: async ({ db, session: { person } }) => ({
      success: true,
      credits: await credits.balance(db, person.id),
    }),
    history: async ({ db, session: { person }, query }) => ({
      success: true,
      ...(await credits.history(db, person.id, query)),
    }),
    buy: async ({ db, session: { person }, body }) => ({
      success: true,
      credits: await credits.buy(db, person.id, body),
    }),
    buyByCard: {
      ownTransactions: async ({ session: { person }, body }) => ({
        success: true,
        url: await credits.buyByCard(person.id, body),
      }),
    },
    use: async ({ db, session: { person } }) => ({
      success: true,
      credits: await credits.use(db, person.id),
    }),
  };
}
