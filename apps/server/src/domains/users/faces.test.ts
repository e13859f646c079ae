import { accountContract } from "@jobami/api/account/contract";
import { blocksContract } from "@jobami/api/blocks/contract";
import { commentsContract } from "@jobami/api/comments/contract";
import { pictureOf } from "@jobami/api/files/routes";
import { messagesContract } from "@jobami/api/messages/contract";
import { missionsContract } from "@jobami/api/missions/contract";
import { planningContract } from "@jobami/api/planning/contract";
import { profilesContract } from "@jobami/api/profiles/contract";
import { proposalsContract } from "@jobami/api/proposals/contract";
import { relationsContract } from "@jobami/api/relations/contract";
import { reviewsContract } from "@jobami/api/reviews/contract";
import { usersContract } from "@jobami/api/users/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { goodPassword } from "../../testing/test-accounts.ts";
import { sendPicture } from "../../testing/test-files.ts";
import type { SignedIn } from "../../testing/test-people.ts";
import { signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { conversation } from "../messages/messages.fixture.ts";
import { agreement, finish } from "../progress/progress.fixture.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

/** Gives a person a photo; answers the address of its small picture. */
async function photographed(who: SignedIn): Promise<string> {
  const { body } = await sendPicture(who.client);
  const { id } = body.file;
  expect((await who.call(usersContract.setPhoto, { body: { file: id } })).status).toBe(200);
  return pictureOf(id).small;
}

/** Every face that an answer shows of a person, by what is called `photo` beside their id. */
function facesOf(answer: unknown, id: string): unknown[] {
  if (typeof answer !== "object" || answer === null) return [];
  const own = "photo" in answer && "id" in answer && answer.id === id ? [answer.photo] : [];
  return [...own, ...Object.values(answer).flatMap((part) => facesOf(part, id))];
}

/** A finished mission of Léa's, which Karim did; both have a photo, wrote a review, a comment and messages. */
async function acquainted() {
  const agreed = await agreement(server);
  const { lea, karim, id } = agreed;
  const faces = { lea: await photographed(lea), karim: await photographed(karim) };
  await conversation(server, agreed);
  await lea.call(commentsContract.add, { params: { id }, body: { comment: "Le code est 12.", isPrivate: false } });
  await karim.call(commentsContract.add, { params: { id }, body: { comment: "Noté.", isPrivate: false } });
  await finish(server, agreed);
  const notes = [5, 5, 4, 4] as [number, number, number, number];
  for (const who of [lea, karim])
    await who.call(reviewsContract.give, { params: { id }, body: { notes, texte: "Très bien.", photos: [] } });
  return { ...agreed, faces };
}

/** What a person reads of the other side, by call. */
async function readOf(reader: SignedIn, other: SignedIn, id: string) {
  const answers = {
    mission: await reader.call(missionsContract.one, { params: { id } }),
    proposals: await reader.call(
      reader.person.userType === "jobbeur" ? proposalsContract.sent : proposalsContract.received,
      {},
    ),
    conversations: await reader.call(messagesContract.list, {}),
    comments: await reader.call(commentsContract.list, { params: { id } }),
    reviews: await reader.call(reviewsContract.list),
    planning: await reader.call(planningContract.month, {}),
    network: await reader.call(relationsContract.network),
  };
  return Object.fromEntries(
    Object.entries(answers).map(([name, { body }]) => [
      name,
      [...new Set(facesOf(body, other.person.id).map((face) => (typeof face === "object" ? face && "picture" : face)))],
    ]),
  );
}

test("todo", async () => {
  const { lea, karim, id, faces } = await acquainted();
  console.log(faces, await readOf(lea, karim, id), await readOf(karim, lea, id));
  void blocksContract; void accountContract; void profilesContract; void goodPassword; void signIn;
});
