import { accountContract } from "@jobami/api/account/contract";
import { consentsContract } from "@jobami/api/consents/contract";
import { roles } from "@jobami/api/http/route";
import { missionsContract } from "@jobami/api/missions/contract";
import { dayInFrance } from "@jobami/api/missions/days";
import { notificationsContract } from "@jobami/api/notifications/contract";
import { earliestTermsDay } from "@jobami/machines/consents/terms-version";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { missionInput } from "../../testing/test-missions.ts";
import { makePerson, type SignedIn, signIn, signInAgain } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { consents, termsAnnouncements, termsVersions } from "./consents.tables.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const { publishVersion, versions, termsStatus, giveTerms } = consentsContract;
const dayMs = 86_400_000;
const changes = "Les litiges se règlent d’abord par une médiation <gratuite>.";
const administrator = () => signIn(server, { role: "jobpadm" });
const firstDay = () => earliestTermsDay(server.clock.now());
const body = (more: object = {}) => ({
  cgvVersion: "1.1",
  cguVersion: "1.0",
  takesEffectOn: firstDay(),
  changes,
  ...more,
});
const publish = ({ call }: Pick<SignedIn, "call">, more: object = {}) =>
  call(publishVersion, { body: body(more) });
const daysAhead = (days: number) => dayInFrance(server.clock.now() + days * dayMs);
const rows = () => server.platform.db.select().from(termsVersions);
const entries = () => server.platform.db.select().from(auditEntries);
const post = ({ call }: Pick<SignedIn, "call">) =>
  call(missionsContract.create, { body: missionInput(server) });
/** To the instant at which published terms begin to hold. */
async function reachDate(): Promise<void> {
  const [row] = await rows();
  server.clock.advance((row?.takesEffectAt.getTime() ?? 0) - server.clock.now());
}

describe("publishing terms", () => {
  test("is for administrators with a second factor alone [POL-14]", async () => {
    for (const role of roles) {
      const someone = await signIn(server, { role });
      const expected = role === "jobpadm" ? 200 : 403;
      expect([role, (await someone.call(versions)).status]).toEqual([role, expected]);
      expect([role, (await publish(someone)).status]).toEqual([role, expected]);
    }
    const unsecured = await signIn(server, { role: "jobpadm", hasSecondFactor: false });
    expect((await publish(unsecured)).error.code).toBe("SECOND_FACTOR_REQUIRED");
    expect((await server.client().call(publishVersion, { body: body() })).status).toBe(401);
    expect((await rows()).length).toBe(1);
  });

  test("wants 15 whole days ahead: the fourteenth day is refused, and nothing is stored of it [POL-14]", async () => {
    const admin = await administrator();
    for (const takesEffectOn of [daysAhead(14), daysAhead(1), daysAhead(0), daysAhead(-30)]) {
      const { status, error } = await publish(admin, { takesEffectOn });
      expect([takesEffectOn, status, error.code]).toEqual([takesEffectOn, 400, "TERMS_NOTICE_TOO_SHORT"]);
    }
    expect([await rows(), await entries()]).toEqual([[], []]);
    const { status, body: answer } = await publish(admin);
    expect([status, answer.data.status]).toEqual([200, "announced"]);
    const [row] = await rows();
    expect((row?.takesEffectAt.getTime() ?? 0) - server.clock.now()).toBeGreaterThanOrEqual(15 * dayMs);
    // Midnight in Paris of that day.
    expect(row?.takesEffectAt.toISOString()).toMatch(/T2[23]:00:00\.000Z$/);
  });

  test("is noted in the audit, with the numbers and the date but no text", async () => {
    const admin = await administrator();
    const takesEffectOn = firstDay();
    const { body: answer } = await publish(admin);
    expect(await entries()).toMatchObject([
      {
        kind: "terms.published",
        actorId: admin.person.id,
        subjectKind: "terms",
        subjectId: answer.data.id,
        after: { cgvVersion: "1.1", cguVersion: "1.0", takesEffectOn },
      },
    ]);
  });

  test("goes through for one of two at once; the other is informed [POL-14]", async () => {
    const [one, other] = [await administrator(), await administrator()];
    const answers = await Promise.all([
      publish(one),
      publish(other, { cgvVersion: "1.2" }),
      publish(one, { cguVersion: "1.3" }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    for (const { status, error } of answers)
      if (status !== 200) expect(error.code).toBe("TERMS_ALREADY_ANNOUNCED");
    expect([(await rows()).length, (await entries()).length]).toEqual([1, 1]);
  });

  test("happens once for a click that was repeated", async () => {
    const admin = await administrator();
    const input = { body: body() };
    const options = { idempotencyKey: "8b0e8a35-0ea8-4c7c-9d2e-2f8c2d3d9a10" };
    const [first, again] = [
      await admin.call(publishVersion, input, options),
      await admin.call(publishVersion, input, options),
    ];
    expect(again.body).toEqual(first.body);
    expect((await rows()).length).toBe(1);
  });

  test("refuses numbers that do not come after those in force, and those that are no numbers", async () => {
    const admin = await administrator();
    for (const more of [
      { cgvVersion: "1.0", cguVersion: "1.0" },
      { cgvVersion: "0.9", cguVersion: "2.0" },
      { cgvVersion: "1.0.0", cguVersion: "1" },
    ])
      expect((await publish(admin, more)).error.code).toBe("TERMS_VERSION_NOT_NEWER");
    for (const more of [
      { cgvVersion: "1.1'; drop table users; --" },
      { cgvVersion: "" },
      { takesEffectOn: "2026-02-30" },
      { takesEffectOn: "demain" },
      { takesEffectOn: "9999-12-31" },
      { changes: "Court." },
      { changes: " ".repeat(40) },
      { changes: "x".repeat(1501) },
      { changes: `Un texte assez long\u0000pour passer.` },
    ])
      expect([more, (await publish(admin, more)).error.code]).toEqual([more, "VALIDATION_FAILED"]);
    expect(await rows()).toEqual([]);
  });

  test("can go on once the announced version holds, and counts who accepted which", async () => {
    const admin = await administrator();
    await publish(admin);
    await reachDate();
    const later = await signInAgain(server, admin.person);
    await later.call(giveTerms, {
      body: { firstName: "Anne", lastName: "Perrin", cgvVersion: "1.1", cguVersion: "1.0" },
    });
    expect((await publish(later, { cgvVersion: "1.1" })).error.code).toBe("TERMS_VERSION_NOT_NEWER");
    expect((await publish(later, { cgvVersion: "1.10" })).status).toBe(200);
    expect((await later.call(versions)).body.data).toMatchObject([
      { cgvVersion: "1.10", status: "announced", accepted: 0 },
      { cgvVersion: "1.1", status: "inForce", accepted: 1 },
      { cgvVersion: "1.0", status: "former", id: null, accepted: 0 },
    ]);
  });
});

describe("people are informed of new terms", () => {
  const inbox = async ({ call }: Pick<SignedIn, "call">) =>
    (await call(notificationsContract.list)).body.data.map(({ title }) => title);
  const mails = async (email: string) =>
    (await server.mailbox(email)).filter(({ subject }) => subject === "Nos conditions changent");

  test("once each, in their inbox and by mail, however often the job runs [POL-14]", async () => {
    const admin = await administrator();
    const people = [await signIn(server), await signIn(server, { userType: "jobbeur" })];
    await publish(admin);
    await server.settle();
    const { terms } = server.domains.consents;
    await Promise.all([terms.announce(), terms.announce()]);
    await terms.announce();
    for (const person of [...people, admin]) {
      expect(await inbox(person)).toEqual(["Nos conditions changent"]);
      const [mail, ...others] = await mails(person.person.email);
      expect(others).toEqual([]);
      expect(mail?.text).toContain(changes);
      expect(mail?.text).toContain("télécharger vos données et fermer votre compte");
      expect(mail?.html).not.toContain("<gratuite>");
    }
    const [line] = (await people[0]!.call(notificationsContract.list)).body.data;
    expect(line).toMatchObject({ type: "account", link: "/dashboard/parametres#consentement" });
    expect(line?.content).toContain("&lt;gratuite&gt;");
  });

  test("in parts, so that a job that breaks off goes on where it was", async () => {
    const admin = await administrator();
    for (let count = 0; count < 70; count += 1) await makePerson(server);
    await publish(admin);
    await server.platform.db.execute(sql`create function refuse_last() returns trigger language plpgsql as $$
      begin if (select count(*) from terms_announcements) > 60 then raise exception 'no'; end if; return new; end $$`);
    await server.platform.db.execute(sql`create trigger refuse_last before insert on terms_announcements
      for each row execute function refuse_last()`);
    const { terms } = server.domains.consents;
    const announced = () => server.platform.db.select().from(termsAnnouncements);
    try {
      await expect(terms.announce()).rejects.toThrow();
      expect((await announced()).length).toBe(50);
    } finally {
      await server.platform.db.execute(sql`drop trigger refuse_last on terms_announcements`);
      await server.platform.db.execute(sql`drop function refuse_last`);
    }
    await terms.announce();
    expect((await announced()).length).toBe(71);
    const { rows: lines } = await server.platform.db.execute<{ n: number }>(
      sql`select count(*)::integer as n from notifications where title = 'Nos conditions changent'`,
    );
    expect(lines[0]?.n).toBe(71);
  });

  test("not where an address was never proved or an account is gone; later, who proved it since", async () => {
    const admin = await administrator();
    const [unproved, gone] = [await makePerson(server), await makePerson(server)];
    const { db } = server.platform;
    await db.execute(sql`update users set email_verified_at = null where id = ${unproved.id}`);
    await db.execute(sql`update users set statut = 'deleted', deactivated_at = now() where id = ${gone.id}`);
    await publish(admin);
    await server.settle();
    expect([await mails(unproved.email), await mails(gone.email)]).toEqual([[], []]);
    await inTransaction(db, (tx) => server.domains.users.verifyEmail(tx, unproved.id));
    await server.domains.consents.terms.announce();
    await server.settle();
    expect([(await mails(unproved.email)).length, await mails(gone.email)]).toEqual([1, []]);
  });

  test("not when they signed up under them", async () => {
    const admin = await administrator();
    await publish(admin);
    await reachDate();
    const newcomer = await makePerson(server);
    await server.domains.consents.terms.announce();
    await server.settle();
    expect(await mails(newcomer.email)).toEqual([]);
    expect((await (await signInAgain(server, newcomer)).call(termsStatus)).body).toMatchObject({
      hasConsent: true,
      cgvVersion: "1.1",
    });
  });
});

describe("from their date on", () => {
  test("new terms must be accepted before an act that needs them, and the acceptance is in the register [POL-14]", async () => {
    const admin = await administrator();
    const lea = await signIn(server, { prenom: "Léa", nom: "Martin" });
    await publish(admin);
    expect((await lea.call(termsStatus)).body).toMatchObject({
      hasConsent: true,
      cgvVersion: "1.0",
      changes: null,
      announced: { cgvVersion: "1.1", cguVersion: "1.0", changes },
    });
    await reachDate();
    server.clock.advance(-1);
    expect((await post(await signInAgain(server, lea.person))).status).toBe(201);
    server.clock.advance(1);
    const later = await signInAgain(server, lea.person);
    const refused = await post(later);
    expect([refused.status, refused.error.code]).toEqual([403, "TERMS_REQUIRED"]);
    expect((await later.call(termsStatus)).body).toMatchObject({
      hasConsent: false,
      cgvVersion: "1.1",
      cguVersion: "1.0",
      changes,
      announced: null,
    });
    const names = { firstName: "Léa", lastName: "Martin" };
    const old = await later.call(giveTerms, { body: names });
    expect([old.status, old.error.code, old.error.data]).toEqual([
      409,
      "TERMS_VERSION_OUTDATED",
      { cgvVersion: "1.1", cguVersion: "1.0" },
    ]);
    const given = await later.call(giveTerms, { body: { ...names, cgvVersion: "1.1", cguVersion: "1.0" } });
    expect(given.body.hasConsent).toBe(true);
    expect((await post(later)).status).toBe(201);
    const { body: history } = await (await signInAgain(server, admin.person)).call(consentsContract.history, {
      params: { id: lea.person.id },
    });
    expect(history.records.map(({ versions: more, state }) => [more?.cgv, state])).toEqual([
      ["1.1", "given"],
      ["1.0", "replaced"],
    ]);
  });

  test("terms that do not hold yet cannot be accepted ahead", async () => {
    const admin = await administrator();
    const lea = await signIn(server);
    await publish(admin);
    const ahead = await lea.call(giveTerms, {
      body: { firstName: "Léa", lastName: "Martin", cgvVersion: "1.1", cguVersion: "1.0" },
    });
    expect([ahead.status, ahead.error.code]).toEqual([409, "TERMS_VERSION_OUTDATED"]);
  });

  test("the register shows what was given before as of a former version", async () => {
    const admin = await administrator();
    await publish(admin);
    const state = async (day: SignedIn, asked: "given" | "outdated") =>
      (await day.call(consentsContract.register, { query: { state: asked } })).body.data.length;
    expect([await state(admin, "given"), await state(admin, "outdated")]).toEqual([1, 0]);
    await reachDate();
    const later = await signInAgain(server, admin.person);
    expect([await state(later, "given"), await state(later, "outdated")]).toEqual([0, 1]);
    expect((await server.platform.db.select().from(consents)).length).toBe(1);
  });

  test("whoever does not accept them may still take their data along and leave", async () => {
    const admin = await administrator();
    const lea = await signIn(server);
    await publish(admin);
    await server.settle();
    await reachDate();
    const later = await signInAgain(server, lea.person);
    const exported = await later.call(accountContract.exportData);
    expect(exported.status).toBe(200);
    expect(JSON.stringify(exported.body)).toContain("terms_announcements");
  });
});
