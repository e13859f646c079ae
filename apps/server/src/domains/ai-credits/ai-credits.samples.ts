import type { aiCreditsContract } from "@jobami/api/ai-credits/contract";
import { inTransaction } from "../../platform/database/transaction.ts";
import { type Samples, somebody } from "../../testing/samples.ts";
import { signIn } from "../../testing/test-people.ts";
import type { TestServer } from "../../testing/test-server.ts";

/** Somebody with the credits that come with an account. */
export async function withCredits(server: TestServer) {
  const one = await signIn(server);
  await inTransaction(server.platform.db, (tx) => server.domains["ai-credits"].welcome(tx, one.person.id));
  return one;
}

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof aiCreditsContract> = {
  balance: somebody(),
  history: somebody(),
  buy: somebody({ body: { packQuantity: 10 } }),
  buyByCard: somebody({ body: { packQuantity: 10 } }),
  use: async (server) => ({ client: (await withCredits(server)).client, input: {} }),
};
