import { appealsContract } from "@jobami/api/appeals/contract";
import { commentsContract } from "@jobami/api/comments/contract";
import { disputesContract } from "@jobami/api/disputes/contract";
import type { AnswerOf, Endpoint } from "@jobami/api/http/contract";
import { messagesContract } from "@jobami/api/messages/contract";
import { peopleContract } from "@jobami/api/people/contract";
import { reportsContract } from "@jobami/api/reports/contract";
import { staffContract, type WorkLine } from "@jobami/api/staff/contract";
import { usualTargetHours, type WorkKind } from "@jobami/api/staff/routes";
import { supportContract } from "@jobami/api/support/contract";
import { verificationContract } from "@jobami/api/verification/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../platform/database/ids.ts";
import { makePerson, type SignedIn, signIn, signInAgain } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { decidedComment, plea } from "../appeals/appeals.fixture.ts";
import { discussed, doneMission, open } from "../disputes/disputes.fixture.ts";
import { contest, masked } from "../messages/messages.fixture.ts";
import { ask, bug } from "../support/support.fixture.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

type Part = "waiting" | "mine" | "late";
const hourMs = 3_600_000;

/** The list of each kind, and what it is asked for a figure. */
const lists: Record<WorkKind, { endpoint: Endpoint; asked: (part: Part) => Record<string, string> }> = {
  reports: { endpoint: reportsContract.cases, asked: (part) => ({ status: part }) },
  appeals: { endpoint: appealsContract.queue, asked: (part) => ({ status: part }) },
  disputes: { endpoint: disputesContract.list, asked: (part) => ({ status: part }) },
  contests: { endpoint: messagesContract.contests, asked: (part) => ({ status: part }) },
  papers: { endpoint: verificationContract.queue, asked: (part) => ({ status: part }) },
  tickets: { endpoint: supportContract.desk, asked: (part) => askedOfQueue("help", part) },
  bugs: { endpoint: supportContract.desk, asked: (part) => askedOfQueue("bug", part) },
  factors: { endpoint: peopleContract.list, asked: () => ({ factor: "none" }) },
};

function askedOfQueue(kind: "help" | "bug", part: Part): Record<string, string> {
  if (part === "mine") return { kind, status: "waiting", assigned: "me" };
  return { kind, status: part };
}

async function workOf(by: SignedIn): Promise<WorkLine[]> {
  return (await by.call(staffContract.work)).body.data;
}

/** Walks a list to its end, two rows a page; how many there were, and what the list shows how many there are. */
async function walk(by: SignedIn, kind: WorkKind, part: Part) {
  const { endpoint, asked } = lists[kind];
  const ids: string[] = [];
  let cursor: string | null = null;
  let counted = 0;
  do {
    const query: Record<string, string> = {
      ...asked(part),
      limit: "2",
      ...(cursor === null ? {} : { cursor }),
    };
    const { body } = await by.call(endpoint, { query } as never);
    const { data, pagination } = body as AnswerOf<typeof peopleContract.list>;
    ids.push(...data.map(({ id }) => id));
    counted = pagination.totalCount;
    cursor = pagination.nextCursor;
  } while (cursor !== null);
  return { walked: new Set(ids).size, counted };
}

/** Every figure of a person’s first page has a list of exactly so many entries. */
async function expectWhole(by: SignedIn): Promise<WorkLine[]> {
  const lines = await workOf(by);
  for (const { kind, waiting, mine, late } of lines)
    for (const [part, figure] of Object.entries({ waiting, mine, late }))
      if (figure !== null)
        expect([kind, part, await walk(by, kind, part as Part)]).toEqual([
          kind,
          part,
          { walked: figure.totalCount, counted: figure.totalCount },
        ]);
  return lines;
}

const figuresOf = (lines: readonly WorkLine[]) =>
  Object.fromEntries(
    lines.map(({ kind, waiting, mine, late }) => [
      kind,
      [waiting.totalCount, mine?.totalCount ?? null, late?.totalCount ?? null],
    ]),
  );

async function sendPaper(by: SignedIn): Promise<void> {
  await server.platform.db.execute(sql`
    insert into verification_documents (id, user_id, kind, title, status, file_id, submitted_at)
    values (${newId()}, ${by.person.id}, 'qualification', 'CAP Jardinier', 'submitted', ${newId()},
      ${new Date(server.clock.now()).toISOString()}::timestamptz)`);
}

/** A comment under a mission, and who reports it. */
async function reported(author: SignedIn, reporters: readonly SignedIn[], missionId: string): Promise<void> {
  server.clock.advance(1000);
  const { body } = await author.call(commentsContract.post, {
    params: { id: missionId },
    body: { comment: "Ce client est un menteur." },
  });
  for (const reporter of reporters)
    await reporter.call(reportsContract.reportContent, {
      body: { content_type: "comment", content_id: body.data.id, reason: "Il insulte." },
    });
}

/** Something of each kind; of most kinds also what one of the three who look after it may not decide of. */
async function scene() {
  const { id, karim, maud, lea, missionId } = await decidedComment(server);
  const nora = await signIn(server, { prenom: "Nora", nom: "Roy", role: "jobmodo" });
  const anne = await signIn(server, { prenom: "Anne", nom: "Perrin", role: "jobpadm" });
  await makePerson(server, { prenom: "Paul", role: "jobmodo", hasSecondFactor: false });
  // Maud decided, another person judges.
  await karim.call(appealsContract.appeal, { params: { id }, body: { words: plea } });
  for (const reporters of [[lea], [lea, maud], [lea]]) await reported(karim, reporters, missionId);
  await reported(nora, [lea], missionId);
  const first = await ask(server, lea);
  for (const by of [lea, karim, nora]) await ask(server, by);
  await ask(server, lea, bug);
  await maud.call(supportContract.file, { params: { id: first.id }, body: { assignee: "me" } });
  const { owner, id: conversationId, messageId } = await masked(server);
  await contest(owner, conversationId, messageId);
  await discussed(server, await doneMission(server));
  const undiscussed = await doneMission(server);
  await open(server, undiscussed.lea, undiscussed.id);
  for (const by of [karim, lea, anne]) await sendPaper(by);
  return { maud, nora, anne };
}

describe("what waits for staff", () => {
  test("is nothing where nothing waits", async () => {
    expect(await workOf(await signIn(server, { role: "jobpadm" }))).toEqual([]);
    expect(await workOf(await signIn(server, { role: "jobmodo" }))).toEqual([]);
  });

  test("each figure is as long as its list, for each of the team, of what they may act on [MOD-05, ADM-36]", async () => {
    const { maud, nora, anne } = await scene();
    const shared = { contests: [1, null, 0], disputes: [1, null, 0], bugs: [1, 0, 0] };
    expect(figuresOf(await expectWhole(maud))).toEqual({
      ...shared,
      reports: [3, null, 0],
      tickets: [4, 1, 0],
    });
    expect(figuresOf(await expectWhole(nora))).toEqual({
      ...shared,
      appeals: [1, 0, 0],
      reports: [3, null, 0],
      tickets: [3, 0, 0],
    });
    expect(figuresOf(await expectWhole(anne))).toEqual({
      ...shared,
      appeals: [1, 0, 0],
      reports: [4, null, 0],
      tickets: [4, 0, 0],
      papers: [2, null, 0],
      factors: [1, null, null],
    });
  });

  test("what is theirs comes first, then what has waited for longer than the company aims at, and each states since when", async () => {
    const people = await scene();
    server.clock.advance(usualTargetHours.tickets * hourMs - 60_000);
    const maud = await signInAgain(server, people.maud.person);
    await ask(server, await signIn(server, { prenom: "Zoé" }));
    const before = await expectWhole(maud);
    expect(before[0]).toMatchObject({ kind: "tickets", mine: { totalCount: 1 }, late: { totalCount: 0 } });
    server.clock.advance(2 * 60_000);
    const [tickets, reports, ...others] = await expectWhole(maud);
    expect([tickets?.kind, tickets?.late?.totalCount, tickets?.waiting.totalCount]).toEqual([
      "tickets",
      4,
      5,
    ]);
    expect([reports?.kind, reports?.late?.totalCount, reports?.targetHours]).toEqual(["reports", 3, 24]);
    expect(others.map(({ late }) => late?.totalCount)).toEqual([0, 0, 0]);
    const since = others.map((line) => line.since ?? "");
    expect(since).toEqual([...since].sort());
    expect(Number(new Date(tickets?.since ?? ""))).toBeLessThan(server.clock.now() - 24 * hourMs);
  });

  test("a dispute waits once its other side has had the time to answer, for who is no side of it", async () => {
    const { lea, id } = await doneMission(server);
    await open(server, lea, id);
    const anne = await signIn(server, { role: "jobpadm" });
    expect(await workOf(anne)).toEqual([]);
    server.clock.advance(72 * hourMs);
    const again = await signInAgain(server, anne.person);
    expect(figuresOf(await expectWhole(again))).toEqual({ disputes: [1, null, 0] });
    server.clock.advance(usualTargetHours.disputes * hourMs);
    const later = await signInAgain(server, anne.person);
    expect(figuresOf(await expectWhole(later))).toEqual({ disputes: [1, null, 1] });
  });

  test("is reported to staff alone [ROLE-10]", async () => {
    const member = await signIn(server);
    expect((await member.call(staffContract.work)).status).toBe(403);
    expect((await server.client().call(staffContract.work)).status).toBe(401);
  });
});
