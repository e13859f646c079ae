import { aiCreditsContract } from "@jobami/api/ai-credits/contract";
import { jobiContract } from "@jobami/api/jobi/contract";
import { subscriptionsContract } from "@jobami/api/subscriptions/contract";
import { withdrawalsContract } from "@jobami/api/withdrawals/contract";
import { shownReference } from "@jobami/api/withdrawals/reference";
import { startConsentNow } from "@jobami/api/withdrawals/start-consent";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { lea as leaAccount } from "../../testing/test-accounts.ts";
import type { TestClient } from "../../testing/test-client.ts";
import { type SignedIn, signIn, signInAgain } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { confirm, createAccountSteps, finish } from "../account/account.fixture.ts";
import { pack } from "../ai-credits/ai-credits.samples.ts";
import { invoicesOf } from "../company-invoices/company-invoices.fixture.ts";
import { checkoutOf, postForm, subscribed } from "../subscriptions/subscriptions.fixture.ts";
import { contractsOf, declaration, moneyOf, payPack } from "./withdrawals.fixture.ts";

const { contracts, declare } = withdrawalsContract;
const dayMs = 86_400_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const referenceOf = async (one: SignedIn) => (await contractsOf(one))[0]?.reference ?? "";
const statusOf = async (one: SignedIn) => (await one.call(subscriptionsContract.status)).body.data;
const creditsOf = async (one: SignedIn) => (await one.call(aiCreditsContract.balance)).body.credits;
const jobiOf = async (one: SignedIn) => (await one.call(jobiContract.balance)).body.montant;
const mails = async (to: string, subject: RegExp) =>
  (await server.mailbox(to)).filter((mail) => subject.test(mail.subject));
const use = async (one: SignedIn, times: number) => {
  for (let count = 0; count < times; count += 1) await one.call(aiCreditsContract.use);
};
const later = async (one: SignedIn, days: number) => {
  server.clock.advance(days * dayMs);
  return signInAgain(server, one.person);
};
const books = { paid: 490, charged: 490, invoiced: 490 };

describe("premium that is withdrawn from", () => {
  test("ends at once, and its unused days come back to the card, with a receipt, a credit note and a mail", async () => {
    let lea = await subscribed(server, await signIn(server, { prenom: "Léa", nom: "Martin" }));
    const reference = await referenceOf(lea);
    const [confirmation] = await mails(lea.person.email, /confirmé/);
    expect(confirmation?.text).toContain(shownReference(reference));
    expect(confirmation?.text).toContain(`/renoncer?contrat=${reference}`);
    lea = await later(lea, 2);
    const { status, body } = await lea.call(declare, declaration(reference, lea.person));
    expect([status, body.data]).toEqual([
      200,
      { reference, declaredAt: new Date(server.clock.now()).toISOString() },
    ]);
    const [receipt] = await mails(lea.person.email, /^Accusé de réception/);
    expect(receipt?.text).toMatch(/22 novembre 2026 à \d\d:\d\d:\d\d/);
    expect(receipt?.text).toContain(`Léa Martin. Je renonce au contrat ${shownReference(reference)}`);
    await server.settle();
    expect(await statusOf(lea)).toMatchObject({ isPremium: false, etat: "ended" });
    // Two whole days of thirty were used.
    expect(await moneyOf(server)).toEqual({
      ...books,
      refunded: 458,
      returned: 458,
      credited: 458,
      mailed: 458,
    });
    expect((await mails(lea.person.email, /remboursement/))[0]?.text).toMatch(
      /4,58.€[\s\S]*Avoir A-2026-0001/,
    );
    expect((await invoicesOf(lea)).map(({ type, totalCents }) => [type, totalCents])).toEqual([
      ["avoir", 458],
      ["facture", 490],
    ]);
  });

  test("that was declared again, by many at once, and settled again, is given back once", async () => {
    const lea = await subscribed(server, await signIn(server));
    const asked = declaration(await referenceOf(lea), lea.person);
    const all = await Promise.all(Array.from({ length: 50 }, () => lea.call(declare, asked)));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    await server.settle();
    const { rows } = await server.platform.db.execute<{ id: string }>(
      sql`select contract_id as id from withdrawals`,
    );
    await server.platform.db.execute(sql`update withdrawals set settled_at = null`);
    await Promise.all(
      Array.from({ length: 4 }, () => server.domains.withdrawals.settle({ contractId: rows[0]?.id ?? "" })),
    );
    await server.domains.withdrawals.sweep();
    await server.settle();
    expect(rows).toHaveLength(1);
    expect(await moneyOf(server)).toEqual({
      ...books,
      refunded: 490,
      returned: 490,
      credited: 490,
      mailed: 490,
    });
    expect(await mails(lea.person.email, /^Accusé/)).toHaveLength(1);
  });

  test("is withdrawn from until the fourteenth day ends, and not after", async () => {
    let lea = await subscribed(server, await signIn(server));
    const [open] = await contractsOf(lea);
    const reference = open?.reference ?? "";
    server.clock.advance(Date.parse(open?.withdrawUntil ?? "") - server.clock.now());
    lea = await signInAgain(server, lea.person);
    expect((await lea.call(declare, declaration(reference, lea.person))).error.code).toBe("WITHDRAWAL_OVER");
    expect(await contractsOf(lea)).toEqual([]);
    await server.settle();
    expect((await moneyOf(server)).returned).toBe(0);
  });

  test("without a recorded consent to its immediate start is given back whole", async () => {
    let lea = await subscribed(server, await signIn(server));
    await server.platform.db.execute(sql`update contracts set consent_version = null, consent_at = null`);
    lea = await later(lea, 10);
    await lea.call(declare, declaration(await referenceOf(lea), lea.person));
    await server.settle();
    expect((await moneyOf(server)).returned).toBe(490);
  });

  test("whose messages were lost is given back all the same", async () => {
    const lea = await signIn(server);
    await postForm(server, await checkoutOf(lea), { payer: "1", carte: "accepted" });
    await server.settle();
    // As if the message of its bill had never come.
    await server.platform.db.execute(sql`truncate house_invoices, card_payments cascade`);
    await lea.call(declare, declaration(await referenceOf(lea), lea.person));
    await server.settle();
    expect(await moneyOf(server)).toEqual({
      ...books,
      refunded: 490,
      returned: 490,
      credited: 490,
      mailed: 490,
    });
  });

  test("ends with its month when its owner wants that, in one call, and can be renewed [SUB-07]", async () => {
    const lea = await subscribed(server, await signIn(server));
    const { body } = await lea.call(subscriptionsContract.end);
    expect(body.data).toMatchObject({ isPremium: true, resilie: true, etat: "cancelling" });
    expect((await lea.call(subscriptionsContract.end)).status).toBe(200);
    expect((await lea.call(subscriptionsContract.reactivate)).body.data.resilie).toBe(false);
    const karim = await signIn(server);
    expect((await karim.call(subscriptionsContract.end)).error.code).toBe("NO_SUBSCRIPTION");
  });
});

describe("credits that are withdrawn from", () => {
  test("by card: the unused ones are taken back and given back, to a cent in favour of who paid", async () => {
    const lea = await signIn(server);
    await payPack(server, lea, 30);
    await use(lea, 7);
    await lea.call(declare, declaration(await referenceOf(lea), lea.person));
    expect(await creditsOf(lea)).toBe(0);
    await server.settle();
    // 23 of 30, of 4,90 €: 3,7567 €.
    expect(await moneyOf(server)).toEqual({
      ...books,
      refunded: 376,
      returned: 376,
      credited: 376,
      mailed: 376,
    });
    expect((await mails(lea.person.email, /^Accusé/))[0]?.text).toMatch(
      /3,76.€ vous sont rendus.*23 crédits/,
    );
  });

  test("in Jobi: they come back as Jobi, never as money, and no Jobi is made", async () => {
    const lea = await signIn(server);
    const before = await jobiOf(lea);
    await lea.call(aiCreditsContract.buy, pack(10));
    await use(lea, 1);
    await lea.call(declare, declaration(await referenceOf(lea), lea.person));
    await server.settle();
    // Nine credits make four whole Jobi and a half: the odd credit stays.
    expect([await jobiOf(lea), await creditsOf(lea)]).toEqual([before - 1, 1]);
    expect(await moneyOf(server)).toMatchObject({ paid: 0, returned: 0, credited: 0 });
    expect(await server.domains.jobi.faults(server.platform.db)).toEqual({ sum: 0, unbalanced: 0, below: 0 });
  });

  test("that were all used give nothing back", async () => {
    const lea = await signIn(server);
    await payPack(server, lea, 10);
    await use(lea, 10);
    await lea.call(declare, declaration(await referenceOf(lea), lea.person));
    await server.settle();
    expect((await moneyOf(server)).returned).toBe(0);
    expect((await contractsOf(lea))[0]?.withdrawnAt).not.toBeNull();
  });
});

describe("an immediate start", () => {
  test("is asked for at each purchase, and stored with its version and instant", async () => {
    const lea = await signIn(server);
    for (const startConsent of [undefined, null, "", "1999-01", "2026-11 "]) {
      const body = { packQuantity: 10, ...(startConsent === undefined ? {} : { startConsent }) };
      expect((await lea.call(aiCreditsContract.buy, { body })).error.code).toBe("START_CONSENT_NEEDED");
      expect((await lea.call(aiCreditsContract.buyByCard, { body })).error.code).toBe("START_CONSENT_NEEDED");
      const order = {
        plan: "premium" as const,
        options: {},
        ...(startConsent === undefined ? {} : { startConsent }),
      };
      expect((await lea.call(subscriptionsContract.create, { body: order })).error.code).toBe(
        "START_CONSENT_NEEDED",
      );
    }
    expect(await contractsOf(lea)).toEqual([]);
    await payPack(server, lea, 10);
    const { rows } = await server.platform.db.execute<{ version: string; before: boolean }>(
      sql`select consent_version as version, consent_at <= concluded_at as before from contracts`,
    );
    expect(rows).toEqual([{ version: startConsentNow, before: true }]);
  });
});

describe("a declaration", () => {
  test("signed out goes by reference and address; whatever is typed, the answer is the same", async () => {
    const lea = await signIn(server);
    await payPack(server, lea, 30);
    const reference = await referenceOf(lea);
    const visitor = server.client();
    const ask = async (asked: { reference: string; email: string }) => {
      const { status, body } = await visitor.call(declare, { body: { name: "Léa Martin", ...asked } });
      await server.settle();
      return [status, Object.keys(body.data), body.data.declaredAt];
    };
    const same = [200, ["reference", "declaredAt"], new Date(server.clock.now()).toISOString()];
    expect(await ask({ reference, email: "personne@exemple.fr" })).toEqual(same);
    expect(await ask({ reference: "AAAAA-AAAAA", email: lea.person.email })).toEqual(same);
    expect((await moneyOf(server)).returned).toBe(0);
    expect(
      await ask({ reference: shownReference(reference).toLowerCase(), email: ` ${lea.person.email} ` }),
    ).toEqual(same);
    expect((await moneyOf(server)).returned).toBe(490);
    // Each is informed by mail, at the address that they typed.
    expect((await mails("personne@exemple.fr", /^Accusé/))[0]?.text).toContain("Aucun contrat");
    expect((await mails(lea.person.email, /^Accusé/)).map(({ subject }) => subject)).toHaveLength(2);
    // Again, the receipt is mailed again and nothing else happens.
    expect(await ask({ reference, email: lea.person.email })).toEqual(same);
    expect((await moneyOf(server)).returned).toBe(490);
  });

  test.each([
    ["credits", 190, (client: TestClient) => payPack(server, client, 10)],
    ["premium", 245, (client: TestClient) => subscribed(server, client)],
  ])("of who has left goes by the address that their invoice keeps: %s", async (_, returned, buy) => {
    const { client, token } = await createAccountSteps(() => server).leaving();
    await buy(client);
    const [bought] = await contractsOf(client);
    await confirm(client, token);
    expect((await finish(client, token)).status).toBe(200);
    await server.settle();
    const ask = async (email: string) => {
      const body = { name: "Léa Martin", reference: bought?.reference ?? "", email };
      expect((await server.client().call(declare, { body })).status).toBe(200);
      await server.settle();
      return (await moneyOf(server)).returned;
    };
    expect(await ask("autre@exemple.fr")).toBe(0);
    for (let times = 0; times < 2; times += 1) expect(await ask(leaAccount.email)).toBe(returned);
    expect((await mails(leaAccount.email, /^Accusé/)).map(({ text }) => text)).toEqual(
      Array.from({ length: 2 }, () => expect.stringContaining(shownReference(bought?.reference ?? ""))),
    );
    expect((await mails("autre@exemple.fr", /^Accusé/))[0]?.text).toContain("Aucun contrat");
  });

  test("about another's contract does nothing, and names no one", async () => {
    const lea = await subscribed(server, await signIn(server));
    const karim = await signIn(server);
    const reference = await referenceOf(lea);
    const { status, body } = await karim.call(declare, declaration(reference, karim.person));
    expect([status, Object.keys(body.data)]).toEqual([200, ["reference", "declaredAt"]]);
    await server.settle();
    expect((await statusOf(lea)).isPremium).toBe(true);
    expect(await contractsOf(karim)).toEqual([]);
    expect((await server.client().call(contracts)).status).toBe(401);
    expect(JSON.stringify(await server.mailbox(karim.person.email))).not.toContain(lea.person.email);
  });

  test("names no sum: what a client adds counts for nothing", async () => {
    const lea = await signIn(server);
    await payPack(server, lea, 10);
    const { body } = declaration(await referenceOf(lea), lea.person);
    await lea.call(declare, { body: { ...body, cents: 100_000, credits: 0, jobi: 1000 } });
    await server.settle();
    expect((await moneyOf(server)).returned).toBe(190);
  });

  test("that is hostile is refused, or reported without what it would smuggle", async () => {
    const lea = await signIn(server);
    await payPack(server, lea, 10);
    const good = declaration(await referenceOf(lea), lea.person).body;
    for (const wrong of [
      { ...good, name: "" },
      { ...good, name: "a".repeat(121) },
      { ...good, name: "Léa\u0000" },
      { ...good, email: "léa" },
      { ...good, email: "a@b.fr\r\nBcc: c@d.fr" },
      { ...good, reference: "" },
      { ...good, reference: "A".repeat(41) },
      { ...good, reference: "' or 1=1 --" },
      { name: good.name },
    ])
      expect((await lea.call(declare, { body: wrong as never })).status, JSON.stringify(wrong)).toBe(400);
    await lea.call(declare, { body: { ...good, name: "Gagnez sur www.arnaque.example" } });
    const [receipt] = await mails(lea.person.email, /^Accusé/);
    expect(receipt?.text).not.toContain("arnaque");
  });
});
