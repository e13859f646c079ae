import { blocksContract } from "@jobami/api/blocks/contract";
import { favoritesContract } from "@jobami/api/favorites/contract";
import { messagesContract } from "@jobami/api/messages/contract";
import { progressContract } from "@jobami/api/progress/contract";
import { proposalsContract } from "@jobami/api/proposals/contract";
import { reviewsContract } from "@jobami/api/reviews/contract";
import { statisticsContract } from "@jobami/api/statistics/contract";
import { statisticsExportPath } from "@jobami/api/statistics/routes";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../platform/database/transaction.ts";
import { postMission } from "../../testing/test-missions.ts";
import { type SignedIn, signIn, signInAgain } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { write } from "../messages/messages.fixture.ts";
import { agreement, finish } from "../progress/progress.fixture.ts";
import { decide, offer } from "../proposals/proposals.fixture.ts";
import { subscribed } from "../subscriptions/subscriptions.fixture.ts";

const { figures, advanced, look } = statisticsContract;
const minutesADay = 24 * 60;
const dayMs = minutesADay * 60_000;

let server: TestServer;
let lea: SignedIn;
let karim: SignedIn;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  lea = await signIn(server, { prenom: "Léa", nom: "Martin" });
  karim = await signIn(server, { prenom: "Karim", nom: "Benali", userType: "jobbeur" });
});

const of = async (who: SignedIn, periode = "30j") =>
  (await who.call(figures, { query: { periode } })).body.data;
const detailOf = async (who: SignedIn, periode = "30j") =>
  (await who.call(advanced, { query: { periode } })).body.data;
const views = (who: SignedIn, kind: "profil" | "mission", id: string) =>
  who.call(look, { body: { kind, id } });

/** So many days later, both signed in anew. */
async function later(days: number) {
  server.clock.advance(days * dayMs);
  lea = await signInAgain(server, lea.person);
  karim = await signInAgain(server, karim.person);
}

/** A mission done and paid in full. */
async function paid(amount = 60) {
  const about = await agreement(server, {}, { amount }, { lea, karim });
  await finish(server, about);
  const body = { status: "paye", montant_paiement: amount } as const;
  await karim.call(progressContract.payment, { params: about.ids, body });
  return about;
}

describe("one’s own figures", () => {
  test("are what was done and got on either side, beside the period before [DASH-09]", async () => {
    await paid(60);
    await later(10);
    const about = await paid(40.5);
    for (const who of [lea, karim])
      await who.call(reviewsContract.write, {
        params: { id: about.id },
        body: { notes: [5, 4, 5, 4], texte: "" },
      });
    await decide(lea, proposalsContract.reject, await offer(server, karim, lea));
    await lea.call(favoritesContract.add, { body: { favorite_user_id: karim.person.id } });
    const wanted = {
      cote: "jobbeur",
      missions: { now: 1, before: 1 },
      finished: { now: 1, before: 1 },
      proposals: { now: 2, before: 1 },
      accepted: { now: 1, before: 1 },
      refused: { now: 1, before: 0 },
      reviews: { now: 1, before: 0 },
      rating: { now: 4.5, before: null },
      cents: { now: 4050, before: 6000 },
    };
    const week = await of(karim, "7j");
    expect(week).toMatchObject(wanted);
    expect(week.series.length).toBe(7);
    expect(week.series.at(-1)).toMatchObject({ start: week.to, missions: 1, proposals: 2, cents: 4050 });
    expect(await of(lea, "7j")).toMatchObject({
      ...wanted,
      cote: "demandeur",
      missions: { now: 2, before: 1 },
    });
    // Over a month there is nothing before; over a year both stand in their months.
    expect(await of(karim)).toMatchObject({ missions: { now: 2, before: 0 }, cents: { now: 10_050 } });
    const year = await of(karim, "12m");
    expect([year.series.length, year.series.reduce((sum, { cents }) => sum + cents, 0)]).toEqual([
      12, 10_050,
    ]);
  });

  test("count answers from three on: a jobbeur’s to messages, a requester’s to proposals", async () => {
    for (let n = 0; n < 3; n++) {
      expect((await of(karim)).answerMinutes.now).toBeNull();
      const proposal = await offer(server, karim, lea);
      const { body } = await karim.call(messagesContract.open, {
        body: { proposalId: proposal.proposalId },
      });
      await write(lea, body.data.id, "Quand viendriez-vous ?");
      await later(20 / minutesADay);
      await write(karim, body.data.id, "Samedi.");
      await later(10 / minutesADay);
      await decide(lea, proposalsContract.accept, proposal);
    }
    expect((await of(karim)).answerMinutes.now).toBe(20);
    expect((await of(lea)).answerMinutes.now).toBe(30);
  });

  test("count who looked at the profile, each once a day, and no one’s own views", async () => {
    const { id } = karim.person;
    for (const who of [lea, lea, karim]) expect((await views(who, "profil", id)).status).toBe(200);
    await Promise.all([1, 2, 3].map(() => views(lea, "profil", id)));
    expect((await of(karim)).views).toEqual({ now: 1, before: 0 });
    await later(1);
    await views(lea, "profil", id);
    await views(await signIn(server), "profil", id);
    expect((await of(karim)).views.now).toBe(3);
    expect((await of(lea)).views.now).toBe(0);
  });

  test("take no look at what is no one’s, hidden, or separated, and no other kind of page", async () => {
    const unknownId = "019a0000-0000-7000-8000-000000000000";
    for (const kind of ["profil", "mission"] as const)
      expect((await views(lea, kind, unknownId)).error.code).toBe("NOT_FOUND");
    const { id } = await postMission(server, lea);
    await server.platform.db.execute(sql`update missions set is_hidden = true where id = ${id}::uuid`);
    expect((await views(karim, "mission", id)).status).toBe(404);
    await lea.call(blocksContract.add, { body: { user_id: karim.person.id } });
    expect((await views(lea, "profil", karim.person.id)).status).toBe(404);
    for (const body of [
      {},
      { kind: "photo", id: unknownId },
      { kind: "profil", id: "1' or '1'='1" },
      { kind: "profil" },
    ])
      expect((await lea.call(look, { body: body as never })).status).toBe(400);
    expect((await server.client().call(look, { body: { kind: "profil", id: unknownId } })).status).toBe(401);
  });

  test("are no one else’s, and periods that make no sense are refused", async () => {
    await paid();
    const nora = await signIn(server, { userType: "jobbeur" });
    expect(await of(nora)).toMatchObject({ missions: { now: 0 }, cents: { now: 0 }, rating: { now: null } });
    for (const call of [figures, advanced]) expect((await server.client().call(call)).status).toBe(401);
    for (const periode of ["90j", "", "30j'--"])
      expect((await karim.call(figures, { query: { periode } })).status).toBe(400);
  });

  test("are a file for spreadsheets, for their person alone", async () => {
    await paid(40.5);
    const ask = (who: Pick<SignedIn, "client">, headers = {}) =>
      who.client.request({ method: "GET", url: `${statisticsExportPath}?periode=7j`, headers });
    const { statusCode, headers, body } = await ask(karim);
    expect([statusCode, headers["content-disposition"]]).toEqual([
      200,
      'attachment; filename="jobami-statistiques-7j.csv"',
    ]);
    const lines = body.trim().split("\r\n");
    expect([lines.length, lines.at(-1)]).toEqual([8, "2026-11-20;1;1;1;0;40,50;0"]);
    expect((await ask({ client: server.client() })).statusCode).toBe(401);
    expect((await ask(karim, { "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
  });

  test("keep views as long as a figure asks for them, and not those of who leaves", async () => {
    await views(lea, "profil", karim.person.id);
    const count = async () => (await server.platform.db.execute(sql`select from page_looks`)).rows.length;
    const { sweep, forget } = server.domains.statistics;
    await inTransaction(server.platform.db, sweep);
    expect(await count()).toBe(1);
    server.clock.advance(761 * dayMs);
    await inTransaction(server.platform.db, sweep);
    expect(await count()).toBe(0);
    lea = await signInAgain(server, lea.person);
    await views(lea, "profil", karim.person.id);
    await inTransaction(server.platform.db, (tx) => forget(tx, karim.person.id));
    expect(await count()).toBe(0);
  });
});

describe("figures in detail", () => {
  test("are refused to whoever has not the option, and given with premium [ROLE-16, SUB-12, SUB-13]", async () => {
    const refused = await karim.call(advanced);
    expect([refused.status, refused.error.code]).toEqual([403, "PREMIUM_NEEDED"]);
    await subscribed(server, karim);
    expect((await karim.call(advanced)).status).toBe(200);
    expect((await lea.call(advanced)).status).toBe(403);
  });

  test("state services, towns, hours, and what became of what was seen [DASH-08]", async () => {
    await subscribed(server, karim);
    await paid();
    await agreement(server, { subcategory: "taille-de-haies" }, { amount: 80 }, { lea, karim });
    await offer(server, karim, lea);
    const { id } = await postMission(server, lea);
    await views(karim, "mission", id);
    const detail = await detailOf(karim);
    expect(detail).toMatchObject({
      cote: "jobbeur",
      services: [
        { name: "tonte-de-pelouse", proposals: 2, accepted: 1 },
        { name: "taille-de-haies", proposals: 1, accepted: 1 },
      ],
      towns: [{ proposals: 3, accepted: 2 }],
      funnel: { seen: 4, proposed: 3, accepted: 2, paid: 1 },
      prices: [
        { subcategory: "taille-de-haies", agreements: 1, cents: 8000, others: null },
        { subcategory: "tonte-de-pelouse", agreements: 1, cents: 6000, others: null },
      ],
    });
    // 20 November 2026 is a Friday; it is ten in the morning in France.
    expect(detail.hours[4]).toEqual([3, 0, 0, 0]);
    expect(detail.trend.at(-1)).toEqual({ start: "2026-11-01", proposals: 3, accepted: 2, cents: 7000 });
    expect([detail.trend.length, detail.trend[0]?.cents]).toEqual([12, null]);
    await subscribed(server, lea);
    expect(await detailOf(lea)).toMatchObject({
      cote: "demandeur",
      funnel: { seen: 4, proposed: 3, accepted: 2, paid: 1 },
    });
  });

  test("state what others take from five other people on, each once however often, and never the person’s own", async () => {
    await subscribed(server, karim);
    await agreement(server, {}, { amount: 100 }, { lea, karim });
    const others = async () => (await detailOf(karim)).prices[0]?.others;
    const jobbeurs: SignedIn[] = [];
    for (let n = 0; n < 4; n++) {
      const one = await signIn(server, { userType: "jobbeur" });
      jobbeurs.push(one);
      await agreement(server, {}, { amount: 40 + n }, { lea, karim: one });
    }
    const [first] = jobbeurs;
    if (first === undefined) throw new Error("nobody");
    await agreement(server, {}, { amount: 44 }, { lea, karim: first });
    expect(await others()).toBeNull();
    // Elsewhere, and by the hour, others are not counted.
    const away = await signIn(server, { userType: "jobbeur" });
    await agreement(server, { placeCode: "75056" }, { amount: 10 }, { lea, karim: away });
    expect(await others()).toBeNull();
    await agreement(
      server,
      {},
      { amount: 45 },
      { lea, karim: await signIn(server, { userType: "jobbeur" }) },
    );
    expect(await others()).toBe(4250);
  });
});
