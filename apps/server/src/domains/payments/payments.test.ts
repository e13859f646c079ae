import { createHmac } from "node:crypto";
import { aiCreditsContract } from "@jobami/api/ai-credits/contract";
import { subscriptionsContract } from "@jobami/api/subscriptions/contract";
import { startConsentNow } from "@jobami/api/withdrawals/start-consent";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readConfig } from "../../config.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { pack } from "../ai-credits/ai-credits.samples.ts";
import { checkoutOf, endWithMonth, postForm, subscribed } from "../subscriptions/subscriptions.fixture.ts";
import { paymentEvents } from "./payments.tables.ts";

const path = "/payments/webhook";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const secretOf = ({ platform }: TestServer) => platform.payments.local?.webhookSecret ?? "";

interface Sent {
  /** In seconds since 1970. */
  at?: number;
  secret?: string;
  /** What the signature is over, where it is not what is sent. */
  signed?: string;
  signature?: string | null;
}

/** Sends what claims to be a message of the provider. */
function send(payload: string, { at, secret, signed, signature }: Sent = {}) {
  const when = at ?? Math.floor(server.clock.now() / 1000);
  const hmac = createHmac("sha256", secret ?? secretOf(server)).update(`${when}.${signed ?? payload}`);
  const header = signature === undefined ? `t=${when},v1=${hmac.digest("hex")}` : signature;
  return server.client().request({
    method: "POST",
    url: path,
    headers: {
      "content-type": "application/json",
      ...(header === null ? {} : { "stripe-signature": header }),
    },
    payload,
  });
}

const message = (id: string, type: string, objectId: string) =>
  JSON.stringify({ id, object: "event", type, data: { object: { id: objectId } } });
const isPremium = async (one: Pick<SignedIn, "call">) =>
  (await one.call(subscriptionsContract.status)).body.data.isPremium;
const creditsOf = async (one: Pick<SignedIn, "call">) =>
  (await one.call(aiCreditsContract.balance)).body.credits;
const idIn = (url: string) => new URL(url).pathname.split("/").at(-1) ?? "";
const idsOf = async (kind: string) => {
  const { rows } = await server.platform.db.execute<{ id: string }>(
    sql`select id from local_payments where kind = ${kind} order by created_at, id`,
  );
  return rows.map(({ id }) => id);
};

describe("a message", () => {
  test("that the provider did not sign, or signed too long ago, or otherwise, is refused and changes nothing", async () => {
    const payload = message("evt_1", "checkout.session.completed", "cs_1");
    const now = Math.floor(server.clock.now() / 1000);
    const refused: Sent[] = [
      { signature: null },
      { signature: "" },
      { signature: "t=1,v1=" },
      { signature: `t=${now},v1=${"0".repeat(64)}` },
      { signature: `t=${now},v0=${"0".repeat(64)}` },
      { secret: "whsec_another" },
      { secret: "" },
      { signed: payload.replace("cs_1", "cs_2") },
      { at: now - 301 },
      { at: 0 },
    ];
    for (const sent of refused)
      expect((await send(payload, sent)).statusCode, JSON.stringify(sent)).toBe(400);
    expect(await server.platform.db.select().from(paymentEvents)).toEqual([]);
    expect((await send(payload, { at: now - 300 })).statusCode).toBe(200);
  });

  test("that is hostile is refused like any other", async () => {
    const withoutIds = [
      { id: null, type: "charge.updated", data: { object: { id: "ch_1" } } },
      { id: "", type: "charge.updated", data: { object: { id: "ch_1" } } },
      { id: "evt_1", type: null, data: { object: { id: "ch_1" } } },
      { id: "evt_1", type: "charge.updated", data: null },
      { id: "evt_1", type: "charge.updated", data: { object: null } },
      { id: "e".repeat(10_000), type: "charge.updated", data: { object: { id: "ch_1" } } },
    ].map((event) => JSON.stringify(event));
    for (const payload of ["", "null", "[]", "{", '{"id":1}', "\u0000", "a".repeat(300_000), ...withoutIds]) {
      const { statusCode } = await send(payload);
      expect([400, 413], payload.slice(0, 20)).toContain(statusCode);
    }
    expect(await server.platform.db.select().from(paymentEvents)).toEqual([]);
  });

  test("states nothing by itself: what it is about is asked of the provider", async () => {
    const lea = await signIn(server);
    const checkout = idIn(await checkoutOf(lea));
    for (const [index, type] of ["checkout.session.completed", "customer.subscription.created"].entries())
      await send(message(`evt_${index}`, type, checkout));
    await server.settle();
    expect(await isPremium(lea)).toBe(false);
    // One that the product takes no interest in, or about what is not ours, is taken and let be.
    expect((await send(message("evt_3", "charge.updated", "ch_1"))).statusCode).toBe(200);
    expect((await send(message("evt_4", "invoice.paid", ""))).statusCode).toBe(200);
  });

  test("counts once, however often it comes, and at once", async () => {
    const lea = await signIn(server);
    const { body } = await lea.call(aiCreditsContract.buyByCard, pack(30));
    await postForm(server, body.url, { payer: "1", carte: "accepted" });
    const again = message("evt_again", "checkout.session.completed", idIn(body.url));
    await Promise.all(Array.from({ length: 8 }, () => send(again)));
    await send(message("evt_other", "checkout.session.async_payment_succeeded", idIn(body.url)));
    await server.settle();
    await send(again);
    await server.settle();
    expect(await creditsOf(lea)).toBe(30);
    const seen = await server.platform.db.select().from(paymentEvents);
    expect(seen.filter(({ id }) => id === "evt_again")).toHaveLength(1);
    const mails = (await server.mailbox(lea.person.email)).filter(({ subject }) =>
      subject.includes("paiement"),
    );
    expect(mails.map(({ subject }) => subject)).toEqual(["Votre paiement est confirmé\u00a0: 30 crédits IA"]);
    expect(mails[0]?.text).toMatch(/paiement de \d+,\d{2}\s€ par carte/);
    expect(mails[0]?.text).toContain("/conditions-generales");
  });

  test("that comes late changes nothing: how things stand now is what counts", async () => {
    const lea = await subscribed(server, await signIn(server));
    await endWithMonth(server, lea);
    const [id = ""] = await idsOf("subscription");
    for (const type of ["created", "updated", "deleted"])
      await send(message(`evt_${type}`, `customer.subscription.${type}`, id));
    await server.settle();
    expect((await lea.call(subscriptionsContract.status)).body.data).toMatchObject({
      isPremium: true,
      etat: "cancelling",
    });
  });
});

test("each month of a subscription is confirmed by mail, once; the first with the right of withdrawal", async () => {
  const lea = await subscribed(server, await signIn(server));
  const [invoice = ""] = await idsOf("invoice");
  await send(message("evt_again", "invoice.paid", invoice));
  server.clock.advance(31 * 86_400_000);
  await inTransaction(server.platform.db, (tx) => server.platform.jobs.send(tx, "payments.local", {}));
  const confirmed = (await server.mailbox(lea.person.email)).filter(({ subject }) =>
    subject.includes("paiement"),
  );
  expect(confirmed.map(({ subject, text }) => [subject, /rétract/.test(text)])).toEqual([
    ["Votre paiement est confirmé\u00a0: Jobami premium", false],
    ["Votre paiement est confirmé\u00a0: Jobami premium", true],
  ]);
});

test("two checkouts that were paid in two windows leave one subscription, and the second payment is given back", async () => {
  const lea = await signIn(server);
  const first = await checkoutOf(lea);
  await postForm(server, first, { payer: "1", carte: "accepted" });
  await server.settle();
  const [own] = await idsOf("subscription");
  // As if another checkout had been paid before the first was known.
  await server.platform.db.execute(sql`update subscriptions set state = 'none'`);
  const second = await lea.call(subscriptionsContract.create, {
    body: { plan: "premium", options: {}, startConsent: startConsentNow },
  });
  await server.platform.db.execute(sql`update subscriptions set state = 'active'`);
  await postForm(server, second.body.url, { payer: "1", carte: "accepted" });
  await server.settle();
  const { rows } = await server.platform.db.execute<{ id: string; status: string }>(
    sql`select id, body->>'status' as status from local_payments where kind = 'subscription'`,
  );
  expect(rows.filter(({ status }) => status === "active")).toEqual([{ id: own, status: "active" }]);
  expect(await isPremium(lea)).toBe(true);
  const { rows: back } = await server.platform.db.execute(
    sql`select r.cents, p.cents as paid from card_refunds r join card_payments p on p.id = r.payment_id`,
  );
  expect(back).toEqual([{ cents: 490, paid: 490 }]);
});

describe("the stand-in", () => {
  test("answers no one without its key, and no other machine", async () => {
    const ask = (headers: Record<string, string>) =>
      server.client().request({ method: "POST", url: "/dev/paiement/v1/customers", headers });
    expect((await ask({})).statusCode).toBe(401);
    expect((await ask({ authorization: "Bearer sk_test_guess" })).statusCode).toBe(401);
    const url = new URL(await checkoutOf(await signIn(server))).pathname;
    const away = { "x-forwarded-for": "203.0.113.7" };
    expect((await server.client().request({ method: "GET", url, headers: away })).statusCode).toBe(404);
    expect((await server.client().request({ method: "GET", url })).statusCode).toBe(200);
    const crossSite = await server.client().request({
      method: "POST",
      url,
      headers: { "sec-fetch-site": "cross-site", "content-type": "application/x-www-form-urlencoded" },
      payload: "payer=1&carte=accepted",
    });
    expect(crossSite.statusCode).toBe(403);
  });

  test.each([
    ["on a public address", { publicUrl: "http://jobami.example" }],
    ["on an address that others reach", { host: "0.0.0.0" }],
  ])("is not there %s, and no card is taken", async (_, config) => {
    const open = await startTestServer({ config });
    const lea = await signIn(open);
    const body = { plan: "premium", options: {}, startConsent: startConsentNow } as const;
    const refused = await lea.call(subscriptionsContract.create, { body });
    expect([refused.status, refused.error.code]).toEqual([503, "PAYMENTS_UNAVAILABLE"]);
    expect(
      (await open.client().request({ method: "GET", url: "/dev/paiement/caisse/cs_1" })).statusCode,
    ).toBe(404);
    expect(
      (await open.client().request({ method: "POST", url: path, payload: "{}" })).statusCode,
    ).toBeGreaterThanOrEqual(400);
    await open.close();
  });
});

test("the provider's settings come together, and look like what they are", () => {
  const secretKey = "sk_test_51abc";
  const webhookSecret = "whsec_abc";
  const set = { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret };
  expect(readConfig(set).stripe).toEqual({ secretKey, webhookSecret });
  expect(readConfig({}).stripe).toBeUndefined();
  expect(() => readConfig({ STRIPE_SECRET_KEY: secretKey })).toThrow("set both or none");
  expect(() => readConfig({ STRIPE_WEBHOOK_SECRET: webhookSecret })).toThrow("set both or none");
  expect(() => readConfig({ ...set, STRIPE_SECRET_KEY: "pk_live_1" })).toThrow("STRIPE_SECRET_KEY");
});
