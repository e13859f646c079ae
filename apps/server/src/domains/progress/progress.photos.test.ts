import { progressContract } from "@jobami/api/progress/contract";
import { workPhoto } from "@jobami/api/progress/routes";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eraseRows, exportRows } from "../../platform/database/personal-data.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { tables } from "../../tables.ts";
import { lookedAt, sendPicture, uploaded } from "../../testing/test-files.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { pdfBytes } from "../files/files.fixture.ts";
import { refused } from "../proposals/proposals.fixture.ts";
import { type Agreed, agreement, step } from "./progress.fixture.ts";

let server: TestServer;
let about: Agreed;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  await server.reset();
  about = await agreement(server);
});
afterAll(() => server.close());

const photo = (by: SignedIn) => uploaded(by, workPhoto);
const done = (photos: string[]) => step(server, about.karim, about.id, { step: "work.done", photos });
const photosSeen = async (by: SignedIn) => {
  const { body } = await by.call(progressContract.read, { params: { id: about.id } });
  return (body.data?.entries ?? []).map(({ photos }) => photos.map(({ id }) => id));
};

describe("photos of what was done", () => {
  test("stand in the timeline for both sides, in their order, and are seen by whoever reads it", async () => {
    const { lea, karim } = about;
    const photos = [await photo(karim), await photo(karim)];
    expect((await done(photos)).status).toBe(200);
    for (const who of [lea, karim]) expect(await photosSeen(who)).toEqual([[], photos]);
    const maud = await signIn(server, { role: "jobmodo" });
    const stranger = await signIn(server);
    const statusFor = ({ client }: SignedIn) => lookedAt(client, photos[0] ?? "", "small");
    expect(await Promise.all([lea, karim, maud, stranger].map(statusFor))).toEqual([200, 200, 200, 404]);
    expect(await lookedAt(server.client(), photos[0] ?? "", "small")).toBe(404);
    // What is done again shows itself again.
    await step(server, lea, about.id, { step: "changes.asked", note: "Un coin.", dueOn: today() });
    const again = await photo(karim);
    await done([again]);
    expect(await photosSeen(lea)).toEqual([[], photos, [], [again]]);
  });

  test("are the jobbeur's own, pictures, uploaded for this, and six at most", async () => {
    const { lea, karim } = about;
    const portrait = (await sendPicture(karim.client)).body.file.id;
    for (const file of [await photo(lea), portrait, crypto.randomUUID()])
      expect(refused(await done([file]))).toEqual([404, "NOT_FOUND"]);
    const paper = await sendPicture(karim.client, { purpose: workPhoto.name, upload: pdfBytes });
    expect(paper.error.code).toBe("FILE_TYPE_REFUSED");
    const seven = await Promise.all(Array.from({ length: workPhoto.most + 1 }, () => crypto.randomUUID()));
    const mine = await photo(karim);
    for (const photos of [seven, [mine, mine], ["pas-un-id"]])
      expect(refused(await done(photos))).toEqual([400, "VALIDATION_FAILED"]);
    for (const by of [karim, lea])
      expect(refused(await step(server, by, about.id, { step: "way.started", photos: [mine] }))).toEqual([
        400,
        "VALIDATION_FAILED",
      ]);
    expect(await photosSeen(lea)).toEqual([[]]);
    expect((await done([mine])).status).toBe(200);
  });

  test("go along with one step, and with none that came second", async () => {
    const { karim } = about;
    const mine = await photo(karim);
    const both = await Promise.all([done([mine]), done([mine])]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await photosSeen(karim)).toEqual([[], [mine]]);
    const other = await agreement(server, {}, { amount: 20 }, about);
    expect(refused(await step(server, karim, other.id, { step: "work.done", photos: [mine] }))).toEqual([
      404,
      "NOT_FOUND",
    ]);
  });

  test("are in the export of whoever sent them, and go with them", async () => {
    const { lea, karim } = about;
    const mine = await photo(karim);
    await done([mine]);
    const { db } = server.platform;
    const rows = await exportRows(db, tables, karim.person.id);
    expect(rows.mission_step_photos?.map((row) => row.file_id)).toEqual([mine]);
    await inTransaction(db, async (tx) => {
      await server.domains.files.leave(tx, karim.person.id);
      await eraseRows(tx, tables, karim.person.id);
    });
    expect([await lookedAt(lea.client, mine), await photosSeen(lea)]).toEqual([404, [[], []]]);
  });
});

const today = () => new Date(server.clock.now()).toISOString().slice(0, 10);
