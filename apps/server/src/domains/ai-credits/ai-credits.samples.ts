import type { aiCreditsContract } from "@jobami/api/ai-credits/contract";
import { startConsentNow } from "@jobami/api/withdrawals/start-consent";
import { inTransaction } from "../../platform/database/transaction.ts";
import { type Samples, signedIn } from "../../testing/samples.ts";
import { signIn } from "../../testing/test-people.ts";
import type { TestServer } from "../../testing/test-server.ts";

/** An order of a pack, with the consent that goes along. */
export const pack = (packQuantity: number) => ({ body: { packQuantity, startConsent: startConsentNow } });

/** A person with the credits that come with an account. */
export async function withCredits(server: TestServer) {
  const one = await signIn(server);
  await inTransaction(server.platform.db, (tx) => server.domains["ai-credits"].welcome(tx, one.person.id));
  return one;
}

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof aiCreditsContract> = {
  balance: signedIn(),
  history: signedIn(),
  buy: signedIn(pack(10)),
  buyByCard: signedIn(pack(10)),
  use: async (server) => ({ client: (await withCredits(server)).client, input: {} }),
};
