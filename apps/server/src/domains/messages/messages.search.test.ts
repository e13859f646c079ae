import { messagesContract } from "@jobami/api/messages/contract";
import { maxFound, maxMessage } from "@jobami/api/messages/routes";
import { proposalsContract } from "@jobami/api/proposals/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { conversation, write } from "./messages.fixture.ts";

const { search } = messagesContract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const ask = (who: SignedIn, q: string) => who.call(search, { query: { q } });
async function found(who: SignedIn, q: string) {
  const { status, body } = await ask(who, q);
  expect(status, q).toBe(200);
  return body.data.map(({ excerpt }) => excerpt);
}

describe("a search in one’s messages", () => {
  test("finds all the terms, whatever their accents and endings, the newest first, and states where", async () => {
    const { owner, jobbeur, id, missionId } = await conversation(server);
    await write(jobbeur, id, "J’apporterai la perceuse et les chevilles.");
    server.clock.advance(1000);
    const second = await write(owner, id, "Deux perceuses à percussion ?");
    await write(owner, id, "À samedi");
    expect(await found(jobbeur, "PERCEUSE")).toEqual([
      "Deux perceuses à percussion ?",
      "J’apporterai la perceuse et les chevilles.",
    ]);
    expect(await found(owner, "perceuse cheville")).toEqual(["J’apporterai la perceuse et les chevilles."]);
    expect(await found(owner, "perceuse scie")).toEqual([]);
    const [first] = (await ask(jobbeur, "percussion")).body.data;
    expect(first).toMatchObject({
      id: second.body.data.id,
      conversation_id: id,
      seq: 2,
      sender_id: owner.person.id,
      otherUser: { prenom: "Léa" },
      mission: { id: missionId },
    });
  });

  test("is of one’s own conversations only, also of what was put away; a removed message is not found", async () => {
    const { owner, jobbeur, id } = await conversation(server);
    const other = await conversation(server);
    const { body } = await write(jobbeur, id, "La perceuse est prête");
    await write(other.jobbeur, other.id, "Ma perceuse à moi");
    await owner.call(messagesContract.arrange, { params: { id }, body: { is_archived: true } });
    expect(await found(owner, "perceuse")).toEqual(["La perceuse est prête"]);
    expect(await found(await signIn(server), "perceuse")).toEqual([]);
    const visitor = server.client();
    expect((await visitor.call(search, { query: { q: "perceuse" } })).status).toBe(401);
    await jobbeur.call(messagesContract.remove, { params: { id, messageId: body.data.id } });
    expect(await found(owner, "perceuse")).toEqual([]);
  });

  test("never finds by what is hidden from whoever asks, in any way of asking, until the two agree", async () => {
    const { owner, jobbeur, id, missionId, proposalId } = await conversation(server);
    await write(jobbeur, id, "Mon numéro : 06 12 34 56 78, ou karim@exemple.fr");
    const hidden = ["06 12", "12 34", "78", "0612345678", "karim@exemple.fr", "exemple.fr", "numéro 34"];
    for (const text of hidden) expect(await found(owner, text), text).toEqual([]);
    // An exclusion would reveal as much as a find: it excludes nothing.
    expect(await found(owner, "numéro -12")).toEqual([]);
    expect(await found(owner, "numéro -99")).toEqual([]);
    expect(await found(owner, "numéro")).toEqual(["Mon numéro : •••••, ou •••••"]);
    expect(await found(jobbeur, "34 56")).toHaveLength(1);
    await owner.call(proposalsContract.accept, { params: { id: missionId, proposalId }, body: {} });
    expect(await found(owner, "34 56")).toHaveLength(1);
  });

  test("shows the part of a long message with the terms, and so many messages at most", async () => {
    const { owner, jobbeur, id } = await conversation(server);
    await write(jobbeur, id, `${"Bonjour à vous. ".repeat(60)}La perceuse est là. ${"Merci. ".repeat(40)}`);
    const [excerpt = ""] = await found(owner, "perceuse");
    expect(excerpt).toMatch(/^….{0,45}perceuse est là\. .*…$/);
    expect(excerpt.length).toBeLessThanOrEqual(162);
    await server.platform.db.execute(sql`
      insert into private_messages (id, conversation_id, seq, author_id, client_id, body, filter_lifted, created_at)
      select gen_random_uuid(), ${id}, 1 + n, ${jobbeur.person.id}, gen_random_uuid(), 'Une scie', false, now()
      from generate_series(1, ${maxFound + 10}) n`);
    expect(await found(owner, "scie")).toHaveLength(maxFound);
  });

  test("refuses what is no term, and takes hostile ones as terms", async () => {
    const { owner, id } = await conversation(server);
    await write(owner, id, "Bonjour");
    for (const q of ["", " ", "a", "a".repeat(101), "a".repeat(maxMessage), "nul\u0000", "a\nb"])
      expect((await ask(owner, q)).error.code, JSON.stringify(q.slice(0, 9))).toBe("VALIDATION_FAILED");
    for (const q of [
      "'; drop table users; --",
      "bonsoir & | ! (",
      "<->",
      "%%",
      "\\\\",
      "👋🏽👋🏽",
      "le la les",
    ])
      expect(await found(owner, q), q).toEqual([]);
    expect(await found(owner, "bonjour & | ! (")).toEqual(["Bonjour"]);
  });
});
