import { hiddenMark } from "@jobami/api/masking/mark";
import { notificationsContract } from "@jobami/api/notifications/contract";
import { type Proposal, proposalsContract } from "@jobami/api/proposals/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { offer, refused } from "./proposals.fixture.ts";

const { accept, one, reject } = proposalsContract;

let server: TestServer;
let lea: SignedIn;
let karim: SignedIn;
let made: Proposal;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  lea = await signIn(server, { prenom: "Léa", nom: "Martin" });
  karim = await signIn(server, { prenom: "Karim", nom: "Benali", userType: "jobbeur" });
  made = await offer(server, karim, lea);
});

const params = () => ({ id: made.mission.id, proposalId: made.proposalId });
const refuse = (body: NonNullable<Parameters<typeof lea.call<typeof reject>>[1]>["body"], by = lea) =>
  by.call(reject, { params: params(), body });
const noteFor = async (by: SignedIn) => (await by.call(one, { params: params() })).body.data.refusalNote;
const phone = "06 12 34 56 78";

test("a refusal leaves a sentence of the list, a text, both or none, which its two sides read [PROP-10]", async () => {
  const answered = await refuse({ reason: "day", text: "Peut-être au printemps." });
  const note = { reason: "day", text: "Peut-être au printemps.", masked: null };
  expect(answered.body.data).toMatchObject({ statut: "refusee", refusalNote: note });
  expect(await noteFor(karim)).toEqual(note);
  const { body } = await karim.call(notificationsContract.list, {});
  expect(body.data[0]?.content).toContain("et vous laisse un mot");
});

test.each([undefined, {}, { reason: null, text: "" }])("%j leaves nothing", async (body) => {
  await refuse(body);
  expect(await noteFor(karim)).toBe(null);
  const { rows } = await server.platform.db.execute(sql`select from proposal_refusals`);
  expect(rows).toEqual([]);
});

test("ways to be reached in it are masked for who is refused, whole for who wrote it, and masked anew by a newer filter", async () => {
  await refuse({ text: `Appelez-moi, ${phone}` });
  expect(await noteFor(karim)).toEqual({ reason: null, text: `Appelez-moi, ${hiddenMark}`, masked: null });
  expect(await noteFor(lea)).toMatchObject({
    text: `Appelez-moi, ${phone}`,
    masked: { hidden: [{ kind: "phone" }] },
  });
  await server.platform.db.execute(
    sql`update proposal_refusals set message = ${`Appelez-moi, ${phone}`}, filter_version = 0`,
  );
  for (const renewal of server.domains.proposals.renewals) await renewal.run();
  expect((await noteFor(karim))?.text).toBe(`Appelez-moi, ${hiddenMark}`);
});

test("no one but the owner leaves one, and none goes with an acceptance", async () => {
  const stranger = await signIn(server);
  for (const by of [karim, stranger])
    expect(refused(await refuse({ reason: "price", text: "" }, by))[0]).toBeGreaterThanOrEqual(403);
  await lea.call(accept, { params: params(), body: {} });
  expect(await noteFor(karim)).toBe(null);
  expect((await stranger.call(one, { params: params() })).status).toBe(404);
});

test("another sentence, or a text that is too long, is refused", async () => {
  expect((await refuse({ reason: "ugly" as never, text: "" })).status).toBe(400);
  expect((await refuse({ text: "a".repeat(301) })).status).toBe(400);
});
