import { adviceContract } from "@jobami/api/advice/contract";
import { adviceSlugs } from "@jobami/api/advice/routes";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { eraseRows, exportRows } from "../../platform/database/personal-data.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { type SignedIn, signIn, signInAgain } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { adviceTables } from "./advice.tables.ts";

const { reads, read, unread } = adviceContract;
const [first, second] = adviceSlugs;

let server: TestServer;
let karim: SignedIn;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  karim = await signIn(server, { userType: "jobbeur" });
});

const keep = (who: SignedIn, slug: string) => who.call(read, { params: { slug: slug as typeof first } });

test("what was read is retained for its person, in the order of the articles, and can be taken back [DASH-10]", async () => {
  expect((await karim.call(reads)).body.data).toEqual([]);
  await keep(karim, second);
  expect((await keep(karim, first)).body.data).toEqual([first, second]);
  karim = await signInAgain(server, karim.person);
  expect((await karim.call(reads)).body.data).toEqual([first, second]);
  expect((await (await signIn(server)).call(reads)).body.data).toEqual([]);
  expect((await karim.call(unread, { params: { slug: first } })).body.data).toEqual([second]);
  expect((await karim.call(unread, { params: { slug: first } })).body.data).toEqual([second]);
});

test("twice at once is once", async () => {
  const answers = await Promise.all([keep(karim, first), keep(karim, first), keep(karim, first)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await karim.call(reads)).body.data).toEqual([first]);
});

test("an article that is not there cannot have been read, and no one reads without a session", async () => {
  for (const slug of ["autre", "%00", "x".repeat(2000), "..%2f", "drop table users"]) {
    const { status } = await keep(karim, slug);
    expect(status >= 400 && status < 500, slug).toBe(true);
  }
  const visitor = server.client();
  expect((await visitor.call(reads)).status).toBe(401);
  expect((await visitor.call(read, { params: { slug: first } })).status).toBe(401);
  expect((await visitor.call(unread, { params: { slug: first } })).status).toBe(401);
});

test("goes with the data of its person, and with them", async () => {
  await keep(karim, first);
  const { db } = server.platform;
  expect((await exportRows(db, adviceTables, karim.person.id)).advice_reads).toMatchObject([{ slug: first }]);
  await inTransaction(db, (tx) => eraseRows(tx, adviceTables, karim.person.id));
  expect((await karim.call(reads)).body.data).toEqual([]);
});
