import { cardsContract } from "@jobami/api/cards/contract";
import { gardenDesign } from "@jobami/api/cards/fixtures";
import { cardPicture, maxCards } from "@jobami/api/cards/routes";
import { portfolioPicture } from "@jobami/api/portfolio/routes";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eraseRows, exportRows } from "../../platform/database/personal-data.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { lookedAt, uploaded } from "../../testing/test-files.ts";
import { type SignedIn, signIn, signInAgain } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { files } from "../files/files.tables.ts";
import { draft, withCard } from "./cards.samples.ts";
import { cardsTables } from "./cards.tables.ts";

const { list, one, create, save, remove } = cardsContract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const titlesOf = async (who: Pick<SignedIn, "call">) =>
  (await who.call(list)).body.data.map(({ title }) => title);
const keep = (who: Pick<SignedIn, "call">, title: string, picture: string | null = null) =>
  who.call(create, { body: { title, design: { ...gardenDesign, picture } } });

describe("business cards", () => {
  test("are made, edited and deleted, in every browser of their owner, the last changed first [DASH-04]", async () => {
    const lea = await signIn(server);
    const first = (await keep(lea, "  Marché ")).body.data;
    expect(first).toMatchObject({ title: "Marché", version: 1, design: gardenDesign, picture: null });
    server.clock.advance(1000);
    await keep(lea, "Vitrine");
    const elsewhere = await signInAgain(server, lea.person);
    expect(await titlesOf(elsewhere)).toEqual(["Vitrine", "Marché"]);
    server.clock.advance(1000);
    const params = { id: first.id };
    const design = { ...gardenDesign, phrase: "  Et à l’heure. ", shown: [], hasBack: false };
    const saved = await elsewhere.call(save, { params, body: { title: "Marchés", design, version: 1 } });
    expect(saved.body.data).toMatchObject({
      title: "Marchés",
      version: 2,
      design: { phrase: "Et à l’heure.", shown: [], hasBack: false },
    });
    expect((await lea.call(one, { params })).body.data).toEqual(saved.body.data);
    expect(await titlesOf(lea)).toEqual(["Marchés", "Vitrine"]);
    expect((await lea.call(remove, { params })).status).toBe(200);
    expect((await lea.call(remove, { params })).status).toBe(404);
    expect((await lea.call(one, { params })).status).toBe(404);
    expect(await titlesOf(lea)).toEqual(["Vitrine"]);
  });

  test("do not exist for anybody else, staff included [DASH-03, DASH-04]", async () => {
    const { id, ...karim } = await withCard(server);
    const params = { id };
    const visitor = server.client();
    expect((await visitor.call(list)).status).toBe(401);
    expect((await visitor.call(one, { params })).status).toBe(401);
    for (const who of [await signIn(server), await signIn(server, { role: "jobpadm" })]) {
      expect(await titlesOf(who)).toEqual([]);
      expect((await who.call(one, { params })).status).toBe(404);
      expect((await who.call(save, { params, body: { ...draft, version: 1 } })).status).toBe(404);
      expect((await who.call(remove, { params })).status).toBe(404);
    }
    expect(await titlesOf(karim)).toEqual([draft.title]);
  });

  test("of two tabs the slower one is informed of what is stored, and loses nothing", async () => {
    const { id, ...karim } = await withCard(server);
    const params = { id };
    const tab = await signInAgain(server, karim.person);
    const both = await Promise.all([
      karim.call(save, { params, body: { ...draft, title: "Ici", version: 1 } }),
      tab.call(save, { params, body: { ...draft, title: "Là", version: 1 } }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [winner] = both.filter(({ status }) => status === 200);
    const [slower] = both.filter(({ status }) => status === 409);
    expect(slower?.error.code).toBe("CARD_CHANGED");
    expect(slower?.error.data).toMatchObject({ card: winner?.body.data });
    expect((await karim.call(one, { params })).body.data.version).toBe(2);
  });

  test("are at most so many, also when the last ones are stored at once", async () => {
    const lea = await signIn(server);
    for (let at = 1; at < maxCards; at += 1) await keep(lea, `n° ${at}`);
    const last = await Promise.all(["A", "B", "C"].map((title) => keep(lea, title)));
    expect(last.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await keep(lea, "D")).error.code).toBe("CARDS_FULL");
    expect(await titlesOf(lea)).toHaveLength(maxCards);
  });

  test("hold no more than there is room for, on one line, in known designs", async () => {
    const { id, ...lea } = await withCard(server);
    const wrong = [
      { title: "" },
      { title: "   " },
      { title: "a".repeat(61) },
      { title: "deux\nlignes" },
      ...[
        { name: "a".repeat(41) },
        { phrase: "a".repeat(91) },
        { phrase: "deux\nlignes" },
        { town: "nul\u0000" },
        { template: "inconnu" },
        { palette: "#ff0000" },
        { font: "Comic Sans" },
        { shown: ["code", "code"] },
        { shown: ["everything"] },
        { picture: "pas-un-fichier" },
        { hasBack: "oui" },
      ].map((part) => ({ design: { ...gardenDesign, ...part } })),
    ];
    for (const part of wrong) {
      const body = { ...draft, ...part } as typeof draft;
      const refused = [
        await lea.call(create, { body }),
        await lea.call(save, { params: { id }, body: { ...body, version: 1 } }),
      ];
      for (const { error } of refused) expect(error.code, JSON.stringify(part)).toBe("VALIDATION_FAILED");
    }
    const hostile = "<script>alert(1)</script>'; drop--".slice(0, 40);
    const stored = await lea.call(create, { body: { ...draft, design: { ...gardenDesign, name: hostile } } });
    expect(stored.body.data.design.name).toBe(hostile);
  });
});

describe("the picture of a card", () => {
  test("is its owner’s alone, stays while a card shows it, and can be taken back for a day", async () => {
    const karim = await signIn(server);
    const lea = await signIn(server);
    const picture = await uploaded(karim, cardPicture);
    const { body } = await keep(karim, "Marché", picture);
    expect(body.data.picture?.file).toBe(picture);
    const copy = (await keep(karim, "Copie", picture)).body.data;
    expect(await lookedAt(karim.client, picture)).toBe(200);
    for (const client of [lea.client, server.client()]) expect(await lookedAt(client, picture)).not.toBe(200);
    const looseSince = async () => {
      const [row] = await server.platform.db.select().from(files).where(eq(files.id, picture));
      return row?.looseSince;
    };
    await karim.call(remove, { params: { id: copy.id } });
    expect(await looseSince()).toBeNull();
    const params = { id: body.data.id };
    const without = { ...draft, version: 1 };
    expect((await karim.call(save, { params, body: without })).body.data.picture).toBeNull();
    expect(await looseSince()).not.toBeNull();
    const again = { ...draft, design: { ...gardenDesign, picture }, version: 2 };
    expect((await karim.call(save, { params, body: again })).body.data.picture?.file).toBe(picture);
    expect(await looseSince()).toBeNull();
  });

  test("is none of another person’s, and none that was sent for something else", async () => {
    const { id, ...karim } = await withCard(server);
    const others = await uploaded(await signIn(server), cardPicture);
    const work = await uploaded(karim, portfolioPicture);
    for (const picture of [others, work, crypto.randomUUID()]) {
      expect((await keep(karim, "Volée", picture)).error.code).toBe("NOT_FOUND");
      const body = { ...draft, design: { ...gardenDesign, picture }, version: 1 };
      expect((await karim.call(save, { params: { id }, body })).error.code).toBe("NOT_FOUND");
    }
    expect(await titlesOf(karim)).toEqual([draft.title]);
  });
});

test("cards are in their owner’s export, and go with them", async () => {
  const { person } = await withCard(server);
  const { db } = server.platform;
  const rows = async () => (await exportRows(db, cardsTables, person.id)).business_cards;
  expect(await rows()).toMatchObject([{ title: draft.title }]);
  await inTransaction(db, (tx) => eraseRows(tx, cardsTables, person.id));
  expect(await rows()).toEqual([]);
});
