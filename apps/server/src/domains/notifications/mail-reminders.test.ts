import { accountContract } from "@jobami/api/account/contract";
import type { Mission } from "@jobami/api/missions/contract";
import { notificationsContract } from "@jobami/api/notifications/contract";
import { type Proposal, proposalsContract } from "@jobami/api/proposals/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../platform/database/transaction.ts";
import { postMission } from "../../testing/test-missions.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { mailDelayMs } from "./mail-delay.ts";
import { createMailReminders } from "./mail-reminders.ts";

const { accept, ownerCounter, propose, reject, withdraw } = proposalsContract;

let server: TestServer;
let lea: SignedIn;
let karim: SignedIn;
let mission: Mission;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  lea = await signIn(server, { prenom: "Léa", nom: "Martin" });
  karim = await signIn(server, { prenom: "Karim", nom: "Benali", userType: "jobbeur" });
  mission = await postMission(server, lea, { title: "Tailler la haie & l’arbre" });
});

function reminders(isConnected = false) {
  const { platform, domains } = server;
  return createMailReminders({
    ...platform,
    users: domains.users,
    preferences: domains.notifications.preferences,
    times: domains.notifications.times,
    channel: { isConnected: async () => isConnected },
  });
}

async function offer(): Promise<Proposal> {
  server.clock.advance(1000);
  return (await karim.call(propose, { params: { id: mission.id }, body: { amount: 60 } })).body.data;
}

const decide = (by: SignedIn, call: typeof accept | typeof reject | typeof withdraw, proposal: Proposal) =>
  by.call(call, { params: { id: mission.id, proposalId: proposal.proposalId } });

async function counter(proposal: Proposal) {
  server.clock.advance(1000);
  await lea.call(ownerCounter, {
    params: { id: mission.id },
    body: { proposalId: proposal.proposalId, amount: 50 },
  });
}

const mailsTo = async ({ person }: SignedIn) => (await server.mailbox(person.email)).map((m) => m.subject);

describe("a line that waits unread", () => {
  test("is mailed after three minutes and not before, once, with the way to the mission", async () => {
    await offer();
    server.clock.advance(mailDelayMs - 1);
    expect(await reminders().run()).toBe(0);
    server.clock.advance(1);
    expect(await reminders().run()).toBe(1);
    expect(await reminders().run()).toBe(0);
    const [mail, ...others] = await server.mailbox(lea.person.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("Nouvelle proposition");
    expect(mail?.text).toContain("Bonjour Léa,");
    expect(mail?.text).toContain("Karim B. propose 60\u00a0€ pour «\u202fTailler la haie & l’arbre\u202f».");
    expect(mail?.text).toContain(`/dashboard/missions/${mission.id}`);
    expect(await mailsTo(karim)).toEqual([]);
  });

  test("of a counter-offer and of an acceptance is mailed to who waits for it", async () => {
    const proposal = await offer();
    await counter(proposal);
    server.clock.advance(mailDelayMs);
    await reminders().run();
    expect(await mailsTo(karim)).toEqual(["Contre-proposition"]);
    await decide(karim, accept, proposal);
    server.clock.advance(mailDelayMs);
    await reminders().run();
    expect((await mailsTo(lea))[0]).toBe("Proposition acceptée");
  });

  test("looked at by two processes at once is mailed once", async () => {
    await offer();
    server.clock.advance(mailDelayMs);
    const looked = await Promise.all([reminders().run(), reminders().run()]);
    expect(looked.reduce((all, one) => all + one, 0)).toBe(1);
    expect(await mailsTo(lea)).toEqual(["Nouvelle proposition"]);
  });
});

describe("no one is mailed", () => {
  test("who has read the line meanwhile", async () => {
    const { proposalId } = await offer();
    await lea.call(notificationsContract.readAbout, { body: { missionId: mission.id, proposalId } });
    server.clock.advance(mailDelayMs);
    await reminders().run();
    expect(await mailsTo(lea)).toEqual([]);
  });

  test("who is connected, not even later", async () => {
    await offer();
    server.clock.advance(mailDelayMs);
    await reminders(true).run();
    await reminders().run();
    expect(await mailsTo(lea)).toEqual([]);
  });

  test("of what no longer stands: only the newest line of a proposal states how it does", async () => {
    const proposal = await offer();
    await decide(karim, withdraw, proposal);
    server.clock.advance(mailDelayMs);
    await reminders().run();
    expect(await mailsTo(lea)).toEqual([]);
  });

  test("of a new mission or of a refusal, which ask for nothing", async () => {
    await decide(lea, reject, await offer());
    server.clock.advance(mailDelayMs);
    await reminders().run();
    expect(await mailsTo(karim)).toEqual([]);
  });

  test("whose account is paused", async () => {
    await offer();
    await lea.call(accountContract.pause);
    server.clock.advance(mailDelayMs);
    await reminders().run();
    expect(await mailsTo(lea)).not.toContain("Nouvelle proposition");
  });
});

test("a mail goes with the proposal that it speaks of when that is erased", async () => {
  const { proposalId } = await offer();
  server.clock.advance(mailDelayMs);
  await reminders().run();
  expect(await mailsTo(lea)).toEqual(["Nouvelle proposition"]);
  await inTransaction(server.platform.db, (tx) => server.platform.mail.forget(tx, [proposalId]));
  expect(await mailsTo(lea)).toEqual([]);
});
