import { newsletterContract } from "@jobami/api/newsletter/contract";
import { subscribersExportPath } from "@jobami/api/newsletter/routes";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../platform/database/ids.ts";
import { storedActs } from "../../testing/test-audit.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { subscriptions } from "./newsletter.tables.ts";

const { subscribers, subscriberFigures, removeSubscriber } = newsletterContract;

let server: TestServer;
let admin: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  await server.reset();
  admin = await signIn(server, { role: "jobpadm" });
});
afterAll(() => server.close());

async function keep(email: string, more: Partial<typeof subscriptions.$inferInsert> = {}): Promise<string> {
  const id = newId();
  const now = new Date(server.clock.now());
  await server.platform.db.insert(subscriptions).values({
    id,
    email,
    status: "pending",
    tokenHash: id,
    tokenExpiresAt: now,
    mailedAt: now,
    askedAt: now,
    ...more,
  });
  server.clock.advance(1);
  return id;
}
const found = async (query: Record<string, string> = {}) =>
  (await admin.call(subscribers, { query })).body.data.map(({ email }) => email);
const remove = (id: string, who = admin) => who.call(removeSubscriber, { params: { id } });
const acts = () => storedActs(server);

describe("the newsletter’s addresses", () => {
  test("are listed the newest first, with how they stand, found by parts and counted [ADM-25]", async () => {
    const at = new Date(server.clock.now());
    await keep("lea@exemple.fr", { status: "confirmed", confirmedAt: at });
    await keep("n%a@exemple.fr");
    await keep("nora@exemple.fr", { status: "ended", endedAt: at });
    expect(await found()).toEqual(["nora@exemple.fr", "n%a@exemple.fr", "lea@exemple.fr"]);
    expect(await found({ status: "confirmed" })).toEqual(["lea@exemple.fr"]);
    expect(await found({ search: "%" })).toEqual(["n%a@exemple.fr"]);
    expect(await found({ search: "NORA" })).toEqual(["nora@exemple.fr"]);
    expect(await found({ search: "'; drop table users; --" })).toEqual([]);
    expect((await admin.call(subscriberFigures)).body.data).toEqual({ pending: 1, confirmed: 1, ended: 1 });
    const { body } = await admin.call(subscribers, { query: { limit: "2", cursor: "fin" } });
    expect([body.data.length, body.pagination.totalCount]).toEqual([2, 3]);
    expect(JSON.stringify(body)).not.toMatch(/token|hash/i);
    const wrong: Record<string, string>[] = [
      { status: "x" },
      { cursor: "ailleurs" },
      { search: "a\u0000" },
      { limit: "51" },
    ];
    for (const query of wrong) expect((await admin.call(subscribers, { query })).status).toBe(400);
  });

  test("are forgotten once each, and the audit keeps how they stood, not which they were [ADM-25]", async () => {
    const id = await keep("lea@exemple.fr", { status: "confirmed" });
    const answers = await Promise.all([remove(id), remove(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await found()).toEqual([]);
    const stored = await acts();
    expect(stored).toMatchObject([
      {
        kind: "newsletter.removed",
        subjectKind: "subscription",
        subjectId: id,
        before: { status: "confirmed" },
      },
    ]);
    expect(JSON.stringify(stored)).not.toContain("lea@");
    expect((await remove("moi")).status).toBe(404);
  });

  test("are no one else’s to read or to forget", async () => {
    const id = await keep("lea@exemple.fr");
    for (const role of ["jobutil", "jobmodo"] as const) {
      const other = await signIn(server, { role });
      const statuses = [
        (await other.call(subscribers)).status,
        (await remove(id, other)).status,
        (await other.client.request({ method: "GET", url: subscribersExportPath })).statusCode,
      ];
      expect([role, statuses]).toEqual([role, [403, 403, 403]]);
    }
    expect((await server.client().request({ method: "GET", url: subscribersExportPath })).statusCode).toBe(
      401,
    );
    expect(await found()).toHaveLength(1);
  });
});

describe("the addresses as a file", () => {
  const download = (query = "", headers: Record<string, string> = {}) =>
    admin.client.request({ method: "GET", url: `${subscribersExportPath}${query}`, headers });

  test("hold every line of the filters, in parts, and run nothing in a spreadsheet [ADM-25]", async () => {
    const now = new Date(server.clock.now());
    await server.platform.db.insert(subscriptions).values(
      Array.from({ length: 1203 }, (_, index) => ({
        id: newId(),
        email: `p${index}@exemple.fr`,
        status: "confirmed" as const,
        tokenHash: `t${index}`,
        tokenExpiresAt: now,
        mailedAt: now,
        askedAt: now,
        confirmedAt: now,
      })),
    );
    await keep("=1+1@exemple.fr");
    const all = await download();
    expect([all.statusCode, all.headers["content-type"], all.headers["cache-control"]]).toEqual([
      200,
      "text/csv; charset=utf-8",
      "no-store",
    ]);
    const lines = all.body.trim().split("\r\n");
    expect(lines[0]).toBe("\ufeffAdresse e-mail;État;Demandé le (UTC);Confirmé le (UTC);Fin (UTC)".trim());
    expect(new Set(lines).size).toBe(1205);
    expect(all.body).toContain("'=1+1@exemple.fr;À confirmer;");
    const some = await download("?status=pending");
    expect(some.body.trim().split("\r\n")).toHaveLength(2);
    expect(await acts()).toMatchObject([
      { kind: "newsletter.exported", after: { status: null, isSearch: false, count: 1204 } },
      { kind: "newsletter.exported", after: { status: "pending", count: 1 } },
    ]);
  });

  test("are asked for from our own pages alone", async () => {
    expect((await download("", { "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
    expect((await download("?status=x")).statusCode).toBe(400);
    expect(await acts()).toEqual([]);
  });
});
