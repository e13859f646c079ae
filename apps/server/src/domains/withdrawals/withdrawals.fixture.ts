import { aiCreditsContract } from "@jobami/api/ai-credits/contract";
import { withdrawalsContract } from "@jobami/api/withdrawals/contract";
import { sql } from "drizzle-orm";
import type { SignedIn } from "../../testing/test-people.ts";
import type { TestServer } from "../../testing/test-server.ts";
import { pack } from "../ai-credits/ai-credits.samples.ts";
import { postForm } from "../subscriptions/subscriptions.fixture.ts";

/** Buys a pack by card, and has the provider's messages come. */
export async function payPack(
  server: TestServer,
  one: Pick<SignedIn, "call">,
  quantity: number,
): Promise<void> {
  const { body } = await one.call(aiCreditsContract.buyByCard, pack(quantity));
  await postForm(server, body.url, { payer: "1", carte: "accepted" });
  await server.settle();
}

/** What a person may withdraw from, or did, the newest first. */
export const contractsOf = async (one: Pick<SignedIn, "call">) =>
  (await one.call(withdrawalsContract.contracts)).body.data;

/** A declaration by whoever concluded the contract. */
export const declaration = (reference: string, { email, nom, prenom }: SignedIn["person"]) => ({
  body: { name: `${prenom} ${nom}`, reference, email },
});

/** What the books and the stand-in state was paid and given back, in cents, for what. */
export const moneyQuery = `
  select
    (select coalesce(sum(cents), 0)::integer from card_payments) as paid,
    (select coalesce(sum(cents), 0)::integer from card_refunds) as refunded,
    (select coalesce(sum((body->>'cents')::integer), 0)::integer from local_payments where kind = 'invoice' and body->>'paidAt' is not null)
      + (select coalesce(sum((l->>'cents')::integer), 0)::integer from local_payments, jsonb_array_elements(body->'lines') l
        where kind = 'session' and body->>'status' = 'complete' and body->>'mode' = 'payment') as charged,
    (select coalesce(sum((body->>'cents')::integer), 0)::integer from local_payments where kind = 'refund') as returned,
    (select coalesce(sum(total_cents), 0)::integer from house_invoices where type = 'facture') as invoiced,
    (select coalesce(sum(total_cents), 0)::integer from house_invoices where type = 'avoir') as credited,
    (select coalesce(sum(cents), 0)::integer from withdrawals where settled_at is not null) as mailed`;

/** The same, read. */
export async function moneyOf({ platform: { db } }: TestServer) {
  const { rows } = await db.execute<{
    paid: number;
    refunded: number;
    charged: number;
    returned: number;
    invoiced: number;
    credited: number;
    mailed: number;
  }>(sql.raw(moneyQuery));
  const [row] = rows;
  if (row === undefined) throw new Error("The books cannot be read.");
  return row;
}
