import { aiCreditsContract } from "@jobami/api/ai-credits/contract";
import { creditPacks } from "@jobami/api/ai-credits/routes";
import { subscriptionsContract } from "@jobami/api/subscriptions/contract";
import { withdrawalsContract } from "@jobami/api/withdrawals/contract";
import { startConsentNow } from "@jobami/api/withdrawals/start-consent";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { inTransaction } from "../../platform/database/transaction.ts";
import { type SignedIn, signIn, signInAgain } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { pack } from "../ai-credits/ai-credits.samples.ts";
import { postForm, subscribed } from "../subscriptions/subscriptions.fixture.ts";
import { contractsOf, declaration, moneyOf } from "./withdrawals.fixture.ts";

const dayMs = 86_400_000;
const quantities = creditPacks.map(({ quantity }) => quantity);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

/** The jobs of the provider's messages, by what each is about. */
const messageJobs = {
  session: "payments.checkout",
  invoice: "payments.invoice",
  subscription: "subscriptions.sync",
};

/** Everything that the provider has is reported anew, in some order: as late messages, and messages that come twice. */
async function webhookAgain(): Promise<void> {
  const { db, jobs } = server.platform;
  for (const [kind, job] of Object.entries(messageJobs).reverse()) {
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from local_payments where kind = ${kind}`,
    );
    await inTransaction(db, async (tx) => {
      for (const { id } of rows) await jobs.send(tx, job, { id });
    });
  }
}

/** What waits of the provider's messages never comes. */
async function loseMessages(): Promise<void> {
  const names = sql.join(
    Object.values(messageJobs).map((name) => sql`${name}`),
    sql`, `,
  );
  await server.platform.db.execute(sql`delete from jobs.job where name in (${names}) and state = 'created'`);
}

interface Walk {
  lea: SignedIn;
}

/** What may happen at any moment; a command that is refused changes nothing. */
const commands = {
  "subscribes by card": async ({ lea }: Walk) => {
    const body = { plan: "premium", options: {}, startConsent: startConsentNow } as const;
    const answer = await lea.call(subscriptionsContract.create, { body });
    if (answer.status === 200) await postForm(server, answer.body.url, { payer: "1", carte: "accepted" });
  },
  "buys by card": async ({ lea }: Walk, pick: number) => {
    const order = pack(quantities[pick % quantities.length] ?? 10);
    const answer = await lea.call(aiCreditsContract.buyByCard, order);
    if (answer.status === 200) await postForm(server, answer.body.url, { payer: "1", carte: "accepted" });
  },
  "buys in Jobi": async ({ lea }: Walk) => {
    await lea.call(aiCreditsContract.buy, pack(10));
  },
  "uses credits": async ({ lea }: Walk, pick: number) => {
    for (let count = 0; count <= pick % 7; count += 1) await lea.call(aiCreditsContract.use);
  },
  "withdraws twice at once": async ({ lea }: Walk, pick: number) => {
    const open = await contractsOf(lea);
    const reference = open[pick % Math.max(1, open.length)]?.reference;
    if (reference === undefined) return;
    const asked = declaration(reference, lea.person);
    await Promise.all([0, 1].map(() => lea.call(withdrawalsContract.declare, asked)));
  },
  "ends premium": async ({ lea }: Walk) => {
    await lea.call(subscriptionsContract.end);
  },
  "renews premium": async ({ lea }: Walk) => {
    await lea.call(subscriptionsContract.reactivate);
  },
  "a day passes": async (walk: Walk, pick: number) => {
    server.clock.advance((1 + (pick % 9)) * dayMs);
    walk.lea = await signInAgain(server, walk.lea.person);
  },
  "messages come": () => server.settle(),
  "messages come again": webhookAgain,
  "messages are lost": loseMessages,
  "what waits is ordered anew": () => server.domains.withdrawals.sweep(),
} satisfies Record<string, (walk: Walk, pick: number) => Promise<unknown>>;

const steps = fc.array(
  fc.record({
    command: fc.constantFrom(...(Object.keys(commands) as (keyof typeof commands)[])),
    pick: fc.nat(50),
  }),
  { minLength: 6, maxLength: 16 },
);

test("whatever is bought, used, withdrawn from, ended, reported late, twice or never, no cent and no Jobi is made or lost", async () => {
  const { db } = server.platform;
  await fc.assert(
    fc.asyncProperty(steps, async (path) => {
      await server.reset();
      const walk: Walk = { lea: await signIn(server) };
      for (const { command, pick } of path) await commands[command](walk, pick);
      // The provider reports until it is answered, and what was not done is ordered anew.
      await webhookAgain();
      await server.settle();
      await server.domains.withdrawals.sweep();
      await server.settle();
      const money = await moneyOf(server);
      expect([money.paid, money.invoiced]).toEqual([money.charged, money.charged]);
      expect([money.refunded, money.credited, money.mailed]).toEqual(
        Array.from({ length: 3 }, () => money.returned),
      );
      expect(await server.domains.jobi.faults(db)).toEqual({ sum: 0, unbalanced: 0, below: 0 });
      expect(await server.domains["ai-credits"].balance(db, walk.lea.person.id)).toBeGreaterThanOrEqual(0);
      const { rows } = await db.execute(sql`
        select w.contract_id from withdrawals w join contracts c on c.id = w.contract_id
        left join local_payments s on s.id = c.subscription_id
        where w.settled_at is null or (c.kind = 'premium' and s.body->>'status' <> 'canceled')
          or w.cents > c.cents or w.jobi > c.jobi or w.credits > c.quantity`);
      expect(rows).toEqual([]);
    }),
    { numRuns: 12 },
  );
});

test("a process that died between the provider and the books gives nothing back twice, even when the provider has forgotten the key", async () => {
  const lea = await subscribed(server, await signIn(server));
  const [contract] = await contractsOf(lea);
  const { rows } = await server.platform.db.execute<{ id: string }>(sql`select id from card_payments`);
  const paid = { of: "invoice", id: rows[0]?.id ?? "" } as const;
  // Another process asked the provider, and was gone before it wrote that down.
  const dead = await server.replica();
  await dead.platform.payments.provider?.refund({ paid, cents: 490, key: `refund-${paid.id}` });
  await dead.app.close();
  await lea.call(withdrawalsContract.declare, declaration(contract?.reference ?? "", lea.person));
  await server.settle();
  expect(await moneyOf(server)).toMatchObject({ returned: 490, refunded: 490, credited: 490, mailed: 490 });
});
