import { disputeFile, maxDisputeFiles } from "@jobami/api/disputes/routes";
import { filesContract } from "@jobami/api/files/contract";
import { describe, expect, test } from "vitest";
import { eraseRows, exportRows } from "../../platform/database/personal-data.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { tables } from "../../tables.ts";
import { lookedAt, sendPicture, uploaded } from "../../testing/test-files.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { pdfBytes } from "../files/files.fixture.ts";
import { agreement, step } from "../progress/progress.fixture.ts";
import { refused } from "../proposals/proposals.fixture.ts";
import { act, complaint, open, setScene } from "./disputes.fixture.ts";

const { at, see } = setScene();
const photo = (by: SignedIn, name = "porte.jpg") => uploaded(by, disputeFile, { name });
const paper = (by: SignedIn) => uploaded(by, disputeFile, { name: "facture.pdf", upload: pdfBytes });
const writeMessage = (by: SignedIn, files: string[]) =>
  act(at.server, by, at.about.id, { act: "say", words: "Voici ce que j’ai vu.", files });
const filesSeen = async (by: SignedIn) => (await see(by)).dispute?.entries.map(({ files }) => files) ?? [];

describe("files of a dispute", () => {
  test("go along with what each side reports, and are seen by the two and by moderators alone", async () => {
    const { lea, karim, id } = at.about;
    const [picture, bill] = [await photo(lea), await paper(lea)];
    expect(await lookedAt(at.maud.client, picture)).toBe(404);
    const opened = await open(at.server, lea, id, { ...complaint, files: [picture, bill] });
    expect(opened.body.data.dispute?.entries[0]?.files).toMatchObject([
      { id: picture, name: "porte.webp", type: "image/webp", picture: { file: picture } },
      { id: bill, name: "facture.pdf", type: "application/pdf", picture: null },
    ]);
    const answer = await photo(karim);
    await writeMessage(karim, [answer]);
    const offered = await photo(karim);
    await act(at.server, karim, id, { act: "offer", euros: 30, jobis: 0, files: [offered] });
    for (const who of [lea, karim])
      expect((await filesSeen(who)).map((files) => files.map((file) => file.id))).toEqual([
        [picture, bill],
        [answer],
        [offered],
      ]);
    for (const { client } of [lea, karim, at.maud, await signIn(at.server, { role: "jobpadm" })]) {
      for (const file of [picture, answer, offered]) expect(await lookedAt(client, file, "small")).toBe(200);
      expect(await lookedAt(client, bill, "original")).toBe(200);
    }
    for (const client of [(await signIn(at.server)).client, at.server.client()]) {
      expect(await lookedAt(client, picture, "small")).toBe(404);
      expect(await lookedAt(client, bill, "original")).toBe(404);
    }
    expect((await lea.call(filesContract.remove, { params: { id: picture } })).error.code).toBe(
      "FILE_IN_USE",
    );
  });

  test("are one's own, uploaded for this, still there, few, and never beside an act that reveals nothing", async () => {
    const { lea, karim, id } = at.about;
    const theirs = await photo(karim);
    const portrait = (await sendPicture(lea.client)).body.file.id;
    const gone = await photo(lea);
    await lea.call(filesContract.remove, { params: { id: gone } });
    for (const file of [theirs, portrait, gone, crypto.randomUUID()])
      expect(refused(await open(at.server, lea, id, { ...complaint, files: [file] })), file).toEqual([
        404,
        "NOT_FOUND",
      ]);
    expect((await see(lea)).dispute).toBeNull();
    const many = Array.from({ length: disputeFile.most + 1 }, () => crypto.randomUUID());
    const mine = await photo(lea);
    for (const files of [many, [mine, mine], ["pas-un-id"], null, "tout"])
      expect(refused(await open(at.server, lea, id, { ...complaint, files: files as string[] }))).toEqual([
        400,
        "VALIDATION_FAILED",
      ]);
    expect((await open(at.server, lea, id, { ...complaint, files: [mine] })).status).toBe(201);
    const late = await photo(lea);
    for (const kind of ["withdraw", "accept"] as const)
      expect(
        refused(await act(at.server, lea, id, { act: kind, euros: 30, jobis: 0, files: [late] })),
      ).toEqual([400, "VALIDATION_FAILED"]);
  });

  test("go along once, with one dispute, however many ask at once", async () => {
    const { lea, karim, id } = at.about;
    await open(at.server, lea, id);
    const file = await photo(lea);
    const both = await Promise.all([writeMessage(lea, [file]), writeMessage(lea, [file])]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    const other = await agreement(at.server, {}, { amount: 60 }, at.about);
    await step(at.server, karim, other.id, { step: "work.done" });
    expect(refused(await open(at.server, lea, other.id, { ...complaint, files: [file] }))).toEqual([
      404,
      "NOT_FOUND",
    ]);
    expect(refused(await writeMessage(karim, [file]))).toEqual([404, "NOT_FOUND"]);
  });

  test("are so many a side at most, whatever the other one sent", async () => {
    const { lea, karim, id } = at.about;
    await open(at.server, lea, id);
    await writeMessage(karim, [await paper(karim)]);
    const four = () => Promise.all(Array.from({ length: disputeFile.most }, () => paper(lea)));
    for (let sent = 0; sent < maxDisputeFiles; sent += disputeFile.most)
      expect((await writeMessage(lea, await four())).status).toBe(200);
    const more = await writeMessage(lea, [await paper(lea)]);
    expect([refused(more), more.error.fields?.[0]?.path]).toEqual([[400, "VALIDATION_FAILED"], "files"]);
    expect((await writeMessage(karim, [await paper(karim)])).status).toBe(200);
  });

  test("are in the export of whoever sent them, and go with them", async () => {
    const { lea, karim, id } = at.about;
    const file = await photo(lea);
    await open(at.server, lea, id, { ...complaint, files: [file] });
    const sentPhoto = await photo(karim);
    await writeMessage(karim, [sentPhoto]);
    const { db } = at.server.platform;
    const rows = await exportRows(db, tables, lea.person.id);
    expect(rows.dispute_files?.map((row) => row.file_id)).toEqual([file]);
    await inTransaction(db, async (tx) => {
      await at.server.domains.files.leave(tx, lea.person.id);
      await eraseRows(tx, tables, lea.person.id);
    });
    expect([await lookedAt(karim.client, file), await lookedAt(karim.client, sentPhoto)]).toEqual([404, 200]);
    expect((await filesSeen(karim)).map((files) => files.map((one) => one.id))).toEqual([[], [sentPhoto]]);
  });
});
