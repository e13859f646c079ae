import { authContract } from "@jobami/api/auth/contract";
import { notificationsContract } from "@jobami/api/notifications/contract";
import { peopleContract } from "@jobami/api/people/contract";
import { staffContract } from "@jobami/api/staff/contract";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { inTransaction } from "../../platform/database/transaction.ts";
import { connectLive, listenForSockets } from "../../testing/test-connection.ts";
import { countAsProved, proveByMail } from "../../testing/test-mail-proof.ts";
import { makePerson, signIn, signInAgain } from "../../testing/test-people.ts";
import { refused } from "../proposals/proposals.fixture.ts";
import { reason, setScene } from "./people.fixture.ts";

const { list, one, setRole, sanction, lift } = peopleContract;
const hourMs = 3_600_000;
const unknownId = "019a0000-0000-7000-8000-00000000dead";

const at = setScene();

const sanctioned = (body: Parameters<typeof give>[0], id = at.karim.person.id) => give(body, id);
function give(
  body:
    | { kind: "warning" | "permanent"; reason: string }
    | { kind: "temporary"; hours: number; reason: string },
  id: string,
) {
  return at.anne.call(sanction, { params: { id }, body });
}
const named = async (query: Record<string, string>) =>
  (await at.anne.call(list, { query })).body.data.map(({ name }) => name);
const log = async () => (await at.anne.call(staffContract.moderationLog, { query: {} })).body.data;

describe("the list of accounts", () => {
  test("finds by name and address, role, kind and state, the newest first, page by page [ADM-29]", async () => {
    at.server.clock.advance(1000);
    const lea = await makePerson(at.server, { prenom: "Léa", nom: "Martin" });
    at.server.clock.advance(1000);
    await makePerson(at.server, { prenom: "Maud", nom: "Petit", role: "jobmodo" });
    await sanctioned({ kind: "permanent", reason }, lea.id);
    expect(await named({})).toEqual(["Maud Petit", "Léa Martin", "Karim Benali", "Anne Perrin"]);
    expect(await named({ search: "lea MARTIN" })).toEqual(["Léa Martin"]);
    expect(await named({ search: at.karim.person.email })).toEqual(["Karim Benali"]);
    expect(await named({ role: "jobmodo" })).toEqual(["Maud Petit"]);
    expect(await named({ userType: "jobbeur" })).toEqual(["Karim Benali"]);
    expect(await named({ state: "suspended" })).toEqual(["Léa Martin"]);
    expect(await named({ state: "closed" })).toEqual([]);
    expect(await named({ limit: "1", cursor: "fin" })).toEqual(["Anne Perrin"]);
    for (const search of ["%", "_", "'; drop table users; --", "\\"])
      expect(await named({ search })).toEqual([]);
  });

  test("names no one who is gone, and finds them by no word", async () => {
    await at.server.platform.db.execute(
      sql`update users set statut = 'deleted', deactivated_at = now(), email = 'compte-supprime-' || id where id = ${at.karim.person.id}`,
    );
    const { body } = await at.anne.call(list, { query: { state: "closed" } });
    expect(body.data).toMatchObject([{ name: null, email: null, state: "closed" }]);
    expect(await named({ search: "compte-supprime" })).toEqual([]);
    expect(await named({ search: "Karim" })).toEqual([]);
  });

  test("refuses filters that do not exist", async () => {
    for (const query of [
      { role: "roi" },
      { state: "gone" },
      { cursor: "ailleurs" },
      { factor: "deux" },
      { limit: "51" },
      { search: " " },
    ]) {
      const { statusCode } = await at.anne.client.request({
        method: "GET",
        url: `/api/admin/users?${new URLSearchParams(query as Record<string, string>)}`,
      });
      expect([query, statusCode]).toEqual([query, 400]);
    }
  });
});

test("one account states its facts, and nothing secret [ADM-29]", async () => {
  const { id } = at.karim.person;
  await sanctioned({ kind: "warning", reason });
  const { body } = await at.anne.call(one, { params: { id } });
  expect(body.data).toMatchObject({
    id,
    name: "Karim Benali",
    state: "active",
    isSelf: false,
    isEmailVerified: true,
    isVerified: false,
    plan: "gratuit",
    suspension: null,
    counts: { missions: 0, proposals: 0, agreed: 0, documents: 0, cases: 0 },
    acts: [{ kind: "sanction.warned", actor: { name: "Anne Perrin" }, reason }],
  });
  expect(JSON.stringify(body)).not.toMatch(/password|hash|127\.0\.0\.1/i);
  expect(refused(await at.anne.call(one, { params: { id: unknownId } }))).toEqual([404, "NOT_FOUND"]);
  expect(refused(await at.anne.call(one, { params: { id: "x" } }))).toEqual([404, "NOT_FOUND"]);
});

describe("a sanction", () => {
  test("is a warning: the account stays open, and its owner reads why in the inbox and by mail [POL-11]", async () => {
    const { body } = await sanctioned({ kind: "warning", reason });
    expect(body.data).toMatchObject({ state: "active", suspension: null });
    const [mail, ...others] = await at.server.mailbox(at.karim.person.email);
    expect([mail?.subject, others]).toEqual(["Avertissement au sujet de votre compte", []]);
    expect(mail?.text).toContain(reason);
    const inbox = await at.karim.call(notificationsContract.list, { query: {} });
    expect(inbox.body.data).toMatchObject([{ type: "account", title: "Avertissement de la modération" }]);
    expect(await log()).toMatchObject([
      { kind: "sanction.warned", subject: { name: "Karim Benali" }, actor: { name: "Anne Perrin" }, reason },
    ]);
  });

  test("is a temporary suspension, which ends every way in at once and by itself when its time is over [POL-11, POL-12]", async () => {
    const { body } = await sanctioned({ kind: "temporary", hours: 24, reason });
    const until = new Date(at.server.clock.now() + 24 * hourMs).toISOString();
    expect(body.data).toMatchObject({ state: "suspended", suspension: { reason, until } });
    const ask = () => at.karim.call(notificationsContract.unreadCount);
    expect(refused(await ask())).toEqual([403, "PROFIL_DISABLED"]);
    expect(await log()).toMatchObject([{ kind: "sanction.suspended", after: { hours: 24, until }, reason }]);
    at.server.clock.advance(24 * hourMs - 1);
    const anne = await signInAgain(at.server, at.anne.person);
    const stateNow = async () =>
      (await anne.call(one, { params: { id: at.karim.person.id } })).body.data.state;
    expect(await stateNow()).toBe("suspended");
    at.server.clock.advance(1);
    expect(await stateNow()).toBe("active");
    const again = await signInAgain(at.server, at.karim.person);
    expect((await again.call(notificationsContract.unreadCount)).status).toBe(200);
    expect((await at.server.mailbox(at.karim.person.email))[0]?.subject).toBe(
      "Votre compte est de nouveau ouvert",
    );
  });

  test("is a permanent suspension, which no time ends [POL-11]", async () => {
    const { body } = await sanctioned({ kind: "permanent", reason });
    expect(body.data.suspension).toEqual({ reason, until: null });
    at.server.clock.advance(400 * 24 * hourMs);
    await at.server.domains.users.life.sweep(at.server.platform.db);
    const anne = await signInAgain(at.server, at.anne.person);
    expect((await anne.call(one, { params: { id: at.karim.person.id } })).body.data.state).toBe("suspended");
  });

  test.each([0, 1, 23, 23.5, 721, 10_000, -24, Number.NaN, "24", null])(
    "of %s hours is refused by the call, and changes nothing [POL-12]",
    async (hours) => {
      const refusal = await sanctioned({ kind: "temporary", hours: hours as number, reason });
      expect(refused(refusal)).toEqual([400, "VALIDATION_FAILED"]);
      expect(await log()).toEqual([]);
      expect((await at.karim.call(notificationsContract.unreadCount)).status).toBe(200);
    },
  );

  test.each([23, 721])(
    "of %s hours is refused by the server's own life cycle as well [POL-12]",
    async (hours) => {
      const { life } = at.server.domains.users;
      const attempt = inTransaction(at.server.platform.db, (tx) =>
        life.suspend(tx, at.karim.person.id, { by: "staff", hours, reason }),
      );
      await expect(attempt).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
    },
  );

  test.each([24, 720])("of %s hours is lawful [POL-12]", async (hours) => {
    expect((await sanctioned({ kind: "temporary", hours, reason })).status).toBe(200);
  });

  test("gives its reason and its end in the suspension mail, once, and keeps it on the account [POL-13]", async () => {
    const { email, id } = at.karim.person;
    await sanctioned({ kind: "temporary", hours: 72, reason });
    const [mail, ...others] = await at.server.mailbox(email);
    expect([mail?.subject, others]).toEqual(["Votre compte a été désactivé", []]);
    expect(mail?.text).toContain(`Le motif indiqué par notre équipe\u00a0: ${reason}`);
    expect(mail?.text).toContain("lundi 23 novembre 2026");
    const { rows } = await at.server.platform.db.execute(
      sql`select suspension_reason from users where id = ${id}`,
    );
    expect(rows).toEqual([{ suspension_reason: reason }]);
    const response = await at.karim.call(authContract.verifyProfile, { body: { userId: id } });
    expect(refused(response)).toEqual([403, "PROFIL_DISABLED"]);
    await at.anne.call(lift, { params: { id }, body: { reason: "Erreur de personne." } });
    const other = "Faux profil, signalé par trois personnes.";
    await sanctioned({ kind: "permanent", reason: other });
    const [again] = await at.server.mailbox(email);
    expect(again?.text).toContain(other);
    expect(again?.text).toContain("Cette suspension est définitive.");
  });

  test("cuts the live connections of the person at once, and opens no other [POL-11]", async () => {
    const replica = await at.server.replica();
    const origin = await listenForSockets(replica.app);
    const { socket } = await connectLive(origin, at.karim, null);
    const closed = new Promise((resolve) => socket.once("disconnect", resolve));
    await inTransaction(replica.platform.db, (tx) =>
      replica.domains.people.sanctions.sanction(
        tx,
        at.karim.person.id,
        { kind: "permanent", reason },
        { id: at.anne.person.id, address: "192.0.2.7" },
      ),
    );
    expect(await closed).toBe("io server disconnect");
    await replica.app.close();
  });

  test("takes back a deletion that waits", async () => {
    await at.server.platform.db.execute(
      sql`update users set statut = 'deletion_asked', deletion_expires_at = now() + interval '1 year' where id = ${at.karim.person.id}`,
    );
    expect((await sanctioned({ kind: "permanent", reason })).body.data.state).toBe("suspended");
    const { rows } = await at.server.platform.db.execute(
      sql`select deletion_expires_at from users where id = ${at.karim.person.id}`,
    );
    expect(rows).toEqual([{ deletion_expires_at: null }]);
  });

  test("is never one's own, and never another administrator's", async () => {
    const other = await makePerson(at.server, { role: "jobpadm" });
    for (const kind of ["warning", "permanent"] as const) {
      expect(refused(await sanctioned({ kind, reason }, at.anne.person.id))).toEqual([403, "OWN_ACCOUNT"]);
      expect(refused(await sanctioned({ kind, reason }, other.id))).toEqual([403, "ADMINISTRATOR_PROTECTED"]);
    }
    expect(await log()).toEqual([]);
  });

  test("is refused to moderators, to members and to no one in particular, who learn nothing [POL-11]", async () => {
    const moderator = await signIn(at.server, { role: "jobmodo" });
    const call = { params: { id: at.karim.person.id }, body: { kind: "warning" as const, reason } };
    expect(refused(await moderator.call(sanction, call))).toEqual([403, "FORBIDDEN"]);
    expect(refused(await at.karim.call(sanction, call))).toEqual([403, "FORBIDDEN"]);
    expect(refused(await at.server.client().call(sanction, call))).toEqual([401, "UNAUTHENTICATED"]);
    expect(refused(await at.anne.call(sanction, { ...call, params: { id: unknownId } }))).toEqual([
      404,
      "NOT_FOUND",
    ]);
  });

  test("takes a reason, and no other shape", async () => {
    const { id } = at.karim.person;
    for (const body of [
      { kind: "warning" },
      { kind: "warning", reason: "court" },
      { kind: "warning", reason: " ".repeat(20) },
      { kind: "warning", reason: "x".repeat(501) },
      { kind: "temporary", reason },
      { kind: "warning", hours: 24, reason },
      { kind: "permanent", hours: 24, reason },
      { kind: "execution", reason },
      [],
      {},
    ])
      expect([body, refused(await at.anne.call(sanction, { params: { id }, body: body as never }))]).toEqual([
        body,
        [400, "VALIDATION_FAILED"],
      ]);
  });

  test("twice at once is one suspension", async () => {
    const answers = await Promise.all([
      sanctioned({ kind: "permanent", reason }),
      sanctioned({ kind: "temporary", hours: 24, reason }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await log()).toHaveLength(1);
  });
});

describe("lifting a suspension", () => {
  test("opens the account again, is reported and stored in the log", async () => {
    const { id, email } = at.karim.person;
    await sanctioned({ kind: "permanent", reason });
    const { body } = await at.anne.call(lift, { params: { id }, body: { reason: "Recours accepté." } });
    expect(body.data).toMatchObject({ state: "active", suspension: null });
    expect((await log())[0]).toMatchObject({ kind: "sanction.lifted", reason: "Recours accepté." });
    expect((await at.karim.call(notificationsContract.unreadCount)).status).toBe(200);
    expect((await at.server.mailbox(email))[0]?.subject).toBe("Votre compte est de nouveau ouvert");
  });

  test("is refused where no one is suspended", async () => {
    const { id } = at.karim.person;
    expect(refused(await at.anne.call(lift, { params: { id }, body: { reason } }))).toEqual([
      409,
      "ACCOUNT_TRANSITION_REFUSED",
    ]);
  });
});

describe("a change of role", () => {
  const change = (id: string, role: "jobutil" | "jobmodo" | "jobpadm", by = at.anne) =>
    by.call(setRole, { params: { id }, body: { role, reason: "Renfort de l’équipe." } });

  test("wants a code mailed to who gives it, unless the role is taken away", async () => {
    const { id } = at.karim.person;
    expect(refused(await change(id, "jobmodo"))).toEqual([403, "MAIL_PROOF_NEEDED"]);
    expect((await change(id, "jobutil")).status).toBe(200);
    await proveByMail(at.server, at.anne.client, at.anne.person.email);
    expect((await change(id, "jobmodo")).status).toBe(200);
  });

  test("is stored and reported, and counts at once [ADM-29]", async () => {
    const { id, email } = at.karim.person;
    await countAsProved(at.server);
    expect((await change(id, "jobmodo")).body.data).toMatchObject({
      role: "jobmodo",
      acts: [{ kind: "staff.granted", reason: "Renfort de l’équipe." }],
    });
    expect((await at.server.mailbox(email))[0]?.subject).toBe("Votre compte a de nouveaux droits");
    expect((await change(id, "jobutil")).body.data.role).toBe("jobutil");
  });

  test("is never one's own: an administrator stays", async () => {
    expect(refused(await change(at.anne.person.id, "jobutil"))).toEqual([403, "OWN_ACCOUNT"]);
  });

  test("of two administrators who revoke each other at once, one stays", async () => {
    const other = await signIn(at.server, { role: "jobpadm" });
    const answers = await Promise.all([
      change(other.person.id, "jobutil"),
      change(at.anne.person.id, "jobutil", other),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect(await at.server.domains.staff.list(at.server.platform.db)).toHaveLength(1);
  });

  test("gives no rights to an account that is suspended or not verified", async () => {
    const { id } = at.karim.person;
    await sanctioned({ kind: "permanent", reason });
    await countAsProved(at.server);
    expect(refused(await change(id, "jobmodo"))).toEqual([409, "ROLE_NOT_GRANTABLE"]);
    const hugo = await makePerson(at.server);
    await at.server.platform.db.execute(sql`update users set email_verified_at = null where id = ${hugo.id}`);
    expect(refused(await change(hugo.id, "jobpadm"))).toEqual([409, "ROLE_NOT_GRANTABLE"]);
  });
});
