import { aiCreditsContract } from "@jobami/api/ai-credits/contract";
import { companyInvoicesContract } from "@jobami/api/company-invoices/contract";
import { companyInvoicesExportPath } from "@jobami/api/company-invoices/routes";
import { subscriptionsContract } from "@jobami/api/subscriptions/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { exportRows } from "../../platform/database/personal-data.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { pack } from "../ai-credits/ai-credits.samples.ts";
import { postForm, subscribed } from "../subscriptions/subscriptions.fixture.ts";
import { invoicesOf } from "./company-invoices.fixture.ts";
import { companyInvoicesTables } from "./company-invoices.tables.ts";

const { list, one, issued } = companyInvoicesContract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    config: {
      publisher: {
        companyName: "Rue d’à côté SAS",
        address: "12 rue des Lices, 49100 Angers",
        legalForm: "SAS",
        capital: "10 000 €",
        registration: "RCS Angers 732 829 320",
        vatNumber: "FR44732829320",
      },
      vat: { regime: "rates", rate: 2000 },
    },
  });
});
beforeEach(() => server.reset());
afterAll(() => server.close());

async function withPack(one: SignedIn, packQuantity: number) {
  const { body } = await one.call(aiCreditsContract.buyByCard, pack(packQuantity));
  await postForm(server, body.url, { payer: "1", carte: "accepted" });
  await server.settle();
}

const back = (id: string, cents: number) =>
  ({ paid: { of: "invoice", id }, cents, why: "withdrawn", to: null }) as const;
const numbers = async () => {
  const { rows } = await server.platform.db.execute<{ type: string; year: number; seqs: number[] }>(
    sql`select type, year, array_agg(seq order by seq) as seqs from house_invoices group by type, year order by type`,
  );
  return rows;
};

describe("the company’s own invoices", () => {
  test("are made out for each payment, with VAT within the price, and mailed with what is on them", async () => {
    const lea = await subscribed(server, await signIn(server, { prenom: "Léa", nom: "Martin" }));
    await withPack(lea, 30);
    const invoices = await invoicesOf(lea);
    expect(invoices.map(({ type, label, totalCents }) => [type, label, totalCents])).toEqual([
      ["facture", "30 crédits IA", 490],
      ["facture", "Jobami premium, un mois", 490],
    ]);
    const { body } = await lea.call(one, { params: { id: invoices[0]?.id ?? "" } });
    expect(body.data).toMatchObject({
      type: "facture",
      status: "payé",
      number: invoices[0]?.number,
      client: { name: "Léa Martin" },
      issuer: {
        legalName: "Rue d’à côté SAS",
        vatNumber: "FR44732829320",
        footer: "SAS au capital de 10 000 € · RCS Angers 732 829 320",
      },
      totals: { net: 408, vat: 82, total: 490, shares: [{ rate: 2000, base: 408, vat: 82 }] },
    });
    const mail = (await server.mailbox(lea.person.email)).find(({ subject }) =>
      subject.includes("30 crédits"),
    );
    expect(mail?.text).toContain(`Facture ${invoices[0]?.number}`);
    expect(mail?.text).toMatch(/4,90.€ TTC, dont 0,82.€ de TVA à 20.%/);
    expect(mail?.text).toContain(`/dashboard/factures/${invoices[0]?.id}`);
  });

  test("have numbers without a gap or a double, of many at once and of a transaction that fails", async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => signIn(server)));
    const pay = (person: SignedIn, id: string) =>
      inTransaction(server.platform.db, async (tx) => {
        await tx.execute(
          sql`insert into card_payments (id, user_id, purpose, cents, paid_at) values (${id}, ${person.person.id}::uuid, 'premium', 490, now())`,
        );
        await server.domains["company-invoices"].invoice(tx, {
          userId: person.person.id,
          paymentId: id,
          cents: 490,
          label: "Jobami premium, un mois",
          paidAt: new Date(server.clock.now()),
        });
        if (id.endsWith("lost")) throw new Error("lost");
      });
    await Promise.allSettled(
      people.flatMap((person, at) => ["a", "b", "lost", "c"].map((name) => pay(person, `in_${at}_${name}`))),
    );
    expect(await numbers()).toEqual([
      { type: "facture", year: 2026, seqs: Array.from({ length: 12 }, (_, at) => at + 1) },
    ]);
  });

  test("are corrected by a credit note when something is given back, once, with the VAT of the invoice", async () => {
    const lea = await subscribed(server, await signIn(server));
    const { rows } = await server.platform.db.execute<{ id: string }>(sql`select id from card_payments`);
    const bill = rows[0]?.id ?? "";
    await Promise.all(Array.from({ length: 3 }, () => server.domains.payments.refund(back(bill, 200))));
    await server.domains.payments.refund(back(bill, 200));
    const [note, invoice] = await invoicesOf(lea);
    expect([note?.type, note?.totalCents, note?.number]).toEqual(["avoir", 200, "A-2026-0001"]);
    const { body } = await lea.call(one, { params: { id: note?.id ?? "" } });
    expect([body.data.sourceNumber, body.data.totals]).toEqual([
      invoice?.number,
      { net: 167, vat: 33, total: 200, shares: [{ rate: 2000, base: 167, vat: 33 }] },
    ]);
    expect(await numbers()).toEqual([
      { type: "avoir", year: 2026, seqs: [1] },
      { type: "facture", year: 2026, seqs: [1] },
    ]);
  });

  test("never change, are in their person’s export, and are no one else’s to read", async () => {
    const lea = await subscribed(server, await signIn(server));
    const karim = await signIn(server);
    const [invoice] = await invoicesOf(lea);
    const { db } = server.platform;
    await expect(db.execute(sql`update house_invoices set total_cents = 1`)).rejects.toThrow();
    await expect(db.execute(sql`delete from house_invoices`)).rejects.toThrow();
    expect((await exportRows(db, companyInvoicesTables, lea.person.id)).house_invoices).toHaveLength(1);
    expect(await invoicesOf(karim)).toEqual([]);
    expect((await karim.call(one, { params: { id: invoice?.id ?? "" } })).error.code).toBe("NOT_FOUND");
    expect((await server.client().call(list)).status).toBe(401);
    expect((await karim.call(issued)).status).toBe(403);
  });

  test("are in the administrator’s revenue, as a list and as a file whose columns add up", async () => {
    const lea = await subscribed(server, await signIn(server, { prenom: "=Léa" }));
    const { rows } = await server.platform.db.execute<{ id: string }>(sql`select id from card_payments`);
    await server.domains.payments.refund(back(rows[0]?.id ?? "", 100));
    const admin = await signIn(server, { role: "jobpadm" });
    const all = (await admin.call(issued)).body.data;
    expect(all.map(({ type, totalCents, vatCents }) => [type, totalCents, vatCents])).toEqual([
      ["avoir", 100, 17],
      ["facture", 490, 82],
    ]);
    const { months } = (await admin.call(subscriptionsContract.revenue)).body.data;
    expect(months.at(-1)).toMatchObject({ premium: 390, vat: 65 });
    const ask = (client: SignedIn["client"], headers = {}) =>
      client.request({ method: "GET", url: companyInvoicesExportPath, headers });
    const file = await ask(admin.client);
    const lines = file.body.trim().split("\r\n").slice(1);
    expect(lines[0]).toMatch(
      /^A-2026-0001;avoir;2026-\d\d-\d\d;'=Léa [^;]+;"Jobami premium, un mois";-0,83;-0,17;-1,00$/,
    );
    expect(lines[1]).toMatch(/;4,08;0,82;4,90$/);
    expect((await ask(lea.client)).statusCode).toBe(403);
    expect((await ask(server.client())).statusCode).toBe(401);
    expect((await ask(admin.client, { "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
  });
});
