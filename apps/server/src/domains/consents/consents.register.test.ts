import { consentsContract } from "@jobami/api/consents/contract";
import { recordStates, registerExportPath } from "@jobami/api/consents/routes";
import { roleReaches, roles } from "@jobami/api/http/route";
import { aiConsentEndsAt } from "@jobami/machines/consents/consent";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { newId } from "../../platform/database/ids.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { makePerson, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { consentRegister } from "./consents.register.ts";
import { consents } from "./consents.tables.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

type New = Partial<typeof consents.$inferInsert> & { userId: string };

async function keep(given: New): Promise<string> {
  const id = newId();
  const kind = given.kind ?? "terms";
  const version = kind === "terms" ? "1.0" : null;
  await server.platform.db.insert(consents).values({
    id,
    kind,
    firstName: "Léa",
    lastName: "Martin",
    cgvVersion: version,
    cguVersion: version,
    givenAt: new Date(server.clock.now()),
    ...given,
  });
  return id;
}

const ended = (at: Date) => ({ endedAt: at, endedAs: "revoked" as const });
const administrator = () => signIn(server, { role: "jobpadm", hasAcceptedTerms: false });
type Administrator = Awaited<ReturnType<typeof administrator>>;
const found = async ({ call }: Administrator, query: Record<string, string> = {}) =>
  (await call(consentsContract.register, { query })).body.data;

describe("the register of consents", () => {
  test("states who agreed to which version and until when, the newest first [ADM-32]", async () => {
    const admin = await administrator();
    const { id, email } = await makePerson(server, { prenom: "Léa", nom: "Martin", hasAcceptedTerms: false });
    const first = new Date(server.clock.now());
    await keep({ userId: id, ...ended(new Date(server.clock.now() + 500)) });
    server.clock.advance(1000);
    await keep({ userId: id, kind: "ai" });
    expect(await found(admin)).toMatchObject([
      {
        text: "ai",
        versions: null,
        state: "given",
        endedAt: null,
        person: { id, email, name: "Léa Martin" },
      },
      {
        text: "terms",
        versions: { cgv: "1.0", cgu: "1.0" },
        state: "revoked",
        givenAt: first.toISOString(),
        endedAt: new Date(first.getTime() + 500).toISOString(),
        signedAs: "Léa Martin",
      },
    ]);
  });

  test("finds people by the name of their account, the name they signed with, and their address, whatever the accents", async () => {
    const admin = await administrator();
    const person = await makePerson(server, { prenom: "Noé", nom: "D%un_", hasAcceptedTerms: false });
    await keep({ userId: person.id, firstName: "Hélène", lastName: "Bost" });
    await keep({ userId: admin.person.id, firstName: "Autre", lastName: "Nom" });
    const hits = async (search: string) => (await found(admin, { search })).map(({ signedAs }) => signedAs);
    for (const terms of ["noe", "NOÉ d%un_", "helene", "bost Hélène", person.email, person.email.slice(0, 9)])
      expect([terms, (await hits(terms)).includes("Hélène Bost")]).toEqual([terms, true]);
    expect(await hits("%")).toEqual([]);
    expect(await hits("noe inconnu")).toEqual([]);
    expect(await hits("'; drop table consents; --")).toEqual([]);
  });

  test("agrees with the life cycle on every state, to the millisecond", async () => {
    const admin = await administrator();
    const { id } = await makePerson(server, { hasAcceptedTerms: false });
    const now = server.clock.now();
    const givens = [Date.UTC(2025, 7, 31, 22, 30), Date.UTC(2025, 11, 31), now];
    for (const given of givens) {
      const one = await makePerson(server, { hasAcceptedTerms: false });
      await keep({ userId: one.id, kind: "ai", givenAt: new Date(given) });
    }
    await keep({ userId: id, cgvVersion: "0.9" });
    await keep({ userId: admin.person.id, ...ended(new Date(now)) });
    await keep({ userId: admin.person.id, endedAt: new Date(now), endedAs: "replaced" });
    await keep({ userId: admin.person.id });
    const ends = givens.map(aiConsentEndsAt);
    const instants = [now, ...ends.flatMap((end) => [end - 1, end, end + 1])];
    const query = { page: 1, limit: 50 };
    for (const at of instants) {
      const all = (await consentRegister.page(server.platform.db, query, at)).data;
      for (const state of recordStates) {
        const { data } = await consentRegister.page(server.platform.db, { ...query, state }, at);
        expect([at, state, data]).toEqual([at, state, all.filter((one) => one.state === state)]);
      }
    }
  });

  test("reads days as those of Paris, both included, over the change of the hour", async () => {
    const admin = await administrator();
    const { id } = await makePerson(server, { hasAcceptedTerms: false });
    // 25 October 2026 has 25 hours in Paris: from 22:00 UTC the day before to 23:00 UTC.
    const at = (iso: string) => new Date(iso);
    for (const givenAt of [
      at("2026-10-24T21:59:59.999Z"),
      at("2026-10-24T22:00:00Z"),
      at("2026-10-25T22:59:59.999Z"),
      at("2026-10-25T23:00:00Z"),
    ])
      await keep({ userId: id, givenAt, ...ended(givenAt) });
    const days = { from: "2026-10-25", to: "2026-10-25" };
    expect((await found(admin, days)).map(({ givenAt }) => givenAt)).toEqual([
      "2026-10-25T22:59:59.999Z",
      "2026-10-24T22:00:00.000Z",
    ]);
    for (const query of [
      { from: "2026-10-26", to: "2026-10-25" },
      { from: "0000-01-01" },
      { to: "2026-02-30" },
    ])
      expect((await admin.call(consentsContract.register, { query })).error.code).toBe("VALIDATION_FAILED");
  });

  test("filters by text and version, and counts what is left", async () => {
    const admin = await administrator();
    const { id } = await makePerson(server, { hasAcceptedTerms: false });
    await keep({ userId: id, cguVersion: "2.1" });
    await keep({ userId: id, kind: "ai" });
    const { body } = await admin.call(consentsContract.register, { query: { version: "2.1" } });
    expect([body.data.length, body.pagination.totalCount]).toEqual([1, 1]);
    expect((await found(admin, { text: "ai" })).map(({ text }) => text)).toEqual(["ai"]);
  });

  test("pages by key: what is given meanwhile neither repeats nor hides a line", async () => {
    const admin = await administrator();
    const { id } = await makePerson(server, { hasAcceptedTerms: false });
    const instant = new Date(server.clock.now());
    const before: string[] = [];
    // All of one instant: the id decides.
    for (let count = 0; count < 7; count += 1)
      before.push(await keep({ userId: id, givenAt: instant, ...ended(instant) }));
    const seen: string[] = [];
    let cursor: string | null = null;
    for (let page = 1; page === 1 || cursor !== null; page += 1) {
      const query: Record<string, string> = {
        limit: "2",
        ...(cursor === null ? {} : { cursor }),
      };
      const { body } = await admin.call(consentsContract.register, { query });
      seen.push(...body.data.map((one) => one.id));
      cursor = body.pagination.nextCursor;
      server.clock.advance(1);
      await keep({ userId: id, ...ended(new Date(server.clock.now())) });
    }
    expect(seen).toEqual(before.sort().reverse());
  });

  test("states the whole of one person, and nothing of no one", async () => {
    const admin = await administrator();
    const { id } = await makePerson(server, { prenom: "Noé", nom: "Petit" });
    const { body } = await admin.call(consentsContract.history, { params: { id } });
    expect(body).toMatchObject({
      person: { id, name: "Noé Petit" },
      isCut: false,
      records: [{ text: "terms" }],
    });
    const unknown = await admin.call(consentsContract.history, { params: { id: newId() } });
    expect([unknown.status, unknown.error.code]).toEqual([404, "NOT_FOUND"]);
  });

  test("names no one whose account is gone", async () => {
    const admin = await administrator();
    const { id } = await makePerson(server, { prenom: "Noé", nom: "Petit" });
    await server.platform.db.execute(
      sql`update users set statut = 'deleted', deactivated_at = now() where id = ${id}`,
    );
    expect((await found(admin)).map(({ person }) => person)).toEqual([{ id, name: null, email: null }]);
    expect(await found(admin, { search: "person-" })).toEqual([]);
  });
});

describe("the register as a file", () => {
  const download = (
    { client }: Pick<Administrator, "client">,
    query = "",
    headers: Record<string, string> = {},
  ) => client.request({ method: "GET", url: `${registerExportPath}${query}`, headers });
  const entries = () => server.platform.db.select().from(auditEntries);

  test("is for administrators with a second factor alone, asked from our own pages", async () => {
    for (const role of roles) {
      const answer = await download(await signIn(server, { role }));
      expect([role, answer.statusCode]).toEqual([role, roleReaches(role, "jobpadm") ? 200 : 403]);
    }
    const noFactor = await download(await signIn(server, { role: "jobpadm", hasSecondFactor: false }));
    expect(JSON.parse(noFactor.body).code).toBe("SECOND_FACTOR_REQUIRED");
    expect((await download({ client: server.client() } as Administrator)).statusCode).toBe(401);
    const admin = await administrator();
    for (const site of ["cross-site", "same-site"])
      expect((await download(admin, "", { "sec-fetch-site": site })).statusCode).toBe(403);
    expect((await download(admin, "?state=mauvais")).statusCode).toBe(400);
    expect((await entries()).length).toBe(1);
  });

  test("holds every line of the filters, in parts, and runs nothing in a spreadsheet", async () => {
    const admin = await administrator();
    const { id, email } = await makePerson(server, {
      prenom: "=cmd|' /C calc'!A1",
      nom: "Lé;a",
      hasAcceptedTerms: false,
    });
    const at = new Date(server.clock.now());
    const many = Array.from({ length: 1203 }, () => ({
      id: newId(),
      userId: id,
      kind: "ai" as const,
      firstName: "@SUM(1)",
      lastName: "Lé",
      givenAt: at,
      ...ended(at),
    }));
    await server.platform.db.insert(consents).values(many);
    await keep({ userId: id, givenAt: at });
    const { statusCode, headers, body } = await download(admin, "?text=ai&search=person-");
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": expect.stringMatching(
        /^attachment; filename="consentements-\d{4}-\d\d-\d\d\.csv"$/,
      ),
      "cache-control": "no-store",
    });
    const [head, line, ...others] = body.split("\r\n");
    expect(head?.startsWith("\ufeffTexte;Version CGV;Version CGU;")).toBe(true);
    expect(line).toBe(
      `Usage de l’IA;;;'@SUM(1) Lé;"'=cmd|' /C calc'!A1 Lé;a";${email};${id};${at.toISOString()};${at.toISOString()};Retiré`,
    );
    expect(others).toHaveLength(1203);
    expect(others.at(-1)).toBe("");
    expect(await entries()).toMatchObject([
      {
        kind: "consents.exported",
        actorId: admin.person.id,
        subjectKind: "export",
        after: { isSearch: true, text: "ai", version: null, state: null, from: null, to: null, count: 1203 },
      },
    ]);
    expect(JSON.stringify(await entries())).not.toContain("person-");
  });

  test("leaves out what is given while it is written", async () => {
    const { id } = await makePerson(server);
    const now = server.clock.now();
    await keep({ userId: id, givenAt: new Date(now + 1), ...ended(new Date(now + 2)) });
    const parts: number[] = [];
    for await (const part of consentRegister.parts(server.platform.db, {}, now, 1)) parts.push(part.length);
    expect(parts).toEqual([1]);
  });

  test("is not sent when it could not be audited", async () => {
    const admin = await administrator();
    await server.platform.db.execute(sql`create function refuse_audit() returns trigger language plpgsql as $$
      begin raise exception 'no'; end $$`);
    await server.platform.db.execute(sql`create trigger refuse_audit before insert on audit_entries
      for each row execute function refuse_audit()`);
    try {
      const { statusCode, body } = await download(admin);
      expect([statusCode, JSON.parse(body).code]).toEqual([500, "INTERNAL_ERROR"]);
    } finally {
      await inTransaction(server.platform.db, async (tx) => {
        await tx.execute(sql`drop trigger refuse_audit on audit_entries`);
        await tx.execute(sql`drop function refuse_audit`);
      });
    }
  });
});
