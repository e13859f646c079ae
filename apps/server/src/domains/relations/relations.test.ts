import { accountContract } from "@jobami/api/account/contract";
import { blocksContract } from "@jobami/api/blocks/contract";
import { favoritesContract } from "@jobami/api/favorites/contract";
import { messagesContract } from "@jobami/api/messages/contract";
import { missionsContract } from "@jobami/api/missions/contract";
import { relationsContract } from "@jobami/api/relations/contract";
import {
  clientMissionsShown,
  maxClientNote,
  maxClientTags,
  maxTagLength,
} from "@jobami/api/relations/routes";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { exportRows } from "../../platform/database/personal-data.ts";
import { goodPassword, logIn, mailedToken, signUp } from "../../testing/test-accounts.ts";
import { postMission } from "../../testing/test-missions.ts";
import { makePerson, type SignedIn, signIn, signInAgain } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { agreement, finish, step } from "../progress/progress.fixture.ts";
import { offer, refused } from "../proposals/proposals.fixture.ts";
import { relationsTables } from "./relations.tables.ts";

const { client, clients, network, noteClient } = relationsContract;

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

const clientsOf = async (who: SignedIn) => (await who.call(clients)).body.data;
const networkOf = async (who: SignedIn) => (await who.call(network)).body.data;
const see = (who: SignedIn, { person }: SignedIn) => who.call(client, { params: { id: person.id } });
const note = (who: SignedIn, { person }: Pick<SignedIn, "person">, body: object, version = 0) =>
  who.call(noteClient, { params: { id: person.id }, body: { version, ...body } as never });
const block = (who: SignedIn, { person }: SignedIn) =>
  who.call(blocksContract.add, { body: { user_id: person.id } });
const unblock = (who: SignedIn, { person }: SignedIn) =>
  who.call(blocksContract.remove, { params: { userId: person.id } });
const agree = (mission: Parameters<typeof agreement>[1] = {}, body?: Parameters<typeof agreement>[2]) =>
  agreement(server, mission, body, { lea, karim });
const cancel = (by: SignedIn, id: string) =>
  by.call(missionsContract.close, { params: { id }, body: { statut: "annulee" } });
const clientNote = { note: "Portail vert, sonner deux fois.", tags: ["Régulière", "Jardin"] };

describe("clients", () => {
  test("are those whom one agreed to work for, the last first, with what came of it; a proposal alone makes none", async () => {
    const [paul, zoe] = [await signIn(server, { prenom: "Paul", nom: "Roy" }), await signIn(server)];
    await finish(server, await agree({ title: "Tailler la haie" }));
    const other = await agreement(server, { title: "Monter une étagère" }, undefined, { lea: paul, karim });
    await cancel(paul, other.id);
    server.clock.advance(1000);
    const last = await agree(
      { title: "Ranger la cave" },
      { amount: 40.5, jobiAmount: 12, paymentMethodType: "hybrid" },
    );
    await offer(server, karim, zoe);

    const [first, second, ...more] = await clientsOf(karim);
    expect(more).toEqual([]);
    expect(first).toMatchObject({
      person: { id: lea.person.id, prenom: "Léa", initiale: "M", photo: null },
      profile: { prenom: "Léa", slug: expect.stringMatching(/^lea-m/) },
      missions: 2,
      finished: 1,
      cancelled: 0,
      agreed: { euros: 100.5, jobis: 12 },
      last: { id: last.id, title: "Ranger la cave", statut: "en_cours" },
      note: "",
      tags: [],
    });
    expect(second).toMatchObject({
      person: { prenom: "Paul" },
      missions: 1,
      finished: 0,
      cancelled: 1,
      agreed: { euros: 0, jobis: 0 },
    });
    expect([await clientsOf(lea), await clientsOf(zoe)]).toEqual([[], []]);
  });

  test("by the hour are worth what was worked, once it is stated", async () => {
    const { id } = await agree({ budgetType: "horaire", amount: 20 }, { amount: 20 });
    expect((await clientsOf(karim))[0]?.agreed.euros).toBe(0);
    await step(server, karim, id, { step: "work.done", hours: 2.25 });
    expect((await clientsOf(karim))[0]?.agreed.euros).toBe(45);
  });

  test("have a page of their missions, with where the two write and what can be proposed for now", async () => {
    const about = await agree({ title: "Tailler la haie" });
    const { body } = await karim.call(messagesContract.open, { body: { proposalId: about.ids.proposalId } });
    const open = await postMission(server, lea, { title: "Repeindre les volets" });
    await offer(server, karim, lea, { title: "Déjà proposé" });
    const detail = (await see(karim, lea)).body.data;
    expect(detail).toMatchObject({
      client: { missions: 1, toPropose: { id: open.id } },
      missions: [{ id: about.id, title: "Tailler la haie", price: { euros: 60 } }],
      conversationId: body.data.id,
      open: [{ id: open.id, title: "Repeindre les volets" }],
    });
    expect(detail.open).toHaveLength(1);
    // Whom one worked for as a jobbeur stays one’s client; who became a requester proposes no more.
    await server.platform.db.execute(sql`update users set user_type = 'other' where id = ${karim.person.id}`);
    expect((await see(karim, lea)).body.data).toMatchObject({ client: { toPropose: null }, open: [] });
  });

  test("who are no one’s, or only another person’s, are refused alike, for reading and for notes", async () => {
    await agree();
    const ugo = await signIn(server, { userType: "jobbeur" });
    const unknownId = "01930000-0000-7000-8000-00000000dead";
    const refusals = [
      await see(ugo, lea),
      await see(lea, karim),
      await see(karim, karim),
      await karim.call(client, { params: { id: unknownId } }),
      await note(ugo, lea, clientNote),
      await note(lea, karim, clientNote),
      await note(karim, karim, clientNote),
      await note(karim, { person: { ...lea.person, id: unknownId } }, clientNote),
    ];
    for (const refusal of refusals) expect(refused(refusal)).toEqual([404, "NOT_FOUND"]);
    for (const id of ["un", "a".repeat(2000), "' or 1=1 --"])
      expect([400, 404]).toContain((await karim.call(client, { params: { id } })).status);
    const visitor = server.client();
    expect([(await visitor.call(clients)).status, (await visitor.call(network)).status]).toEqual([401, 401]);
  });

  test("stand on one page however many missions there were", async () => {
    const { id } = await agree();
    const { db } = server.platform;
    const { rows } = await db.execute<{ columns: string }>(sql`
      select string_agg(column_name, ', ') as columns from information_schema.columns
      where table_name = 'missions' and is_generated = 'NEVER'`);
    const columns = sql.raw(rows[0]?.columns ?? "");
    await db.execute(sql`
      with more as (insert into missions (${columns}) select ${columns} from (
          select (json_populate_record(m, json_build_object('id', gen_random_uuid()))).*
          from missions m, generate_series(1, ${clientMissionsShown + 5}) where m.id = ${id}) l returning id),
        bids as (insert into proposals select (json_populate_record(p, json_build_object('id', gen_random_uuid(), 'mission_id', more.id))).*
          from proposals p, more where p.mission_id = ${id} returning id)
      insert into proposal_offers select (json_populate_record(o, json_build_object('proposal_id', bids.id))).*
        from proposal_offers o, bids where o.proposal_id = (select p.id from proposals p where p.mission_id = ${id})`);
    const { body } = await see(karim, lea);
    expect([body.data.client.missions, body.data.missions.length]).toEqual([
      clientMissionsShown + 6,
      clientMissionsShown,
    ]);
  });
});

describe("what one notes of a client", () => {
  beforeEach(() => agree());

  test("is replaced as a whole, and read by no one else", async () => {
    const answer = await note(karim, lea, { note: ` ${clientNote.note} `, tags: clientNote.tags });
    expect([answer.status, answer.body.data]).toMatchObject([200, clientNote]);
    expect((await clientsOf(karim))[0]).toMatchObject(clientNote);
    expect((await note(karim, lea, { note: "", tags: [] }, 1)).body.data).toMatchObject({
      note: "",
      tags: [],
      noteVersion: 2,
    });
    await note(karim, lea, { ...clientNote, note: "Clé chez la voisine" }, 2);
    const hers = [await lea.call(clients), await lea.call(network), await see(lea, karim)];
    expect(JSON.stringify(hers)).not.toMatch(/voisine|Régulière/);
    const exported = async ({ person }: SignedIn) =>
      (await exportRows(server.platform.db, relationsTables, person.id)).client_notes?.map((row) => row.note);
    expect([await exported(karim), await exported(lea)]).toEqual([["Clé chez la voisine"], []]);
  });

  test("goes to the quicker of two browsers at once; the other learns what is stored, and text stays text", async () => {
    const again = await signInAgain(server, karim.person);
    const hostile = "<script>alert(1)</script> '; drop table users; --";
    for (const version of [0, 1]) {
      const answers = await Promise.all([
        note(karim, lea, { note: hostile, tags: ["<b>a</b>"] }, version),
        note(again, lea, { note: "Autre", tags: [] }, version),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const won = answers.find(({ status }) => status === 200);
      const lost = answers.find(({ status }) => status === 409);
      expect([lost?.error.code, lost?.error.data?.client]).toEqual(["NOTE_CHANGED", won?.body.data]);
    }
    for (const version of [0, 1, 3, 7])
      expect(refused(await note(karim, lea, clientNote, version))).toEqual([409, "NOTE_CHANGED"]);
    const last = await note(karim, lea, { note: hostile, tags: ["<b>a</b>"] }, 2);
    expect(last.body.data).toMatchObject({ note: hostile, tags: ["<b>a</b>"], noteVersion: 3 });
    for (const version of [-1, 1.5, 1e12, "1"])
      expect((await note(karim, lea, { ...clientNote, version })).error.code).toBe("VALIDATION_FAILED");
  });

  test("is so long at most, and has each label once", async () => {
    const tags = (count: number) => Array.from({ length: count }, (_, at) => `Étiquette ${at}`);
    const fits = {
      note: "é".repeat(maxClientNote),
      tags: [...tags(maxClientTags - 1), "x".repeat(maxTagLength)],
    };
    expect((await note(karim, lea, fits)).status).toBe(200);
    for (const [body, path] of [
      [{ note: "x".repeat(maxClientNote + 1), tags: [] }, "note"],
      [{ note: "", tags: tags(maxClientTags + 1) }, "tags"],
      [{ note: "", tags: ["x".repeat(maxTagLength + 1)] }, "tags.0"],
      [{ note: "", tags: ["Jardin", "jardin"] }, "tags"],
      [{ note: "", tags: [" "] }, "tags.0"],
      [{ note: 3, tags: "Jardin" }, "note"],
    ] as const)
      expect((await note(karim, lea, body)).error.fields?.[0]?.path, JSON.stringify(body).slice(0, 40)).toBe(
        path,
      );
    expect((await clientsOf(karim))[0]?.note).toHaveLength(maxClientNote);
  });

  test("goes with the client, and with who noted it", async () => {
    const account = {
      email: "nora@exemple.fr",
      password: goodPassword,
      prenom: "Nora",
      nom: "Roy",
      user_type: "other",
      acceptTerms: true,
    };
    const call = server.client();
    const id = await signUp(server, call, account);
    await logIn(call, account.email);
    const nora = { person: { ...lea.person, id }, call: call.call, client: call };
    const about = await agreement(server, {}, undefined, { lea: nora, karim });
    await finish(server, about);
    await note(karim, nora, clientNote);
    await note(karim, lea, clientNote);
    await call.call(accountContract.askDeletion, { body: { password: goodPassword, reason: "privacy" } });
    const token = await mailedToken(server, account.email);
    await call.call(accountContract.confirmDeletion, { body: { token } });
    const end = await call.call(accountContract.finishDeletion, { body: { token, password: goodPassword } });
    expect(end.status).toBe(200);
    const known = await clientsOf(karim);
    expect(known.map(({ person, profile, note: text }) => [person.prenom, profile === null, text])).toEqual([
      ["Ancien membre", true, ""],
      ["Léa", false, clientNote.note],
    ]);
  });
});

describe("who is separated", () => {
  test.each([
    ["whom one blocks", () => block(karim, lea), () => unblock(karim, lea)],
    ["who blocks one", () => block(lea, karim), () => unblock(lea, karim)],
  ])("%s is no client and no one met, and is back with the notes afterwards", async (_, begin, end) => {
    await agree();
    await note(karim, lea, clientNote);
    await karim.call(favoritesContract.add, { body: { favorite_user_id: lea.person.id, note: "" } });
    await begin();
    expect([await clientsOf(karim), await networkOf(karim), await networkOf(lea)]).toEqual([[], [], []]);
    expect(refused(await see(karim, lea))).toEqual([404, "NOT_FOUND"]);
    expect(refused(await note(karim, lea, { note: "", tags: [] }))).toEqual([404, "NOT_FOUND"]);
    await end();
    expect((await clientsOf(karim))[0]).toMatchObject(clientNote);
    expect([(await networkOf(karim)).length, (await networkOf(lea)).length]).toEqual([1, 1]);
  });
});

describe("a network", () => {
  test("has whom one worked with on either side, once each, and favourites, who learn nothing of it", async () => {
    await agree();
    await finish(server, await agree());
    const paul = await signIn(server, { prenom: "Paul", nom: "Roy", userType: "jobbeur" });
    server.clock.advance(1000);
    await karim.call(favoritesContract.add, { body: { favorite_user_id: paul.person.id, note: "" } });
    const called = await agreement(server, {}, undefined, { lea: await signIn(server), karim });
    await cancel(called.lea, called.id);
    expect(await networkOf(karim)).toMatchObject([
      { person: { prenom: "Paul" }, forThem: 0, forMe: 0, isFavorite: true },
      {
        person: { prenom: "Léa" },
        forThem: 2,
        forMe: 0,
        isFavorite: false,
        profile: { slug: expect.any(String) },
      },
    ]);
    expect(await networkOf(lea)).toMatchObject([{ person: { prenom: "Karim" }, forThem: 0, forMe: 2 }]);
    expect(await networkOf(paul)).toEqual([]);
  });

  test("leaves out a favourite who is not seen now, and keeps whom one worked with, without their profile", async () => {
    await agree();
    const paul = await makePerson(server, { prenom: "Paul", userType: "jobbeur" });
    await karim.call(favoritesContract.add, { body: { favorite_user_id: paul.id, note: "" } });
    const hide = (id: string, isHidden: boolean) =>
      server.platform.db.execute(sql`update users set profile_hidden = ${isHidden} where id = ${id}`);
    await hide(paul.id, true);
    await hide(lea.person.id, true);
    expect(await networkOf(karim)).toMatchObject([{ person: { prenom: "Léa" }, profile: null }]);
    await hide(paul.id, false);
    expect(await networkOf(karim)).toHaveLength(2);
  });
});
