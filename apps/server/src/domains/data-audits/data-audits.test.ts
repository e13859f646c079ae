import { type DataAuditDetail, dataAuditsContract } from "@jobami/api/data-audits/contract";
import { type DutyKey, dutyKeys } from "@jobami/api/data-audits/routes";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../platform/database/ids.ts";
import { storedActs } from "../../testing/test-audit.ts";
import { makePerson, type SignedIn, signIn, signInAgain } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const { list, run, one } = dataAuditsContract;
const dayMs = 86_400_000;

let server: TestServer;
let admin: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  await server.reset();
  admin = await signIn(server, { role: "jobpadm", prenom: "Anne", nom: "Perrin" });
});
afterAll(() => server.close());

const made = async (): Promise<DataAuditDetail> => (await admin.call(run)).body.data;
const checkOf = (audit: DataAuditDetail, key: DutyKey) => audit.checks.find((check) => check.key === key);
const at = (days: number) => new Date(server.clock.now() + days * dayMs).toISOString();

describe("an audit of the data", () => {
  test("of a company that keeps its promises finds nothing, states who made it, and stays [ADM-34, ADM-35]", async () => {
    const audit = await made();
    expect(audit).toMatchObject({ by: "Anne Perrin", kept: dutyKeys.length, broken: 0, noted: 0 });
    expect(audit.checks.map(({ key }) => key)).toEqual(dutyKeys);
    const { body } = await admin.call(one, { params: { id: audit.id } });
    expect(body.data).toEqual(audit);
    const { checks: _, ...summary } = audit;
    expect((await admin.call(list)).body.data).toEqual([summary]);
    expect(await storedActs(server)).toMatchObject([
      { kind: "data.audited", subjectId: audit.id, after: { broken: 0, noted: 0 } },
    ]);
  });

  test("finds what is left of accounts that are gone, in every table, and names ids alone [ADM-35]", async () => {
    const { id } = await makePerson(server, { prenom: "Zoé", nom: "Secrète" });
    await server.platform.db.execute(
      sql`update users set statut = 'deleted', deactivated_at = ${at(0)}::timestamptz where id = ${id}`,
    );
    await server.platform.db.execute(sql`insert into mails (id, user_id, to_address, subject, text, html, created_at)
      values (${newId()}, ${id}, 'zoe@exemple.fr', 'Bonjour', '', '', ${at(0)}::timestamptz)`);
    const audit = await made();
    expect(checkOf(audit, "erased.names")).toEqual({
      key: "erased.names",
      state: "broken",
      count: 1,
      examples: [id],
    });
    expect(checkOf(audit, "erased.rows")).toMatchObject({ state: "broken", count: 1, examples: [id] });
    expect(JSON.stringify(audit)).not.toMatch(/Zoé|Secrète|zoe@/);
    await server.platform.db.execute(sql`delete from mails`);
  });

  test("finds nothing of who left by themselves", async () => {
    const { id } = await makePerson(server, { prenom: "Zoé" });
    const { eraseRows } = await import("../../platform/database/personal-data.ts");
    const { inTransaction } = await import("../../platform/database/transaction.ts");
    const { tables } = await import("../../tables.ts");
    await inTransaction(server.platform.db, async (tx) => {
      await tx.execute(
        sql`update users set statut = 'deleted', deactivated_at = ${at(0)}::timestamptz where id = ${id}`,
      );
      await eraseRows(tx, tables, id);
    });
    const audit = await made();
    expect([checkOf(audit, "erased.rows")?.count, checkOf(audit, "erased.names")?.count]).toEqual([0, 0]);
  });

  const broken: readonly [
    DutyKey,
    "broken" | "noted",
    (who: string) => ReturnType<typeof sql>,
    days: number,
  ][] = [
    [
      "deletions.late",
      "broken",
      (who) =>
        sql`update users set statut = 'deletion_asked', deletion_expires_at = ${at(-2)}::timestamptz where id = ${who}`,
      0,
    ],
    [
      "accounts.asleep",
      "broken",
      (who) => sql`update users set created_at = ${at(-1200)}::timestamptz where id = ${who}`,
      0,
    ],
    [
      "terms.unversioned",
      "broken",
      (who) => sql`update consents set cgu_version = '7.7' where user_id = ${who}`,
      0,
    ],
    [
      "terms.missing",
      "noted",
      (who) => sql`update consents set ended_at = given_at, ended_as = 'revoked' where user_id = ${who}`,
      0,
    ],
    [
      "ai.lapsed",
      "noted",
      (who) => sql`insert into consents (id, user_id, kind, first_name, last_name, given_at)
      values (${newId()}, ${who}, 'ai', 'A', 'B', ${at(-190)}::timestamptz)`,
      0,
    ],
    [
      "newsletter.unconfirmed",
      "broken",
      () => sql`insert into newsletter_subscriptions (id, email, status, token_hash, token_expires_at, mailed_at, asked_at)
      values (${newId()}, 'x@exemple.fr', 'pending', 'h', ${at(-40)}::timestamptz, ${at(-40)}::timestamptz, ${at(-40)}::timestamptz)`,
      0,
    ],
    [
      "mails.kept",
      "broken",
      () => sql`insert into mails (id, to_address, subject, text, html, created_at, sent_at, status)
      values (${newId()}, 'x@exemple.fr', 'Bonjour', '', '', ${at(-10)}::timestamptz, ${at(-10)}::timestamptz, 'sent')`,
      0,
    ],
    [
      "links.kept",
      "broken",
      (who) => sql`insert into mailed_tokens (hash, user_id, kind, created_at, expires_at)
      values ('h', ${who}, 'reset', ${at(-50)}::timestamptz, ${at(-40)}::timestamptz)`,
      0,
    ],
    [
      "sessions.kept",
      "broken",
      (who) => sql`insert into sessions (id, user_id, remembered, created_at, expires_at, last_used_at)
      values (${newId()}, ${who}, false, ${at(-9)}::timestamptz, ${at(-8)}::timestamptz, ${at(-9)}::timestamptz)`,
      0,
    ],
    [
      "devices.kept",
      "broken",
      (who) => sql`insert into known_devices (user_id, device_id, first_seen_at, last_seen_at)
      values (${who}, 'd', ${at(-500)}::timestamptz, ${at(-500)}::timestamptz)`,
      0,
    ],
    [
      "addresses.kept",
      "broken",
      (
        who,
      ) => sql`insert into audit_entries (id, at, kind, actor_kind, actor_id, address, subject_kind, subject_id)
      values (${newId()}, ${at(-400)}::timestamptz, 'staff.granted', 'person', ${who}, '192.0.2.1', 'account', ${who})`,
      0,
    ],
    [
      "logs.kept",
      "broken",
      () => sql`insert into security_counts (day, kind, network, refused)
      values (${at(-400).slice(0, 10)}::date, 'password', '192.0.2.0/24', 1)`,
      0,
    ],
    [
      "requests.late",
      "broken",
      (
        who,
      ) => sql`insert into support_tickets (id, kind, requester_id, category, subject, page, browser, status, created_at, since, last_at)
      values (${newId()}, 'help', ${who}, 'privacy', 'Mes données', '', '', 'new', ${at(-40)}::timestamptz, ${at(-40)}::timestamptz, ${at(-40)}::timestamptz)`,
      0,
    ],
  ];
  test.each(broken)(
    "finds %s, which is %s, once, and not before [ADM-34, GDPR-06]",
    async (key, state, wrong) => {
      const { id } = await makePerson(server);
      expect(checkOf(await made(), key)).toMatchObject({ state: "kept", count: 0 });
      await server.platform.db.execute(wrong(id));
      const audit = await made();
      expect(checkOf(audit, key)).toMatchObject({ state, count: 1 });
      expect(audit[state]).toBe(1);
    },
  );

  test("reads every duty that there is", () => {
    const shown: readonly DutyKey[] = ["erased.rows", "erased.names", ...broken.map(([key]) => key)];
    expect(new Set(shown)).toEqual(new Set(dutyKeys));
  });

  test("names ten of many, and forgets the name of whoever made it with their account", async () => {
    const now = new Date(server.clock.now() - 40 * dayMs).toISOString();
    await server.platform.db.execute(sql`insert into newsletter_subscriptions (id, email, status, token_hash, token_expires_at, mailed_at, asked_at)
      select gen_random_uuid(), 'p' || n || '@exemple.fr', 'pending', 'h' || n, ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
      from generate_series(1, 25) n`);
    const audit = await made();
    const check = checkOf(audit, "newsletter.unconfirmed");
    expect([check?.count, check?.examples.length]).toEqual([25, 10]);
    const other = await signIn(server, { role: "jobpadm" });
    await server.platform.db.execute(
      sql`update users set statut = 'deleted', deactivated_at = ${at(0)}::timestamptz where id = ${admin.person.id}`,
    );
    expect((await other.call(list)).body.data).toMatchObject([{ by: null }]);
  });

  test("is made and read by administrators alone", async () => {
    const { id } = await made();
    for (const role of ["jobutil", "jobmodo"] as const) {
      const { call } = await signIn(server, { role });
      const statuses = [
        (await call(list)).status,
        (await call(run)).status,
        (await call(one, { params: { id } })).status,
      ];
      expect([role, statuses]).toEqual([role, [403, 403, 403]]);
    }
    expect((await server.client().call(list)).status).toBe(401);
    admin = await signInAgain(server, admin.person);
    for (const unknown of [newId(), "moi"])
      expect((await admin.call(one, { params: { id: unknown } })).status).toBe(404);
    expect((await admin.call(list)).body.data).toHaveLength(1);
  });
});
