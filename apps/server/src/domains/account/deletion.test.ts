import { accountContract } from "@jobami/api/account/contract";
import { authContract } from "@jobami/api/auth/contract";
import { missionsContract } from "@jobami/api/missions/contract";
import { notificationsContract } from "@jobami/api/notifications/contract";
import { proposalsContract } from "@jobami/api/proposals/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mails } from "../../platform/mail/mail.tables.ts";
import { goodPassword, lea, logIn, mailedToken, signUp } from "../../testing/test-accounts.ts";
import { liveEventsOf, missionInput, postMission } from "../../testing/test-missions.ts";
import { signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { ask, codeOf, confirm, createAccountSteps, finish, hourMs, look, offer } from "./account.fixture.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const { leaving, member, rowOf } = createAccountSteps(() => server);

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
    expect([...client.jar.keys()].filter((name) => name.startsWith("jobami_"))).toEqual(["jobami_device"]);
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

  test("ends open work without a Jobi, and informs the other sides without a name", async () => {
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
      { statut: "retiree", jobbeur: { prenom: "Ancien membre", initiale: "" }, message: "" },
    ]);
    for (const other of [owner, jobbeur]) {
      const inbox = await other.call(notificationsContract.list);
      const notified = JSON.stringify([inbox.body.data, await liveEventsOf(server, other)]);
      expect(notified).not.toMatch(/Léa|cave/);
    }
    const contents = (await owner.call(notificationsContract.list)).body.data.map(({ content }) => content);
    expect(contents).toEqual([
      "<p>Ancien membre a retiré sa proposition pour «\u202fTondre la pelouse du jardin\u202f».</p>",
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

  test("ended twice at once, the account is erased once and that is reported once", async () => {
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
