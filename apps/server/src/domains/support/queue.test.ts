import { filesContract } from "@jobami/api/files/contract";
import { supportContract } from "@jobami/api/support/contract";
import { maxTags, maxTicketFiles, ticketFile } from "@jobami/api/support/routes";
import { describe, expect, test } from "vitest";
import { lookedAt, uploaded } from "../../testing/test-files.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { pdfBytes } from "../files/files.fixture.ts";
import { refused } from "../proposals/proposals.fixture.ts";
import { act, ask, bug, reply, setScene } from "./support.fixture.ts";

const {
  desk: queueCall,
  file,
  one,
  tags,
  addTag,
  renameTag,
  removeTag,
  replies,
  addReply,
  changeReply,
  removeReply,
} = supportContract;

const at = setScene();

const tag = async (name: string) => (await at.maud.call(addTag, { body: { name } })).body.data;
const listed = async (query: Record<string, string> = {}) =>
  (await at.maud.call(queueCall, { query })).body.data.map(({ subject }) => subject);

describe("the queue of staff", () => {
  test("shows what waits for it first, the most pressing first, then the longest waiting", async () => {
    const first = await ask(at.server, at.lea, { subject: "Premier sujet" });
    await ask(at.server, at.lea, { subject: "Deuxième sujet" });
    const third = await ask(at.server, at.lea, { subject: "Troisième sujet" });
    const fourth = await ask(at.server, at.lea, { subject: "Quatrième sujet" });
    await act(at.server, at.maud, first.id, { act: "say", words: "Bonjour." });
    await at.maud.call(file, { params: { id: third.id }, body: { priority: "urgent" } });
    await act(at.server, at.maud, fourth.id, { act: "resolve" });
    expect(await listed()).toEqual(["Troisième sujet", "Deuxième sujet", "Premier sujet"]);
    expect(await listed({ status: "ended" })).toEqual(["Quatrième sujet"]);
    expect(await listed({ cursor: "fin", limit: "1" })).toEqual(["Premier sujet"]);
  });

  test("finds by kind, by who manages it, by tag, by number and by text", async () => {
    const payment = await tag("Paiement");
    const first = await ask(at.server, at.lea, { subject: "Facture manquante" });
    const second = await ask(at.server, at.lea, { ...bug, subject: "La carte reste grise" });
    await at.maud.call(file, {
      params: { id: first.id },
      body: { assignee: "me", tags: [payment.id, payment.id] },
    });
    expect(await listed({ kind: "bug" })).toEqual(["La carte reste grise"]);
    expect(await listed({ assigned: "me" })).toEqual(["Facture manquante"]);
    expect(await listed({ assigned: "nobody" })).toEqual(["La carte reste grise"]);
    expect(await listed({ tag: payment.id })).toEqual(["Facture manquante"]);
    expect(await listed({ q: `n° ${second.number}` })).toEqual(["La carte reste grise"]);
    expect(await listed({ q: "FACTURE" })).toEqual(["Facture manquante"]);
    expect(await listed({ q: "%" })).toEqual([]);
  });

  test("files a ticket: priority, subject, tags and who manages it, and lets go of them", async () => {
    const [one1, two] = [await tag("Paiement"), await tag("À rappeler")];
    const { id } = await ask(at.server, at.lea);
    const filed = await at.maud.call(file, {
      params: { id },
      body: { priority: "high", category: "technical", tags: [one1.id, two.id], assignee: "me" },
    });
    expect(filed.body.data).toMatchObject({
      category: "technical",
      filing: {
        priority: "high",
        requester: "Léa M.",
        tags: [{ name: "À rappeler" }, { name: "Paiement" }],
        assignee: { name: "Maud P.", isMe: true },
      },
    });
    await at.maud.call(file, { params: { id }, body: { tags: [], assignee: "nobody" } });
    expect((await at.maud.call(one, { params: { id } })).body.data.filing).toMatchObject({
      tags: [],
      assignee: null,
      priority: "high",
    });
    const gone = { params: { id }, body: { tags: [crypto.randomUUID()] } };
    expect(refused(await at.maud.call(file, gone))).toEqual([404, "NOT_FOUND"]);
  });

  test("names its tags once, whatever the case, and takes them from every ticket", async () => {
    const payment = await tag("Paiement");
    expect(refused(await at.maud.call(addTag, { body: { name: "PAIEMENT" } }))).toEqual([409, "TAG_EXISTS"]);
    const other = await tag("Compte");
    const taken = { params: { id: other.id }, body: { name: "paiement" } };
    expect(refused(await at.maud.call(renameTag, taken))).toEqual([409, "TAG_EXISTS"]);
    const { id } = await ask(at.server, at.lea);
    await at.maud.call(file, { params: { id }, body: { tags: [payment.id] } });
    await at.maud.call(renameTag, { params: { id: payment.id }, body: { name: "paiement" } });
    expect((await at.maud.call(one, { params: { id } })).body.data.filing?.tags[0]?.name).toBe("paiement");
    await at.maud.call(removeTag, { params: { id: payment.id } });
    expect((await at.maud.call(one, { params: { id } })).body.data.filing?.tags).toEqual([]);
    expect((await at.maud.call(removeTag, { params: { id: payment.id } })).status).toBe(404);
    expect((await at.maud.call(tags)).body.data.map(({ name }) => name)).toEqual(["Compte"]);
  });

  test("has so many tags at most, also when they come at once", async () => {
    for (let at = 1; at < maxTags; at += 1) await tag(`Étiquette ${at}`);
    const last = await Promise.all(
      ["A", "B"].map((name) => at.maud.call(addTag, { body: { name: `Dernière ${name}` } })),
    );
    expect(last.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test("keeps what it answers with, shared by all of it", async () => {
    const { body } = await at.maud.call(addReply, { body: reply });
    const noor = await signIn(at.server, { prenom: "Noor", role: "jobpadm" });
    const { id } = body.data;
    await noor.call(changeReply, { params: { id }, body: { name: "Accusé", text: "Bien reçu." } });
    expect((await at.maud.call(replies)).body.data).toEqual([{ id, name: "Accusé", text: "Bien reçu." }]);
    await noor.call(removeReply, { params: { id } });
    expect((await at.maud.call(removeReply, { params: { id } })).status).toBe(404);
    expect((await at.lea.call(replies)).status).toBe(403);
  });
});

describe("files of a ticket", () => {
  const picture = (by: SignedIn) => uploaded(by, ticketFile, { name: "ecran.jpg" });
  const paper = (by: SignedIn) => uploaded(by, ticketFile, { name: "facture.pdf", upload: pdfBytes });

  test("go along with what is written, and are looked at by whoever asked and by staff alone [SUPP-13]", async () => {
    const [screen, bill] = [await picture(at.lea), await paper(at.lea)];
    const { id, entries } = await ask(at.server, at.lea, { files: [screen, bill] });
    expect(entries[0]?.files.map(({ name }) => name)).toEqual(["ecran.webp", "facture.pdf"]);
    const answered = await picture(at.maud);
    await act(at.server, at.maud, id, { act: "say", words: "Comme ceci.", files: [answered] });
    const noted = await picture(at.maud);
    await act(at.server, at.maud, id, { act: "note", words: "Pour nous.", files: [noted] });
    for (const { client } of [at.lea, at.maud]) {
      for (const shown of [screen, answered]) expect(await lookedAt(client, shown, "small")).toBe(200);
      expect(await lookedAt(client, bill, "original")).toBe(200);
    }
    expect(await lookedAt(at.maud.client, noted, "small")).toBe(200);
    expect(await lookedAt(at.lea.client, noted, "small")).toBe(404);
    for (const client of [at.karim.client, at.server.client()])
      expect(await lookedAt(client, screen, "small")).toBe(404);
    expect((await at.lea.call(filesContract.remove, { params: { id: screen } })).error.code).toBe(
      "FILE_IN_USE",
    );
  });

  test("are one’s own and so many at most", async () => {
    const theirs = await picture(at.maud);
    const { id } = await ask(at.server, at.lea);
    const writeMessage = (files: string[]) =>
      act(at.server, at.lea, id, { act: "say", words: "Voici.", files });
    expect((await writeMessage([theirs])).status).toBe(404);
    for (let time = 0; time < maxTicketFiles / 4; time += 1)
      expect((await writeMessage(await Promise.all([0, 1, 2, 3].map(() => paper(at.lea))))).status).toBe(200);
    expect((await writeMessage([await paper(at.lea)])).error.code).toBe("VALIDATION_FAILED");
  });
});
