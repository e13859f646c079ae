import { appealsContract } from "@jobami/api/appeals/contract";
import { commentsContract } from "@jobami/api/comments/contract";
import { notificationsContract } from "@jobami/api/notifications/contract";
import { peopleContract } from "@jobami/api/people/contract";
import { reportsContract } from "@jobami/api/reports/contract";
import { appealWindowMs } from "@jobami/machines/moderation/content-report";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { runAppealsOrder } from "../../commands/appeals.ts";
import { eraseRows, exportRows } from "../../platform/database/personal-data.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { tables } from "../../tables.ts";
import { lea, logIn, signUp } from "../../testing/test-accounts.ts";
import { type SignedIn, signIn, signInAgain } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { because, decidedComment, plea, relu, sanctioned, tokenTo, waiting } from "./appeals.fixture.ts";

const { decision, appeal, look, appealByLink, judge, one, figures } = appealsContract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const absent = "01930000-0000-7000-8000-00000000dead";
type Caller = Pick<SignedIn, "call">;
const outcome = ({ status, error }: { status: number; error: { code: string } }) => [status, error?.code];
const contest = (by: Caller, id: string, text = plea) =>
  by.call(appeal, { params: { id }, body: { words: text } });
const settle = (by: Caller, id: string, verdict: "uphold" | "overturn" = "overturn", reasons = relu) =>
  by.call(judge, { params: { id }, body: { decision: verdict, reasons } });
const another = (role: "jobmodo" | "jobpadm" = "jobmodo") =>
  signIn(server, { prenom: "Nina", nom: "Roux", role });
const first = async (by: Caller) => (await waiting(by))[0]?.id ?? "";
const inbox = async (by: SignedIn) =>
  (await by.call(notificationsContract.list)).body.data.map(({ title, content }) => `${title} ${content}`);
const readBy = async (by: SignedIn, missionId: string) =>
  (await by.call(commentsContract.list, { params: { id: missionId } })).body.data.length;

describe("a hidden content", () => {
  test("is appealed by its author, restored by another person, and both sides learn why [MOD-10]", async () => {
    const { id, lea, karim, maud, missionId } = await decidedComment(server);
    const read = await karim.call(decision, { params: { id } });
    expect(read.body.data).toMatchObject({
      side: "author",
      about: { subject: "content", kind: "comment" },
      standing: "hidden",
      reasons: because,
      words: "Ce client est un menteur.",
      appeal: null,
    });
    expect(read.body.data.appealUntil).not.toBeNull();
    const made = await contest(karim, id);
    expect([made.status, made.body.data.appealUntil, made.body.data.appeal?.words]).toEqual([
      201,
      null,
      plea,
    ]);
    expect(await readBy(lea, missionId)).toBe(0);
    const nina = await another();
    const [row] = await waiting(nina);
    expect(row).toMatchObject({ side: "author", barred: null, waitsFor: "moderator" });
    expect((await waiting(maud))[0]?.barred).toBe("same");
    const settled = await settle(nina, row?.id ?? "");
    expect(settled.body.data).toMatchObject({
      outcome: "overturned",
      standing: "visible",
      decidedBy: "Nina Roux",
      appealWords: plea,
    });
    expect(await readBy(lea, missionId)).toBe(1);
    for (const by of [lea, karim]) {
      const [line] = await inbox(by);
      expect(line).toMatch(/Un recours est tranché.*de nouveau visible.*Relu avec soin/);
    }
    expect((await karim.call(decision, { params: { id } })).body.data.appeal).toMatchObject({
      outcome: "overturned",
      reasons: relu,
      isOwn: true,
    });
    expect((await lea.call(decision, { params: { id } })).body.data.appeal).toMatchObject({
      isOwn: false,
      words: "",
    });
    expect(await waiting(nina)).toEqual([]);
    expect(await waiting(nina, "decided")).toHaveLength(1);
  });

  test("is not judged by who decided, by who reported it, nor by its author; a visitor under one's own address is oneself", async () => {
    const { id, karim, maud } = await decidedComment(server);
    await contest(karim, id);
    const nina = await another();
    const appealId = await first(nina);
    expect(outcome(await settle(maud, appealId))).toEqual([403, "SAME_JUDGE"]);
    expect(outcome(await settle(karim, appealId))).toEqual([403, "FORBIDDEN"]);
    await server.platform.db.execute(
      sql`update content_reports set source = 'visitor', reporter_id = null, name = 'Nina', email = ${nina.person.email}`,
    );
    expect(outcome(await settle(nina, appealId))).toEqual([403, "OWN_REPORT"]);
    await server.platform.db.execute(sql`update users set role = 'jobmodo' where id = ${karim.person.id}`);
    const promoted = await signInAgain(server, karim.person, { hasSecondFactor: true });
    await server.platform.db.execute(
      sql`update users set two_factor_enabled = true where id = ${karim.person.id}`,
    );
    expect(outcome(await settle(promoted, appealId))).toEqual([403, "OWN_CONTENT"]);
  });

  test("is no one else’s to appeal, and no one’s to appeal twice, though twenty try at once", async () => {
    const { id, lea, karim } = await decidedComment(server);
    const stranger = await signIn(server);
    expect(outcome(await stranger.call(decision, { params: { id } }))).toEqual([404, "NOT_FOUND"]);
    expect(outcome(await contest(stranger, id))).toEqual([404, "NOT_FOUND"]);
    expect(outcome(await contest(karim, absent))).toEqual([404, "NOT_FOUND"]);
    expect(outcome(await contest(server.client(), id))).toEqual([401, "UNAUTHENTICATED"]);
    // Who won has nothing to contest.
    expect(outcome(await contest(lea, id))).toEqual([403, "FORBIDDEN"]);
    for (const text of ["", "   ", "court", "a".repeat(2001), "nul\u0000 et non avenu"])
      expect(outcome(await contest(karim, id, text))).toEqual([400, "VALIDATION_FAILED"]);
    const all = await Promise.all(Array.from({ length: 20 }, () => contest(karim, id)));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(all.every(({ status, error }) => status === 201 || error.code === "APPEAL_NOT_NOW")).toBe(true);
    expect(outcome(await contest(karim, id))).toEqual([409, "APPEAL_NOT_NOW"]);
  });

  test("is decided of once, of two who judge at once, and never again", async () => {
    const { id, karim } = await decidedComment(server);
    await contest(karim, id);
    const [nina, omar] = [await another(), await another()];
    const appealId = await first(nina);
    const both = await Promise.all([settle(nina, appealId), settle(omar, appealId, "uphold")]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.error.code).toBe("APPEAL_DECIDED");
    expect(outcome(await settle(omar, appealId))).toEqual([409, "APPEAL_DECIDED"]);
    expect(outcome(await settle(nina, absent))).toEqual([404, "NOT_FOUND"]);
    expect(outcome(await contest(karim, id))).toEqual([409, "APPEAL_NOT_NOW"]);
  });

  test("can be appealed for six months to the instant, and no longer", async () => {
    const { id, karim } = await decidedComment(server);
    server.clock.advance(appealWindowMs + 1);
    const late = await signInAgain(server, karim.person);
    expect((await late.call(decision, { params: { id } })).body.data.appealUntil).toBeNull();
    expect(outcome(await contest(late, id))).toEqual([409, "APPEAL_TOO_LATE"]);
    await server.domains.reports.close();
    expect(outcome(await contest(late, id))).toEqual([409, "APPEAL_NOT_NOW"]);
  });

  test("that a moderator showed again is appealed by who reported it: neither of the two who decided judges it", async () => {
    const { id, lea, karim, maud, missionId } = await decidedComment(server);
    const omar = await another();
    await omar.call(reportsContract.restore, { params: { id }, body: { reasons: "Relu : rien de grave." } });
    expect(outcome(await contest(karim, id))).toEqual([403, "FORBIDDEN"]);
    expect((await contest(lea, id)).status).toBe(201);
    const appealId = await first(omar);
    for (const by of [maud, omar]) expect(outcome(await settle(by, appealId))).toEqual([403, "SAME_JUDGE"]);
    const nina = await another();
    expect((await settle(nina, appealId)).body.data.standing).toBe("hidden");
    expect(await readBy(lea, missionId)).toBe(0);
  });
});

describe("with one moderator alone", () => {
  test("an administrator decides, for want of one the operator, and only then", async () => {
    const { id, karim, maud } = await decidedComment(server);
    await contest(karim, id);
    for (const role of ["jobmodo", "jobpadm"] as const)
      await signIn(server, { role, hasSecondFactor: false });
    expect((await waiting(maud))[0]?.waitsFor).toBe("operator");
    const appealId = await first(maud);
    const order = (...args: string[]) => runAppealsOrder(args, server.domains.appeals, server.platform.db);
    expect((await order("list")).lines[0]).toContain(appealId);
    expect((await order("show", appealId)).lines.join("\n")).toContain(plea);
    const paul = await another("jobpadm");
    expect((await waiting(maud))[0]?.waitsFor).toBe("administrator");
    expect(await order("overturn", appealId, relu)).toMatchObject({ isDone: false });
    expect((await order("list")).lines[0]).toContain("Aucun recours");
    await server.platform.db.execute(sql`update users set role = 'jobutil' where id = ${paul.person.id}`);
    for (const wrong of [[], ["uphold"], ["uphold", appealId], ["uphold", appealId, "court"], ["show", "x"]])
      expect((await order(...wrong)).lines[0]).toBe("Usage\u00a0:");
    expect((await order("uphold", absent, relu)).isDone).toBe(false);
    expect(await order("overturn", appealId, relu)).toMatchObject({ isDone: true });
    expect((await order("overturn", appealId, relu)).lines[0]).toBe("Ce recours est déjà tranché.");
    expect((await maud.call(one, { params: { id: appealId } })).body.data).toMatchObject({
      outcome: "overturned",
      standing: "visible",
      decidedBy: null,
    });
  });
});

describe("a visitor who reported", () => {
  test("appeals by their mailed link, which reveals nothing of what was written", async () => {
    const { karim, maud } = await decidedComment(server);
    const visitor = { name: "Nora Petit", email: "nora@exemple.fr" };
    const about = { content_type: "profile" as const, content_id: karim.person.id, reason: "Faux." };
    await server.client().call(reportsContract.report, { body: { ...about, ...visitor } });
    const [found] = (await maud.call(reportsContract.cases, { query: { kind: "profile" } })).body.data;
    const params = { id: found?.id ?? "" };
    await maud.call(reportsContract.decide, {
      params,
      body: { decision: "keep", reasons: "Rien à redire." },
    });
    const token = await tokenTo(server, visitor.email);
    const client = server.client();
    const seen = await client.call(look, { body: { token } });
    expect(seen.body.data).toMatchObject({ side: "reporter", standing: "visible", title: "", words: "" });
    expect((await client.call(appealByLink, { body: { token, words: plea } })).status).toBe(201);
    expect(outcome(await client.call(appealByLink, { body: { token, words: plea } }))).toEqual([
      409,
      "APPEAL_NOT_NOW",
    ]);
    for (const wrong of ["x", "a".repeat(43)])
      expect(outcome(await client.call(look, { body: { token: wrong } }))).toEqual([400, "TOKEN_INVALID"]);
    const nina = await another();
    await settle(nina, await first(nina), "uphold");
    const letters = await server.mailbox(visitor.email);
    expect(letters.some(({ text }) => text.includes(relu) && text.includes("dernier mot"))).toBe(true);
  });
});

describe("a sanction", () => {
  test("is appealed signed out, by the link in the mail; another person lifts it and the account reopens", async () => {
    const { anne, person } = await sanctioned(server);
    const token = await tokenTo(server, person.email);
    const client = server.client();
    const seen = (await client.call(look, { body: { token } })).body.data;
    expect(seen).toMatchObject({
      side: "sanctioned",
      about: { subject: "sanction", kind: "permanent", until: null },
      standing: "inForce",
      reasons: "Menaces, par message.",
    });
    const made = await client.call(appealByLink, { body: { token, words: plea } });
    expect(made.status).toBe(201);
    const appealId = await first(anne);
    expect(outcome(await settle(anne, appealId))).toEqual([403, "SAME_JUDGE"]);
    const nina = await another();
    const settled = await settle(nina, appealId);
    expect(settled.body.data).toMatchObject({ outcome: "overturned", standing: "overturned" });
    const account = await server.domains.users.byId(server.platform.db, person.id);
    expect(account?.statut).toBe("active");
    expect((await server.mailbox(person.email)).some(({ text }) => text.includes("elle est annulée"))).toBe(
      true,
    );
  });

  test("that is upheld stays, and its person learns why", async () => {
    const { person } = await sanctioned(server, {
      kind: "temporary",
      hours: 48,
      reason: "Menaces, par message.",
    });
    const token = await tokenTo(server, person.email);
    await server.client().call(appealByLink, { body: { token, words: plea } });
    const nina = await another();
    await settle(nina, await first(nina), "uphold");
    const after = (await server.client().call(look, { body: { token } })).body.data;
    expect(after).toMatchObject({ standing: "inForce", appeal: { outcome: "upheld", reasons: relu } });
    expect((await server.domains.users.byId(server.platform.db, person.id))?.statut).toBe("suspended");
  });

  test("that has run out is appealed all the same; overturned it reopens nothing that another one closed", async () => {
    const { anne, person } = await sanctioned(server, {
      kind: "temporary",
      hours: 24,
      reason: "Une insulte, en public.",
    });
    const token = await tokenTo(server, person.email);
    server.clock.advance(25 * 3_600_000);
    await server.domains.account.sweep();
    const again = await signInAgain(server, anne.person);
    const params = { id: person.id };
    await again.call(peopleContract.sanction, {
      params,
      body: { kind: "permanent", reason: "Une menace, ensuite." },
    });
    await server.client().call(appealByLink, { body: { token, words: plea } });
    const nina = await another();
    await settle(nina, await first(nina));
    expect((await server.domains.users.byId(server.platform.db, person.id))?.statut).toBe("suspended");
  });

  test("that administrators lift ends its appeal", async () => {
    const { anne, person } = await sanctioned(server);
    const token = await tokenTo(server, person.email);
    await server.client().call(appealByLink, { body: { token, words: plea } });
    await anne.call(peopleContract.lift, {
      params: { id: person.id },
      body: { reason: "Relu avec la personne." },
    });
    expect(await waiting(anne)).toEqual([]);
    expect((await waiting(anne, "decided"))[0]).toMatchObject({ outcome: "lifted" });
    expect((await server.client().call(look, { body: { token } })).body.data.standing).toBe("lifted");
  });

  test("that is a warning is appealed signed in, by no one else’s account", async () => {
    const { person } = await sanctioned(server, { kind: "warning", reason: "Un ton déplacé." });
    const hugo = await signInAgain(server, person);
    const [line] = (await hugo.call(notificationsContract.list)).body.data;
    const id = line?.link?.split("/").at(-1) ?? "";
    expect(outcome(await contest(await signIn(server), id))).toEqual([404, "NOT_FOUND"]);
    expect((await contest(hugo, id)).status).toBe(201);
    const nina = await another();
    expect((await settle(nina, await first(nina))).body.data.standing).toBe("overturned");
  });
});

test("keys are stored as digests, end, and go with their person; appeals are in the export and forget who made them", async () => {
  const { id, karim } = await decidedComment(server);
  const token = await tokenTo(server, karim.person.email);
  const { db } = server.platform;
  const { rows } = await db.execute<{ text: string }>(sql`select k::text as text from appeal_keys k`);
  expect(rows.some(({ text }) => text.includes(token))).toBe(false);
  await contest(karim, id);
  expect((await exportRows(db, tables, karim.person.id)).appeals).toMatchObject([
    { words: plea, side: "author" },
  ]);
  server.clock.advance(appealWindowMs + 31 * 86_400_000);
  expect(outcome(await server.client().call(look, { body: { token } }))).toEqual([400, "TOKEN_EXPIRED"]);
  await server.domains.appeals.sweep();
  expect(outcome(await server.client().call(look, { body: { token } }))).toEqual([400, "TOKEN_INVALID"]);
  await inTransaction(db, (tx) => eraseRows(tx, tables, karim.person.id));
  const nina = await another();
  const detail = (await nina.call(one, { params: { id: await first(nina) } })).body.data;
  expect([detail.appealWords, detail.words]).toEqual(["", ""]);
});

describe("the figures of a year", () => {
  test("count decisions and appeals, and the file states why, naming no one", async () => {
    const { id, karim } = await decidedComment(server);
    await sanctioned(server);
    await contest(karim, id);
    const paul = await another("jobpadm");
    await settle(paul, await first(paul));
    const { body } = await paul.call(figures, { query: {} });
    expect(body.data.figures).toEqual([
      expect.objectContaining({ subject: "content", decisions: 1, appeals: 1, overturned: 1, waiting: 0 }),
      expect.objectContaining({ subject: "sanction", decisions: 1, appeals: 0, medianSeconds: null }),
    ]);
    const cookie = `jobami_access=${paul.client.jar.get("jobami_access")}`;
    const file = (query: string, headers: Record<string, string> = { cookie }) =>
      server.app.inject({ method: "GET", url: `/admin/decisions-moderation.csv${query}`, headers });
    const reasons = await file("");
    expect(reasons.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(reasons.body).toContain(because);
    expect(reasons.body).toContain(relu);
    expect(reasons.body).not.toContain("Benali");
    expect((await file("?quoi=chiffres")).body).toContain("Contenu;1;1;0;0;1;0;");
    expect((await file("?annee=2024")).body.trim().split("\r\n")).toHaveLength(1);
    expect((await file("", {})).statusCode).toBe(401);
    expect((await file("", { cookie, "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
    const maud = await another();
    const other = `jobami_access=${maud.client.jar.get("jobami_access")}`;
    expect((await file("", { cookie: other })).statusCode).toBe(403);
  });
});

test("who signs in while suspended learns why, until when, and is mailed how to contest it", async () => {
  const anne = await signIn(server, { role: "jobpadm" });
  const client = server.client();
  const { email } = lea;
  const id = await signUp(server, client);
  const body = { kind: "temporary", hours: 48, reason: "Menaces, par message." } as const;
  await anne.call(peopleContract.sanction, { params: { id }, body });
  const until = new Date(server.clock.now() + 48 * 3_600_000).toISOString();
  const refused = await logIn(client);
  expect([refused.status, refused.error.code, refused.error.data]).toEqual([
    403,
    "ACCOUNT_DEACTIVATED",
    { isSuspended: true, reason: "Menaces, par message.", until },
  ]);
  // A wrong password reveals nothing of it.
  const guessed = await logIn(client, email, "Faux-2026!!");
  expect([guessed.error.code, JSON.stringify(guessed.error)]).toEqual([
    "INVALID_CREDENTIALS",
    expect.not.stringContaining("Menaces"),
  ]);
  await server.settle();
  expect(await tokenTo(server, email)).toMatch(/^[\w-]{43}$/);
});
