import { accountContract } from "@jobami/api/account/contract";
import { blocksContract } from "@jobami/api/blocks/contract";
import { maxBlocks } from "@jobami/api/blocks/routes";
import { favoritesContract } from "@jobami/api/favorites/contract";
import { messagesContract } from "@jobami/api/messages/contract";
import { missionsContract } from "@jobami/api/missions/contract";
import { emptyWeek } from "@jobami/api/profiles/availability";
import { profilesContract } from "@jobami/api/profiles/contract";
import { proposalsContract } from "@jobami/api/proposals/contract";
import { searchContract } from "@jobami/api/search/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { exportRows } from "../../platform/database/personal-data.ts";
import { negotiation, offer } from "../../testing/samples.ts";
import { goodPassword, lea as leaAccount, logIn, mailedToken, signUp } from "../../testing/test-accounts.ts";
import { liveEventsOf, postMission } from "../../testing/test-missions.ts";
import { makePerson, type SignedIn, signIn, signInAgain } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { conversation, write } from "../messages/messages.fixture.ts";
import { sampleDraft } from "../profiles/profiles.samples.ts";
import { blocksTables } from "./blocks.tables.ts";

const { list, add, remove } = blocksContract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const block = (who: SignedIn, user_id: string) => who.call(add, { body: { user_id } });
const unblock = (who: SignedIn, userId: string) => who.call(remove, { params: { userId } });
const listOf = async (who: SignedIn) => (await who.call(list)).body.data;
const run = (query: ReturnType<typeof sql>) => server.platform.db.execute(query);
const eventsOf = async (who: SignedIn, name: string) =>
  (await liveEventsOf(server, who)).filter((event) => event.name === name);
/** What a refusal states, without what differs from call to call. */
const answerOf = ({ status, error }: { status: number; error: object }) => ({
  status,
  ...error,
  requestId: undefined,
});

/** A jobbeur whom searches find. */
async function gardener(prenom: string) {
  const who = await signIn(server, { prenom, nom: "Benali", userType: "jobbeur" });
  // Nothing is stated of hours: whatever day suits.
  const draft = { ...structuredClone(sampleDraft), availability: emptyWeek, version: 0 };
  await who.call(profilesContract.save, { body: draft as never });
  return who;
}

describe("whom one blocks", () => {
  test("is listed, the last one first, and reported to one’s own tabs alone", async () => {
    const lea = await signIn(server);
    const [karim, ugo] = [
      await signIn(server, { prenom: "Karim", nom: "Benali", userType: "jobbeur" }),
      await signIn(server, { prenom: "Ugo" }),
    ];
    const first = await block(lea, karim.person.id);
    expect([first.status, first.body.data.user]).toEqual([
      201,
      { id: karim.person.id, prenom: "Karim", initiale: "B", photo: null },
    ]);
    server.clock.advance(1);
    const second = await block(lea, ugo.person.id);
    expect(await listOf(lea)).toEqual([second.body.data, first.body.data]);
    expect((await unblock(lea, karim.person.id)).status).toBe(200);
    expect(await listOf(lea)).toEqual([second.body.data]);
    expect((await eventsOf(lea, "block_changed")).map(({ payload }) => payload)).toEqual([
      { user_id: karim.person.id, is_blocked: true },
      { user_id: ugo.person.id, is_blocked: true },
      { user_id: karim.person.id, is_blocked: false },
    ]);
    expect([await liveEventsOf(server, karim), await listOf(karim)]).toEqual([[], []]);
  });

  test("is blocked once, also at once from two browsers, and unblocked once", async () => {
    const lea = await signIn(server);
    const again = await signInAgain(server, lea.person);
    const { id } = await makePerson(server);
    const answers = await Promise.all([block(lea, id), block(again, id)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0].body).toEqual(answers[1].body);
    expect(await listOf(lea)).toHaveLength(1);
    const ends = await Promise.all([unblock(lea, id), unblock(again, id)]);
    expect(ends.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await listOf(lea)).toEqual([]);
  });

  test("is not oneself, staff, no one, nor who has left; all of the latter are refused alike", async () => {
    const lea = await signIn(server);
    const own = await block(lea, lea.person.id);
    expect([own.error.code, own.error.fields?.[0]?.path]).toEqual(["VALIDATION_FAILED", "user_id"]);
    const gone = await makePerson(server);
    await run(sql`update users set statut = 'deleted', deactivated_at = now() where id = ${gone.id}`);
    const staff = await makePerson(server, { role: "jobmodo" });
    const refusals = [];
    for (const id of [gone.id, staff.id, "01930000-0000-7000-8000-00000000dead"])
      refusals.push(answerOf(await block(lea, id)));
    expect(refusals[0]).toMatchObject({ status: 404, code: "NOT_FOUND" });
    expect(new Set(refusals.map((one) => JSON.stringify(one))).size).toBe(1);
    for (const id of ["", "un", "a".repeat(10_000), "' or 1=1 --"])
      expect((await block(lea, id)).error.code, id.slice(0, 12)).toBe("VALIDATION_FAILED");
    expect(await listOf(lea)).toEqual([]);
  });

  test("of another person can be neither read nor unblocked, and a visitor has none", async () => {
    const [lea, ugo] = [await signIn(server), await signIn(server)];
    const { id } = await makePerson(server);
    await block(lea, id);
    expect((await unblock(ugo, id)).status).toBe(404);
    expect([await listOf(ugo), (await listOf(lea)).length]).toEqual([[], 1]);
    const visitor = server.client();
    expect([
      (await visitor.call(list)).status,
      (await visitor.call(add, { body: { user_id: id } })).status,
      (await visitor.call(remove, { params: { userId: id } })).status,
    ]).toEqual([401, 401, 401]);
  });

  test("are so many at most, also when the last two are added at once", async () => {
    const lea = await signIn(server);
    await run(sql`
      with people as (
        insert into users (id, email, password_hash, prenom, nom, user_type, role, created_at, password_changed_at, terms_accepted_at)
        select gen_random_uuid(), 'many-' || n || '@exemple.fr', 'none', 'Ana', 'Roy', 'jobbeur', 'jobutil', now(), now(), now()
        from generate_series(1, ${maxBlocks - 1}) n returning id)
      insert into blocks select ${lea.person.id}, id, now() from people`);
    const again = await signInAgain(server, lea.person);
    const [one, two] = [await makePerson(server), await makePerson(server)];
    const answers = await Promise.all([block(lea, one.id), block(again, two.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.error).toMatchObject({
      code: "BLOCKS_FULL",
      message: "Vous bloquez déjà 500 personnes. Débloquez-en une pour en bloquer une autre.",
    });
  });

  test("is in the export of who blocks, never of whom is blocked, and goes with either of them", async () => {
    const account = { ...leaAccount, email: "nora@exemple.fr", prenom: "Nora" };
    const nora = server.client();
    const id = await signUp(server, nora, account);
    await logIn(nora, account.email);
    const ugo = await signIn(server);
    const other = await makePerson(server);
    await block(ugo, id);
    await block(ugo, other.id);
    await nora.call(add, { body: { user_id: other.id } });
    const exported = async (of: string) =>
      (await exportRows(server.platform.db, blocksTables, of)).blocks?.map((row) => row.blocked_id);
    expect([(await exported(ugo.person.id))?.length, await exported(id), await exported(other.id)]).toEqual([
      2,
      [other.id],
      [],
    ]);
    await nora.call(accountContract.askDeletion, { body: { password: goodPassword, reason: "privacy" } });
    const token = await mailedToken(server, account.email);
    await nora.call(accountContract.confirmDeletion, { body: { token } });
    const end = await nora.call(accountContract.finishDeletion, { body: { token, password: goodPassword } });
    expect(end.status).toBe(200);
    const { rows } = await run(sql`select blocker_id, blocked_id from blocks`);
    expect(rows).toEqual([{ blocker_id: ugo.person.id, blocked_id: other.id }]);
  });
});

describe("a block holds from both sides", () => {
  test("for messages to come: both get the answer for a person who is away, what was written stays", async () => {
    const { owner, jobbeur, id } = await conversation(server);
    await write(jobbeur, id, "Bonjour");
    await write(owner, id, "Bonsoir");
    const away = await (async () => {
      await run(
        sql`update users set statut = 'paused', deactivated_at = now() where id = ${owner.person.id}`,
      );
      const refusal = answerOf(await write(jobbeur, id, "Encore ?"));
      await run(sql`update users set statut = 'active', deactivated_at = null where id = ${owner.person.id}`);
      return refusal;
    })();
    await block(owner, jobbeur.person.id);
    const before = (await liveEventsOf(server, owner)).length;
    expect(answerOf(await write(jobbeur, id, "Encore ?"))).toEqual(away);
    expect(answerOf(await write(owner, id, "Non"))).toEqual(away);
    expect(away).toMatchObject({ status: 409, code: "CONVERSATION_FROZEN" });
    expect(await liveEventsOf(server, owner)).toHaveLength(before);
    const seen = async (who: SignedIn) => {
      const { body } = await who.call(messagesContract.one, { params: { id } });
      const { body: thread } = await who.call(messagesContract.thread, { params: { id } });
      return [body.data.statut, body.data.is_blocked, thread.data.messages.map(({ text }) => text)];
    };
    expect(await seen(owner)).toEqual(["frozen", true, ["Bonjour", "Bonsoir"]]);
    expect(await seen(jobbeur)).toEqual(["frozen", false, ["Bonjour", "Bonsoir"]]);
    await unblock(owner, jobbeur.person.id);
    expect((await write(jobbeur, id, "Merci")).status).toBe(201);
    expect(await seen(jobbeur)).toEqual(["open", false, ["Bonjour", "Bonsoir", "Merci"]]);
  });

  test("also for a conversation in which nothing was written, and for two who block each other", async () => {
    const { owner, jobbeur, id } = await conversation(server);
    await block(jobbeur, owner.person.id);
    await block(owner, jobbeur.person.id);
    await unblock(owner, jobbeur.person.id);
    for (const who of [owner, jobbeur])
      expect((await write(who, id, "Bonjour")).error.code).toBe("CONVERSATION_FROZEN");
    expect((await owner.call(messagesContract.one, { params: { id } })).body.data).toMatchObject({
      statut: "frozen",
      is_blocked: false,
    });
  });

  test("for new proposals, and for what leads one on that stands; declining stays free", async () => {
    const owner = await signIn(server);
    const mission = await postMission(server, owner);
    const karim = await signIn(server, { prenom: "Karim", userType: "jobbeur" });
    const propose = (who: SignedIn, id = mission.id) =>
      who.call(proposalsContract.propose, { params: { id }, body: offer });
    await block(owner, karim.person.id);
    const refused = await propose(karim);
    expect(refused.error).toMatchObject({
      code: "PROPOSAL_TRANSITION_REFUSED",
      message: "Cette personne n’est pas disponible pour l’instant. Vous ne pouvez pas conclure avec elle.",
    });
    const { rows } = await run(sql`select count(*)::integer as n from proposals`);
    expect([rows, await eventsOf(owner, "proposal_changed")]).toEqual([[{ n: 0 }], []]);
    await unblock(owner, karim.person.id);
    await block(karim, owner.person.id);
    expect((await propose(karim)).error.code).toBe("PROPOSAL_TRANSITION_REFUSED");

    const standing = await negotiation(server);
    const params = { id: standing.id, proposalId: standing.proposalId };
    await block(standing.jobbeur, standing.owner.person.id);
    const counter = {
      proposalId: standing.proposalId,
      amount: 50,
      message: "",
      paymentMethodType: "euros",
    } as const;
    const refusals = [
      await standing.owner.call(proposalsContract.accept, { params, body: {} }),
      await standing.owner.call(proposalsContract.ownerCounter, { params, body: counter }),
    ];
    expect(refusals.map(({ error }) => error.code)).toEqual([
      "PROPOSAL_TRANSITION_REFUSED",
      "PROPOSAL_TRANSITION_REFUSED",
    ]);
    expect(refusals.map(({ error }) => error.data?.isSideAway)).toEqual([true, true]);
    expect((await standing.owner.call(proposalsContract.reject, { params, body: {} })).status).toBe(200);
  });

  test("for searches of who is signed in; everybody else finds them as before", async () => {
    const [karim, ana] = [await gardener("Karim"), await gardener("Ana")];
    const lea = await signIn(server);
    const found = async (call: SignedIn["call"]) =>
      (await call(searchContract.search, { query: { category: "jardinage" } })).body.data
        .map(({ person }) => person.prenom)
        .sort();
    await block(lea, karim.person.id);
    await block(ana, lea.person.id);
    expect(await found(lea.call)).toEqual([]);
    expect(await found(server.client().call)).toEqual(["Ana", "Karim"]);
    expect(await found((await signIn(server)).call)).toEqual(["Ana", "Karim"]);
  });

  test("for missions: neither listed, matched nor informed of", async () => {
    const owner = await signIn(server);
    const [karim, ana] = [await gardener("Karim"), await gardener("Ana")];
    await block(owner, karim.person.id);
    await postMission(server, owner, { category: "jardinage", subcategory: "tonte-de-pelouse" });
    const listed = async (who: SignedIn, query = {}) =>
      (await who.call(missionsContract.list, { query })).body.data.length;
    const met = async (who: SignedIn) => [
      await listed(who),
      await listed(who, { search: "pelouse" }),
      await listed(who, { categories: "jardinage" }),
      (await who.call(missionsContract.matching)).body.data.length,
      (await eventsOf(who, "mission_matched")).length,
    ];
    expect(await met(ana)).toEqual([1, 1, 1, 1, 1]);
    expect(await met(karim)).toEqual([0, 0, 0, 0, 0]);
    await unblock(owner, karim.person.id);
    expect(await met(karim)).toEqual([1, 1, 1, 1, 0]);
  });

  test("for favourites, which come back with their note", async () => {
    const [lea, karim] = [await signIn(server), await signIn(server, { userType: "jobbeur" })];
    const wish = { favorite_user_id: karim.person.id, note: "Très soigneux" };
    const stored = (await lea.call(favoritesContract.add, { body: wish })).body.data;
    const favorites = async () => (await lea.call(favoritesContract.list)).body.data;
    await block(karim, lea.person.id);
    expect(await favorites()).toEqual([]);
    expect((await lea.call(favoritesContract.add, { body: wish })).error.code).toBe("NOT_FOUND");
    await unblock(karim, lea.person.id);
    await block(lea, karim.person.id);
    expect(await favorites()).toEqual([]);
    await unblock(lea, karim.person.id);
    expect(await favorites()).toEqual([stored]);
  });
});
