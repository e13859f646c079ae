import { accountContract } from "@jobami/api/account/contract";
import { notificationsContract, notificationTypes } from "@jobami/api/notifications/contract";
import { digestLeaveRoute } from "@jobami/api/notifications/routes";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { domains } from "../../domains.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { OutgoingMail } from "../../platform/mail/transport.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { chooseFor, draftOf, goTo, kindsToTry, notifyAll, runMailJobs } from "./notifications.fixture.ts";
import { digestSize } from "./notifications.letter.ts";

const { preferences, readAbout, setDigest, stopDigest } = notificationsContract;

let server: TestServer;
let lea: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  lea = await signIn(server, { prenom: "Léa" });
});

const mailsTo = async ({ person }: SignedIn) =>
  (await server.mailbox(person.email)).filter(({ subject }) => /^(Titre|Votre résumé)/.test(subject));
const digestsTo = async (to: SignedIn) =>
  (await mailsTo(to)).filter(({ subject }) => /^Votre résumé/.test(subject));
const kindsIn = (text: string) => [...text.matchAll(/^Titre (\w+)$/gm)].map(([, kind]) => kind);
const digestsMaybe = notificationTypes.filter((type) =>
  domains.some(({ notificationKinds: kinds }) => {
    const rules = kinds[type];
    return rules !== undefined && rules.mail !== "none" && rules.isEssential !== true;
  }),
);
const tokenIn = (text: string) => decodeURIComponent(/fin-du-resume\?token=(\S+)/.exec(text)?.[1] ?? "");

describe.each(kindsToTry)("the kind %s", (type) => {
  test("comes in one digest and by no mail of its own where that is chosen, and can be chosen wherever it is mailed", async () => {
    const { status, error } = await chooseFor(lea, type, "mail", "digest");
    if (!digestsMaybe.includes(type)) {
      expect([status, error.code]).toEqual([409, "PREFERENCE_FIXED"]);
      return;
    }
    expect(status).toBe(200);
    await notifyAll(server, draftOf(type, lea));
    await chooseFor(lea, type, "inApp", "off");
    await notifyAll(server, draftOf(type, lea));
    goTo(server, "2026-11-20", "17:59");
    await runMailJobs(server);
    expect(await mailsTo(lea)).toEqual([]);
    goTo(server, "2026-11-20", "18:00");
    await Promise.all([runMailJobs(server), runMailJobs(server)]);
    await runMailJobs(server);
    const mails = await mailsTo(lea);
    expect(mails.map(({ subject }) => subject)).toEqual(["Votre résumé Jobami\u00a0: 2 nouveautés"]);
    // With its line, and from who wants it by mail alone.
    expect(kindsIn(mails[0]?.text ?? "")).toEqual([type, type]);
    goTo(server, "2026-11-21", "18:00");
    await runMailJobs(server);
    expect(await mailsTo(lea)).toHaveLength(1);
  });
});

test("what was read, archived, deleted or turned off meanwhile is in none, and nothing at all is no mail", async () => {
  for (const type of digestsMaybe) await chooseFor(lea, type, "mail", "digest");
  const missionId = "01930000-0000-7000-8000-00000000000a";
  await notifyAll(
    server,
    { ...draftOf("proposal_received", lea), data: { missionId } },
    draftOf("comment_received", lea),
  );
  await lea.call(readAbout, { body: { missionId } });
  await chooseFor(lea, "comment_received", "mail", "off");
  goTo(server, "2026-11-20", "18:00");
  await runMailJobs(server);
  expect(await mailsTo(lea)).toEqual([]);
});

test("a digest of a week comes on its day, and its hour moves what waits", async () => {
  await chooseFor(lea, "proposal_received", "mail", "digest");
  await notifyAll(server, draftOf("proposal_received", lea));
  const { body } = await lea.call(setDigest, { body: { every: "week", weekday: "sunday", time: "09:00" } });
  expect(body.data.nextDigestAt).toBe("2026-11-22T08:00:00.000Z");
  goTo(server, "2026-11-22", "08:59");
  await runMailJobs(server);
  expect(await digestsTo(lea)).toEqual([]);
  goTo(server, "2026-11-22", "09:00");
  await runMailJobs(server);
  expect(await digestsTo(lea)).toHaveLength(1);
});

test("a long digest states how many there are besides, and each part leads to what it is about", async () => {
  await chooseFor(lea, "proposal_received", "mail", "digest");
  const line = {
    ...draftOf("proposal_received", lea),
    sentence: "Karim <b>& co</b> propose.",
    link: "/dashboard/missions/1",
  };
  await notifyAll(server, ...Array.from({ length: digestSize + 2 }, () => line));
  goTo(server, "2026-11-20", "18:00");
  await runMailJobs(server);
  const [mail] = await digestsTo(lea);
  expect(kindsIn(mail?.text ?? "")).toHaveLength(digestSize);
  expect(mail?.text).toContain("Voir les 2 autres dans mes notifications");
  expect(mail?.text).toContain(`${server.platform.config.publicUrl}/dashboard/missions/1`);
  expect(mail?.text).toContain("Karim <b>& co</b> propose.");
  expect(mail?.html).toContain("Karim &lt;b&gt;&amp; co&lt;/b&gt; propose.");
});

test("no one who paused their account is mailed, and what speaks of a person who left is not", async () => {
  await chooseFor(lea, "proposal_received", "mail", "digest");
  const missionId = "01930000-0000-7000-8000-00000000000a";
  await notifyAll(server, { ...draftOf("proposal_received", lea), data: { missionId } });
  await inTransaction(server.platform.db, (tx) =>
    server.domains.notifications.forget(tx, { missionIds: [missionId], proposalIds: [] }),
  );
  goTo(server, "2026-11-20", "18:00");
  await runMailJobs(server);
  expect(await digestsTo(lea)).toEqual([]);
  const karim = await signIn(server, { prenom: "Karim" });
  await chooseFor(karim, "proposal_received", "mail", "digest");
  await notifyAll(server, draftOf("proposal_received", karim));
  await karim.call(accountContract.pause);
  goTo(server, "2026-11-21", "18:00");
  await runMailJobs(server);
  expect(await digestsTo(karim)).toEqual([]);
});

describe("the end of a digest", () => {
  /** Lea's first digest, and the token in it. */
  async function firstDigest(): Promise<string> {
    await chooseFor(lea, "proposal_received", "mail", "digest");
    await notifyAll(server, draftOf("proposal_received", lea));
    goTo(server, "2026-11-20", "18:00");
    await runMailJobs(server);
    return tokenIn((await digestsTo(lea))[0]?.text ?? "");
  }
  const mailChoice = async () => {
    const { rows } = await server.platform.db.execute<{ choice: string }>(sql`
      select choice from notification_choices where user_id = ${lea.person.id} and kind = 'proposal_received'`);
    return rows.map(({ choice }) => choice);
  };

  test("is one press on its link, without a session, for what waits too, once and for all", async () => {
    const token = await firstDigest();
    await notifyAll(server, draftOf("proposal_received", lea));
    const twice = await Promise.all([1, 2].map(() => server.client().call(stopDigest, { body: { token } })));
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(await mailChoice()).toEqual(["off"]);
    goTo(server, "2026-11-21", "18:00");
    await runMailJobs(server);
    expect(await digestsTo(lea)).toHaveLength(1);
  });

  test("is one request of a mail program", async () => {
    const token = await firstDigest();
    const oneClick = (of: string) =>
      server.app.inject({
        method: "POST",
        url: `${digestLeaveRoute}?token=${encodeURIComponent(of)}`,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: "List-Unsubscribe=One-Click",
      });
    expect((await oneClick(`${token.slice(0, -1)}_`)).statusCode).toBe(400);
    expect((await oneClick("")).statusCode).toBe(400);
    expect(await mailChoice()).toEqual(["digest"]);
    expect(
      (await server.app.inject({ method: "GET", url: `${digestLeaveRoute}?token=${token}` })).statusCode,
    ).toBe(404);
    expect(await mailChoice()).toEqual(["digest"]);
    expect((await oneClick(token)).statusCode).toBe(204);
    expect(await mailChoice()).toEqual(["off"]);
  });

  test.each([
    "",
    "x",
    "01930000-0000-7000-8000-00000000000a_AAAA",
    "x".repeat(9000),
    "'; drop table users; --",
  ])("is nothing for a token that is not ours: case %#", async (token) => {
    await firstDigest();
    expect((await server.client().call(stopDigest, { body: { token } })).status).toBe(400);
    expect(await mailChoice()).toEqual(["digest"]);
  });

  test("of one person ends no one else’s", async () => {
    await firstDigest();
    const token = server.domains.notifications.digests.tokenOf("01930000-0000-7000-8000-00000000000a");
    expect((await server.client().call(stopDigest, { body: { token } })).status).toBe(200);
    expect(await mailChoice()).toEqual(["digest"]);
  });
});

test("a digest states to mail programs how it is ended; other mails do not", async () => {
  const taken: OutgoingMail[] = [];
  const smtp = await startTestServer({
    transport: { isEmbedded: false, send: async (mail) => void taken.push(mail), close: () => undefined },
  });
  try {
    const karim = await signIn(smtp, { prenom: "Karim" });
    await chooseFor(karim, "proposal_received", "mail", "digest");
    await notifyAll(smtp, draftOf("proposal_received", karim));
    goTo(smtp, "2026-11-20", "18:00");
    await runMailJobs(smtp);
    const [digest, ...others] = taken.toReversed();
    expect(digest?.unsubscribeUrl).toContain(`${digestLeaveRoute}?token=${karim.person.id}_`);
    expect(others.map((mail) => mail.unsubscribeUrl)).toEqual(others.map(() => undefined));
  } finally {
    await smtp.close();
  }
});

test.each([
  { every: "month", weekday: "monday", time: "09:00" },
  { every: "day", weekday: "lundi", time: "09:00" },
  { every: "day", weekday: "monday", time: "9h" },
  { every: "day", weekday: "monday", time: "9".repeat(9000) },
  { every: "week", time: "09:00" },
  {},
])("what is no rhythm is refused: case %#", async (body) => {
  expect((await lea.call(setDigest, { body })).status).toBe(400);
});

test("a visitor sets no digest; choices are read as they were made", async () => {
  const visitor = server.client();
  expect(
    (await visitor.call(setDigest, { body: { every: "day", weekday: "monday", time: "09:00" } })).status,
  ).toBe(401);
  await chooseFor(lea, "proposal_received", "mail", "digest");
  const choice = (await lea.call(preferences)).body.data.find(({ kind }) => kind === "proposal_received");
  expect(choice).toEqual({ kind: "proposal_received", inApp: "on", mail: "digest", push: "on" });
});
