import { type Comment, commentsContract } from "@jobami/api/comments/contract";
import { commentsPageSize, maxComment } from "@jobami/api/comments/routes";
import { hiddenMark } from "@jobami/api/masking/mark";
import { missionsContract } from "@jobami/api/missions/contract";
import { notificationsContract } from "@jobami/api/notifications/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { liveEventsOf, postMission } from "../../testing/test-missions.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const { edit, list, post, remove } = commentsContract;
let server: TestServer;
let lea: SignedIn;
let karim: SignedIn;
let ines: SignedIn;
let id: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advance(60_000);
  lea = await signIn(server, { prenom: "Léa" });
  karim = await signIn(server, { prenom: "Karim", userType: "jobbeur" });
  ines = await signIn(server, { prenom: "Inès", userType: "jobbeur" });
  id = (await postMission(server, lea)).id;
});

interface CommentOptions {
  isPrivate?: boolean;
  parentId?: string;
}

async function writeComment(by: SignedIn, comment: string, options: CommentOptions = {}): Promise<Comment> {
  server.clock.advance(1000);
  const { status, body, error } = await by.call(post, { params: { id }, body: { comment, ...options } });
  if (status !== 201) throw new Error(error.message);
  return body.data;
}
const read = async (by: SignedIn, query = {}) => (await by.call(list, { params: { id }, query })).body;
const textFor = async (by: SignedIn) => (await read(by)).data.map(({ comment }) => comment);
const inboxOf = async (by: SignedIn) =>
  (await by.call(notificationsContract.list)).body.data
    .filter(({ type }) => type.startsWith("comment"))
    .map(({ title, content, link }) => ({ title, content, link }));
const outcome = ({ status, error }: { status: number; error: { code: string } }) => [status, error?.code];

describe("comments on a mission", () => {
  test("are read by all who see it, the newest thread first and answers below what they answer [MISS-27, MISS-28, MISS-31]", async () => {
    const asked = await writeComment(karim, "Y a-t-il un portail ?");
    await writeComment(ines, "Faut-il apporter un râteau ?");
    const answer = await writeComment(lea, "Oui, le code est donné sur place.", { parentId: asked.id });
    await writeComment(karim, "Merci !", { parentId: asked.id });
    expect(await textFor(ines)).toEqual([
      "Faut-il apporter un râteau ?",
      "Y a-t-il un portail ?",
      "Oui, le code est donné sur place.",
      "Merci !",
    ]);
    expect(answer).toEqual({
      id: answer.id,
      missionId: id,
      parentId: asked.id,
      author: { id: lea.person.id, prenom: "Léa", initiale: "D", photo: null },
      comment: "Oui, le code est donné sur place.",
      masked: null,
      isPrivate: false,
      status: "published",
      createdAt: expect.any(String),
      editedAt: null,
    });
  });

  test("come 30 a page, and the pages add up [MISS-28, MISS-32]", async () => {
    for (let number = 1; number <= commentsPageSize + 2; number += 1)
      await writeComment(karim, `Question ${number}`);
    const [one, two] = [await read(karim), await read(karim, { page: "2" })];
    expect([one.data.length, two.data.length]).toEqual([30, 2]);
    expect(one.pagination).toMatchObject({ page: 1, pageSize: 30, totalPages: 2, totalCount: 32 });
    expect(two.data.map(({ comment }) => comment)).toEqual(["Question 2", "Question 1"]);
  });

  test("state once they were edited, by their author [MISS-29]", async () => {
    const asked = await writeComment(karim, "Un portail ?");
    server.clock.advance(5000);
    const params = { id, commentId: asked.id };
    const { body } = await karim.call(edit, { params, body: { comment: "Un portillon ?" } });
    expect(body.data).toEqual({
      ...asked,
      comment: "Un portillon ?",
      editedAt: new Date(server.clock.now()).toISOString(),
    });
    expect((await read(lea)).data).toEqual([body.data]);
  });

  test("written as they already were are not edited", async () => {
    const asked = await writeComment(karim, "Un portail ?");
    const params = { id, commentId: asked.id };
    const { body } = await karim.call(edit, { params, body: { comment: "Un portail ?" } });
    expect(body.data.editedAt).toBeNull();
  });

  test("are gone once deleted; with answers below, their place stays until the last of those goes [MISS-30]", async () => {
    const asked = await writeComment(karim, "Un portail ?");
    const answer = await writeComment(lea, "Oui.", { parentId: asked.id });
    const params = { id, commentId: asked.id };
    expect((await karim.call(remove, { params })).status).toBe(200);
    expect((await read(ines)).data).toEqual([
      { ...asked, author: null, comment: "", status: "effaced" },
      answer,
    ]);
    const { rows } = await server.platform.db.execute(
      sql`select words from mission_comments where id = ${asked.id}`,
    );
    expect(rows).toEqual([{ words: "" }]);
    expect(outcome(await karim.call(edit, { params, body: { comment: "Encore ?" } }))[0]).toBe(404);
    await lea.call(remove, { params: { id, commentId: answer.id } });
    expect((await read(ines)).data).toEqual([]);
  });

  test("mask ways to reach a person, when written and when edited", async () => {
    const asked = await writeComment(karim, "Appelez le 06 12 34 56 78.");
    expect(asked).toMatchObject({
      comment: "Appelez le 06 12 34 56 78.",
      masked: { hidden: [{ start: 11, length: 14, kind: "phone" }], contest: null },
    });
    expect(await textFor(lea)).toEqual([`Appelez le ${hiddenMark}.`]);
    const params = { id, commentId: asked.id };
    const { body } = await karim.call(edit, { params, body: { comment: "karim@exemple.fr" } });
    expect(body.data.comment).toBe("karim@exemple.fr");
    expect(await textFor(lea)).toEqual([hiddenMark]);
  });

  test("keep emoji, right-to-left text, SQL and script letter for letter", async () => {
    const odd = "🪴 مرحبا '); drop table mission_comments; -- <script>alert(1)</script>\n\tdeux lignes";
    expect((await writeComment(karim, odd)).comment).toBe(odd);
  });
});

describe("a private comment", () => {
  test("is read by its author and the mission's owner alone, and its answers too [MISS-27, MISS-31]", async () => {
    const asked = await writeComment(karim, "Puis-je passer voir ?", { isPrivate: true });
    const answer = await writeComment(lea, "Oui, samedi.", { parentId: asked.id });
    expect(answer.isPrivate).toBe(true);
    for (const one of [karim, lea])
      expect(await textFor(one)).toEqual(["Puis-je passer voir ?", "Oui, samedi."]);
    expect(await read(ines)).toMatchObject({ data: [], pagination: { totalCount: 0 } });
  });

  test("is answered, edited and deleted by no one else, who is not informed that it is there", async () => {
    const asked = await writeComment(karim, "Puis-je passer voir ?", { isPrivate: true });
    const params = { id, commentId: asked.id };
    const answers = [
      await ines.call(post, { params: { id }, body: { comment: "Moi aussi", parentId: asked.id } }),
      await ines.call(edit, { params, body: { comment: "Lu" } }),
      await ines.call(remove, { params }),
    ];
    expect(answers.map(outcome)).toEqual(answers.map(() => [404, "NOT_FOUND"]));
    expect(await textFor(karim)).toEqual(["Puis-je passer voir ?"]);
    expect((await liveEventsOf(server, ines)).map(({ name }) => name)).not.toContain("comments_changed");
  });

  test("cannot answer what all may read", async () => {
    const asked = await writeComment(karim, "Un portail ?");
    const { status, error } = await lea.call(post, {
      params: { id },
      body: { comment: "Pour vous seul : oui", isPrivate: true, parentId: asked.id },
    });
    expect([status, error.fields?.map(({ path }) => path)]).toEqual([400, ["isPrivate"]]);
  });
});

describe("who is informed", () => {
  test("is the mission's owner of a comment, and who is answered, each once and not of their own", async () => {
    const asked = await writeComment(karim, "Un portail ?");
    const link = `/dashboard/missions/${id}#commentaires`;
    const title = "«\u202fTondre la pelouse du jardin\u202f»";
    const received = {
      title: "Nouveau commentaire",
      content: `<p>Votre mission ${title} a un nouveau commentaire.</p>`,
      link,
    };
    expect(await inboxOf(lea)).toEqual([received]);
    await writeComment(lea, "Oui.", { parentId: asked.id });
    await writeComment(lea, "Une précision : le sol est mou.");
    expect(await inboxOf(lea)).toEqual([received]);
    expect(await inboxOf(karim)).toEqual([
      {
        title: "Réponse à votre commentaire",
        content: `<p>Votre commentaire sur la mission ${title} a une réponse.</p>`,
        link,
      },
    ]);
    expect(await inboxOf(ines)).toEqual([]);
    const heard = await liveEventsOf(server, karim);
    expect(heard.filter(({ name }) => name === "comments_changed")).toHaveLength(3);
    expect(heard.filter(({ name }) => name === "new_notification")).toHaveLength(1);
  });
});

describe("what an attacker tries", () => {
  test("another's comment stays as it is [MISS-29, MISS-30]", async () => {
    const asked = await writeComment(karim, "Un portail ?");
    const params = { id, commentId: asked.id };
    for (const one of [ines, lea]) {
      expect(outcome(await one.call(edit, { params, body: { comment: "Pris" } }))).toEqual([
        403,
        "FORBIDDEN",
      ]);
      expect(outcome(await one.call(remove, { params }))).toEqual([403, "FORBIDDEN"]);
    }
    expect(await textFor(lea)).toEqual(["Un portail ?"]);
  });

  test("a comment of another mission is neither answered nor changed through this one", async () => {
    const asked = await writeComment(karim, "Un portail ?");
    const here = id;
    id = (await postMission(server, lea)).id;
    const params = { id, commentId: asked.id };
    const answers = [
      await karim.call(post, { params: { id }, body: { comment: "Ailleurs", parentId: asked.id } }),
      await karim.call(edit, { params, body: { comment: "Ailleurs" } }),
      await karim.call(remove, { params }),
    ];
    expect(answers.map(outcome)).toEqual(answers.map(() => [404, "NOT_FOUND"]));
    id = here;
    expect(await textFor(karim)).toEqual(["Un portail ?"]);
  });

  test("an answer has no answers", async () => {
    const asked = await writeComment(karim, "Un portail ?");
    const answer = await writeComment(lea, "Oui.", { parentId: asked.id });
    const deeper = await karim.call(post, { params: { id }, body: { comment: "Bien", parentId: answer.id } });
    expect(outcome(deeper)).toEqual([404, "NOT_FOUND"]);
  });

  test("empty, blank and huge text is refused beside its field", async () => {
    for (const comment of ["", " \n ", "x".repeat(maxComment + 1), "x".repeat(15_000)]) {
      const { status, error } = await karim.call(post, { params: { id }, body: { comment } });
      expect([status, error.fields?.map(({ path }) => path)]).toEqual([400, ["comment"]]);
    }
    expect((await writeComment(karim, "é".repeat(maxComment))).comment).toHaveLength(maxComment);
  });

  test("sent twice at once it is there once; deleted twice at once it is gone once", async () => {
    const send = () =>
      karim.call(post, { params: { id }, body: { comment: "Une fois" } }, { idempotencyKey: "comment-0001" });
    const sent = await Promise.all([send(), send(), send()]);
    expect(new Set(sent.map(({ body }) => body.data.id)).size).toBe(1);
    const params = { id, commentId: sent[0]?.body.data.id ?? "" };
    const gone = await Promise.all([karim.call(remove, { params }), karim.call(remove, { params })]);
    expect(gone.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  test("an answer and the deletion of what it answers, at once, lose neither place nor answer", async () => {
    const asked = await writeComment(karim, "Un portail ?");
    const [answered, deleted] = await Promise.all([
      lea.call(post, { params: { id }, body: { comment: "Oui.", parentId: asked.id } }),
      karim.call(remove, { params: { id, commentId: asked.id } }),
    ]);
    expect(deleted.status).toBe(200);
    const left = (await read(lea)).data.map(({ status }) => status);
    expect(left).toEqual(answered.status === 201 ? ["effaced", "published"] : []);
  });

  test("without a session, with a hidden profile, or where the mission is not seen, nothing is written", async () => {
    const visitor = await server.client().call(list, { params: { id } });
    expect(outcome(visitor)).toEqual([401, "UNAUTHENTICATED"]);
    await lea.call(missionsContract.close, { params: { id }, body: { statut: "annulee" } });
    const answers = [
      await karim.call(list, { params: { id } }),
      await karim.call(post, { params: { id }, body: { comment: "Toujours là ?" } }),
    ];
    expect(answers.map(outcome)).toEqual(answers.map(() => [404, "NOT_FOUND"]));
    await server.platform.db.execute(sql`update users set profile_hidden = true where id = ${lea.person.id}`);
    server.clock.advance(60_000);
    const hidden = await lea.call(post, { params: { id }, body: { comment: "Caché" } });
    expect(outcome(hidden)).toEqual([403, "PROFILE_HIDDEN"]);
  });
});
