import { roles } from "@jobami/api/http/route";
import { notificationsContract } from "@jobami/api/notifications/contract";
import { updatesContract } from "@jobami/api/updates/contract";
import { updatesPageSize } from "@jobami/api/updates/routes";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { runMailJobs } from "../notifications/notifications.fixture.ts";
import { news } from "./updates.samples.ts";

const { list, every, publish, correct } = updatesContract;
const minuteMs = 60_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const administrator = () => signIn(server, { role: "jobpadm" });
const linesOf = async ({ call }: Pick<SignedIn, "call">) =>
  (await call(notificationsContract.list)).body.data.filter(({ type }) => type === "product_update");
const mailsTo = async ({ person }: SignedIn) =>
  (await server.mailbox(person.email)).map(({ subject }) => subject);

test("announcing is for administrators with a second factor alone; everybody with an account reads [POL-15]", async () => {
  for (const role of roles) {
    const one = await signIn(server, { role });
    const expected = role === "jobpadm" ? 200 : 403;
    expect([role, (await one.call(every)).status]).toEqual([role, expected]);
    expect([role, (await one.call(publish, { body: news })).status]).toEqual([
      role,
      role === "jobpadm" ? 201 : 403,
    ]);
    expect((await one.call(list)).status).toBe(200);
  }
  const unsecured = await signIn(server, { role: "jobpadm", hasSecondFactor: false });
  expect((await unsecured.call(publish, { body: news })).error.code).toBe("SECOND_FACTOR_REQUIRED");
  expect((await server.client().call(list)).status).toBe(401);
  expect((await server.client().call(publish, { body: news })).status).toBe(401);
});

test("something new is reported to everybody once, in the application and by mail to who did not look; not to who came later [POL-15]", async () => {
  const [lea, noor] = [await signIn(server), await administrator()];
  server.clock.advance(minuteMs);
  const { body } = await noor.call(publish, { body: { ...news, title: `  ${news.title} ` } });
  expect(body.data).toMatchObject({ ...news, told: 0 });
  server.clock.advance(minuteMs);
  const later = await signIn(server);
  await server.settle();
  await server.domains.updates.announce({ id: body.data.id });
  await server.settle();
  expect((await linesOf(lea)).map(({ title }) => title)).toEqual([news.title]);
  expect(await linesOf(later)).toEqual([]);
  expect((await later.call(list)).body.data.map(({ title }) => title)).toEqual([news.title]);
  expect((await noor.call(every)).body.data[0]?.told).toBe(2);
  server.clock.advance(5 * minuteMs);
  await runMailJobs(server);
  expect(await mailsTo(lea)).toContain(news.title);
});

test("text is corrected without informing anybody twice, and both acts stand in the journal", async () => {
  const [lea, noor] = [await signIn(server), await administrator()];
  const { body } = await noor.call(publish, { body: news });
  await server.settle();
  const corrected = { ...news, title: "Les offres partenaires sont là" };
  const answer = await noor.call(correct, { params: { id: body.data.id }, body: corrected });
  expect(answer.body.data).toMatchObject({ ...corrected, publishedAt: body.data.publishedAt });
  await server.settle();
  expect(await linesOf(lea)).toHaveLength(1);
  expect((await lea.call(list)).body.data[0]?.title).toBe(corrected.title);
  const entries = await server.platform.db.select().from(auditEntries);
  expect(entries.map(({ kind }) => kind).sort()).toEqual(["update.corrected", "update.published"]);
  const nobodys = "00000000-0000-4000-8000-000000000001";
  expect((await noor.call(correct, { params: { id: nobodys }, body: news })).status).toBe(404);
});

test("what is no announcement is refused; long lists come page by page", async () => {
  const noor = await administrator();
  for (const body of [
    {},
    { ...news, title: "Oui" },
    { ...news, title: "a".repeat(101) },
    { ...news, words: "Court" },
    { ...news, words: "a".repeat(2001) },
    { ...news, title: "Deux\nlignes ici" },
  ])
    expect((await noor.call(publish, { body: body as never })).status).toBe(400);
  for (let published = 0; published <= updatesPageSize; published += 1) {
    server.clock.advance(minuteMs);
    await noor.call(publish, { body: { ...news, title: `Nouveauté ${published}` } });
  }
  const first = (await noor.call(list)).body;
  const second = (await noor.call(list, { query: { page: 2 } })).body;
  expect([first.data.length, first.data[0]?.title, second.data.map(({ title }) => title)]).toEqual([
    updatesPageSize,
    `Nouveauté ${updatesPageSize}`,
    ["Nouveauté 0"],
  ]);
  expect(first.pagination).toMatchObject({ totalCount: updatesPageSize + 1, totalPages: 2 });
});
