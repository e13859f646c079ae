import { hiddenMark } from "@jobami/api/masking/mark";
import { messagesContract } from "@jobami/api/messages/contract";
import { maxMessage, maxPreview } from "@jobami/api/messages/routes";
import { notificationsContract } from "@jobami/api/notifications/contract";
import { proposalsContract } from "@jobami/api/proposals/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { negotiation, offer } from "../../testing/samples.ts";
import { liveEventsOf, postMission } from "../../testing/test-missions.ts";
import { type SignedIn, signIn, signInAgain } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { clientId, conversation, write } from "./messages.fixture.ts";

const { list, open, one, thread, remove, read, markUnread } = messagesContract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const run = (query: ReturnType<typeof sql>) => server.platform.db.execute(query);
const listOf = async (who: SignedIn, query: Record<string, string> = {}) =>
  (await who.call(list, { query })).body.data;
const threadOf = async (who: SignedIn, id: string, query: Record<string, string> = {}) =>
  (await who.call(thread, { params: { id }, query })).body.data;
const textsOf = async (who: SignedIn, id: string) =>
  (await threadOf(who, id)).messages.map(({ text }) => text);
const countOf = async (who: SignedIn) => (await who.call(notificationsContract.unreadCount)).body.count;
const readAll = (who: SignedIn) => who.call(notificationsContract.markAllRead);
const eventsOf = async (who: SignedIn, ...names: string[]) =>
  (await liveEventsOf(server, who)).filter(({ name }) => names.includes(name));

describe("a conversation", () => {
  test("is opened by either side of a proposal, once, also at once by both", async () => {
    const { owner, jobbeur, proposalId } = await negotiation(server);
    const answers = await Promise.all(
      [owner, jobbeur, owner].map((who) => who.call(open, { body: { proposalId } })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect(answers[0]?.body.data).toMatchObject({
      otherUser: { prenom: "Karim", initiale: "D" },
      mission: { title: "Tondre la pelouse du jardin" },
      proposalId,
      statut: "absent",
      is_agreed: false,
      last_message: null,
      last_message_preview: null,
      last_message_date: null,
      unread_count: 0,
    });
    expect(answers[1]?.body.data.otherUser.prenom).toBe("Léa");
  });

  test("stays the same for a second proposal of the same jobbeur on the mission", async () => {
    const { jobbeur, missionId, proposalId, id } = await conversation(server);
    await jobbeur.call(proposalsContract.withdraw, { params: { id: missionId, proposalId }, body: {} });
    const again = await jobbeur.call(proposalsContract.propose, { params: { id: missionId }, body: offer });
    const { body } = await jobbeur.call(open, { body: { proposalId: again.body.data.proposalId } });
    expect([body.data.id, body.data.proposalId]).toEqual([id, again.body.data.proposalId]);
  });

  test("does not exist for anybody else, in any call", async () => {
    const { owner, id, proposalId } = await conversation(server);
    const { body } = await write(owner, id, "Entre nous");
    const stranger = await signIn(server, { userType: "jobbeur" });
    const staff = await signIn(server, { role: "jobmodo" });
    const params = { id };
    for (const who of [stranger, staff]) {
      const refused = [
        await who.call(open, { body: { proposalId } }),
        await who.call(one, { params }),
        await who.call(thread, { params }),
        await write(who, id, "Bonjour"),
        await who.call(remove, { params: { id, messageId: body.data.id } }),
        await who.call(read, { params }),
        await who.call(markUnread, { params }),
      ];
      expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404]);
      expect(await listOf(who)).toMatchObject({ conversations: [], totalCount: 0 });
    }
    const visitor = server.client();
    expect((await visitor.call(thread, { params })).status).toBe(401);
    expect(await textsOf(owner, id)).toEqual(["Entre nous"]);
  });

  test("is seen by whom it was opened, and by the other once something is written [MSG-01, MSG-04]", async () => {
    const { owner, jobbeur, id } = await conversation(server);
    expect((await listOf(jobbeur)).conversations.map((row) => row.id)).toEqual([id]);
    expect((await listOf(owner)).conversations).toEqual([]);
    server.clock.advance(1000);
    const sent = await write(jobbeur, id, "Bonjour,\n\nje peux   venir samedi.");
    const now = new Date(server.clock.now()).toISOString();
    expect((await listOf(owner)).conversations).toMatchObject([
      {
        id,
        otherUser: { prenom: "Karim" },
        statut: "open",
        last_message: { id: sent.body.data.id, sender_id: jobbeur.person.id },
        last_message_preview: "Bonjour, je peux venir samedi.",
        last_message_date: now,
        updated_at: now,
        unread_count: 1,
      },
    ]);
    await write(jobbeur, id, "a".repeat(maxMessage));
    const [row] = (await listOf(owner)).conversations;
    expect(row?.last_message_preview).toHaveLength(maxPreview);
  });

  test("stands first in the list when it moved last, and pages go on by key", async () => {
    const owner = await signIn(server, { prenom: "Léa" });
    const mission = await postMission(server, owner);
    const ids: string[] = [];
    for (const prenom of ["Ana", "Bob", "Cyr"]) {
      const jobbeur = await signIn(server, { prenom, userType: "jobbeur" });
      const made = await jobbeur.call(proposalsContract.propose, { params: { id: mission.id }, body: offer });
      const { body } = await jobbeur.call(open, { body: { proposalId: made.body.data.proposalId } });
      server.clock.advance(1000);
      await write(jobbeur, body.data.id, `Ici ${prenom}`);
      ids.push(body.data.id);
    }
    const [ana, bob, cyr] = ids as [string, string, string];
    const first = await listOf(owner, { limit: "2" });
    expect([first.conversations.map((row) => row.id), first.totalCount]).toEqual([[cyr, bob], 3]);
    const second = await listOf(owner, { limit: "2", cursor: first.nextCursor ?? "" });
    expect([second.conversations.map((row) => row.id), second.nextCursor]).toEqual([[ana], null]);
    server.clock.advance(1000);
    await write(owner, ana, "Bonjour Ana");
    expect((await listOf(owner)).conversations.map((row) => row.id)).toEqual([ana, cyr, bob]);
    for (const query of [{ limit: "0" }, { limit: "51" }, { cursor: "x~y" }, { unread_only: "oui" }])
      expect((await owner.call(list, { query })).error.code).toBe("VALIDATION_FAILED");
  });
});

describe("a message", () => {
  test("is delivered at once to both, each as they may read it, and to no one else [MSG-03, MSG-09]", async () => {
    const { owner, jobbeur, id } = await conversation(server);
    const { body } = await write(jobbeur, id, "Mon numéro : 06 12 34 56 78");
    const [heard] = await eventsOf(owner, "new_message");
    expect(heard?.payload).toMatchObject({
      sender_id: jobbeur.person.id,
      conversation_id: id,
      prenom: "Karim",
      preview: `Mon numéro : ${hiddenMark}`,
      message: { id: body.data.id, text: `Mon numéro : ${hiddenMark}` },
    });
    const [own] = await eventsOf(jobbeur, "new_message");
    expect(own?.payload).toMatchObject({ message: { text: "Mon numéro : 06 12 34 56 78" } });
    expect(JSON.stringify(await eventsOf(owner, "new_message"))).not.toContain("06 12");
  });

  test("is there once for its id, also when it is sent at once from two tabs or again much later", async () => {
    const { owner, jobbeur, id } = await conversation(server);
    const again = await signInAgain(server, jobbeur.person);
    const own = clientId();
    const answers = await Promise.all([
      write(jobbeur, id, "Une fois", own),
      write(again, id, "Une fois", own),
    ]);
    server.clock.advance(86_400_000);
    const late = await signInAgain(server, jobbeur.person);
    answers.push(await write(late, id, "Une fois", own));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    const reader = await signInAgain(server, owner.person);
    expect(await textsOf(reader, id)).toEqual(["Une fois"]);
    expect((await listOf(reader)).conversations[0]?.unread_count).toBe(1);
    // Another person may have the same id; the same person not for another conversation.
    expect((await write(reader, id, "Autre", own)).status).toBe(201);
    const other = await conversation(server);
    expect((await write(other.owner, other.id, "À moi", own)).status).toBe(201);
    expect((await write(late, other.id, "Ailleurs", own)).status).toBe(404);
  });

  test("keeps its place when many are sent at once, and older ones come by key", async () => {
    const { owner, jobbeur, id } = await conversation(server);
    await Promise.all(
      Array.from({ length: 12 }, (_, at) => write(at % 2 === 0 ? owner : jobbeur, id, `Message ${at}`)),
    );
    const all = (await threadOf(owner, id)).messages;
    expect(all.map(({ seq }) => seq)).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
    const newest = await threadOf(jobbeur, id, { limit: "5" });
    expect([newest.messages.map(({ seq }) => seq), newest.olderCount]).toEqual([[8, 9, 10, 11, 12], 7]);
    const before = await threadOf(jobbeur, id, { limit: "5", cursor: newest.nextCursor ?? "" });
    expect(before.messages.map(({ seq }) => seq)).toEqual([3, 4, 5, 6, 7]);
    const first = await threadOf(jobbeur, id, { limit: "5", cursor: before.nextCursor ?? "" });
    expect([first.messages.map(({ seq }) => seq), first.nextCursor, first.olderCount]).toEqual([
      [1, 2],
      null,
      0,
    ]);
    for (const query of [{ limit: "101" }, { cursor: "un" }, { cursor: "1~2" }])
      expect((await owner.call(thread, { params: { id }, query })).error.code).toBe("VALIDATION_FAILED");
  });

  test("is neither empty, too long nor unreadable, and stands as it was written", async () => {
    const { owner, jobbeur, id } = await conversation(server);
    for (const text of ["", "   \n ", "a".repeat(maxMessage + 1), "nul\u0000", "\ud800"])
      expect((await write(jobbeur, id, text)).error.code, JSON.stringify(text)).toBe("VALIDATION_FAILED");
    expect((await write(jobbeur, id, "Bonjour", "pas-un-id")).error.code).toBe("VALIDATION_FAILED");
    const hostile = "<script>alert(1)</script>\n'; drop table users; -- \u202e👋🏽";
    await write(jobbeur, id, hostile);
    expect(await textsOf(owner, id)).toEqual([hostile]);
  });

  test("is removed by its author alone, for both, and what was not seen no longer counts", async () => {
    const { owner, jobbeur, id } = await conversation(server);
    const stayed = await write(jobbeur, id, "Gardé");
    const gone = await write(jobbeur, id, "Effacé");
    const of = (messageId: string) => ({ params: { id, messageId } });
    expect((await owner.call(remove, of(gone.body.data.id))).status).toBe(404);
    const other = await conversation(server);
    expect(
      (await other.jobbeur.call(remove, { params: { id: other.id, messageId: gone.body.data.id } })).status,
    ).toBe(404);
    const answers = await Promise.all([
      jobbeur.call(remove, of(gone.body.data.id)),
      jobbeur.call(remove, of(gone.body.data.id)),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await textsOf(owner, id)).toEqual(["Gardé"]);
    expect((await listOf(owner)).conversations[0]).toMatchObject({
      last_message_preview: "Gardé",
      unread_count: 1,
    });
    for (const who of [owner, jobbeur])
      expect((await eventsOf(who, "message_deleted")).map(({ payload }) => payload)).toEqual([
        { conversation_id: id, message_id: gone.body.data.id },
      ]);
    await owner.call(read, { params: { id } });
    await jobbeur.call(remove, of(stayed.body.data.id));
    expect((await listOf(owner)).conversations[0]).toMatchObject({
      last_message: null,
      last_message_preview: null,
      unread_count: 0,
    });
  });
});

describe("what is new", () => {
  test("is listed and counted for the bars, and on the bell with the inbox [MSG-05, MSG-06, BOT-17]", async () => {
    const { owner, jobbeur, id } = await conversation(server);
    await readAll(owner);
    expect(await countOf(owner)).toBe(0);
    await write(jobbeur, id, "Un");
    await write(jobbeur, id, "Deux");
    const bar = await listOf(owner, { unread_only: "true", limit: "1" });
    expect([bar.totalCount, bar.conversations[0]?.unread_count]).toEqual([1, 2]);
    expect((await listOf(owner, { unread_only: "true", limit: "5" })).conversations).toHaveLength(1);
    expect((await listOf(jobbeur, { unread_only: "true", limit: "5" })).totalCount).toBe(0);
    expect(await countOf(owner)).toBe(1);
    const counts = await eventsOf(owner, "notification_count_update");
    expect(counts.at(-1)?.payload).toEqual({ count: 1 });
    const unread = await eventsOf(owner, "conversation_unread");
    expect(unread.map(({ payload }) => payload)).toEqual([
      { conversation_id: id, unread_count: 1 },
      { conversation_id: id, unread_count: 2 },
    ]);
  });

  test("is read by an empty JSON call with a CSRF token, once, and whoever wrote is informed [MSG-07]", async () => {
    const { owner, jobbeur, id } = await conversation(server);
    await readAll(owner);
    await write(jobbeur, id, "Bonjour");
    const headers = {
      "x-csrf-token": await owner.client.csrfToken(),
      "content-type": "application/json",
    };
    const answer = await owner.client.call(read, { params: { id } }, { csrf: null, headers });
    expect(answer.body.data).toMatchObject({ unread_count: 0, read_seq: 1 });
    expect((await owner.call(read, { params: { id } })).status).toBe(200);
    expect((await eventsOf(jobbeur, "message_read")).map(({ payload }) => payload)).toEqual([
      { conversation_id: id, reader_id: owner.person.id, read_seq: 1 },
    ]);
    expect((await jobbeur.call(one, { params: { id } })).body.data.other_read_seq).toBe(1);
    expect([await countOf(owner), (await listOf(owner, { unread_only: "true" })).totalCount]).toEqual([0, 0]);
    const withoutToken = await owner.client.call(read, { params: { id } }, { csrf: null });
    expect(withoutToken.error.code).toBe("CSRF_TOKEN_INVALID");
  });

  test("comes back when a person marks a conversation as unread, and only then", async () => {
    const { owner, jobbeur, id } = await conversation(server);
    expect((await jobbeur.call(markUnread, { params: { id } })).status).toBe(404);
    await write(jobbeur, id, "Bonjour");
    await owner.call(read, { params: { id } });
    expect((await owner.call(markUnread, { params: { id } })).body.data.unread_count).toBe(1);
    expect((await owner.call(markUnread, { params: { id } })).body.data.unread_count).toBe(1);
    expect((await eventsOf(owner, "conversation_unread")).at(-1)?.payload).toEqual({
      conversation_id: id,
      unread_count: 1,
    });
  });

  test("is counted right when two people write to the same one at once", async () => {
    const owner = await signIn(server, { prenom: "Léa" });
    const mission = await postMission(server, owner);
    const pairs = [];
    for (const prenom of ["Ana", "Bob"]) {
      const jobbeur = await signIn(server, { prenom, userType: "jobbeur" });
      const made = await jobbeur.call(proposalsContract.propose, { params: { id: mission.id }, body: offer });
      const { body } = await jobbeur.call(open, { body: { proposalId: made.body.data.proposalId } });
      pairs.push({ jobbeur, id: body.data.id });
    }
    await readAll(owner);
    await Promise.all(pairs.map(({ jobbeur, id }) => write(jobbeur, id, "Bonjour")));
    expect((await eventsOf(owner, "notification_count_update")).at(-1)?.payload).toEqual({ count: 2 });
  });
});

describe("who may not be written to", () => {
  test("a hidden profile, a suspended side and one who left refuse, each with its reason", async () => {
    const { owner, jobbeur, id } = await conversation(server);
    await write(owner, id, "Bonjour");
    const tryIt = async () => {
      const { status, error } = await write(owner, id, "Encore ?");
      return [status, error.code];
    };
    await run(sql`update users set profile_hidden = true where id = ${jobbeur.person.id}`);
    expect(await tryIt()).toEqual([403, "PROFILE_HIDDEN"]);
    await run(
      sql`update users set profile_hidden = false, statut = 'paused', deactivated_at = now() where id = ${jobbeur.person.id}`,
    );
    expect(await tryIt()).toEqual([409, "CONVERSATION_FROZEN"]);
    expect((await owner.call(one, { params: { id } })).body.data.statut).toBe("frozen");
    expect(await textsOf(owner, id)).toEqual(["Bonjour"]);
    await run(sql`update users set statut = 'deleted' where id = ${jobbeur.person.id}`);
    expect(await tryIt()).toEqual([409, "CONVERSATION_CLOSED"]);
    expect((await owner.call(one, { params: { id } })).body.data.statut).toBe("closed");
    await run(sql`update users set statut = 'active', deactivated_at = null where id = ${jobbeur.person.id}`);
    expect((await write(owner, id, "De retour")).status).toBe(201);
  });
});
