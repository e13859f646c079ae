import { consentsContract } from "@jobami/api/consents/contract";
import { subscriptionsContract } from "@jobami/api/subscriptions/contract";
import { earliestTermsDay } from "@jobami/machines/consents/terms-version";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../platform/database/transaction.ts";
import { type SignedIn, signIn, signInAgain } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { cardPayments, cardRefunds } from "../payments/payments.tables.ts";
import { subscribed } from "./subscriptions.fixture.ts";

const { publishVersion, giveTerms } = consentsContract;
const { revenue } = subscriptionsContract;
const dayMs = 86_400_000;
const first = { cgvVersion: "1.0", cguVersion: "1.0" };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

/** A person who pays for premium under the terms in force. */
async function subscriber(): Promise<SignedIn> {
  const lea = await signIn(server);
  await inTransaction(server.platform.db, (tx) =>
    server.domains.consents.acceptTermsAtSignUp(tx, lea.person),
  );
  return subscribed(server, lea);
}

const announce = async () => {
  const { call } = await signIn(server, { role: "jobpadm" });
  const answer = await call(publishVersion, {
    body: {
      cgvVersion: "1.1",
      cguVersion: "1.0",
      takesEffectOn: earliestTermsDay(server.clock.now()),
      changes: "Les litiges se règlent d’abord par une médiation.",
    },
  });
  expect(answer.status).toBe(200);
};

async function leave({ person }: SignedIn): Promise<void> {
  await inTransaction(server.platform.db, (tx) => server.domains.subscriptions.leave(tx, person.id));
  await server.settle();
}

const refunds = () => server.platform.db.select().from(cardRefunds);
const mailsOf = async ({ person }: SignedIn) =>
  (await server.mailbox(person.email)).filter(
    ({ subject }) => subject === "Votre remboursement est en route",
  );
const givenBack = async () => {
  const { rows } = await server.platform.db.execute<{ cents: number }>(
    sql`select (body->>'cents')::integer as cents from local_payments where kind = 'refund'`,
  );
  return rows.map(({ cents }) => cents);
};

describe("who leaves while terms change", () => {
  test("is given back what is left of the month, once, by the provider and in the books [GDPR-07]", async () => {
    const lea = await subscriber();
    const [paid] = await server.platform.db.select().from(cardPayments);
    await announce();
    // November has thirty days, December 31: a third of either is left after twenty.
    server.clock.advance(20 * dayMs);
    await leave(lea);
    const [cents = 0, ...more] = await givenBack();
    expect(more).toEqual([]);
    expect(cents).toBeGreaterThan(490 * 0.3);
    expect(cents).toBeLessThan(490 * 0.4);
    expect(await refunds()).toEqual([
      expect.objectContaining({ userId: lea.person.id, paymentId: paid?.id, cents }),
    ]);

    const { rows } = await server.platform.db.execute<{ data: { to: object } }>(
      sql`select data from jobs.job where name = 'subscriptions.cancel'`,
    );
    const to = { email: lea.person.email, prenom: lea.person.prenom };
    expect(rows.map(({ data }) => data.to)).toEqual([to]);
    // Their account is gone by then: a mail alone can inform them.
    const [mail, ...others] = await mailsOf(lea);
    expect(others).toEqual([]);
    expect(mail?.text).toContain((cents / 100).toFixed(2).replace(".", ","));

    // The income of November stays; what was given back is less in the month in which it was.
    const admin = await signIn(server, { role: "jobpadm" });
    const { months } = (await admin.call(revenue)).body.data;
    expect(months.slice(-2).map(({ month, premium }) => [month, premium])).toEqual([
      ["2026-11", 490],
      ["2026-12", -cents],
    ]);

    const subscription = await server.platform.db.execute<{ id: string }>(
      sql`select id from local_payments where kind = 'subscription'`,
    );
    const id = subscription.rows[0]?.id ?? "";
    await server.domains.subscriptions.cancel({ id, refundFrom: server.clock.now(), to });
    await server.settle();
    expect(await refunds()).toHaveLength(1);
    expect(await mailsOf(lea)).toHaveLength(1);
  });

  test("is given nothing back once they have accepted, or where nothing changes", async () => {
    const [lea, maud] = [await subscriber(), await subscriber()];
    await leave(maud);
    await announce();
    server.clock.advance(20 * dayMs);
    const back = await signInAgain(server, lea.person);
    const accepted = await back.call(giveTerms, {
      body: { firstName: "Léa", lastName: "Martin", ...first, cgvVersion: "1.1" },
    });
    expect(accepted.status).toBe(200);
    await leave(lea);
    expect(await givenBack()).toEqual([]);
    expect(await refunds()).toEqual([]);
    expect([...(await mailsOf(lea)), ...(await mailsOf(maud))]).toEqual([]);
  });
});
