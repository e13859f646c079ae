import { randomUUID } from "node:crypto";
import { filesContract } from "@jobami/api/files/contract";
import { portfolioContract } from "@jobami/api/portfolio/contract";
import { maxPieces, maxPieceText, maxPieceTitle, maxPremiumPieces } from "@jobami/api/portfolio/routes";
import { profilesContract } from "@jobami/api/profiles/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eraseRows, exportRows } from "../../platform/database/personal-data.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { sendPicture } from "../../testing/test-files.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { jobbeur, pieceInput, sendWork, withPiece } from "./portfolio.samples.ts";
import { portfolioTables } from "./portfolio.tables.ts";

const { list, add, change, move, remove } = portfolioContract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const titlesOf = async (who: Pick<SignedIn, "call">) =>
  (await who.call(list)).body.data.map(({ title }) => title);
const show = async (who: SignedIn, title: string) =>
  who.call(add, { body: { title, text: "", before: null, after: await sendWork(who) } });
/** What a visitor finds on the page of a person’s profile. */
async function seenOf(id: string) {
  const slug = await server.domains.profiles.slugOf(server.platform.db, id);
  return (await server.client().call(profilesContract.bySlug, { params: { slug } })).body.profil.data
    .portfolio;
}
const look = async (file: string, who: Pick<SignedIn, "client"> = { client: server.client() }) =>
  (await who.client.request({ method: "GET", url: `/storage/${file}/small` })).statusCode;

describe("a piece of a portfolio", () => {
  test("stands on the profile that everybody sees, with its pictures, in its owner’s order", async () => {
    const { id, before, after, ...karim } = await withPiece(server);
    await show(karim, "Terrasse");
    await show(karim, "Abri");
    expect(await titlesOf(karim)).toEqual([pieceInput.title, "Terrasse", "Abri"]);
    expect((await karim.call(move, { params: { id }, body: { place: maxPieces - 1 } })).status).toBe(200);
    expect(await titlesOf(karim)).toEqual(["Terrasse", "Abri", pieceInput.title]);
    await karim.call(move, { params: { id }, body: { place: 1 } });
    const seen = await seenOf(karim.person.id);
    expect(seen.map(({ title }) => title)).toEqual(["Terrasse", pieceInput.title, "Abri"]);
    expect(seen[1]).toMatchObject({ ...pieceInput, before: { file: before }, after: { file: after } });
    expect(seen[0]?.before).toBeNull();
    expect([await look(before), await look(after)]).toEqual([200, 200]);
  });

  test("is changed as text and pictures; what it is shown by no more is its owner’s alone, and can be shown again", async () => {
    const { id, before, after, ...karim } = await withPiece(server);
    const other = await sendWork(karim);
    const body = { title: "Haie", text: "", before: after, after: other };
    const changed = await karim.call(change, { params: { id }, body });
    expect(changed.body.data).toMatchObject([
      { title: "Haie", before: { file: after }, after: { file: other } },
    ]);
    expect([await look(before), await look(before, karim), await look(after)]).toEqual([404, 200, 200]);
    expect((await karim.call(filesContract.remove, { params: { id: other } })).error.code).toBe(
      "FILE_IN_USE",
    );
    const back = await karim.call(change, { params: { id }, body: { ...pieceInput, before, after } });
    expect(back.body.data).toMatchObject([
      { ...pieceInput, before: { file: before }, after: { file: after } },
    ]);
  });

  test("is removed, and its pictures with it", async () => {
    const { id, before, after, ...karim } = await withPiece(server);
    expect((await karim.call(remove, { params: { id } })).body.data).toEqual([]);
    expect((await karim.call(remove, { params: { id } })).status).toBe(404);
    expect(await seenOf(karim.person.id)).toEqual([]);
    expect([await look(before), await look(after)]).toEqual([404, 404]);
    // Taken back within the day.
    const { body } = await karim.call(add, { body: { ...pieceInput, before, after } });
    expect(body.data).toMatchObject([{ ...pieceInput, after: { file: after } }]);
  });

  test("does not exist for anybody else", async () => {
    const { id, before, after, ...karim } = await withPiece(server);
    const visitor = server.client();
    expect((await visitor.call(list)).status).toBe(401);
    const body = { ...pieceInput, before: null, after };
    for (const who of [await jobbeur(server), await signIn(server, { role: "jobpadm" })]) {
      expect(await titlesOf(who)).toEqual([]);
      expect((await who.call(change, { params: { id }, body })).status).toBe(404);
      expect((await who.call(move, { params: { id }, body: { place: 0 } })).status).toBe(404);
      expect((await who.call(remove, { params: { id } })).status).toBe(404);
    }
    expect(await titlesOf(karim)).toEqual([pieceInput.title]);
    expect(await look(before)).toBe(200);
  });

  test("takes no file of another person’s, of another use, of another piece, or that is gone", async () => {
    const { id, before, after, ...karim } = await withPiece(server);
    const lea = await jobbeur(server);
    const theirs = await sendWork(lea);
    const face = (await sendPicture(karim.client)).body.file.id;
    const gone = await sendWork(karim);
    await karim.call(filesContract.remove, { params: { id: gone } });
    for (const file of [theirs, face, gone, before, after, randomUUID()]) {
      const added = await karim.call(add, { body: { ...pieceInput, before: null, after: file } });
      expect([added.status, added.error.code], file).toEqual([404, "NOT_FOUND"]);
    }
    for (const file of [theirs, face, gone]) {
      const body = { ...pieceInput, before: file, after };
      expect((await karim.call(change, { params: { id }, body })).status, file).toBe(404);
    }
    expect((await karim.call(list)).body.data).toMatchObject([
      { before: { file: before }, after: { file: after } },
    ]);
    expect(await titlesOf(lea)).toEqual([]);
  });

  test("has a title of one line, a text that may be empty, and two pictures that differ", async () => {
    const { id, before, after, ...karim } = await withPiece(server);
    const good = { ...pieceInput, before, after };
    for (const body of [
      { ...good, title: "" },
      { ...good, title: "   " },
      { ...good, title: "a".repeat(maxPieceTitle + 1) },
      { ...good, title: "deux\nlignes" },
      { ...good, text: "a".repeat(maxPieceText + 1) },
      { ...good, text: "nul\u0000" },
      { ...good, before: after },
      { ...good, after: "pas-un-id" },
    ])
      expect((await karim.call(change, { params: { id }, body })).error.code, JSON.stringify(body)).toBe(
        "VALIDATION_FAILED",
      );
    for (const place of [-1, 0.5, maxPremiumPieces])
      expect((await karim.call(move, { params: { id }, body: { place } })).error.code).toBe(
        "VALIDATION_FAILED",
      );
    const hostile = "<script>alert(1)</script>'; drop table users; --";
    await karim.call(change, { params: { id }, body: { ...good, title: hostile, text: hostile } });
    expect(await seenOf(karim.person.id)).toMatchObject([{ title: hostile, text: hostile }]);
  });

  test("is a jobbeur’s: a requester shows none, and what a jobbeur showed waits while they are one", async () => {
    const lea = await signIn(server);
    expect((await show(lea, "Haie")).error.code).toBe("JOBBEUR_ONLY");
    const karim = await withPiece(server);
    await server.platform.db.execute(`update users set user_type = 'other' where id = '${karim.person.id}'`);
    expect(await seenOf(karim.person.id)).toEqual([]);
    expect(await titlesOf(karim)).toEqual([pieceInput.title]);
  });
});

test("there are at most so many, also when the last ones come at once", async () => {
  const karim = await jobbeur(server);
  for (let at = 1; at < maxPieces; at += 1) await show(karim, `n° ${at}`);
  const files = [await sendWork(karim), await sendWork(karim), await sendWork(karim)];
  const last = await Promise.all(
    files.map((after) => karim.call(add, { body: { ...pieceInput, before: null, after } })),
  );
  expect(last.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect(await titlesOf(karim)).toHaveLength(maxPieces);
});

test("the same picture sent at once for two pieces shows one of them", async () => {
  const karim = await jobbeur(server);
  const after = await sendWork(karim);
  const body = { ...pieceInput, before: null, after };
  const both = await Promise.all([karim.call(add, { body }), karim.call(add, { body })]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 404]);
  expect(await titlesOf(karim)).toHaveLength(1);
});

test("moderators read it with the profile, and take it away and give it back with the rest", async () => {
  const { after, ...karim } = await withPiece(server);
  const { db } = server.platform;
  const { moderation } = server.domains.profiles;
  const { id } = karim.person;
  expect((await moderation.inContext(db, id))?.words).toContain(`${pieceInput.title}\n${pieceInput.text}`);
  const stored = await inTransaction(db, (tx) => moderation.hide(tx, id));
  expect(stored).not.toBeNull();
  expect([await seenOf(id), await look(after), await look(after, karim)]).toEqual([[], 404, 200]);
  expect((await karim.call(list)).body.data).toMatchObject([{ isHidden: true }]);
  expect(await inTransaction(db, (tx) => moderation.restore(tx, id, stored ?? {}))).toBe(true);
  expect([(await seenOf(id)).length, await look(after)]).toEqual([1, 200]);
  const newcomer = await signIn(server);
  expect(await inTransaction(db, (tx) => moderation.hide(tx, newcomer.person.id))).toBeNull();
});

test("it is in its owner’s export, and goes with them", async () => {
  const { person, before, after } = await withPiece(server);
  const { db } = server.platform;
  const rows = async () => {
    const { portfolio_pieces: pieces, portfolio_pictures: pictures } = await exportRows(
      db,
      portfolioTables,
      person.id,
    );
    return [pieces?.map((row) => row.title), pictures?.map((row) => row.file_id).sort()];
  };
  expect(await rows()).toEqual([[pieceInput.title], [before, after].sort()]);
  await inTransaction(db, (tx) => eraseRows(tx, portfolioTables, person.id));
  expect(await rows()).toEqual([[], []]);
});
