import { filesContract } from "@jobami/api/files/contract";
import { messagesContract } from "@jobami/api/messages/contract";
import { messageFile } from "@jobami/api/messages/routes";
import { reportsContract } from "@jobami/api/reports/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eraseRows, exportRows } from "../../platform/database/personal-data.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { tables } from "../../tables.ts";
import { lookedAt as look, sendPicture, uploaded } from "../../testing/test-files.ts";
import { liveEventsOf } from "../../testing/test-missions.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { pdfBytes } from "../files/files.fixture.ts";
import { clientId, conversation } from "./messages.fixture.ts";

const { list, thread, send, remove } = messagesContract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

/** Uploads a picture, or a PDF, to go along with a message; answers its id. */
const photo = (by: SignedIn, name = "jardin.jpg") => uploaded(by, messageFile, { name });
const paper = (by: SignedIn, name = "devis.pdf") => uploaded(by, messageFile, { name, upload: pdfBytes });
const write = (by: SignedIn, id: string, files: readonly string[], text = "", client_id = clientId()) =>
  by.call(send, { params: { id }, body: { client_id, text, files: [...files] } });
const messagesOf = async (who: SignedIn, id: string) =>
  (await who.call(thread, { params: { id } })).body.data.messages;

describe("files of a message", () => {
  test("go along with it, in their order, to both sides, live, and are seen by the two alone [MSG-03]", async () => {
    const { owner, jobbeur, id } = await conversation(server);
    const [pdf, picture] = [await paper(jobbeur), await photo(jobbeur)];
    expect([await look(owner.client, picture), await look(jobbeur.client, picture)]).toEqual([404, 200]);
    const sent = await write(jobbeur, id, [pdf, picture], "Voici le devis");
    expect(sent.status).toBe(201);
    expect(sent.body.data.files).toMatchObject([
      { id: pdf, name: "devis.pdf", type: "application/pdf", picture: null },
      { id: picture, name: "jardin.webp", type: "image/webp", picture: { file: picture } },
    ]);
    const [seen] = await messagesOf(owner, id);
    expect(seen).toMatchObject({ text: "Voici le devis", files: sent.body.data.files });
    const heard = (await liveEventsOf(server, owner)).find(({ name }) => name === "new_message");
    expect(heard?.payload).toMatchObject({ message: { files: [{ id: pdf }, { id: picture }] } });

    const strangers = [
      (await signIn(server)).client,
      (await signIn(server, { role: "jobmodo" })).client,
      (await signIn(server, { role: "jobpadm" })).client,
      server.client(),
    ];
    for (const who of [owner, jobbeur]) {
      expect(await look(who.client, picture, "small")).toBe(200);
      expect(await look(who.client, pdf, "original")).toBe(200);
    }
    for (const client of strangers) {
      expect(await look(client, picture, "small")).toBe(404);
      expect(await look(client, pdf, "original")).toBe(404);
    }
  });

  test("are enough without a word, and the list shows what they are", async () => {
    const { owner, jobbeur, id } = await conversation(server);
    const preview = async () => (await owner.call(list, {})).body.data.conversations[0]?.last_message_preview;
    await write(jobbeur, id, [await photo(jobbeur)]);
    expect(await preview()).toBe("Photo");
    await write(jobbeur, id, [await photo(jobbeur), await photo(jobbeur)]);
    expect(await preview()).toBe("2 photos");
    await write(jobbeur, id, [await photo(jobbeur), await paper(jobbeur)]);
    expect(await preview()).toBe("2 fichiers");
    await write(jobbeur, id, [await paper(jobbeur)], "Le devis");
    expect(await preview()).toBe("Le devis");
    const heard = (await liveEventsOf(server, owner)).filter(({ name }) => name === "new_message");
    expect(heard.map(({ payload }) => (payload as { preview: string }).preview)).toEqual([
      "Photo",
      "2 photos",
      "2 fichiers",
      "Le devis",
    ]);
  });

  test("are there once, however often the message is sent, and go with no other message", async () => {
    const { owner, jobbeur, id } = await conversation(server);
    const file = await photo(jobbeur);
    const client_id = clientId();
    const answers = await Promise.all([
      write(jobbeur, id, [file], "Une", client_id),
      write(jobbeur, id, [file], "Une", client_id),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers.map(({ body }) => body.data.files.map((one) => one.id))).toEqual([[file], [file]]);
    expect((await write(jobbeur, id, [file], "Deux")).status).toBe(404);
    const both = await Promise.all([1, 2].map(() => photo(jobbeur)));
    const raced = await Promise.all(["Trois", "Quatre"].map((text) => write(jobbeur, id, both, text)));
    expect(raced.map(({ status }) => status).sort()).toEqual([201, 404]);
    expect(await messagesOf(owner, id)).toHaveLength(2);
  });

  test("are one's own, uploaded for this, still there, and few", async () => {
    const { owner, jobbeur, id } = await conversation(server);
    const theirs = await photo(owner);
    const portrait = (await sendPicture(jobbeur.client)).body.file.id;
    const goneFile = await photo(jobbeur);
    await jobbeur.call(filesContract.remove, { params: { id: goneFile } });
    for (const file of [theirs, portrait, goneFile, clientId()])
      expect((await write(jobbeur, id, [file], "Voici")).status).toBe(404);
    const mine = await photo(jobbeur);
    const many = await Promise.all(Array.from({ length: messageFile.most + 1 }, () => clientId()));
    for (const files of [many, [mine, mine], ["pas-un-id"]])
      expect((await write(jobbeur, id, files, "Voici")).error.code).toBe("VALIDATION_FAILED");
    expect((await write(jobbeur, id, [], "")).error.code).toBe("VALIDATION_FAILED");
    const stranger = await signIn(server);
    expect((await write(stranger, id, [await photo(stranger)], "Voici")).status).toBe(404);
    expect(await messagesOf(owner, id)).toEqual([]);
    expect((await write(jobbeur, id, [mine])).status).toBe(201);
  });

  test("carry no contact details in their names [MSG-11]", async () => {
    const { owner, jobbeur, id } = await conversation(server);
    await write(jobbeur, id, [
      await photo(jobbeur, "06 12 34 56 78.jpg"),
      await paper(jobbeur, "karim@exemple.fr.pdf"),
      await paper(jobbeur, "notice.pdf"),
    ]);
    const [seen] = await messagesOf(owner, id);
    expect(seen?.files.map(({ name }) => name)).toEqual(["photo.webp", "document.pdf", "notice.pdf"]);
  });

  test("go with the message that is removed, for both", async () => {
    const { owner, jobbeur, id } = await conversation(server);
    const file = await photo(jobbeur);
    const { body } = await write(jobbeur, id, [file], "Voici");
    expect((await jobbeur.call(filesContract.remove, { params: { id: file } })).error.code).toBe(
      "FILE_IN_USE",
    );
    await jobbeur.call(remove, { params: { id, messageId: body.data.id } });
    expect([await look(owner.client, file), await look(jobbeur.client, file)]).toEqual([404, 200]);
    expect((await jobbeur.call(filesContract.remove, { params: { id: file } })).status).toBe(200);
  });

  test("are hidden with what moderators hide, and come back with it", async () => {
    const { owner, jobbeur, id } = await conversation(server);
    const file = await photo(jobbeur);
    const { body } = await write(jobbeur, id, [file], "Insulte");
    await owner.call(reportsContract.report, {
      body: { content_type: "message", content_id: body.data.id, reason: "Ces mots me blessent." },
    });
    const moderator = await signIn(server, { role: "jobmodo" });
    const reported = (await moderator.call(reportsContract.cases, {})).body.data[0];
    expect(reported?.words).toBe("Insulte\n\nPièces jointes\u00a0: jardin.webp");
    const params = { id: reported?.id ?? "" };
    const reasons = "Contraire à nos conditions.";
    await moderator.call(reportsContract.decide, { params, body: { decision: "remove", reasons } });
    expect(await look(owner.client, file)).toBe(404);
    expect((await messagesOf(owner, id))[0]?.files).toEqual([]);
    await moderator.call(reportsContract.restore, { params, body: { reasons } });
    expect(await look(owner.client, file)).toBe(200);
    expect((await messagesOf(owner, id))[0]).toMatchObject({ text: "Insulte", files: [{ id: file }] });
  });

  test("are in the export of whoever sent them, and go with them", async () => {
    const { owner, jobbeur, id } = await conversation(server);
    const file = await photo(jobbeur);
    await write(jobbeur, id, [file]);
    await write(owner, id, [await paper(owner)]);
    const { db } = server.platform;
    const rows = await exportRows(db, tables, jobbeur.person.id);
    expect(rows.message_files?.map((row) => row.file_id)).toEqual([file]);
    expect(rows.files?.map((row) => row.name)).toEqual(["jardin.webp"]);
    await inTransaction(db, async (tx) => {
      await server.domains.files.leave(tx, jobbeur.person.id);
      await eraseRows(tx, tables, jobbeur.person.id);
    });
    expect(await look(owner.client, file)).toBe(404);
    const left = await exportRows(db, tables, jobbeur.person.id);
    expect([left.message_files, left.files]).toEqual([[], []]);
    expect((await messagesOf(owner, id)).map(({ files }) => files.map(({ name }) => name))).toEqual([
      ["devis.pdf"],
    ]);
  });
});
