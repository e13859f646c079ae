import { accountContract } from "@jobami/api/account/contract";
import { authContract } from "@jobami/api/auth/contract";
import { missionBody, missionsContract } from "@jobami/api/missions/contract";
import { proposalsContract } from "@jobami/api/proposals/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Tx } from "../../platform/database/database.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { lea, logIn, mailedToken } from "../../testing/test-accounts.ts";
import { missionInput, postMission } from "../../testing/test-missions.ts";
import { signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { codeOf, confirm, createAccountSteps, hourMs, offer } from "./account.fixture.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const { leaving, member, rowOf, suspend } = createAccountSteps(() => server);

describe("a pause", () => {
  test("ends every session at once, and the next sign-in ends the pause [GDPR-04]", async () => {
    const { client, id } = await member();
    const elsewhere = server.client();
    await logIn(elsewhere);
    expect((await client.call(accountContract.pause)).status).toBe(200);
    expect([...client.jar.keys()].filter((name) => name.startsWith("jobami_"))).toEqual(["jobami_device"]);
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

const isAway = {
  code: "PROPOSAL_TRANSITION_REFUSED",
  message: "Cette personne n’est pas disponible pour l’instant. Vous ne pouvez pas conclure avec elle.",
  data: { isSideAway: true, proposal: expect.objectContaining({ statut: "en_attente", version: 1 }) },
};

describe("a person who is away", () => {
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
      const { missions, proposals } = server.domains;
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
