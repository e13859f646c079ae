import { peopleContract } from "@jobami/api/people/contract";
import { proposalsContract } from "@jobami/api/proposals/contract";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { negotiation } from "../../testing/samples.ts";
import { makePerson, signIn, signInAgain } from "../../testing/test-people.ts";
import { refused } from "../proposals/proposals.fixture.ts";
import { reminded, setScene, silent } from "./people.fixture.ts";

const { inactive, remind, close } = peopleContract;
const dayMs = 86_400_000;
const at = setScene();

const named = async (query: Record<string, string> = {}) =>
  (await at.anne.call(inactive, { query })).body.data.map(({ name }) => name);
const remindAll = (...ids: string[]) => at.anne.call(remind, { body: { ids } });
const closeOne = (id: string) => at.anne.call(close, { params: { id } });

describe("accounts that no one uses", () => {
  test("are those without a sign-in for so many months, the longest first; never administrators [ADM-33]", async () => {
    await silent(at.server, 100, { prenom: "Cent", nom: "Jours" });
    await silent(at.server, 200, { prenom: "Deux", nom: "Cents" });
    await silent(at.server, 400, { prenom: "Quatre", nom: "Cents" });
    await silent(at.server, 1200, { prenom: "Mille", nom: "Deux" });
    await silent(at.server, 1200, { role: "jobpadm" });
    const seen = await silent(at.server, 1200);
    await at.server.platform.db.execute(
      sql`update users set last_seen_at = ${new Date(at.server.clock.now()).toISOString()}::timestamptz where id = ${seen.id}`,
    );
    expect(await named()).toEqual(["Mille Deux", "Quatre Cents", "Deux Cents"]);
    expect(await named({ months: "3" })).toEqual(["Mille Deux", "Quatre Cents", "Deux Cents", "Cent Jours"]);
    expect(await named({ months: "12" })).toEqual(["Mille Deux", "Quatre Cents"]);
    expect(await named({ months: "24" })).toEqual(["Mille Deux"]);
    expect(await named({ months: "6", limit: "1", cursor: "fin" })).toEqual(["Deux Cents"]);
    for (const months of ["0", "5", "x", "-3"])
      expect(refused(await at.anne.call(inactive, { query: { months } }))).toEqual([
        400,
        "VALIDATION_FAILED",
      ]);
  });

  test("are refused to moderators and members [ADM-33]", async () => {
    const moderator = await signIn(at.server, { role: "jobmodo" });
    for (const who of [moderator, at.karim]) {
      expect(refused(await who.call(inactive, { query: {} }))).toEqual([403, "FORBIDDEN"]);
      expect(refused(await who.call(remind, { body: { ids: [who.person.id] } }))).toEqual([403, "FORBIDDEN"]);
      expect(refused(await who.call(close, { params: { id: who.person.id } }))).toEqual([403, "FORBIDDEN"]);
    }
  });
});

describe("a reminder", () => {
  test("is mailed to those who were chosen, once a month each, and states until when the account is safe [ADM-33]", async () => {
    const first = await silent(at.server, 200);
    const second = await silent(at.server, 300);
    const { body } = await remindAll(first.id, second.id, first.id);
    expect([new Set(body.reminded), body.leftOut]).toEqual([new Set([first.id, second.id]), 0]);
    const [mail, ...others] = await at.server.mailbox(first.email);
    expect([mail?.subject, others]).toEqual(["Vous gardez votre compte\u202f?", []]);
    expect(mail?.text).toContain("4 mai 2029");
    expect((await remindAll(first.id)).body).toMatchObject({ reminded: [], leftOut: 1 });
    at.server.clock.advance(30 * dayMs);
    at.anne = await signInAgain(at.server, at.anne.person);
    expect((await remindAll(first.id)).body.reminded).toEqual([first.id]);
    expect(await at.server.mailbox(first.email)).toHaveLength(2);
  });

  test("leaves out administrators, whoever is here, and ids of no one", async () => {
    const boss = await silent(at.server, 1200, { role: "jobpadm" });
    const ids = [boss.id, at.karim.person.id, at.anne.person.id, "019a0000-0000-7000-8000-00000000dead"];
    expect((await remindAll(...ids)).body).toMatchObject({ reminded: [], leftOut: 4 });
    expect(await at.server.mailbox(boss.email)).toEqual([]);
  });

  test("twice at once is one mail", async () => {
    const { id, email } = await silent(at.server, 200);
    await Promise.all([remindAll(id), remindAll(id)]);
    expect(await at.server.mailbox(email)).toHaveLength(1);
  });

  test("takes one to forty ids", async () => {
    const many = Array.from({ length: 41 }, () => at.karim.person.id);
    for (const ids of [[], many, ["x"], "tous", undefined])
      expect(refused(await at.anne.call(remind, { body: { ids: ids as string[] } }))).toEqual([
        400,
        "VALIDATION_FAILED",
      ]);
  });
});

describe("a closure", () => {
  test("erases after three years of silence and thirty days of notice, and states it by mail [ADM-33]", async () => {
    const { id, email } = await silent(at.server, 1200, { prenom: "Hugo", nom: "Weber" });
    expect(refused(await closeOne(id))).toEqual([409, "CLOSURE_TOO_SOON"]);
    await remindAll(id);
    at.server.clock.advance(30 * dayMs - 1);
    at.anne = await signInAgain(at.server, at.anne.person);
    const refusal = await closeOne(id);
    expect(refused(refusal)).toEqual([409, "CLOSURE_TOO_SOON"]);
    at.server.clock.advance(1);
    expect((await closeOne(id)).status).toBe(200);
    const { rows } = await at.server.platform.db.execute(
      sql`select statut, prenom, nom, email <> ${email} as renamed from users where id = ${id}`,
    );
    expect(rows).toEqual([{ statut: "deleted", prenom: "Ancien", nom: "Membre", renamed: true }]);
    expect((await at.server.mailbox(email))[0]?.subject).toBe("Votre compte est fermé");
    expect(refused(await closeOne(id))).toEqual([404, "NOT_FOUND"]);
    const { body } = await at.anne.call(peopleContract.one, { params: { id } });
    expect(body.data).toMatchObject({ name: null, acts: [{ kind: "account.closed" }] });
  });

  test("is too soon before three years, however old the notice; a sign-in begins all anew", async () => {
    const young = await silent(at.server, 1000);
    await reminded(at.server, young.id, at.anne.person.id, 100);
    expect(refused(await closeOne(young.id))).toEqual([409, "CLOSURE_TOO_SOON"]);
    const back = await silent(at.server, 1200);
    await reminded(at.server, back.id, at.anne.person.id, 1300);
    expect(refused(await closeOne(back.id))).toEqual([409, "CLOSURE_TOO_SOON"]);
  });

  test("is never an administrator's, one's own, or that of a person with work under way", async () => {
    const boss = await silent(at.server, 1200, { role: "jobpadm" });
    await reminded(at.server, boss.id, at.anne.person.id, 40);
    expect(refused(await closeOne(boss.id))).toEqual([403, "ADMINISTRATOR_PROTECTED"]);
    expect(refused(await closeOne(at.anne.person.id))).toEqual([403, "OWN_ACCOUNT"]);
    const { owner, id, proposalId } = await negotiation(at.server);
    await owner.call(proposalsContract.accept, { params: { id, proposalId }, body: {} as never });
    const past = new Date(at.server.clock.now() - 1200 * dayMs).toISOString();
    await at.server.platform.db.execute(
      sql`update users set created_at = ${past}::timestamptz, last_login_at = null, last_seen_at = null where id = ${owner.person.id}`,
    );
    await reminded(at.server, owner.person.id, at.anne.person.id, 40);
    expect(refused(await closeOne(owner.person.id))).toEqual([409, "ACCOUNT_COMMITTED"]);
  });

  test("twice at once is one closure", async () => {
    const { id } = await silent(at.server, 1200);
    await reminded(at.server, id, at.anne.person.id, 40);
    const answers = await Promise.all([closeOne(id), closeOne(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await makePerson(at.server)).id).not.toBe(id);
  });
});
