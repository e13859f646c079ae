import { authContract } from "@jobami/api/auth/contract";
import { notificationsContract } from "@jobami/api/notifications/contract";
import { subscriptionsContract } from "@jobami/api/subscriptions/contract";
import { halfPriceAccounts, plans, premiumPrice } from "@jobami/api/subscriptions/plans";
import { startConsentNow as startConsent } from "@jobami/api/withdrawals/start-consent";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eraseRows, exportRows } from "../../platform/database/personal-data.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { logIn, signUp, lea as visitor } from "../../testing/test-accounts.ts";
import { type SignedIn, signIn, signInAgain } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { cardPayments } from "../payments/payments.tables.ts";
import {
  checkoutOf,
  endWithMonth,
  inPortal,
  portalOf,
  postForm,
  subscribed,
} from "./subscriptions.fixture.ts";
import { earlyAccounts, subscriptionsTables } from "./subscriptions.tables.ts";

const { create, portal, reactivate, status: statusCall, plans: plansCall } = subscriptionsContract;
const dayMs = 86_400_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const statusOf = async (one: Pick<SignedIn, "call">) => (await one.call(statusCall)).body.data;
const place = (one: SignedIn) =>
  inTransaction(server.platform.db, (tx) => server.domains.subscriptions.place(tx, one.person.id));
const moveTo = async (ms: number) => {
  server.clock.advance(ms);
  await tick();
};
/** What the stand-in does every minute, and what follows. */
const tick = async () => {
  await inTransaction(server.platform.db, (tx) => server.platform.jobs.send(tx, "payments.local", {}));
  await server.settle();
};

test("there are two plans, reported to everybody; a new person is on the free one [SUB-02, SUB-03, SUB-04, SUB-09]", async () => {
  const { body } = await server.client().call(plansCall);
  expect(Object.keys(body.plans)).toEqual(["gratuit", "premium"]);
  expect(body.plans).toEqual(plans);
  const lea = await signIn(server);
  expect(await statusOf(lea)).toEqual({
    plan: "gratuit",
    options: {},
    isPremium: false,
    etat: "none",
    demiTarif: false,
    prix: 490,
    mensualite: null,
    echeance: null,
    resilie: false,
  });
});

test("a checkout that was paid gives premium when the provider states it, and never before [SUB-06, SUB-10]", async () => {
  const lea = await signIn(server, { userType: "jobbeur" });
  const url = await checkoutOf(lea, { realisations: true });
  expect(new URL(url).pathname).toMatch(/^\/dev\/paiement\/caisse\/cs_test_/);
  const page = await server.client().request({ method: "GET", url: new URL(url).pathname });
  expect(page.body).toContain("6,40");
  expect(await statusOf(lea)).toMatchObject({ isPremium: false, etat: "checkout" });
  const paid = await postForm(server, url, { payer: "1", carte: "accepted" });
  expect(paid.headers.location).toMatch(/\/dashboard\/premium\?paiement=recu$/);
  // The browser is back, and has nothing yet: the message has not been worked on.
  expect((await statusOf(lea)).isPremium).toBe(false);
  await server.settle();
  expect(await statusOf(lea)).toMatchObject({
    plan: "premium",
    isPremium: true,
    etat: "active",
    options: { realisations: true },
    mensualite: 640,
    echeance: "2026-12-20T09:00:00.000Z",
  });
  const inbox = await lea.call(notificationsContract.list);
  expect(inbox.body.data.map(({ title }) => title)).toContain("Bienvenue dans premium");
  expect((await lea.call(create, { body: { plan: "premium", options: {}, startConsent } })).error.code).toBe(
    "ALREADY_PREMIUM",
  );
});

test("a refused card and a cancelled checkout give nothing; the same checkout can be paid after it", async () => {
  const lea = await signIn(server);
  const url = await checkoutOf(lea);
  expect((await postForm(server, url, { payer: "1", carte: "refused" })).statusCode).toBe(402);
  expect((await postForm(server, url, { payer: "1", carte: "nothing" })).statusCode).toBe(402);
  const left = await postForm(server, url, { annuler: "1" });
  expect(left.headers.location).toMatch(/\/dashboard\/premium\?paiement=annule$/);
  await server.settle();
  expect((await statusOf(lea)).isPremium).toBe(false);
  expect(await checkoutOf(lea)).toBe(url);
  expect((await postForm(server, url, { payer: "1", carte: "accepted" })).statusCode).toBe(303);
  expect((await postForm(server, url, { payer: "1", carte: "accepted" })).statusCode).toBe(410);
  // It was paid, and the message is still on its way: nothing else is begun.
  expect((await lea.call(create, { body: { plan: "premium", options: {}, startConsent } })).error.code).toBe(
    "PAYMENT_UNDER_WAY",
  );
  await server.settle();
  expect((await statusOf(lea)).isPremium).toBe(true);
});

test("who offers no services is sold no option that only serves those who do", async () => {
  const requester = await signIn(server, { userType: "other" });
  const wanted = { plan: "premium", options: { realisations: true }, startConsent } as const;
  expect((await requester.call(create, { body: wanted })).error.code).toBe("JOBBEUR_ONLY");
  expect(await statusOf(requester)).toMatchObject({ isPremium: false, etat: "none" });
  const without = { ...wanted, options: { realisations: false } };
  expect((await requester.call(create, { body: without })).status).toBe(200);
});

test("who asks twice at once pays once; other options close the first checkout", async () => {
  const lea = await signIn(server, { userType: "jobbeur" });
  const urls = await Promise.all([checkoutOf(lea), checkoutOf(lea), checkoutOf(lea)]);
  expect(new Set(urls).size).toBe(1);
  const other = await checkoutOf(lea, { realisations: true });
  expect(other).not.toBe(urls[0]);
  expect((await postForm(server, urls[0] ?? "", { payer: "1", carte: "accepted" })).statusCode).toBe(410);
  expect((await postForm(server, other, { payer: "1", carte: "accepted" })).statusCode).toBe(303);
  await server.settle();
  expect(await statusOf(lea)).toMatchObject({ etat: "active", mensualite: 640 });
});

test("who leaves a checkout unpaid can begin another after a day", async () => {
  const lea = await signIn(server);
  const url = await checkoutOf(lea);
  await moveTo(dayMs);
  const again = await signInAgain(server, lea.person);
  expect((await statusOf(again)).etat).toBe("none");
  expect(await checkoutOf(again)).not.toBe(url);
});

describe("the portal", () => {
  test("ends the subscription with its month, and it can be renewed again before [SUB-05, SUB-07]", async () => {
    const lea = await subscribed(server, await signIn(server));
    await endWithMonth(server, lea);
    expect(await statusOf(lea)).toMatchObject({ isPremium: true, etat: "cancelling", resilie: true });
    const { body } = await lea.call(reactivate);
    expect(body.data).toMatchObject({ etat: "active", resilie: false });
    expect((await lea.call(reactivate)).body.data.etat).toBe("active");
    await server.settle();
    expect((await statusOf(lea)).etat).toBe("active");
    await endWithMonth(server, lea);
    await moveTo(31 * dayMs);
    const again = await signInAgain(server, lea.person);
    expect(await statusOf(again)).toMatchObject({
      plan: "gratuit",
      isPremium: false,
      etat: "ended",
      options: {},
    });
    expect((await again.call(reactivate)).error.code).toBe("NO_SUBSCRIPTION");
    // What is over can be begun again.
    await subscribed(server, again);
    expect((await statusOf(again)).etat).toBe("active");
  });

  test("is no one’s who never had a subscription, and each sees their own", async () => {
    const lea = await subscribed(server, await signIn(server));
    const karim = await signIn(server);
    expect((await karim.call(portal)).error.code).toBe("NO_SUBSCRIPTION");
    expect((await karim.call(reactivate)).error.code).toBe("NO_SUBSCRIPTION");
    const url = await portalOf(lea);
    const own = await server.client().request({ method: "GET", url: new URL(url).pathname });
    expect(own.body).toContain("4,90");
    const sub = /name="abonnement" value="(\w+)"/.exec(own.body)?.[1] ?? "";
    await subscribed(server, karim);
    // Another person’s portal does nothing to it.
    const others = await postForm(server, await portalOf(karim), { abonnement: sub, acte: "resilier" });
    expect(others.statusCode).toBe(410);
    await server.settle();
    expect((await statusOf(lea)).etat).toBe("active");
    expect(
      (await server.client().request({ method: "GET", url: "/dev/paiement/portail/bps_1" })).statusCode,
    ).toBe(410);
  });
});

test("a month is renewed by itself; one that was not paid keeps premium for three days, and another card saves it", async () => {
  const lea = await subscribed(server, await signIn(server), "once");
  const karim = await subscribed(server, await signIn(server));
  await moveTo(30 * dayMs);
  const [again, other] = [await signInAgain(server, lea.person), await signInAgain(server, karim.person)];
  expect(await statusOf(again)).toMatchObject({ etat: "past_due", isPremium: true });
  expect(await statusOf(other)).toMatchObject({ etat: "active", echeance: "2027-01-20T09:00:00.000Z" });
  await inPortal(server, again, { acte: "carte", carte: "accepted" });
  expect((await statusOf(again)).etat).toBe("active");
  const paid = await server.platform.db.select().from(cardPayments);
  expect(paid.map(({ cents }) => cents)).toEqual([490, 490, 490, 490]);
  const maud = await subscribed(server, await signIn(server), "once");
  await inPortal(server, maud, { acte: "avancer" });
  expect((await statusOf(maud)).etat).toBe("past_due");
  await inPortal(server, maud, { acte: "avancer" });
  expect(await statusOf(maud)).toMatchObject({ etat: "ended", isPremium: false });
});

test("a place among the first accounts is taken by who proved their address, not by a sign-up [SUB-15]", async () => {
  const places = async () => (await server.platform.db.select().from(earlyAccounts)).length;
  const client = server.client();
  await client.call(authContract.register, { body: { ...visitor, email: "personne@exemple.fr" } });
  await signUp(server, client);
  expect(await places()).toBe(0);
  for (let time = 0; time < 2; time += 1) expect((await logIn(client)).status).toBe(200);
  expect(await places()).toBe(1);
});

test("the first accounts pay half for life, by the place that they were given once [SUB-15]", async () => {
  const lea = await signIn(server);
  await place(lea);
  expect(await statusOf(lea)).toMatchObject({ demiTarif: true, prix: premiumPrice(true) });
  await subscribed(server, lea);
  expect((await statusOf(lea)).mensualite).toBe(245);
  await server.platform.db.execute(sql`
    with made as (
      insert into users (id, email, password_changed_at, role, user_type, prenom, nom, terms_accepted_at, created_at)
      select gen_random_uuid(), 'n' || n || '@exemple.fr', now(), 'jobutil', 'other', 'N', 'N', now(), now()
      from generate_series(2, ${halfPriceAccounts - 1}) n returning id)
    insert into early_accounts (rank, user_id) select row_number() over () + 1, id from made`);
  const last = await Promise.all([signIn(server), signIn(server), signIn(server)]);
  await Promise.all(last.map(place));
  const halves = await Promise.all(last.map(async (one) => (await statusOf(one)).demiTarif));
  expect(halves.filter(Boolean)).toHaveLength(1);
});

test("is no one’s without a session, and takes neither another plan nor options and prices that are not sold", async () => {
  for (const call of [statusCall, create, portal, reactivate])
    expect((await server.client().call(call, { body: {} })).status).toBe(401);
  const lea = await signIn(server);
  for (const body of [
    {},
    { plan: "gratuit", options: {} },
    { plan: "premium", options: { unknown: true } },
    { plan: "premium", options: { realisations: "yes" } },
    { plan: "premium", options: JSON.parse('{"__proto__":true}') as object },
  ])
    expect((await lea.call(create, { body })).status, JSON.stringify(body)).toBe(400);
  // A price that a browser names is no one’s.
  const { body } = await lea.call(create, {
    body: { plan: "premium", options: {}, startConsent, prix: 1, cents: 1 },
  });
  const page = await server.client().request({ method: "GET", url: new URL(body.url).pathname });
  expect(page.body).toContain("4,90");
});

test("who leaves pays no more, and can be sent to pay nothing; what they paid is stored", async () => {
  const lea = await subscribed(server, await signIn(server));
  const maud = await signIn(server);
  const url = await checkoutOf(maud);
  const { db } = server.platform;
  const parts = [server.domains.subscriptions.leave, server.domains.payments.leave];
  for (const { person } of [lea, maud])
    await inTransaction(db, async (tx) => {
      for (const leave of parts) await leave(tx, person.id);
      await eraseRows(tx, subscriptionsTables, person.id);
    });
  expect((await exportRows(db, subscriptionsTables, lea.person.id)).subscriptions).toEqual([]);
  await server.settle();
  const page = await server.client().request({ method: "GET", url: new URL(await url).pathname });
  expect(page.statusCode).toBe(410);
  const { rows } = await db.execute<{ status: string }>(
    sql`select body->>'status' as status from local_payments where kind = 'subscription'`,
  );
  expect(rows).toEqual([{ status: "canceled" }]);
  expect(await db.select().from(cardPayments)).toHaveLength(1);
});
