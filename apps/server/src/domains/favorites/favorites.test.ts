import { accountContract } from "@jobami/api/account/contract";
import { favoritesContract } from "@jobami/api/favorites/contract";
import { maxFavorites } from "@jobami/api/favorites/routes";
import { profilesContract } from "@jobami/api/profiles/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { exportRows } from "../../platform/database/personal-data.ts";
import { goodPassword, lea as leaAccount, logIn, mailedToken, signUp } from "../../testing/test-accounts.ts";
import { makePerson, type SignedIn, signIn, signInAgain } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { sampleDraft } from "../profiles/profiles.samples.ts";
import { favoritesTables } from "./favorites.tables.ts";

const { list, add, note, look, remove } = favoritesContract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const karim = () => makePerson(server, { prenom: "Karim", nom: "Benali", userType: "jobbeur" });
const addTo = (who: SignedIn, favorite_user_id: string, text = "") =>
  who.call(add, { body: { favorite_user_id, note: text } });
const listOf = async (who: SignedIn) => (await who.call(list)).body.data;
const run = (query: ReturnType<typeof sql>) => server.platform.db.execute(query);

describe("favourites", () => {
  test("are added, listed the last one first, and removed [FAV-03, FAV-04, FAV-05, FAV-06]", async () => {
    const lea = await signIn(server);
    const [one, other] = [await karim(), await makePerson(server, { prenom: "Inès", nom: "Roy" })];
    const first = await addTo(lea, one.id);
    expect([first.status, first.body.data]).toMatchObject([
      201,
      {
        favorite_user_id: one.id,
        note: "",
        changed_at: null,
        person: { prenom: "Karim", initiale: "B", slug: "karim-b", headline: "", photo: null },
      },
    ]);
    server.clock.advance(1);
    const second = await addTo(lea, other.id);
    expect(await listOf(lea)).toEqual([second.body.data, first.body.data]);
    expect(JSON.stringify(await listOf(lea))).not.toMatch(/Benali|exemple\.fr/);
    await lea.call(remove, { params: { id: first.body.data.id } });
    expect(await listOf(lea)).toEqual([second.body.data]);
    expect((await lea.call(remove, { params: { id: first.body.data.id } })).error.code).toBe("NOT_FOUND");
  });

  test("are added once, also at once from two browsers, and a second time changes nothing", async () => {
    const lea = await signIn(server);
    const again = await signInAgain(server, lea.person);
    const { id } = await karim();
    const answers = await Promise.all([addTo(lea, id, "Ici"), addTo(again, id, "Là")]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0].body).toEqual(answers[1].body);
    expect((await addTo(lea, id, "Plus tard")).body).toEqual(answers[0].body);
    expect(await listOf(lea)).toHaveLength(1);
  });

  test("are not oneself, no one, nor whom no one sees; all of the latter are refused alike", async () => {
    const lea = await signIn(server);
    const own = await addTo(lea, lea.person.id);
    expect([own.error.code, own.error.fields?.[0]?.path]).toEqual(["VALIDATION_FAILED", "favorite_user_id"]);
    const hidden = await karim();
    await run(sql`update users set profile_hidden = true where id = ${hidden.id}`);
    const staff = await makePerson(server, { role: "jobmodo" });
    const refusals = [];
    for (const id of [hidden.id, staff.id, "01930000-0000-7000-8000-00000000dead"])
      refusals.push((await addTo(lea, id)).error);
    expect(new Set(refusals.map((error) => JSON.stringify({ ...error, requestId: undefined }))).size).toBe(1);
    expect(refusals[0]?.code).toBe("NOT_FOUND");
    expect(await listOf(lea)).toEqual([]);
  });

  test("of another person can be neither read, noted, looked at nor removed", async () => {
    const [lea, ugo] = [await signIn(server), await signIn(server)];
    const { data } = (await addTo(lea, (await karim()).id, "À moi")).body;
    const params = { id: data.id };
    const refused = [
      await ugo.call(note, { params, body: { note: "Volée" } }),
      await ugo.call(look, { params }),
      await ugo.call(remove, { params }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect([await listOf(ugo), await listOf(lea)]).toEqual([[], [data]]);
  });

  test("vanish while their person is hidden, and come back with their note", async () => {
    const lea = await signIn(server);
    const { id } = await karim();
    const { data } = (await addTo(lea, id, "Très soigneux")).body;
    await run(sql`update users set profile_hidden = true where id = ${id}`);
    expect(await listOf(lea)).toEqual([]);
    await run(sql`update users set profile_hidden = false where id = ${id}`);
    expect(await listOf(lea)).toEqual([data]);
  });

  test("state when their profile changed since it was added or last looked at", async () => {
    const lea = await signIn(server);
    const favorite = await signIn(server, { prenom: "Karim", userType: "jobbeur" });
    const save = (version: number) =>
      favorite.call(profilesContract.save, { body: { ...structuredClone(sampleDraft), version } as never });
    await save(0);
    server.clock.advance(1000);
    const { data } = (await addTo(lea, favorite.person.id)).body;
    expect(data.changed_at).toBeNull();
    server.clock.advance(1000);
    await save(1);
    const changedAt = new Date(server.clock.now()).toISOString();
    expect((await listOf(lea))[0]).toMatchObject({
      changed_at: changedAt,
      person: { headline: "Jardins de ville" },
    });
    server.clock.advance(1000);
    await lea.call(look, { params: { id: data.id } });
    expect((await listOf(lea))[0]?.changed_at).toBeNull();
  });

  test("are so many at most, also when the last two are added at once", async () => {
    const lea = await signIn(server);
    await run(sql`
      with people as (
        insert into users (id, email, password_hash, prenom, nom, user_type, role, created_at, password_changed_at, terms_accepted_at)
        select gen_random_uuid(), 'many-' || n || '@exemple.fr', 'none', 'Ana', 'Roy', 'jobbeur', 'jobutil', now(), now(), now()
        from generate_series(1, ${maxFavorites - 1}) n returning id)
      insert into favorites select gen_random_uuid(), ${lea.person.id}, id, '', now(), now() from people`);
    const again = await signInAgain(server, lea.person);
    const [one, two] = [await karim(), await karim()];
    const answers = await Promise.all([addTo(lea, one.id), addTo(again, two.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.error).toMatchObject({
      code: "FAVORITES_FULL",
      message: "Vous avez déjà 500 favoris. Retirez-en un pour en ajouter un autre.",
    });
  });
});

describe("a note", () => {
  test("is one’s own, trimmed, replaced and emptied", async () => {
    const lea = await signIn(server);
    const { data } = (await addTo(lea, (await karim()).id)).body;
    const write = (text: string) => lea.call(note, { params: { id: data.id }, body: { note: text } });
    expect((await write("  Sonner\ndeux fois  ")).body.data.note).toBe("Sonner\ndeux fois");
    expect((await write("")).body.data.note).toBe("");
    expect(await listOf(lea)).toEqual([data]);
    for (const text of ["a".repeat(501), "sonner\u0000"])
      expect((await write(text)).error.code).toBe("VALIDATION_FAILED");
  });

  test("is exported to who wrote it, never to whom it is about", async () => {
    const lea = await signIn(server);
    const { id } = await karim();
    await addTo(lea, id, "Très soigneux");
    const exported = async (of: string) =>
      (await exportRows(server.platform.db, favoritesTables, of)).favorites?.map((row) => row.note);
    expect([await exported(lea.person.id), await exported(id)]).toEqual([["Très soigneux"], []]);
  });

  test("goes with whom it is about, and with who wrote it", async () => {
    const account = { ...leaAccount, email: "nora@exemple.fr", prenom: "Nora" };
    const nora = server.client();
    const id = await signUp(server, nora, account);
    await logIn(nora, account.email);
    const ugo = await signIn(server);
    await addTo(ugo, id, "Voisine");
    const other = await karim();
    for (const client of [nora, ugo.client])
      await client.call(add, { body: { favorite_user_id: other.id, note: "Soigneux" } });
    await nora.call(accountContract.askDeletion, { body: { password: goodPassword, reason: "privacy" } });
    const token = await mailedToken(server, account.email);
    await nora.call(accountContract.confirmDeletion, { body: { token } });
    const end = await nora.call(accountContract.finishDeletion, { body: { token, password: goodPassword } });
    expect(end.status).toBe(200);
    const { rows } = await run(sql`select user_id, favorite_user_id from favorites`);
    expect(rows).toEqual([{ user_id: ugo.person.id, favorite_user_id: other.id }]);
  });
});
