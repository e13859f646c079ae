import { blocksContract } from "@jobami/api/blocks/contract";
import { messagesContract } from "@jobami/api/messages/contract";
import { missionsContract } from "@jobami/api/missions/contract";
import { emptyWeek } from "@jobami/api/profiles/availability";
import { profilesContract } from "@jobami/api/profiles/contract";
import { proposalsContract } from "@jobami/api/proposals/contract";
import { qualityContract } from "@jobami/api/quality/contract";
import { reviewsContract } from "@jobami/api/reviews/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type SignedIn, signIn, signInAgain } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { write } from "../messages/messages.fixture.ts";
import { agreement, finish } from "../progress/progress.fixture.ts";
import { decide, offer } from "../proposals/proposals.fixture.ts";

const { badges, figures } = qualityContract;
const { accept, reject, withdraw } = proposalsContract;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

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

/** As much later that sessions may have ended: both sign in again. */
async function later(ms: number) {
  server.clock.advance(ms);
  lea = await signInAgain(server, lea.person);
  karim = await signInAgain(server, karim.person);
}
const badgesOf = async (who: SignedIn) => (await who.call(badges)).body.data;
const badgeOf = async (who: SignedIn, key: string) => (await badgesOf(who)).find((one) => one.key === key);
const figuresOf = async (who: SignedIn, days = "90") =>
  (await who.call(figures, { query: { days } })).body.data;
const seenOf = async (of: SignedIn) =>
  (await lea.call(profilesContract.byId, { params: { id: of.person.id } })).body.profil.data;
const close = (id: string, statut: "annulee" | "terminee" = "annulee") =>
  lea.call(missionsContract.close, { params: { id }, body: { statut } });

/** A mission that was agreed on and done. */
async function done() {
  const about = await agreement(server, {}, undefined, { lea, karim });
  await finish(server, about);
  return about;
}

/** A conversation about another mission in which its owner wrote first. */
async function asked(): Promise<string> {
  const { proposalId } = await offer(server, karim, lea);
  const { body } = await karim.call(messagesContract.open, { body: { proposalId } });
  await write(lea, body.data.id, "Bonjour, vous êtes libre samedi ?");
  return body.data.id;
}

describe("badges", () => {
  test("are those that one can bear, each with what is missing; a visitor has none", async () => {
    expect((await badgesOf(karim)).map(({ key }) => key)).toEqual([
      "verified",
      "profile",
      "first",
      "five",
      "twentyFive",
      "quick",
      "rated",
    ]);
    expect((await badgesOf(lea)).map(({ key }) => key)).toEqual([
      "profile",
      "first",
      "five",
      "twentyFive",
      "rated",
    ]);
    expect(await badgeOf(karim, "five")).toEqual({
      key: "five",
      isEarned: false,
      percent: 0,
      missing: [{ fact: "missions", has: 0, least: 5 }],
      since: null,
    });
    expect((await server.client().call(badges)).status).toBe(401);
  });

  test("of missions are earned by both sides when the mission is over, and state since when", async () => {
    const about = await agreement(server, {}, undefined, { lea, karim });
    expect((await badgeOf(karim, "first"))?.isEarned).toBe(false);
    await finish(server, about);
    const since = new Date(server.clock.now()).toISOString();
    server.clock.advance(minuteMs);
    for (const who of [karim, lea])
      expect(await badgeOf(who, "first")).toMatchObject({ isEarned: true, percent: 100, missing: [], since });
    expect(await badgeOf(karim, "five")).toMatchObject({ percent: 20, missing: [{ has: 1, least: 5 }] });
    const called = await agreement(server, {}, undefined, { lea, karim });
    await close(called.id);
    expect((await badgeOf(karim, "five"))?.missing).toEqual([{ fact: "missions", has: 1, least: 5 }]);
  });

  test("of quick answers want five of them, most within two hours", async () => {
    for (let n = 0; n < 4; n++) {
      const id = await asked();
      server.clock.advance(minuteMs);
      await write(karim, id, "Oui");
    }
    expect(await badgeOf(karim, "quick")).toMatchObject({
      isEarned: false,
      missing: [{ fact: "answers", has: 4 }],
    });
    const id = await asked();
    await later(2 * hourMs + 1);
    await write(karim, id, "Oui, tard");
    expect(await badgeOf(karim, "quick")).toMatchObject({ isEarned: true, since: null });
    const slow = await asked();
    await later(3 * hourMs);
    await write(karim, slow, "Oui");
    expect(await badgeOf(karim, "quick")).toMatchObject({ missing: [{ fact: "quickShare", has: 66 }] });
  });

  test("are seen on the profile: the highest of a kind, by one reading, and never the verified one twice", async () => {
    for (let n = 0; n < 5; n++) await done();
    expect((await seenOf(karim)).badges).toEqual([
      { key: "five", since: (await badgeOf(karim, "five"))?.since },
    ]);
    expect((await seenOf(lea)).badges.map(({ key }) => key)).toEqual(["five"]);
    let statements = 0;
    const db = new Proxy(server.platform.db, {
      get(target, name) {
        statements += 1;
        const value = Reflect.get(target, name) as unknown;
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    const of = { id: karim.person.id, userType: "jobbeur", completeness: 100 } as const;
    expect((await server.domains.quality.seen(db, of)).map(({ key }) => key)).toEqual(["profile", "five"]);
    expect(statements).toBe(1);
  });

  test("of a whole profile follow what is filled in", async () => {
    const body = {
      version: 0,
      headline: "",
      about: "Je cherche souvent un coup de main pour le jardin et la maison, à Lyon.",
      services: [],
      zone: { placeCode: "69123", radiusKm: 10 },
      availability: emptyWeek,
      languages: ["fr"],
      equipment: [],
    };
    expect((await badgeOf(lea, "profile"))?.isEarned).toBe(false);
    await lea.call(profilesContract.save, { body });
    expect((await badgeOf(lea, "profile"))?.isEarned).toBe(true);
    expect((await seenOf(lea)).badges.map(({ key }) => key)).toEqual(["profile"]);
  });
});

describe("figures", () => {
  test("of nothing are all null, for whichever period; another period is refused", async () => {
    for (const days of [30, 90, 365])
      expect(await figuresOf(karim, String(days))).toEqual({
        days,
        answerRate: { value: null, cases: 0 },
        answerMinutes: { value: null, cases: 0 },
        acceptance: { value: null, cases: 0 },
        completion: { value: null, cases: 0 },
        finished: 0,
        cancelled: 0,
        rating: { value: null, cases: 0 },
        notes: null,
      });
    for (const days of ["7", "", "90 ", "-1", "1e2", "9".repeat(5000)])
      expect((await karim.call(figures, { query: { days } })).status, days.slice(0, 8)).toBe(400);
    expect((await server.client().call(figures, {})).status).toBe(401);
  });

  test("of proposals leave out those that ended with their mission, were withdrawn or are open", async () => {
    for (let n = 0; n < 3; n++) await decide(lea, reject, await offer(server, karim, lea));
    await decide(lea, accept, await offer(server, karim, lea));
    // Another person was chosen: that is a decision.
    const ugo = await signIn(server, { prenom: "Ugo", userType: "jobbeur" });
    const lost = await offer(server, karim, lea);
    const { body } = await ugo.call(proposalsContract.propose, {
      params: { id: lost.mission.id },
      body: { amount: 30 },
    });
    await decide(lea, accept, body.data);
    expect((await figuresOf(karim)).acceptance).toEqual({ value: 20, cases: 5 });

    const called = await offer(server, karim, lea);
    await close(called.mission.id);
    await decide(karim, withdraw, await offer(server, karim, lea));
    const late = await offer(server, karim, lea);
    expect((await figuresOf(karim)).acceptance).toEqual({ value: 20, cases: 5 });
    await later(15 * 24 * hourMs);
    while ((await server.domains.missions.expire()) > 0);
    const { rows } = await server.platform.db.execute<{ statut: string }>(
      sql`select statut from proposals where id in (${called.proposalId}::uuid, ${late.proposalId}::uuid) order by id`,
    );
    expect(rows.map(({ statut }) => statut)).toEqual(["refusee", "expiree"]);
    expect((await figuresOf(karim)).acceptance).toEqual({ value: 20, cases: 5 });
    // Out of the period.
    await later(20 * 24 * hourMs);
    expect((await figuresOf(karim, "30")).acceptance).toEqual({ value: null, cases: 0 });
  });

  test("of answers are of first messages alone, once a day has gone by, and not of who is separated", async () => {
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) ids.push(await asked());
    server.clock.advance(10 * minuteMs);
    for (const id of ids.slice(0, 4)) await write(karim, id, "Bonjour");
    // A second question without an answer changes nothing.
    await write(lea, ids[0] ?? "", "Et dimanche ?");
    expect((await figuresOf(karim)).answerRate).toEqual({ value: null, cases: 4 });
    await later(24 * hourMs);
    const { answerRate, answerMinutes } = await figuresOf(karim);
    expect([answerRate, answerMinutes]).toEqual([
      { value: 80, cases: 5 },
      { value: null, cases: 4 },
    ]);
    await lea.call(blocksContract.add, { body: { user_id: karim.person.id } });
    expect((await figuresOf(karim)).answerRate).toEqual({ value: null, cases: 4 });
    expect((await figuresOf(lea)).answerRate.cases).toBe(0);
  });

  test("of the work count missions that were done and called off, and what clients wrote of it", async () => {
    const called = await agreement(server, {}, undefined, { lea, karim });
    await close(called.id);
    for (let n = 0; n < 5; n++) {
      const { id } = await done();
      for (const who of [lea, karim])
        await who.call(reviewsContract.write, { params: { id }, body: { notes: [5, 4, 5, 3], texte: "" } });
    }
    expect(await figuresOf(karim)).toMatchObject({
      finished: 5,
      cancelled: 1,
      completion: { value: 83, cases: 6 },
      rating: { value: 4.3, cases: 5 },
      notes: [5, 4, 5, 3],
    });
    expect(await figuresOf(lea)).toMatchObject({
      finished: 0,
      rating: { value: null, cases: 0 },
      notes: null,
    });
  });
});
