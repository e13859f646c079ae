import { aiCreditsContract } from "@jobami/api/ai-credits/contract";
import { creditPacks, creditsAtSignUp } from "@jobami/api/ai-credits/routes";
import { jobiContract } from "@jobami/api/jobi/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { exportRows } from "../../platform/database/personal-data.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { logIn, signUp } from "../../testing/test-accounts.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { postForm } from "../subscriptions/subscriptions.fixture.ts";
import { pack, withCredits } from "./ai-credits.samples.ts";
import { aiCreditsTables } from "./ai-credits.tables.ts";

const { balance, buy, buyByCard, history, use } = aiCreditsContract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const held = async (one: Pick<SignedIn, "call">) => (await one.call(balance)).body.credits;
const jobiOf = async (one: Pick<SignedIn, "call">) => (await one.call(jobiContract.balance)).body.montant;
const [small] = creditPacks;

test("come with an account, once [AICR-02]", async () => {
  const client = server.client();
  await signUp(server, client);
  await logIn(client);
  expect((await client.call(balance)).body.credits).toBe(creditsAtSignUp);
  const lea = await withCredits(server);
  await inTransaction(server.platform.db, (tx) => server.domains["ai-credits"].welcome(tx, lea.person.id));
  expect(await held(lea)).toBe(creditsAtSignUp);
});

test("are bought with Jobi: both ledgers move, or neither does [AICR-05]", async () => {
  const lea = await signIn(server);
  const before = await jobiOf(lea);
  const bought = await lea.call(buy, pack(10));
  expect(bought.body.credits).toBe(10);
  expect(await jobiOf(lea)).toBe(before - (small?.jobi ?? 0));
  const refused = await lea.call(buy, pack(100));
  expect(refused.error.code).toBe("INSUFFICIENT_JOBI");
  expect([await held(lea), await jobiOf(lea)]).toEqual([10, before - (small?.jobi ?? 0)]);
  expect(await server.domains.jobi.faults(server.platform.db)).toEqual({ sum: 0, unbalanced: 0, below: 0 });
});

test("are bought at once only as far as the Jobi go, and once under one key", async () => {
  const lea = await signIn(server);
  const all = await Promise.all(Array.from({ length: 6 }, () => lea.call(buy, pack(10))));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(2);
  expect([await held(lea), await jobiOf(lea)]).toEqual([20, 0]);
  const karim = await signIn(server);
  const idempotencyKey = "the-same-click";
  await Promise.all(Array.from({ length: 4 }, () => karim.call(buy, pack(10), { idempotencyKey })));
  expect(await held(karim)).toBe(10);
});

test("bought by card come when the provider reports that they were paid, once [AICR-06]", async () => {
  const lea = await signIn(server);
  const { body } = await lea.call(buyByCard, pack(30));
  const page = await server.client().request({ method: "GET", url: new URL(body.url).pathname });
  expect(page.body).toContain("4,90");
  const paid = await postForm(server, body.url, { payer: "1", carte: "accepted" });
  expect(paid.headers.location).toMatch(/\/dashboard\/ai-credits\?paiement=recu$/);
  expect(await held(lea)).toBe(0);
  await server.settle();
  expect(await held(lea)).toBe(30);
  const { rows } = await server.platform.db.execute<{ cents: number; purpose: string }>(
    sql`select cents, purpose from card_payments`,
  );
  expect(rows).toEqual([{ cents: 490, purpose: "credits_ia" }]);
});

test("fifty uses at once with ten credits take ten, and below nothing there is nothing [AICR-08, AICR-12, AICR-13]", async () => {
  const lea = await signIn(server);
  await lea.call(buy, pack(10));
  const all = await Promise.all(Array.from({ length: 50 }, () => lea.call(use)));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(await held(lea)).toBe(0);
  const { status, error } = await lea.call(use);
  expect([status, error.code]).toEqual([409, "INSUFFICIENT_AI_CREDITS"]);
  expect(error.message).toMatch(/^Vous n’avez pas assez de crédits IA/);
  const key = { idempotencyKey: "one-use-only" };
  await lea.call(buy, pack(10));
  expect((await lea.call(use, {}, key)).body.credits).toBe(9);
  expect((await lea.call(use, {}, key)).body.credits).toBe(9);
  expect(await held(lea)).toBe(9);
});

test("report page by page what came and went, ten a page [AICR-03, AICR-04, AICR-09]", async () => {
  const lea = await withCredits(server);
  server.clock.advance(1000);
  await lea.call(buy, pack(10));
  for (let at = 0; at < 11; at += 1) {
    server.clock.advance(1000);
    await lea.call(use);
  }
  const first = (await lea.call(history)).body;
  expect(first.history).toHaveLength(10);
  expect(first.history[0]).toMatchObject({ montant: -1, solde: 4, raison: "utilisation" });
  expect(first.pagination).toMatchObject({ page: 1, pageSize: 10, totalPages: 2, totalCount: 13 });
  const second = (await lea.call(history, { query: { page: "2", limit: "10" } })).body;
  expect(second.history.map(({ montant, solde, raison }) => [montant, solde, raison])).toEqual([
    [-1, 14, "utilisation"],
    [10, 15, "achat_jobi"],
    [5, 5, "inscription"],
  ]);
  expect((await (await signIn(server)).call(history)).body.history).toEqual([]);
});

test("are no one’s without a session, and are sold in the packs there are at the company’s price [AICR-10, AICR-11]", async () => {
  for (const call of [balance, history, buy, buyByCard, use])
    expect((await server.client().call(call, pack(10))).status).toBe(401);
  const lea = await signIn(server);
  for (const body of [
    {},
    pack(0).body,
    pack(-10).body,
    pack(10.5).body,
    pack(11).body,
    { packQuantity: "10" },
  ])
    for (const call of [buy, buyByCard])
      expect((await lea.call(call, { body })).status, JSON.stringify(body)).toBe(400);
  expect([await held(lea), await jobiOf(lea)]).toEqual([0, 10]);
});

test("stay in the ledger as they were written, and are in their owner’s export", async () => {
  const lea = await withCredits(server);
  const { db } = server.platform;
  await expect(db.execute(sql`update ai_credit_entries set amount = 99`)).rejects.toThrow();
  await expect(db.execute(sql`delete from ai_credit_entries`)).rejects.toThrow();
  const rows = (await exportRows(db, aiCreditsTables, lea.person.id)).ai_credit_entries;
  expect(rows).toMatchObject([{ amount: creditsAtSignUp, reason: "inscription" }]);
});
