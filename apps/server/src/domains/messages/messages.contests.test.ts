import { hiddenMark } from "@jobami/api/masking/mark";
import { messagesContract } from "@jobami/api/messages/contract";
import { maxContest, mostContests } from "@jobami/api/messages/routes";
import { notificationsContract } from "@jobami/api/notifications/contract";
import { proposalsContract } from "@jobami/api/proposals/contract";
import { reportsContract } from "@jobami/api/reports/contract";
import { desc } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { eraseRows, exportRows } from "../../platform/database/personal-data.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { tables } from "../../tables.ts";
import { liveEventsOf } from "../../testing/test-missions.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { contest, conversation, masked, reason, write } from "./messages.fixture.ts";

const { contests, decideContest, list, search, thread } = messagesContract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const text = "Référence 06 12 34 56 78";
const reasons = "C’est une référence de pièce.";
const moderator = () => signIn(server, { prenom: "Maud", role: "jobmodo" });
const decide = (by: Pick<SignedIn, "call">, id: string, decision = "lift", why = reasons) =>
  by.call(decideContest, { params: { id }, body: { decision: decision as "lift", reasons: why } });
const waiting = async (by: SignedIn) => (await by.call(contests)).body.data;
const first = async (who: SignedIn, id: string) =>
  (await who.call(thread, { params: { id } })).body.data.messages[0];
const outcome = ({ status, error }: { status: number; error: { code: string } }) => [status, error?.code];
const changes = async (who: SignedIn) =>
  (await liveEventsOf(server, who)).filter(({ name }) => name === "message_changed");

describe("an author who contests the filter [MSG-11]", () => {
  test("is read by moderators, that message alone, and sees that they look at it", async () => {
    const { owner, jobbeur, id, messageId } = await masked(server);
    await write(jobbeur, id, "Entre nous");
    const maud = await moderator();
    expect(await waiting(maud)).toEqual([]);
    const made = await contest(owner, id, messageId);
    expect([made.status, made.body.data.contest]).toEqual([201, { status: "open", reasons: null }]);
    const waitingContests = await waiting(maud);
    expect(waitingContests).toMatchObject([
      {
        id: messageId,
        author: "Léa D.",
        mission: "Tondre la pelouse du jardin",
        text,
        hidden: [{ start: 10, length: 14, kind: "phone" }],
        reason,
      },
    ]);
    expect(JSON.stringify(waitingContests)).not.toContain("Entre nous");
    expect((await first(owner, id))?.contest).toEqual({ status: "open", reasons: null });
    expect(await first(jobbeur, id)).toMatchObject({ text: `Référence ${hiddenMark}`, contest: null });
    expect(
      (await liveEventsOf(server, maud)).filter(({ name }) => name === "filter_contests_changed"),
    ).toHaveLength(1);
    expect([(await changes(owner)).length, (await changes(jobbeur)).length]).toEqual([1, 0]);
  });

  test("does so once, of what is theirs and hides something", async () => {
    const about = await masked(server);
    const { owner, jobbeur, id, messageId } = about;
    const plain = await write(owner, id, "À samedi");
    const stranger = await signIn(server);
    expect(outcome(await contest(jobbeur, id, messageId))).toEqual([404, "NOT_FOUND"]);
    expect(outcome(await contest(stranger, id, messageId))).toEqual([404, "NOT_FOUND"]);
    const other = await conversation(server);
    expect(outcome(await contest(owner, other.id, messageId))).toEqual([404, "NOT_FOUND"]);
    expect(outcome(await contest(owner, id, crypto.randomUUID()))).toEqual([404, "NOT_FOUND"]);
    expect(
      (
        await server.client().call(messagesContract.contest, {
          params: { id, messageId },
          body: { reason },
        })
      ).status,
    ).toBe(401);
    expect(outcome(await contest(owner, id, plain.body.data.id))).toEqual([409, "NOTHING_HIDDEN"]);
    for (const why of ["", "   ", "a".repeat(maxContest + 1), "nul\u0000"])
      expect(outcome(await contest(owner, id, messageId, why))).toEqual([400, "VALIDATION_FAILED"]);
    const both = await Promise.all([contest(owner, id, messageId), contest(owner, id, messageId)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(outcome(await contest(owner, id, messageId))).toEqual([409, "ALREADY_CONTESTED"]);
  });

  test("has nothing to contest once the two agree, and moderators nothing to decide", async () => {
    const about = await masked(server);
    const { owner, id, messageId, missionId, proposalId } = about;
    const second = await write(owner, id, "Et 07 12 34 56 78");
    await contest(owner, id, messageId);
    await owner.call(proposalsContract.accept, { params: { id: missionId, proposalId }, body: {} });
    expect(outcome(await contest(owner, id, second.body.data.id))).toEqual([409, "NOTHING_HIDDEN"]);
    expect(await waiting(await moderator())).toEqual([]);
  });

  test("waits before more once many of theirs do", async () => {
    const { owner, id } = await conversation(server);
    for (let count = 0; count < mostContests; count += 1) {
      const { body } = await write(owner, id, text);
      expect((await contest(owner, id, body.data.id)).status).toBe(201);
    }
    const { body } = await write(owner, id, text);
    expect(outcome(await contest(owner, id, body.data.id))).toEqual([429, "TOO_MANY_REQUESTS"]);
  });
});

describe("a moderator", () => {
  test("lifts the filter from one message: both read it, live, everywhere, and no other one", async () => {
    const { owner, jobbeur, id, messageId } = await masked(server);
    await contest(owner, id, messageId);
    const maud = await moderator();
    expect((await decide(maud, messageId)).status).toBe(200);
    expect(await waiting(maud)).toEqual([]);
    expect(await first(jobbeur, id)).toMatchObject({ text, hidden: [], contest: null });
    expect(await first(owner, id)).toMatchObject({
      text,
      hidden: [],
      contest: { status: "lifted", reasons },
    });
    expect((await jobbeur.call(list, {})).body.data.conversations[0]?.last_message_preview).toBe(text);
    expect((await jobbeur.call(search, { query: { q: "56" } })).body.data).toHaveLength(1);
    expect((await changes(jobbeur)).at(-1)?.payload).toMatchObject({
      message: { id: messageId, text, hidden: [], contest: null },
    });
    await write(owner, id, "Et 07 12 34 56 78");
    expect((await jobbeur.call(list, {})).body.data.conversations[0]?.last_message_preview).toBe(
      `Et ${hiddenMark}`,
    );
    const [line] = (await owner.call(notificationsContract.list, {})).body.data;
    expect(line).toMatchObject({
      title: "Filtre levé",
      link: `/dashboard/messages/${id}?message=1`,
    });
    expect(line?.content).toContain(reasons);
  });

  test("keeps it with reasons that its author alone reads", async () => {
    const { owner, jobbeur, id, messageId } = await masked(server);
    await contest(owner, id, messageId);
    const maud = await moderator();
    expect((await decide(maud, messageId, "keep")).status).toBe(200);
    expect((await first(owner, id))?.contest).toEqual({ status: "kept", reasons });
    expect(await first(jobbeur, id)).toMatchObject({ text: `Référence ${hiddenMark}`, contest: null });
    expect(await changes(jobbeur)).toEqual([]);
    expect(outcome(await contest(owner, id, messageId))).toEqual([409, "ALREADY_CONTESTED"]);
    const [entry] = await server.platform.db
      .select()
      .from(auditEntries)
      .orderBy(desc(auditEntries.at))
      .limit(1);
    expect(entry).toMatchObject({
      kind: "filter.kept",
      actorId: maud.person.id,
      subjectKind: "content",
      subjectId: messageId,
      before: { status: "open" },
      after: { status: "kept", content: "message" },
      reason: reasons,
    });
  });

  test("decides once, with reasons, and not of their own conversation; no one else does", async () => {
    const { owner, jobbeur, id, messageId } = await masked(server);
    const maud = await moderator();
    expect(outcome(await decide(maud, messageId))).toEqual([404, "NOT_FOUND"]);
    await contest(owner, id, messageId);
    for (const who of [owner, jobbeur, await signIn(server)]) {
      expect(outcome(await decide(who, messageId))).toEqual([403, "FORBIDDEN"]);
      expect(outcome(await who.call(contests))).toEqual([403, "FORBIDDEN"]);
    }
    expect((await decide(server.client() as never, messageId)).status).toBe(401);
    for (const [decision, why] of [
      ["lift", ""],
      ["lift", "court"],
      ["lift", "          "],
      ["lift", "a".repeat(2000)],
      ["delete", reasons],
    ])
      expect(outcome(await decide(maud, messageId, decision, why))).toEqual([400, "VALIDATION_FAILED"]);
    const both = await Promise.all([decide(maud, messageId), decide(await moderator(), messageId, "keep")]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(outcome(await decide(maud, messageId))).toEqual([409, "CONTEST_DECIDED"]);
    expect(outcome(await decide(maud, crypto.randomUUID()))).toEqual([404, "NOT_FOUND"]);
  });

  test("who hid the message for another reason has nothing of it to decide", async () => {
    const { owner, jobbeur, id, messageId } = await masked(server);
    await contest(owner, id, messageId);
    await jobbeur.call(reportsContract.report, {
      body: { content_type: "message", content_id: messageId, reason: "Il insiste." },
    });
    const maud = await moderator();
    const [reported] = (await maud.call(reportsContract.cases, {})).body.data;
    await maud.call(reportsContract.decide, {
      params: { id: reported?.id ?? "" },
      body: { decision: "remove", reasons },
    });
    expect(await waiting(maud)).toEqual([]);
  });
});

test("a contest is in its author’s export, and goes with them and with the message", async () => {
  const { owner, id, messageId } = await masked(server);
  await contest(owner, id, messageId);
  const { db } = server.platform;
  const rows = await exportRows(db, tables, owner.person.id);
  expect(rows.filter_contests).toMatchObject([{ message_id: messageId, reason, status: "open" }]);
  await owner.call(messagesContract.remove, { params: { id, messageId } });
  expect(await waiting(await moderator())).toEqual([]);
  const again = await write(owner, id, text);
  await contest(owner, id, again.body.data.id);
  await inTransaction(db, (tx) => eraseRows(tx, tables, owner.person.id));
  expect((await exportRows(db, tables, owner.person.id)).filter_contests).toEqual([]);
});
