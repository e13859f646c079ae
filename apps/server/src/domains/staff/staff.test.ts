import { appealsContract } from "@jobami/api/appeals/contract";
import { decisionsExportPath } from "@jobami/api/appeals/routes";
import { type AuditKind, auditKinds } from "@jobami/api/audit/contract";
import { authContract } from "@jobami/api/auth/contract";
import { consentsContract } from "@jobami/api/consents/contract";
import { registerExportPath } from "@jobami/api/consents/routes";
import { dataAuditsContract } from "@jobami/api/data-audits/contract";
import { disputesContract } from "@jobami/api/disputes/contract";
import { isStaffAccess, roleReaches, roles } from "@jobami/api/http/route";
import { mailContract } from "@jobami/api/mail/contract";
import { messagesContract } from "@jobami/api/messages/contract";
import { newsletterContract } from "@jobami/api/newsletter/contract";
import { subscribersExportPath } from "@jobami/api/newsletter/routes";
import { peopleContract } from "@jobami/api/people/contract";
import { promocodesContract } from "@jobami/api/promocodes/contract";
import { reportsContract } from "@jobami/api/reports/contract";
import { staffContract } from "@jobami/api/staff/contract";
import { subscriptionsContract } from "@jobami/api/subscriptions/contract";
import { updatesContract } from "@jobami/api/updates/contract";
import { verificationContract } from "@jobami/api/verification/contract";
import { revocationActs } from "@jobami/api/verification/routes";
import { earliestTermsDay } from "@jobami/machines/consents/terms-version";
import { desc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { runStaffOrder } from "../../commands/staff.ts";
import { contract } from "../../contract.ts";
import { samples } from "../../contract-tests/samples.ts";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { member } from "../../testing/samples.ts";
import { goodPassword, lea, logIn, signUp } from "../../testing/test-accounts.ts";
import { withApp } from "../../testing/test-authenticator.ts";
import { countAsProved } from "../../testing/test-mail-proof.ts";
import { makePerson, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { samples as appealsSamples } from "../appeals/appeals.samples.ts";
import { samples as auditSamples } from "../data-audits/data-audits.samples.ts";
import { act, discussed, doneMission } from "../disputes/disputes.fixture.ts";
import { samples as mailSamples } from "../mail/mail.samples.ts";
import { samples as messagesSamples } from "../messages/messages.samples.ts";
import { samples as newsletterSamples } from "../newsletter/newsletter.samples.ts";
import { samples as peopleSamples } from "../people/people.samples.ts";
import { samples as promocodesSamples } from "../promocodes/promocodes.samples.ts";
import { samples as reportsSamples } from "../reports/reports.samples.ts";
import { samples as subscriptionsSamples } from "../subscriptions/subscriptions.samples.ts";
import { samples as updatesSamples } from "../updates/updates.samples.ts";
import { samples as verificationSamples } from "../verification/verification.samples.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const order = (...args: string[]) => runStaffOrder(args, server.domains, server.platform.db);
const entries = () => server.platform.db.select().from(auditEntries).orderBy(desc(auditEntries.at));
const staffRoutes = [...contract].filter(([, { route }]) => isStaffAccess(route.access));

describe("every staff route", () => {
  test("is known to this walk", () => {
    expect(staffRoutes.map(([name]) => name)).toContain("staff.administration");
    for (const [name, { route }] of staffRoutes)
      expect([name, /^\/api\/(admin|moderation)\//.test(route.path)]).toEqual([name, true]);
  });

  test.each(staffRoutes)(
    "%s lets in the roles that reach it, and no other [ROLE-01, ROLE-04, ROLE-05, ROLE-06, ROLE-07]",
    async (name, endpoint) => {
      const { input } = await samples[name]!(server);
      for (const role of roles) {
        const { client } = await signIn(server, { role });
        await countAsProved(server);
        const { status, error } = await client.call(endpoint, input);
        const isIn = roleReaches(role, endpoint.route.access as "jobmodo");
        expect([role, status === 403 ? error.code : "in"]).toEqual([role, isIn ? "in" : "FORBIDDEN"]);
      }
    },
  );

  test.each(staffRoutes)("%s is closed to staff without a second factor", async (name, endpoint) => {
    const { input } = await samples[name]!(server);
    const { client } = await signIn(server, { role: "jobpadm", hasSecondFactor: false });
    const { status, error } = await client.call(endpoint, input);
    expect([status, error.code, error.message]).toEqual([
      403,
      "SECOND_FACTOR_REQUIRED",
      "Cet espace demande la vérification en deux étapes. Activez-la dans Sécurité, puis reconnectez-vous avec le code.",
    ]);
  });
});

test("a second factor that was turned on by the password alone opens nothing to the session that did it", async () => {
  const client = server.client();
  await signUp(server, client);
  const { email } = lea;
  await order("grant", email, "jobpadm");
  await logIn(client);
  await client.call(authContract.setTwoFactor, { body: { enabled: true, password: goodPassword } });
  const refused = await client.call(staffContract.administration);
  expect([refused.status, refused.error.code]).toEqual([403, "SECOND_FACTOR_REQUIRED"]);
  await client.call(authContract.login, { body: { email, password: goodPassword } });
  const [mail] = (await server.mailbox(email)).filter(({ subject }) => /code/i.test(subject));
  const code = /\b\d{6}\b/.exec(mail?.text ?? "")?.[0] ?? "";
  await client.call(authContract.verifyTwoFactor, { body: { code } });
  expect((await client.call(staffContract.administration)).status).toBe(200);
});

describe("a change of role", () => {
  test("counts at once for a session that lives, in every process", async () => {
    const { person, client } = await signIn(server, { role: "jobpadm" });
    const replica = await server.replica();
    const ask = async () => (await client.call(staffContract.administration)).status;
    expect(await ask()).toBe(200);
    await inTransaction(replica.platform.db, (tx) =>
      replica.domains.staff.setRole(tx, { email: person.email, role: "jobmodo", by: { kind: "operator" } }),
    );
    expect(await ask()).toBe(403);
    expect((await client.call(staffContract.moderation)).status).toBe(200);
    await order("revoke", person.email);
    expect((await client.call(staffContract.moderation)).error.code).toBe("FORBIDDEN");
    await replica.app.close();
  });

  test("is granted and revoked by the operator's command, stored in the audit and reported to its owner", async () => {
    const { email, id } = await makePerson(server, { prenom: "Anne", nom: "Perrin" });
    expect(await order("list")).toMatchObject({
      isDone: true,
      lines: [/^Personne/, /grant/].map((text) => expect.stringMatching(text)),
    });
    const granted = await order("grant", email.toUpperCase(), "jobpadm");
    expect(granted.isDone).toBe(true);
    expect(granted.lines[0]).toContain("jobutil → jobpadm");
    expect(granted.lines[1]).toContain("vérification en deux étapes");
    expect((await order("list")).lines).toEqual([
      `jobpadm  ${email}  vérification en deux étapes\u00a0: non`,
    ]);
    server.clock.advance(1000);
    const revoked = await order("revoke", email);
    expect(revoked.lines.at(-1)).toContain("plus personne n’a le rôle jobpadm");
    expect(await entries()).toMatchObject([
      {
        kind: "staff.revoked",
        actorKind: "operator",
        actorId: null,
        address: null,
        subjectId: id,
        before: { role: "jobpadm" },
        after: { role: "jobutil" },
      },
      { kind: "staff.granted", before: { role: "jobutil" }, after: { role: "jobpadm" } },
    ]);
    expect((await server.mailbox(email)).map(({ subject }) => subject)).toEqual([
      "Votre compte n’a plus de droits d’équipe",
      "Votre compte a de nouveaux droits",
    ]);
  });

  test("that changes nothing is neither stored nor reported", async () => {
    const { email } = await makePerson(server, { role: "jobmodo" });
    expect((await order("grant", email, "jobmodo")).lines[0]).toContain("rien ne change");
    expect([await entries(), await server.mailbox(email)]).toEqual([[], []]);
  });

  test("is refused for an address that no one has, one that is not verified, and an account that is not active", async () => {
    const { email, id } = await makePerson(server);
    await server.platform.db.execute(sql`update users set email_verified_at = null where id = ${id}`);
    const paused = await makePerson(server);
    await inTransaction(server.platform.db, (tx) =>
      server.domains.users.life.step(tx, paused.id, { type: "account.paused", by: "owner", commitments: 0 }),
    );
    const answers = [
      await order("grant", "inconnu@exemple.fr", "jobmodo"),
      await order("grant", email, "jobmodo"),
      await order("grant", paused.email, "jobmodo"),
    ];
    expect(answers.map(({ isDone, lines }) => [isDone, lines[0]?.split(/[,(:]/)[0]?.trim()])).toEqual([
      [false, "Aucun compte n’a l’adresse inconnu@exemple.fr."],
      [false, `L’adresse ${email} n’est pas vérifiée`],
      [false, `Le compte ${paused.email} n’est pas actif`],
    ]);
    expect(await entries()).toEqual([]);
  });

  test.each([
    [[]],
    [["grant", "a@b.fr"]],
    [["grant", "a@b.fr", "roi"]],
    [["revoke"]],
    [["list", "tout"]],
    [["revoke", "a@b.fr", "jobpadm"]],
  ])("is explained where the command is written as %j", async (args) => {
    const { isDone, lines } = await order(...args);
    expect([isDone, lines[0]]).toEqual([false, "Usage\u00a0:"]);
  });
});

describe("the first pages", () => {
  test("count accounts as they stand, and name who did what to whom", async () => {
    const { client, person } = await signIn(server, { role: "jobpadm", prenom: "Anne", nom: "Perrin" });
    const { id } = await makePerson(server, { prenom: "Hugo", nom: "Weber" });
    await makePerson(server, { role: "jobmodo", hasSecondFactor: false });
    await inTransaction(server.platform.db, async (tx) => {
      await server.domains.users.life.suspend(tx, id, { by: "staff", hours: 24, reason: null });
      await server.platform.audit.record(tx, {
        kind: "staff.revoked",
        by: { kind: "person", id: person.id, address: "192.0.2.7" },
        subject: { kind: "account", id },
        reason: "Fin de mission",
      });
    });
    const { body } = await client.call(staffContract.administration);
    expect(body.accounts).toEqual({
      active: 2,
      newThisWeek: 3,
      suspended: 1,
      deletionsUnderWay: 0,
      staff: 2,
      staffWithoutSecondFactor: 1,
    });
    expect(body.entries).toMatchObject([
      {
        actor: { kind: "person", name: "Anne Perrin" },
        subject: { name: "Hugo Weber" },
        reason: "Fin de mission",
      },
    ]);
    expect(JSON.stringify(body)).not.toContain("192.0.2.7");
    const moderation = await client.call(staffContract.moderation);
    expect(moderation.body.suspensions).toEqual({ running: 1, endingThisWeek: 1, withoutEnd: 0 });
  });

  test("show moderators only what they did, or what was done to them", async () => {
    const { client, person } = await signIn(server, { role: "jobmodo" });
    const other = await makePerson(server, { role: "jobmodo" });
    await order("revoke", other.email);
    await order("revoke", person.email);
    server.clock.advance(1000);
    await order("grant", person.email, "jobmodo");
    const { body } = await client.call(staffContract.moderation);
    expect(body.entries.map(({ kind }) => kind)).toEqual(["staff.granted", "staff.revoked"]);
  });
});

test("every kind of act that may be stored is one that a person does", async () => {
  const { email } = await makePerson(server);
  await order("grant", email, "jobmodo");
  await order("revoke", email);
  await withApp(server, await member(server));
  await order("reset-second-factor", lea.email);
  const gone = await makePerson(server, { prenom: "Paul" });
  await server.platform.mail.refusals.report({ why: "bounce", address: gone.email, text: "" });
  await server.settle();
  await inTransaction(server.platform.db, (tx) => server.domains["email-change"].accept(tx, gone.email));
  await server.domains.account.eraseAgain(gone.id);
  const administrator = await signIn(server, { role: "jobpadm" });
  await administrator.client.request({ method: "GET", url: registerExportPath });
  const announced = await administrator.call(consentsContract.publishVersion, {
    body: {
      cgvVersion: "1.1",
      cguVersion: "1.0",
      takesEffectOn: earliestTermsDay(server.clock.now()),
      changes: "Les litiges passent d’abord par une médiation.",
    },
  });
  await administrator.call(consentsContract.withdrawVersion, {
    params: { id: announced.body.data.id },
    body: { reason: "Une annexe manque." },
  });
  const reason = "Le document est illisible.";
  const waiting = await verificationSamples.decide(server);
  await waiting.client.call(verificationContract.decide, {
    params: { id: waiting.input.params?.id ?? "" },
    body: { decision: "refuse", reason },
  });
  // What is taken back was accepted before.
  for (const act of revocationActs) {
    const { client, input } = await verificationSamples.revoke(server);
    const params = { id: input.params?.id ?? "" };
    await client.call(verificationContract.revoke, { params, body: { act, reason } });
  }
  const decided = await reportsSamples.decide(server);
  const reasons = "Ce n’est pas une insulte.";
  await decided.client.call(reportsContract.decide, {
    params: { id: decided.input.params?.id ?? "" },
    body: { decision: "keep", reasons },
  });
  const hidden = await reportsSamples.restore(server);
  await hidden.client.call(reportsContract.restore, {
    params: { id: hidden.input.params?.id ?? "" },
    body: { reasons },
  });
  for (const decision of ["lift", "keep"] as const) {
    const { client, input } = await messagesSamples.decideContest(server);
    const params = { id: input.params?.id ?? "" };
    await client.call(messagesContract.decideContest, { params, body: { decision, reasons } });
  }
  for (const body of [
    { kind: "warning", reason: reasons },
    { kind: "temporary", hours: 24, reason: reasons },
    { kind: "permanent", reason: reasons },
  ] as const) {
    const { client, input } = await peopleSamples.sanction(server);
    const params = { id: input.params?.id ?? "" };
    await client.call(peopleContract.sanction, { params, body });
    await client.call(peopleContract.lift, { params, body: { reason: reasons } });
  }
  const silent = await peopleSamples.close(server);
  await silent.client.call(peopleContract.close, { params: { id: silent.input.params?.id ?? "" } });
  for (const decision of ["uphold", "overturn"] as const) {
    const { client, input } = await appealsSamples.judge(server);
    const params = { id: input.params?.id ?? "" };
    await client.call(appealsContract.judge, { params, body: { decision, reasons } });
  }
  await administrator.client.request({ method: "GET", url: decisionsExportPath });
  const about = await doneMission(server);
  const dispute = { params: { id: await discussed(server, about) }, body: { euros: 30, jobis: 0, reasons } };
  const judge = await signIn(server, { prenom: "Maud", role: "jobmodo" });
  await judge.call(disputesContract.decide, dispute);
  await act(server, about.lea, about.id, { act: "appeal", words: "Rien n’est taillé du tout." });
  const second = await signIn(server, { prenom: "Rémi", role: "jobmodo" });
  await second.call(disputesContract.decide, dispute);
  await administrator.client.request({ method: "GET", url: subscribersExportPath });
  for (const [endpoint, of] of [
    [newsletterContract.removeSubscriber, newsletterSamples.removeSubscriber],
    [mailContract.retryMail, mailSamples.retryMail],
    [mailContract.abandonMail, mailSamples.abandonMail],
    [dataAuditsContract.run, auditSamples.run],
    [promocodesContract.disable, promocodesSamples.disable],
    [subscriptionsContract.setOption, subscriptionsSamples.setOption],
    [updatesContract.correct, updatesSamples.correct],
  ] as const) {
    const { client, input } = await of(server);
    await client.call(endpoint as typeof mailContract.retryMail, input as { params: { id: string } });
  }
  // Reads have a test of their own (contract-tests/reads.test.ts).
  const acts = (kinds: readonly AuditKind[]) => new Set(kinds.filter((kind) => !kind.endsWith(".read")));
  expect(acts((await entries()).map(({ kind }) => kind))).toEqual(acts(auditKinds));
  const [entry] = await entries();
  expect(
    (await server.platform.db.select().from(auditEntries).where(eq(auditEntries.id, entry!.id))).length,
  ).toBe(1);
});
