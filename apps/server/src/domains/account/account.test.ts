import { accountContract } from "@jobami/api/account/contract";
import { authContract } from "@jobami/api/auth/contract";
import { missionBody, missionsContract } from "@jobami/api/missions/contract";
import { notificationsContract } from "@jobami/api/notifications/contract";
import { proposalsContract } from "@jobami/api/proposals/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Tx } from "../../platform/database/database.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { mails } from "../../platform/mail/mail.tables.ts";
import { goodPassword, lea, logIn, mailedToken, signUp } from "../../testing/test-accounts.ts";
import type { TestClient } from "../../testing/test-client.ts";
import { liveEventsOf, missionInput, postMission } from "../../testing/test-missions.ts";
import { signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { users } from "../users/users.tables.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const hourMs = 3_600_000;
const offer = {
  amount: 40,
  message: "Disponible samedi.",
  paymentMethodType: "euros",
  jobiAmount: 0,
} as const;

/** Léa, signed in with her password. */
async function member(person: object = lea, email: string = lea.email) {
  const client = server.client();
  const id = await signUp(server, client, person);
  await logIn(client, email);
  return { client, id };
}

const ask = (client: TestClient, password = goodPassword) =>
  client.call(accountContract.askDeletion, { body: { password, reason: "privacy" } });

/** Léa asked for the deletion, and holds the link of the mail. */
async function leaving() {
  const { client, id } = await member();
  await ask(client);
  return { client, id, token: await mailedToken(server, lea.email) };
}

const confirm = (client: TestClient, token: string) =>
  client.call(accountContract.confirmDeletion, { body: { token } });
const finish = (client: TestClient, token: string, password = goodPassword) =>
  client.call(accountContract.finishDeletion, { body: { token, password } });
const look = (client: TestClient, token: string) =>
  client.call(accountContract.lookAtDeletion, { body: { token } });
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;

async function rowOf(id: string) {
  const [row] = await server.platform.db.select().from(users).where(eq(users.id, id));
  return row;
}

describe("a pause", () => {
  test("ends every session at once, and the next sign-in ends the pause [GDPR-04]", async () => {
    const { client, id } = await member();
    const elsewhere = server.client();
    await logIn(elsewhere);
    expect((await client.call(accountContract.pause)).status).toBe(200);
    expect([...client.jar.keys()].filter((name) => name.startsWith("jobami_"))).toEqual([]);
    expect((await elsewhere.call(authContract.profile)).status).toBe(401);
    expect((await rowOf(id))?.statut).toBe("paused");
    expect((await server.mailbox(lea.email))[0]?.subject).toBe("Votre compte est en pause");
    expect((await logIn(elsewhere)).body).toMatchObject({ success: true, user: { profil_actif: true } });
    expect(await rowOf(id)).toMatchObject({ statut: "active", deactivatedAt: null });
    expect((await server.mailbox(lea.email))[0]?.subject).toBe("Votre compte n’est plus en pause");
  });

  test("lets a forgotten password be chosen anew, and sends no suspension mail", async () => {
    const { client, id } = await member();
    await client.call(accountContract.pause);
    await client.call(authContract.forgotPassword, { body: { email: lea.email } });
    const token = await mailedToken(server, lea.email);
    await client.call(authContract.resetPassword, { body: { token, password: "Nouveau-2027" } });
    await logIn(client, lea.email, "Nouveau-2027");
    expect((await rowOf(id))?.statut).toBe("active");
  });

  test("is refused while a mission is under way, on either side", async () => {
    const owner = await signIn(server);
    const jobbeur = await signIn(server, { userType: "jobbeur" });
    const mission = await postMission(server, owner);
    const { body } = await jobbeur.call(proposalsContract.propose, {
      params: { id: mission.id },
      body: offer,
    });
    const { proposalId } = body.data;
    await owner.call(proposalsContract.accept, { params: { id: mission.id, proposalId }, body: {} });
    for (const { call } of [owner, jobbeur])
      expect(codeOf(await call(accountContract.pause))).toBe("ACCOUNT_COMMITTED");
    await owner.call(missionsContract.close, { params: { id: mission.id }, body: { statut: "terminee" } });
    expect((await jobbeur.call(accountContract.pause)).status).toBe(200);
  });
});

const suspend = (id: string, hours: number | null) =>
  inTransaction(server.platform.db, (tx) =>
    server.domains.users.life.suspend(tx, id, { by: "staff", hours, reason: "Faux profil" }),
  );

const isAway = {
  code: "PROPOSAL_TRANSITION_REFUSED",
  message: "Cette personne n’est pas disponible pour l’instant. Vous ne pouvez pas conclure avec elle.",
  data: { isSideAway: true, proposal: expect.objectContaining({ statut: "en_attente", version: 1 }) },
};

describe("somebody who is away", () => {
  test.each(["paused", "suspended"] as const)(
    "writes nothing by a call that another process admitted before: %s",
    async (as) => {
      const owner = await signIn(server);
      const jobbeur = await signIn(server, { userType: "jobbeur" });
      const mission = await postMission(server, owner);
      const other = await signIn(server, { userType: "jobbeur" });
      const made = await other.call(proposalsContract.propose, { params: { id: mission.id }, body: offer });
      const { proposalId } = made.body.data;
      for (const { person, call } of [owner, jobbeur])
        await (as === "paused" ? call(accountContract.pause) : suspend(person.id, 24));
      const { missions, proposals } = server.domains.marketplace;
      const late: ((tx: Tx) => Promise<unknown>)[] = [
        (tx: Tx) => missions.create(tx, owner.person, missionBody.parse(missionInput(server))),
        (tx: Tx) => proposals.propose(tx, jobbeur.person, mission.id, offer),
        (tx: Tx) =>
          proposals.move(tx, owner.person, { missionId: mission.id, proposalId, type: "proposal.accepted" }),
      ];
      const code = as === "paused" ? "SESSION_EXPIRED" : "PROFIL_DISABLED";
      for (const write of late)
        await expect(inTransaction(server.platform.db, write)).rejects.toMatchObject({ code });
      expect(
        (await other.call(proposalsContract.own, { params: { id: mission.id } })).body.data,
      ).toMatchObject({ statut: "en_attente", mission: { statut: "ouverte" } });
    },
  );

  test("is not bound by an acceptance until they are back", async () => {
    const owner = await signIn(server);
    const jobbeur = await signIn(server, { userType: "jobbeur" });
    const mission = await postMission(server, owner);
    const made = await jobbeur.call(proposalsContract.propose, { params: { id: mission.id }, body: offer });
    const params = { id: mission.id, proposalId: made.body.data.proposalId };
    const accept = () => owner.call(proposalsContract.accept, { params, body: {} });
    await jobbeur.call(accountContract.pause);
    const { status, error } = await accept();
    expect([status, error]).toEqual([409, expect.objectContaining(isAway)]);
    await inTransaction(server.platform.db, (tx) =>
      server.domains.users.life.step(tx, jobbeur.person.id, { type: "owner.signedIn" }),
    );
    expect((await accept()).status).toBe(200);
  });

  test("a client who is away is not bound by a jobbeur who accepts their counter-offer", async () => {
    const owner = await signIn(server);
    const jobbeur = await signIn(server, { userType: "jobbeur" });
    const mission = await postMission(server, owner);
    const made = await jobbeur.call(proposalsContract.propose, { params: { id: mission.id }, body: offer });
    const { proposalId } = made.body.data;
    await owner.call(proposalsContract.ownerCounter, {
      params: { id: mission.id },
      body: { ...offer, proposalId, amount: 35 },
    });
    await suspend(owner.person.id, 24);
    const { error } = await jobbeur.call(proposalsContract.accept, {
      params: { id: mission.id, proposalId },
      body: {},
    });
    expect([error.code, error.data?.isSideAway]).toEqual(["PROPOSAL_TRANSITION_REFUSED", true]);
  });
});

describe("a suspension", () => {
  test("keeps its person out until its last hour is over", async () => {
    const { client, id } = await member();
    await suspend(id, 24);
    server.clock.advance(24 * hourMs - 1);
    expect(codeOf(await logIn(client))).toBe("ACCOUNT_DEACTIVATED");
    server.clock.advance(1);
    expect((await logIn(client)).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ statut: "active", suspendedUntil: null, suspensionReason: null });
  });

  test("is ended by the job too, which writes to its person", async () => {
    const { id } = await member();
    await suspend(id, 24);
    server.clock.advance(24 * hourMs);
    await server.domains.users.life.sweep(server.platform.db);
    expect((await rowOf(id))?.statut).toBe("active");
    expect((await server.mailbox(lea.email))[0]?.subject).toBe("Votre compte est de nouveau ouvert");
  });

  test.each([23, 721])("of %i hours is refused", async (hours) => {
    const { id } = await member();
    await expect(suspend(id, hours)).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
  });

  test("begun anew is not ended by who still knows the one before", async () => {
    const { id } = await member();
    const { life } = server.domains.users;
    await suspend(id, 24);
    const before = await rowOf(id);
    server.clock.advance(24 * hourMs);
    await life.sweep(server.platform.db);
    await suspend(id, 24);
    if (before !== undefined) await life.catchUp(server.platform.db, before);
    expect((await rowOf(id))?.statut).toBe("suspended");
  });

  test("for ever stays for ever, and kills the link of a deletion", async () => {
    const { client, id, token } = await leaving();
    await suspend(id, null);
    server.clock.advance(365 * 24 * hourMs);
    await server.domains.users.life.sweep(server.platform.db);
    expect(codeOf(await confirm(client, token))).toMatch(/^TOKEN_/);
    expect(await rowOf(id)).toMatchObject({ statut: "suspended", departureReason: null });
  });
});

describe("a deletion", () => {
  test("is not mailed any more once its link has run out", async () => {
    const { client } = await member();
    await ask(client);
    const useful = await server.platform.db
      .select({ until: mails.usefulUntil })
      .from(mails)
      .where(eq(mails.subject, "Confirmez la suppression de votre compte"));
    expect(useful).toEqual([{ until: new Date(server.clock.now() + 24 * hourMs) }]);
  });

  test("asks for the password, then the mailed link, then the password again, and erases [GDPR-01, GDPR-02]", async () => {
    const { client, id, token } = await leaving();
    expect((await look(client, token)).body.data).toMatchObject({
      isConfirmed: false,
      maskedEmail: "l•••@e•••.fr",
    });
    expect(codeOf(await finish(client, token))).toBe("ACCOUNT_TRANSITION_REFUSED");
    expect((await confirm(client, token)).body.data.isConfirmed).toBe(true);
    expect((await finish(client, token)).status).toBe(200);
    expect([...client.jar.keys()].filter((name) => name.startsWith("jobami_"))).toEqual([]);
    const row = await rowOf(id);
    expect(row).toMatchObject({
      statut: "deleted",
      prenom: "Ancien",
      nom: "Membre",
      departureReason: "privacy",
    });
    expect(JSON.stringify(row)).not.toContain("lea@");
    expect(codeOf(await logIn(client))).toBe("INVALID_CREDENTIALS");
    const mails = await server.mailbox(lea.email);
    expect(mails.map(({ subject }) => subject)).toEqual(["Votre compte est supprimé"]);
    server.clock.advance(2 * 60_000);
    await signUp(server, server.client());
    expect((await rowOf(id))?.statut).toBe("deleted");
  });

  test("a second person can be deleted too", async () => {
    for (const prenom of ["Léa", "Lia"]) {
      const email = `${prenom === "Léa" ? "lea" : "lia"}.b@exemple.fr`;
      const { client } = await member({ ...lea, email, prenom }, email);
      await ask(client);
      const token = await mailedToken(server, email);
      await confirm(client, token);
      expect((await finish(client, token)).status).toBe(200);
    }
  });

  test("ends open work without a Jobi, and tells the other sides without a name", async () => {
    const { client, id, token } = await leaving();
    const owner = await signIn(server);
    const unrelated = await postMission(server, owner, { title: "Laver la voiture" });
    const theirs = await postMission(server, owner);
    await client.call(proposalsContract.propose, { params: { id: theirs.id }, body: offer });
    const jobbeur = await signIn(server, { userType: "jobbeur" });
    const { body } = await client.call(missionsContract.create, {
      body: missionInput(server, { title: "Ranger la cave de Léa" }),
    });
    await jobbeur.call(proposalsContract.propose, { params: { id: body.data.id }, body: offer });
    const others = { params: { id: unrelated.id }, body: offer };
    expect((await jobbeur.call(proposalsContract.propose, others)).status).toBe(201);
    const before = (await look(client, token)).body.data.holdings;
    expect(before).toMatchObject({ commitments: 0, openMissions: 1, openProposals: 1 });
    await confirm(client, token);
    await finish(client, token);
    const standing = await server.domains.account.standing(id);
    expect(standing.holdings).toEqual({ ...before, openMissions: 0, openProposals: 0 });
    const mine = await jobbeur.call(proposalsContract.own, { params: { id: body.data.id } });
    expect(mine.body.data).toMatchObject({ statut: "refusee", mission: { title: "Mission retirée" } });
    const left = await owner.call(proposalsContract.ofMission, { params: { id: theirs.id } });
    expect(left.body.data).toMatchObject([
      { statut: "retiree", jobbeur: { prenom: "Ancien", initiale: "M" }, message: "" },
    ]);
    for (const other of [owner, jobbeur]) {
      const inbox = await other.call(notificationsContract.list);
      const told = JSON.stringify([inbox.body.data, await liveEventsOf(server, other)]);
      expect(told).not.toMatch(/Léa|cave/);
    }
    const contents = (await owner.call(notificationsContract.list)).body.data.map(({ content }) => content);
    expect(contents).toEqual([
      "<p>Ancien M. a retiré sa proposition pour «\u202fTondre la pelouse du jardin\u202f».</p>",
      "<p>Camille D. propose 40\u00a0€ pour «\u202fLaver la voiture\u202f».</p>",
      "<p>Cette personne a supprimé son compte. Ce qui était dit ici est effacé.</p>",
    ]);
  });

  test("is refused at its last step when a mission began meanwhile", async () => {
    const { client, token } = await leaving();
    await confirm(client, token);
    const jobbeur = await signIn(server, { userType: "jobbeur" });
    const { body } = await client.call(missionsContract.create, { body: missionInput(server) });
    const made = await jobbeur.call(proposalsContract.propose, { params: { id: body.data.id }, body: offer });
    const { proposalId } = made.body.data;
    await client.call(proposalsContract.accept, { params: { id: body.data.id, proposalId }, body: {} });
    expect(codeOf(await finish(client, token))).toBe("ACCOUNT_COMMITTED");
    expect(codeOf(await ask(client))).toBe("ACCOUNT_COMMITTED");
    expect((await look(client, token)).body.data.holdings.commitments).toBe(1);
  });
});

describe("attacks on a deletion", () => {
  test("a mail scanner that follows the link, and posts it once more, deletes nothing", async () => {
    const { client, id, token } = await leaving();
    const scanner = server.client();
    await look(scanner, token);
    await look(scanner, token);
    expect((await rowOf(id))?.statut).toBe("deletion_asked");
    await confirm(scanner, token);
    expect(codeOf(await finish(scanner, token, "Devine-2026"))).toBe("INVALID_CREDENTIALS");
    expect((await rowOf(id))?.statut).toBe("deletion_confirmed");
    expect((await client.call(accountContract.cancelDeletion)).body.data.statut).toBe("active");
    expect(codeOf(await finish(scanner, token))).toBe("TOKEN_INVALID");
  });

  test("five wrong passwords lock the account, also against the right one", async () => {
    const { client, token } = await leaving();
    await confirm(client, token);
    for (let tries = 0; tries < 5; tries++) await finish(client, token, "Devine-2026");
    expect(codeOf(await finish(client, token))).toBe("ACCOUNT_LOCKED");
    expect(codeOf(await ask(client))).toBe("ACCOUNT_LOCKED");
  });

  test("the link works signed out and in another browser, whose own session stays", async () => {
    const { id, token } = await leaving();
    const other = await signIn(server, { prenom: "Karim" });
    await confirm(other.client, token);
    expect((await finish(other.client, token)).status).toBe(200);
    expect((await rowOf(id))?.statut).toBe("deleted");
    expect((await other.call(authContract.profile)).body.user.prenom).toBe("Karim");
  });

  test("another person's password, a made-up link and a link of another kind open nothing", async () => {
    const { id, token } = await leaving();
    const other = { ...lea, email: "noe@exemple.fr", password: "Autre-mot-2026" };
    const { client } = await member({ ...other, password: goodPassword }, other.email);
    await confirm(client, token);
    expect(codeOf(await finish(client, token, other.password))).toBe("INVALID_CREDENTIALS");
    expect(codeOf(await look(client, "invente"))).toBe("TOKEN_INVALID");
    await client.call(authContract.forgotPassword, { body: { email: other.email } });
    expect(codeOf(await confirm(client, await mailedToken(server, other.email)))).toBe("TOKEN_INVALID");
    expect((await rowOf(id))?.statut).toBe("deletion_confirmed");
  });

  test("the link dies after 24 hours, and the account is as before", async () => {
    const { client, id, token } = await leaving();
    server.clock.advance(24 * hourMs - 1);
    expect((await look(client, token)).status).toBe(200);
    server.clock.advance(1);
    expect(codeOf(await look(client, token))).toBe("TOKEN_EXPIRED");
    expect(codeOf(await confirm(client, token))).toBe("TOKEN_EXPIRED");
    expect(codeOf(await finish(client, token))).toBe("TOKEN_EXPIRED");
    await server.domains.users.life.sweep(server.platform.db);
    expect(await rowOf(id)).toMatchObject({
      statut: "active",
      deletionExpiresAt: null,
      departureReason: null,
    });
  });

  test("asked for twice at once, one mail goes out; asked for anew, only the newest link works", async () => {
    const { client } = await member();
    const answers = await Promise.all([ask(client), ask(client)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
    const first = await mailedToken(server, lea.email);
    server.clock.advance(2 * 60_000);
    await ask(client);
    expect(codeOf(await look(client, first))).toBe("TOKEN_INVALID");
    expect((await look(client, await mailedToken(server, lea.email))).status).toBe(200);
  });

  test("ended twice at once, the account is erased once and said so once", async () => {
    const { client, id, token } = await leaving();
    await confirm(client, token);
    const answers = await Promise.all([finish(client, token), finish(client, token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await rowOf(id))?.statut).toBe("deleted");
    expect(await server.mailbox(lea.email)).toHaveLength(1);
  });

  test("a wrong password asks for nothing", async () => {
    const { client, id } = await member();
    expect(codeOf(await ask(client, "Devine-2026"))).toBe("INVALID_CREDENTIALS");
    expect((await rowOf(id))?.statut).toBe("active");
    expect((await client.call(accountContract.standing)).body.data).toMatchObject({
      statut: "active",
      linkExpiresAt: null,
    });
  });
});

test("one's own data comes as one file, without anybody else's and without secrets", async () => {
  const { client } = await member();
  const other = await signIn(server, { prenom: "Karim", nom: "Benali" });
  await postMission(server, other);
  await client.call(missionsContract.create, { body: missionInput(server) });
  const { body } = await client.call(accountContract.exportData);
  expect(body.data.users).toMatchObject([{ email: lea.email, prenom: "Léa", statut: "active" }]);
  expect(body.data.missions).toHaveLength(1);
  expect(body.data.jobi_entries).toHaveLength(1);
  expect(body.data.sessions).toHaveLength(1);
  const text = JSON.stringify(body);
  expect(text).not.toContain("password");
  expect(text).not.toContain("Karim");
});
