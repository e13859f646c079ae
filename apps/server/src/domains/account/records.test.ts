import { billingContract } from "@jobami/api/billing/contract";
import { planningContract } from "@jobami/api/planning/contract";
import { getTableName, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eraseRows, type TableDeclaration } from "../../platform/database/personal-data.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { tables } from "../../tables.ts";
import { inDays } from "../../testing/test-missions.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { readByKarim, readByLea, type SharedPast, sharedPast } from "./records.fixture.ts";

let server: TestServer;
let past: SharedPast;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  await server.reset();
  past = await sharedPast(server);
});
afterAll(() => server.close());

const leave = (id: string) => inTransaction(server.platform.db, (tx) => server.domains.account.close(tx, id));

describe("when one side leaves for good", () => {
  test("who worked keeps what was agreed, issued, counted and written of them", async () => {
    const before = await readByKarim(server, past);
    expect(before).toMatchObject({
      offer: [1, 1, 4],
      clients: 1,
      mission: ["Tailler la haie", expect.any(String)],
    });
    expect([before.planning[0]?.agreed, before.figures.views.now, before.quality.answerRate.cases]).toEqual([
      expect.objectContaining({ startsAt: expect.any(String) }),
      1,
      1,
    ]);
    expect(before.papers.map(({ sourceNumber }) => sourceNumber)).toEqual([
      null,
      past.quote.number,
      past.invoice.number,
    ]);
    await leave(past.lea.person.id);
    expect(await readByKarim(server, past)).toEqual(before);
  });

  test("who had the work done keeps what was agreed, issued, counted and promised to them", async () => {
    const before = await readByLea(server, past);
    expect(before.papers.map(({ number }) => number)).toEqual([
      past.quote.number,
      past.invoice.number,
      past.note.number,
    ]);
    await leave(past.karim.person.id);
    expect(await readByLea(server, past)).toEqual(before);
  });

  test("papers keep the number of what they follow, which may be deleted a year before them and is never rewritten", async () => {
    const { db } = server.platform;
    const { papers } = await readByLea(server, past);
    await db.execute(sql`delete from billing_documents where id = ${past.quote.id}`);
    const params = { quoteId: past.invoice.publicId ?? "" };
    expect((await past.lea.call(billingContract.seen, { params })).body.data).toEqual(papers[1]);
    const rewritten = db.execute(
      sql`update billing_documents set source_number = 'D-1' where id = ${past.invoice.id}`,
    );
    await expect(rewritten).rejects.toMatchObject({
      cause: { message: "An issued document never changes." },
    });
  });

  test("no one is called by half a name: the planning states that a person left", async () => {
    await leave(past.lea.person.id);
    const query = { from: inDays(server.clock, -20), days: "42" };
    const [slot] = (await past.karim.call(planningContract.read, { query })).body.data.slots;
    expect(slot?.other).toMatchObject({ prenom: "Ancien membre", initiale: "" });
  });
});

/** The same tables, one of which goes with whoever it names in a column. */
const withLoss = (name: string, column: string): TableDeclaration[] =>
  tables.map((one) => {
    if (getTableName(one.table) !== name) return one;
    const by = (one.table as unknown as Record<string, never>)[column];
    if (by === undefined) throw new Error(`No column ${column}.`);
    return { ...one, erased: { how: "delete", by } };
  });

test.each([
  ["partner_codes", "holderId"],
  ["page_looks", "viewerId"],
  ["reviews", "authorId"],
  ["planning_hours", "ownerId"],
] as const)("a table of %s that went with who leaves would be noticed", async (name, column) => {
  const before = await readByKarim(server, past);
  await inTransaction(server.platform.db, (tx) => eraseRows(tx, withLoss(name, column), past.lea.person.id));
  expect(await readByKarim(server, past)).not.toEqual(before);
});
