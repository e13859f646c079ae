import { appealsContract } from "@jobami/api/appeals/contract";
import { notificationsContract } from "@jobami/api/notifications/contract";
import { staffContract } from "@jobami/api/staff/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { assign, decidedComment, plea, relu, waiting } from "./appeals.fixture.ts";

const { appeal, judge, queue } = appealsContract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

type Caller = Pick<SignedIn, "call">;
const absent = "01930000-0000-7000-8000-00000000dead";
const outcome = ({ status, error }: { status: number; error: { code: string } }) => [status, error?.code];
const settle = (by: Caller, id: string) =>
  by.call(judge, { params: { id }, body: { decision: "overturn", reasons: relu } });
const listed = async (by: Caller) => (await by.call(queue, { query: { status: "mine" } })).body.data.length;
const appealWork = async (by: Caller) =>
  (await by.call(staffContract.work)).body.data.find(({ kind }) => kind === "appeals");
const moderator = (prenom: string, nom: string) => signIn(server, { prenom, nom, role: "jobmodo" });

/** An appeal against Maud's decision, and two others who may judge it. */
async function contested() {
  const decided = await decidedComment(server);
  await decided.karim.call(appeal, { params: { id: decided.id }, body: { words: plea } });
  const [nina, omar] = [await moderator("Nina", "Roux"), await moderator("Omar", "Diallo")];
  const [row] = await waiting(nina);
  return { ...decided, nina, omar, id: row?.id ?? "" };
}

test("an appeal is taken, is that one’s first and no one else’s to judge, and is handed back [MOD-10]", async () => {
  const { nina, omar, id } = await contested();
  expect(await listed(nina)).toBe(0);
  expect((await appealWork(nina))?.mine?.totalCount).toBe(0);
  const taken = await assign(nina, id);
  expect(taken.body.data.assignee).toMatchObject({ name: "Nina Roux", isMe: true });
  expect((await waiting(omar))[0]?.assignee).toMatchObject({ name: "Nina Roux", isMe: false });
  expect([await listed(nina), await listed(omar)]).toEqual([1, 0]);
  expect((await appealWork(nina))?.mine?.totalCount).toBe(1);
  expect((await appealWork(omar))?.mine?.totalCount).toBe(0);
  expect(outcome(await settle(omar, id))).toEqual([409, "APPEAL_TAKEN"]);
  expect(outcome(await assign(omar, id, "none"))).toEqual([409, "APPEAL_TAKEN"]);
  expect((await assign(nina, id)).status).toBe(200);
  expect((await assign(nina, id, "none")).body.data.assignee).toBeNull();
  expect((await assign(nina, id, "none")).status).toBe(200);
  expect((await settle(omar, id)).body.data).toMatchObject({
    outcome: "overturned",
    decidedBy: "Omar Diallo",
  });
  for (const to of ["me", "none"] as const)
    expect(outcome(await assign(nina, id, to))).toEqual([409, "APPEAL_DECIDED"]);
});

test("it is taken over from whom one sees with it, who is notified; not from an older sight", async () => {
  const { nina, omar, id } = await contested();
  await assign(nina, id);
  expect(outcome(await assign(omar, id))).toEqual([409, "APPEAL_TAKEN"]);
  expect((await assign(omar, id, "me", nina.person.id)).body.data.assignee?.isMe).toBe(true);
  const [line] = (await nina.call(notificationsContract.list)).body.data;
  expect(line).toMatchObject({
    title: "Un recours change de mains",
    content: expect.stringMatching(/Omar Diallo suit/),
  });
  expect(outcome(await assign(nina, id, "me", nina.person.id))).toEqual([409, "APPEAL_TAKEN"]);
});

test("who decided first never takes it, nor whom it concerns, nor who is not of staff; the database holds to that too", async () => {
  const { nina, maud, karim, lea, id } = await contested();
  expect(outcome(await assign(maud, id))).toEqual([403, "SAME_JUDGE"]);
  await assign(nina, id);
  expect(outcome(await assign(maud, id, "me", nina.person.id))).toEqual([403, "SAME_JUDGE"]);
  for (const by of [karim, lea]) expect(outcome(await assign(by, id))).toEqual([403, "FORBIDDEN"]);
  expect(outcome(await assign(server.client(), id))).toEqual([401, "UNAUTHENTICATED"]);
  expect(outcome(await assign(nina, absent))).toEqual([404, "NOT_FOUND"]);
  const { db } = server.platform;
  for (const { person } of [maud, karim, lea])
    await expect(
      db.execute(sql`update appeals set assignee_id = ${person.id}, assigned_at = now() where id = ${id}`),
    ).rejects.toThrow();
});

test("of fifty who take it at once one has it", async () => {
  const { nina, omar, id } = await contested();
  const all = await Promise.all(Array.from({ length: 50 }, (_, i) => assign(i % 2 === 0 ? nina : omar, id)));
  const lawful = all.filter(({ status }) => status === 200);
  expect(lawful.length).toBeGreaterThan(0);
  expect(new Set(lawful.map(({ body }) => body.data.assignee?.name)).size).toBe(1);
  for (const answer of all.filter(({ status }) => status !== 200))
    expect(outcome(answer)).toEqual([409, "APPEAL_TAKEN"]);
});

test("what a person had who can judge no longer waits for everybody again", async () => {
  const { nina, omar, id } = await contested();
  await assign(nina, id);
  await server.platform.db.execute(sql`update users set role = 'jobutil' where id = ${nina.person.id}`);
  expect((await waiting(omar))[0]?.assignee).toBeNull();
  expect((await assign(omar, id)).body.data.assignee?.isMe).toBe(true);
});
