import { appealsContract } from "@jobami/api/appeals/contract";
import { peopleContract } from "@jobami/api/people/contract";
import { reportsContract } from "@jobami/api/reports/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makePerson, type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { because, decidedComment, plea, relu, sanctioned, tokenTo, waiting } from "./appeals.fixture.ts";

const { appeal, appealByLink, judge, ownDecisions } = appealsContract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const own = async (by: Pick<SignedIn, "call">, query: { cursor?: string; limit?: string } = {}) =>
  (await by.call(ownDecisions, { query })).body;
const nina = () => signIn(server, { prenom: "Nina", nom: "Roux", role: "jobmodo" });

async function settle(by: SignedIn, decision: "uphold" | "overturn") {
  const [row] = await waiting(by);
  await by.call(judge, { params: { id: row?.id ?? "" }, body: { decision, reasons: relu } });
}

test.each([
  ["remove", "removed", "overturn", "overturned"],
  ["remove", "removed", "uphold", "upheld"],
  ["keep", "visible", "overturn", "overturned"],
] as const)(
  "whoever decided to %s finds it with its appeal: none, open, then how it ended [MOD-10]",
  async (decision, decided, verdict, ended) => {
    const { id, karim, lea, maud } = await decidedComment(server, decision);
    const [alone] = (await own(maud)).data;
    expect(alone).toMatchObject({ id, decision: decided, person: null, reasons: because, appeal: null });
    const loser = decision === "remove" ? karim : lea;
    await loser.call(appeal, { params: { id }, body: { words: plea } });
    expect((await own(maud)).data[0]?.appeal).toMatchObject({ outcome: null, decidedAt: null });
    const another = await nina();
    await settle(another, verdict);
    const [over] = (await own(maud)).data;
    expect([over?.decision, over?.appeal?.outcome]).toEqual([decided, ended]);
    // What one judged is no decision of one's own that others could contest.
    expect((await own(another)).data).toEqual([]);
  },
);

test("who hid and who showed again each find their own; who did both finds the last", async () => {
  const { id, maud } = await decidedComment(server);
  const another = await nina();
  await another.call(reportsContract.restore, { params: { id }, body: { reasons: relu } });
  expect((await own(maud)).data).toMatchObject([{ id, decision: "removed", reasons: "" }]);
  expect((await own(another)).data).toMatchObject([{ id, decision: "restored", reasons: relu }]);
  const second = await decidedComment(server);
  await second.maud.call(reportsContract.restore, { params: { id: second.id }, body: { reasons: relu } });
  expect((await own(second.maud)).data).toMatchObject([{ id: second.id, decision: "restored" }]);
});

test("who sanctioned finds whom, and the appeal that was made signed out", async () => {
  const { anne, person } = await sanctioned(server);
  const token = await tokenTo(server, person.email);
  await server.client().call(appealByLink, { body: { token, words: plea } });
  expect((await own(anne)).data).toMatchObject([
    {
      decision: "sanctioned",
      title: "",
      person: { id: person.id, name: "Hugo Weber" },
      appeal: { outcome: null },
    },
  ]);
});

test("the list is walked by key, there and back, shows no one else’s, and is for staff", async () => {
  const { anne } = await sanctioned(server);
  for (const prenom of ["Zoé", "Inès"]) {
    const { id } = await makePerson(server, { prenom });
    await anne.call(peopleContract.sanction, { params: { id }, body: { kind: "warning", reason: because } });
  }
  const names = async (cursor?: string) => {
    const { data, pagination } = await own(anne, { limit: "1", ...(cursor === undefined ? {} : { cursor }) });
    return { who: data.map(({ person }) => person?.name.split(" ")[0]), ...pagination };
  };
  const first = await names();
  const second = await names(first.nextCursor ?? "");
  const third = await names(second.nextCursor ?? "");
  expect([first.who, second.who, third.who]).toEqual([["Inès"], ["Zoé"], ["Hugo"]]);
  expect([first.totalCount, first.previousCursor, third.nextCursor]).toEqual([3, null, null]);
  expect((await names(third.previousCursor ?? "")).who).toEqual(["Zoé"]);
  expect((await own(await nina())).pagination.totalCount).toBe(0);
  expect((await anne.call(ownDecisions, { query: { cursor: "apres~x~y" } })).status).toBe(400);
  expect((await server.client().call(ownDecisions)).status).toBe(401);
  expect((await (await signIn(server)).call(ownDecisions)).status).toBe(403);
});
