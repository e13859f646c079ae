import { filesContract } from "@jobami/api/files/contract";
import { profilesContract } from "@jobami/api/profiles/contract";
import { reportsContract } from "@jobami/api/reports/contract";
import { type ReviewBody, reviewsContract } from "@jobami/api/reviews/contract";
import { reviewPhoto } from "@jobami/api/reviews/routes";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eraseRows, exportRows } from "../../platform/database/personal-data.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { tables } from "../../tables.ts";
import { lookedAt, sendPicture, uploaded } from "../../testing/test-files.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { pdfBytes } from "../files/files.fixture.ts";
import { type Agreed, agreement, finish } from "../progress/progress.fixture.ts";
import { refused } from "../proposals/proposals.fixture.ts";

const { edit, mine, ofMission, reply, write } = reviewsContract;

let server: TestServer;
let about: Agreed;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  about = await agreement(server, { title: "Tailler la haie" });
  await finish(server, about);
});

const good: ReviewBody = { notes: [5, 4, 5, 5], texte: "Très soigné." };
const photo = (by: SignedIn) => uploaded(by, reviewPhoto, { name: "Chez Léa Martin.jpg" });
const writeReview = (by: SignedIn, photos: string[] = [], id = about.id) =>
  by.call(write, { params: { id }, body: { ...good, photos } });
const see = async (by: SignedIn) => (await by.call(ofMission, { params: { id: about.id } })).body.data;
const profileOf = async ({ person }: SignedIn) =>
  (await about.lea.call(profilesContract.byId, { params: { id: person.id } })).body.profil.data.reviews;
const statusFor = async (file: string) =>
  Promise.all([about.lea.client, about.karim.client, server.client()].map((one) => lookedAt(one, file)));

describe("photos of a review", () => {
  test("are seen by no one but who took them before the review is, and by everybody from then on", async () => {
    const { lea, karim } = about;
    const maud = await signIn(server, { role: "jobmodo" });
    const mineAll = [await photo(lea), await photo(lea)];
    const [first = ""] = mineAll;
    const { body } = await writeReview(lea, mineAll);
    expect(body.data.photos.map(({ id, name }) => [id, name])).toEqual(
      mineAll.map((id) => [id, "photo.webp"]),
    );
    expect([await statusFor(first), await lookedAt(maud.client, first)]).toEqual([[200, 404, 404], 404]);
    expect((await see(karim))?.received).toBeNull();
    await writeReview(karim);
    expect(await statusFor(first)).toEqual([200, 200, 200]);
    expect((await see(karim))?.received?.photos.map(({ id }) => id)).toEqual(mineAll);
    expect((await profileOf(karim)).newest[0]?.photos).toEqual(body.data.photos);
    // They can be taken away: whoever keeps a copy asks each time.
    const { headers } = await server.client().request({ method: "GET", url: `/storage/${first}/small` });
    expect(headers).toMatchObject({ "cache-control": "private, no-cache", etag: '"small"' });
    const again = await server.client().request({
      method: "GET",
      url: `/storage/${first}/small`,
      headers: { "if-none-match": String(headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  test("are one's own, pictures, uploaded for this, and four at most", async () => {
    const { lea, karim } = about;
    const portrait = (await sendPicture(lea.client)).body.file.id;
    for (const file of [await photo(karim), portrait, crypto.randomUUID()])
      expect(refused(await writeReview(lea, [file]))).toEqual([404, "NOT_FOUND"]);
    const paper = await sendPicture(lea.client, { purpose: reviewPhoto.name, upload: pdfBytes });
    expect(paper.error.code).toBe("FILE_TYPE_REFUSED");
    const own = await photo(lea);
    const five = Array.from({ length: reviewPhoto.most + 1 }, () => crypto.randomUUID());
    for (const photos of [five, [own, own], ["pas-un-id"], null])
      expect(refused(await writeReview(lea, photos as string[]))).toEqual([400, "VALIDATION_FAILED"]);
    expect((await see(lea))?.given).toBeNull();
    const both = await Promise.all([writeReview(lea, [own]), writeReview(lea, [own])]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const other = await agreement(server, {}, { amount: 30 }, about);
    await finish(server, other);
    expect(refused(await writeReview(lea, [own], other.id))).toEqual([404, "NOT_FOUND"]);
  });

  test("follow a correction: stored, taken away and added, in the new order", async () => {
    const { lea, karim } = about;
    const [gone, stayed, added] = [await photo(lea), await photo(lea), await photo(lea)];
    const { id } = (await writeReview(lea, [gone, stayed])).body.data;
    await writeReview(karim);
    const correct = (by: SignedIn, photos: string[]) =>
      by.call(edit, { params: { id }, body: { ...good, photos } });
    expect(refused(await correct(karim, [stayed]))).toEqual([404, "NOT_FOUND"]);
    expect((await correct(lea, [added, stayed])).body.data.photos.map((one) => one.id)).toEqual([
      added,
      stayed,
    ]);
    expect([await statusFor(gone), await statusFor(added)]).toEqual([
      [200, 404, 404],
      [200, 200, 200],
    ]);
    expect((await lea.call(filesContract.remove, { params: { id: gone } })).status).toBe(200);
    expect(refused(await correct(lea, [await photo(karim)]))).toEqual([404, "NOT_FOUND"]);
    expect((await see(lea))?.given?.photos.map((one) => one.id)).toEqual([added, stayed]);
  });

  test("are in the export of whoever sent them, and go with them", async () => {
    const { lea, karim } = about;
    const own = await photo(lea);
    await writeReview(lea, [own]);
    await writeReview(karim);
    const { db } = server.platform;
    const rows = await exportRows(db, tables, lea.person.id);
    expect(rows.review_photos?.map((row) => row.file_id)).toEqual([own]);
    await inTransaction(db, async (tx) => {
      await server.domains.files.leave(tx, lea.person.id);
      await eraseRows(tx, tables, lea.person.id);
    });
    expect([await lookedAt(karim.client, own), (await see(karim))?.received?.photos]).toEqual([404, []]);
  });
});

describe("a review that is reported", () => {
  const reasons = "Contraire à nos conditions.";
  const report = (by: SignedIn, content_id: string) =>
    by.call(reportsContract.report, {
      body: { content_type: "review", content_id, reason: "Ces mots me blessent." },
    });

  test("is hidden with its photos from all but its author and moderators, counts for no one, and comes back", async () => {
    const { lea, karim } = about;
    const own = await photo(lea);
    const { id } = (await writeReview(lea, [own])).body.data;
    expect(refused(await report(karim, id))).toEqual([404, "NOT_FOUND"]);
    await writeReview(karim);
    expect((await report(karim, id)).status).toBe(201);
    const maud = await signIn(server, { role: "jobmodo" });
    const [waiting] = (await maud.call(reportsContract.cases, { query: { kind: "review" } })).body.data;
    const params = { id: waiting?.id ?? "" };
    const known = (await maud.call(reportsContract.case, { params })).body.data;
    expect(known).toMatchObject({
      kind: "review",
      title: "Tailler la haie",
      now: { words: good.texte, link: `/dashboard/missions/${about.id}`, photos: [{ id: own }] },
    });
    await maud.call(reportsContract.decide, { params, body: { decision: "remove", reasons } });
    expect([await statusFor(own), await lookedAt(maud.client, own)]).toEqual([[200, 404, 404], 200]);
    expect(await profileOf(karim)).toEqual({ rating: null, count: 0, newest: [], page: 1 });
    expect((await see(karim))?.received).toBeNull();
    expect((await karim.call(mine)).body.data).toMatchObject({ received: [], count: 0 });
    expect((await see(lea))?.given).toMatchObject({ id, isHidden: true, photos: [{ id: own }] });
    expect(refused(await karim.call(reply, { params: { id }, body: { texte: "Merci" } }))).toEqual([
      404,
      "NOT_FOUND",
    ]);
    expect(refused(await report(await signIn(server), id))).toEqual([404, "NOT_FOUND"]);
    await maud.call(reportsContract.restore, { params, body: { reasons } });
    expect(await statusFor(own)).toEqual([200, 200, 200]);
    expect(await profileOf(karim)).toMatchObject({ count: 1, newest: [{ id }] });
    expect((await see(karim))?.received).toMatchObject({ id, isHidden: false });
  });

  test("is reported by whoever reads it, and not while its person hides", async () => {
    const { lea, karim } = about;
    const { id } = (await writeReview(lea)).body.data;
    await writeReview(karim);
    const passer = await signIn(server);
    await server.platform.db.execute(
      `update users set profile_hidden = true where id = '${karim.person.id}'`,
    );
    expect(refused(await report(passer, id))).toEqual([404, "NOT_FOUND"]);
    await server.platform.db.execute(
      `update users set profile_hidden = false where id = '${karim.person.id}'`,
    );
    expect((await report(passer, id)).status).toBe(201);
  });
});
