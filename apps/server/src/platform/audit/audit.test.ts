import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { tables } from "../../tables.ts";
import { makePerson } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { eraseRows, exportRows } from "../database/personal-data.ts";
import { inTransaction } from "../database/transaction.ts";
import { auditEntries } from "./audit.tables.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const rows = () => server.platform.db.select().from(auditEntries);

async function recorded() {
  const { platform } = server;
  const actor = await makePerson(server, { role: "jobpadm" });
  const subject = await makePerson(server);
  await inTransaction(platform.db, (tx) =>
    platform.audit.record(tx, {
      kind: "staff.granted",
      by: { kind: "person", id: actor.id, address: "192.0.2.7" },
      subject: { kind: "account", id: subject.id },
      before: { role: "jobutil" },
      after: { role: "jobmodo" },
      reason: "Renfort",
    }),
  );
  return { actor, subject };
}

/** As if an entry had been written some time ago, by the database's own clock. */
async function age(interval: string): Promise<void> {
  await server.platform.db.execute(sql`alter table audit_entries disable trigger user`);
  await server.platform.db.execute(sql`update audit_entries set at = now() - ${interval}::interval`);
  await server.platform.db.execute(sql`alter table audit_entries enable trigger user`);
}

describe("the audit", () => {
  test.each([
    ["changed", sql`update audit_entries set reason = 'autre'`],
    ["robbed of its address while it is young", sql`update audit_entries set address = null`],
    ["made older", sql`update audit_entries set at = '2001-01-01'`],
    ["deleted", sql`delete from audit_entries`],
    ["emptied", sql`truncate audit_entries`],
    ["emptied with those it names", sql`truncate users cascade`],
  ])("cannot be %s, not even by the server itself", async (_, statement) => {
    await recorded();
    await age("11 months");
    const before = await rows();
    const refusal = await server.platform.db.execute(statement).catch((error: unknown) => error);
    expect(String((refusal as Error).cause ?? refusal)).toContain("audit_entries is append-only");
    expect(await rows()).toEqual(before);
  });

  test("an entry is there exactly when its act is: it goes with the transaction", async () => {
    const { id } = await makePerson(server);
    const work = inTransaction(server.platform.db, async (tx) => {
      await server.platform.audit.record(tx, {
        kind: "staff.granted",
        by: { kind: "operator" },
        subject: { kind: "account", id },
      });
      throw new Error("The act failed.");
    });
    await expect(work).rejects.toThrow("The act failed.");
    expect(await rows()).toEqual([]);
  });

  test("keeps the address for a year and the act for five", async () => {
    await recorded();
    await age("11 months");
    /** A server whose clock runs far ahead of the database's. */
    server.clock.advance(Date.now() - server.clock.now() + 400 * 24 * 3_600_000);
    await expect(server.platform.audit.sweep(server.platform.db)).rejects.toThrow();
    expect(await rows()).toMatchObject([{ address: "192.0.2.7" }]);
    await age("13 months");
    await server.platform.audit.sweep(server.platform.db);
    expect(await rows()).toMatchObject([{ address: null, reason: "Renfort", after: { role: "jobmodo" } }]);
    await age("61 months");
    await server.platform.audit.sweep(server.platform.db);
    expect(await rows()).toEqual([]);
  });

  test("informs a person of what was done to them, without who did it or from where [GDPR-05]", async () => {
    const { subject, actor } = await recorded();
    const { audit_entries } = await exportRows(server.platform.db, tables, subject.id);
    expect(audit_entries).toMatchObject([{ kind: "staff.granted", reason: "Renfort" }]);
    expect(JSON.stringify(audit_entries)).not.toMatch(new RegExp(`${actor.id}|192\\.0\\.2\\.7`));
  });

  test("outlives the erasure of an account, since it names no one", async () => {
    const { subject } = await recorded();
    const before = await rows();
    await inTransaction(server.platform.db, (tx) => eraseRows(tx, tables, subject.id));
    expect(await rows()).toEqual(before);
  });
});
