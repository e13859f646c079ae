import { hiddenMark } from "@jobami/api/masking/mark";
import { profilesContract } from "@jobami/api/profiles/contract";
import { type ReviewBody, reviewsContract } from "@jobami/api/reviews/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../platform/database/transaction.ts";
import { type SignedIn, signIn, signInAgain } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { type Agreed, agreement, finish, step } from "../progress/progress.fixture.ts";
import { refused } from "../proposals/proposals.fixture.ts";

const { check, edit, history, mine, ofMission, reply, write } = reviewsContract;
const hourMs = 3_600_000;
const weekMs = 7 * 24 * hourMs;

let server: TestServer;
let about: Agreed;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advance(60_000);
  about = await agreement(server, { title: "Tailler la haie" });
  await finish(server, about);
});

const good: ReviewBody = { notes: [5, 4, 5, 5], texte: "Très soigné." };
const writeReview = (by: SignedIn, body: ReviewBody = good, id = about.id) =>
  by.call(write, { params: { id }, body });
const see = async (by: SignedIn) => (await by.call(ofMission, { params: { id: about.id } })).body.data;
const profileOf = async ({ person }: SignedIn) =>
  (await about.lea.call(profilesContract.byId, { params: { id: person.id } })).body.profil.data;

async function typesFor({ person }: SignedIn): Promise<string[]> {
  const { rows } = await server.platform.db.execute<{ type: string }>(
    sql`select type from notifications where user_id = ${person.id} and type like 'review%' order by id`,
  );
  return rows.map(({ type }) => type);
}

describe("the reviews of a finished mission", () => {
  test("are blind until both have written, and each is informed once of what concerns them", async () => {
    const { lea, karim } = about;
    expect((await see(lea))?.until).not.toBeNull();
    const { status, body } = await writeReview(lea);
    expect([status, body.data.note, body.data.isShown]).toEqual([201, 4.75, false]);
    expect([await typesFor(lea), await typesFor(karim)]).toEqual([[], ["review_wanted"]]);
    expect(await see(karim)).toMatchObject({ received: null, given: null });
    expect((await karim.call(mine)).body.data).toMatchObject({ received: [], count: 0 });
    expect((await profileOf(karim)).reviews).toEqual({ rating: null, count: 0, newest: [], page: 1 });

    await writeReview(karim, { notes: [4, 4, 3, 5], texte: "" });
    expect(await see(karim)).toMatchObject({
      until: null,
      received: { texte: "Très soigné.", isShown: true },
    });
    expect(await see(lea)).toMatchObject({ received: { notes: [4, 4, 3, 5] } });
    expect([await typesFor(lea), await typesFor(karim)]).toEqual([
      ["review_received"],
      ["review_wanted", "review_received"],
    ]);
  });

  test("are shown after seven days when one side wrote, not a moment before, and no one writes later", async () => {
    const { reviews } = server.domains;
    server.clock.advance(1000);
    await writeReview(about.lea);
    server.clock.advance(weekMs - 1001);
    const karim = await signInAgain(server, about.karim.person);
    await reviews.revealBlind();
    expect((await see(karim))?.received).toBeNull();
    server.clock.advance(1);
    expect(refused(await writeReview(karim))).toEqual([409, "REVIEW_CLOSED"]);
    await Promise.all([reviews.revealBlind(), reviews.revealBlind()]);
    expect(await reviews.revealBlind()).toBe(0);
    expect((await see(karim))?.received?.texte).toBe("Très soigné.");
    expect(await typesFor(karim)).toEqual(["review_wanted", "review_received"]);
    expect(refused(await writeReview(karim))).toEqual([409, "REVIEW_CLOSED"]);
  });

  test("lapse when no one wrote for seven days", async () => {
    server.clock.advance(weekMs);
    const lea = await signInAgain(server, about.lea.person);
    expect(refused(await writeReview(lea))).toEqual([409, "REVIEW_CLOSED"]);
    expect((await see(lea))?.until).toBeNull();
    expect((await lea.call(mine)).body.data.waiting).toEqual([]);
  });

  test("are written once each, however often they are sent at once", async () => {
    const { lea, karim } = about;
    const answers = await Promise.all([
      writeReview(lea),
      writeReview(lea),
      writeReview(karim),
      writeReview(karim),
      writeReview(lea),
    ]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    for (const { status, error } of answers)
      if (status !== 201) expect(["REVIEW_EXISTS", "REVIEW_CLOSED"]).toContain(error.code);
    expect(await typesFor(lea).then((all) => all.filter((one) => one === "review_received"))).toHaveLength(1);
  });

  test("are asked for: hasReview is false before and true after one's own [PROF-12]", async () => {
    const { lea, karim, id } = about;
    const has = async (by: SignedIn) => (await by.call(check, { params: { id } })).body;
    expect(await has(lea)).toEqual({ success: true, hasReview: false });
    await writeReview(lea);
    expect([await has(lea), await has(karim)]).toEqual([
      { success: true, hasReview: true },
      { success: true, hasReview: false },
    ]);
    expect(refused(await server.client().call(check, { params: { id } }))).toEqual([401, "UNAUTHENTICATED"]);
  });

  test("show ways to reach a person to its two sides alone", async () => {
    const texte = "Appelez-le au 06 12 34 56 78";
    const { body } = await writeReview(about.lea, { ...good, texte });
    await writeReview(about.karim);
    expect(body.data.texte).toBe(texte);
    expect((await see(about.karim))?.received?.texte).toBe(texte);
    expect((await profileOf(about.karim)).reviews.newest[0]?.texte).toBe(`Appelez-le au ${hiddenMark}`);
  });
});

describe("who may do what", () => {
  test("strangers and visitors neither write nor read, and nothing is written of what is not finished", async () => {
    const rival = await signIn(server, { userType: "jobbeur" });
    expect(refused(await writeReview(rival))).toEqual([404, "NOT_FOUND"]);
    expect(await see(rival)).toBeNull();
    expect((await server.client().call(write, { params: { id: about.id }, body: good })).status).toBe(401);
    const open = await agreement(server);
    expect(refused(await writeReview(open.lea, good, open.id))).toEqual([409, "REVIEW_CLOSED"]);
    await step(server, open.karim, open.id, { step: "work.done" });
    expect(refused(await writeReview(open.karim, good, open.id))).toEqual([409, "REVIEW_CLOSED"]);
  });

  test("a review is corrected by who wrote it, for 48 hours", async () => {
    const { karim } = about;
    let { lea } = about;
    const { id } = (await writeReview(lea)).body.data;
    const correct = (by: SignedIn) =>
      by.call(edit, { params: { id }, body: { notes: [1, 1, 1, 1], texte: "Autre." } });
    expect(refused(await correct(karim))).toEqual([404, "NOT_FOUND"]);
    expect((await correct(lea)).body.data).toMatchObject({ note: 1, texte: "Autre.", isShown: false });
    server.clock.advance(48 * hourMs - 1);
    lea = await signInAgain(server, lea.person);
    expect((await correct(lea)).status).toBe(200);
    server.clock.advance(1);
    expect(refused(await correct(lea))).toEqual([409, "REVIEW_FIXED"]);
  });

  test("a review is answered once, by who received it, once it is shown, and is fixed from then on", async () => {
    const { lea, karim } = about;
    const { id } = (await writeReview(lea)).body.data;
    const answer = (by: SignedIn) => by.call(reply, { params: { id }, body: { texte: "Merci !" } });
    expect(refused(await answer(karim))).toEqual([404, "NOT_FOUND"]);
    await writeReview(karim);
    expect(refused(await answer(lea))).toEqual([404, "NOT_FOUND"]);
    const answers = await Promise.all([answer(karim), answer(karim)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe("REVIEW_ANSWERED");
    expect((await see(lea))?.given?.reply).toBe("Merci !");
    expect(refused(await lea.call(edit, { params: { id }, body: good }))).toEqual([409, "REVIEW_FIXED"]);
  });

  test("hostile bodies are refused", async () => {
    const bodies = [
      {},
      { notes: [5, 5, 5] },
      { notes: [0, 5, 5, 5] },
      { notes: [6, 5, 5, 5] },
      { notes: [4.5, 5, 5, 5] },
      { notes: ["5", 5, 5, 5] },
      { notes: [5, 5, 5, 5], texte: "x".repeat(2001) },
      { notes: [5, 5, 5, 5], texte: "\u0000" },
    ];
    for (const body of bodies) expect((await writeReview(about.lea, body as never)).status).toBe(400);
    expect((await see(about.lea))?.given).toBeNull();
  });
});

test("whoever reads a profile reads all of its reviews, ten a page, the newest first; past the end the last ones", async () => {
  const { lea, karim } = about;
  await server.platform.db.execute(sql`
    with done as (
      insert into missions (id, owner_id, title, description, category, subcategory, place_code, place_name, postal_code,
        department_code, day, moment, budget_type, amount_cents, jobis, payment_method, is_urgent, statut, created_at, updated_at)
      select gen_random_uuid(), ${lea.person.id}, 'Mission ' || n, '', 'bricolage', 'peinture', '69123', 'Lyon', '69003',
        '69', '2026-01-01', 'flexible', 'fixe', 1000, 0, 'euros', false, 'terminee',
        '2026-01-01T00:00:00Z'::timestamptz + n * interval '1 minute', '2026-01-01T00:00:00Z'
      from generate_series(1, 23) n returning id, title, created_at)
    insert into reviews (id, mission_id, side, author_id, subject_id, notes, total, words, created_at, shown_at)
    select gen_random_uuid(), id, 'client', ${lea.person.id}, ${karim.person.id}, '{5,4,5,4}', 18, title, created_at, created_at
    from done`);
  const { slug } = await profileOf(karim);
  const pageOf = async (page: number) => {
    const query = { reviews_page: String(page) };
    const { body } = await server.client().call(profilesContract.bySlug, { params: { slug }, query });
    const { reviews } = body.profil.data;
    return { page: reviews.page, count: reviews.count, texts: reviews.newest.map(({ texte }) => texte) };
  };
  const from = (first: number, last: number) =>
    Array.from({ length: first - last + 1 }, (_, index) => `Mission ${first - index}`);
  expect(await pageOf(1)).toEqual({ page: 1, count: 23, texts: from(23, 14) });
  expect(await pageOf(2)).toEqual({ page: 2, count: 23, texts: from(13, 4) });
  expect(await pageOf(3)).toEqual({ page: 3, count: 23, texts: from(3, 1) });
  expect(await pageOf(99)).toEqual(await pageOf(3));
});

describe("what follows from reviews", () => {
  async function review(of: SignedIn, notes: number[]): Promise<void> {
    const lea = await signIn(server, { prenom: "Zoé" });
    const other = await agreement(server, {}, { amount: 60 }, { lea, karim: of });
    await finish(server, other);
    await writeReview(lea, { notes, texte: "" }, other.id);
    await writeReview(of, good, other.id);
  }

  test("a rating is the mean of all reviews, and states of how many", async () => {
    const { lea, karim } = about;
    await writeReview(lea, { notes: [5, 5, 5, 5], texte: "Parfait" });
    await writeReview(karim);
    const seen = (await profileOf(karim)).reviews;
    expect([seen.rating, seen.count]).toEqual([5, 1]);
    expect(seen.newest).toEqual([
      {
        id: expect.any(String),
        author: { prenom: "Léa", initiale: "M", photo: null },
        note: 5,
        texte: "Parfait",
        photos: [],
        createdAt: expect.any(String),
        reply: null,
      },
    ]);
    await review(karim, [1, 1, 1, 1]);
    expect((await profileOf(karim)).reviews).toMatchObject({ rating: 3, count: 2 });
    expect((await karim.call(mine)).body.data).toMatchObject({ rating: 3, count: 2 });
  });

  test("those with a mean of 4 or more count for the verified badge, once they are shown [POL-10]", async () => {
    const { karim } = about;
    const positive = () => server.domains.reviews.positive(server.platform.db, karim.person.id);
    await writeReview(about.lea, { notes: [4, 4, 4, 4], texte: "" });
    expect(await positive()).toBe(0);
    await writeReview(karim);
    expect(await positive()).toBe(1);
    await review(karim, [4, 4, 4, 3]);
    expect(await positive()).toBe(1);
  });

  test("one's page shows what was received, given and waits [PROF-13]", async () => {
    const { lea, karim } = about;
    expect((await lea.call(mine)).body.data.waiting.map(({ mission }) => mission.id)).toEqual([about.id]);
    await writeReview(lea);
    await writeReview(karim);
    const { body } = await lea.call(mine);
    expect([body.data.received.length, body.data.given.length, body.data.waiting.length]).toEqual([1, 1, 0]);
  });

  test("the history has finished and cancelled missions of both sides, with their reviews, page by page [PROF-14]", async () => {
    const { lea, karim, id } = about;
    await writeReview(lea);
    const page = async (by: SignedIn, limit = "10", number = "1") =>
      (await by.call(history, { query: { limit, page: number } })).body;
    expect((await page(lea)).data).toMatchObject([
      { mission: { id }, side: "client", given: { notes: good.notes } },
    ]);
    expect((await page(karim)).data).toMatchObject([
      { mission: { id }, side: "jobbeur", given: null, received: null },
    ]);
    const other = await agreement(server, {}, { amount: 60 }, { lea, karim });
    expect((await page(lea)).pagination.totalCount).toBe(1);
    await finish(server, other);
    expect((await page(lea, "1")).data[0]?.mission.id).toBe(other.id);
    expect((await page(lea, "1", "2")).data[0]?.mission.id).toBe(id);
    const stranger = await signIn(server);
    expect((await page(stranger)).data).toEqual([]);
  });

  test("who leaves takes their text along, the notes stay without a name", async () => {
    const { lea, karim } = about;
    await writeReview(lea);
    const { id } = (await writeReview(karim)).body.data;
    await lea.call(reply, { params: { id }, body: { texte: "Merci Karim" } });
    await inTransaction(server.platform.db, (tx) => server.domains.reviews.forgetReplies(tx, lea.person.id));
    expect((await see(karim))?.given?.reply).toBeNull();
  });
});
