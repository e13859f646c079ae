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
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sendPicture } from "../../testing/test-files.ts";
import type { SignedIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { write } from "../messages/messages.fixture.ts";
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

/** Every face that an answer shows of a person: what stands as `photo` beside their id, whole pictures by their small one. */
function facesIn(answer: unknown, id: string): (string | null)[] {
  if (typeof answer !== "object" || answer === null) return [];
  const deeper = Object.values(answer).flatMap((part) => facesIn(part, id));
  if (!("photo" in answer && "id" in answer && answer.id === id)) return deeper;
  const { photo } = answer as { photo: string | { small: string } | null };
  return [typeof photo === "object" ? (photo?.small ?? null) : photo, ...deeper];
}

/** A finished mission of Léa's, which Karim did: both have a photo, wrote to each other, and reviewed each other. */
async function acquainted() {
  const agreed = await agreement(server);
  const { lea, karim, id, ids } = agreed;
  const faces = { lea: await photographed(lea), karim: await photographed(karim) };
  const { body } = await karim.call(messagesContract.open, { body: { proposalId: ids.proposalId } });
  await write(karim, body.data.id, "Bonjour Léa.");
  for (const who of [lea, karim])
    await who.call(commentsContract.post, { params: { id }, body: { comment: "À demain." } });
  await finish(server, agreed);
  for (const who of [lea, karim])
    await who.call(reviewsContract.write, {
      params: { id },
      body: { notes: [5, 5, 4, 4], texte: "Très bien." },
    });
  return { ...agreed, faces };
}

/** What a person reads of the other side, by call: each face once. */
async function facesOf(other: SignedIn, reader: SignedIn, id: string) {
  const mission = await reader.call(missionsContract.details, { params: { id } });
  const answers = {
    mission,
    sent: await reader.call(proposalsContract.sent, {}),
    received: await reader.call(proposalsContract.received, {}),
    conversations: await reader.call(messagesContract.list, {}),
    comments: await reader.call(commentsContract.list, { params: { id } }),
    reviews: await reader.call(reviewsContract.mine),
    history: await reader.call(reviewsContract.history, {}),
    network: await reader.call(relationsContract.network),
    clients: await reader.call(relationsContract.clients),
    blocks: await reader.call(blocksContract.list),
    planning: await reader.call(planningContract.read, { query: { from: mission.body.data.date } }),
  };
  return new Map(
    Object.entries(answers).map(([name, { body }]) => [name, [...new Set(facesIn(body, other.person.id))]]),
  );
}
/** The calls that show anybody, and what they show. */
const shown = (faces: Awaited<ReturnType<typeof facesOf>>) => [...faces].filter(([, all]) => all.length > 0);

describe("the face of a person", () => {
  test("stands beside their name in whatever a member reads", async () => {
    const { lea, karim, id, faces } = await acquainted();
    const ofKarim = shown(await facesOf(karim, lea, id));
    const ofLea = shown(await facesOf(lea, karim, id));
    expect(ofKarim.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        "received",
        "conversations",
        "comments",
        "reviews",
        "history",
        "network",
        "planning",
      ]),
    );
    expect(ofLea.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        "mission",
        "sent",
        "conversations",
        "comments",
        "reviews",
        "history",
        "network",
        "clients",
        "planning",
      ]),
    );
    for (const [name, all] of ofKarim) expect([name, all]).toEqual([name, [faces.karim]]);
    for (const [name, all] of ofLea) expect([name, all]).toEqual([name, [faces.lea]]);
  });

  test("stands in a review that everybody reads, without an id", async () => {
    const { lea, karim, faces } = await acquainted();
    const { body } = await lea.call(profilesContract.slugOf, { params: { id: karim.person.id } });
    const { body: seen } = await server
      .client()
      .call(profilesContract.bySlug, { params: { slug: body.slug } });
    expect(seen.profil.data.reviews.newest.map(({ author }) => author)).toEqual([
      { prenom: "Léa", initiale: "M", photo: faces.lea },
    ]);
  });

  test("goes with the photo, and once the profile is hidden or the account paused", async () => {
    for (const leave of [
      (who: SignedIn) => who.call(usersContract.setPhoto, { body: { file: null } }),
      (who: SignedIn) => who.call(usersContract.setVisibility, { body: { isHidden: true } }),
      (who: SignedIn) => who.call(accountContract.pause),
    ]) {
      const { lea, karim, id } = await acquainted();
      expect((await leave(lea)).status).toBe(200);
      const read = shown(await facesOf(lea, karim, id));
      expect(read.length).toBeGreaterThan(4);
      for (const [name, all] of read) expect([name, all]).toEqual([name, [null]]);
      await server.reset();
    }
  });

  test.each(["client", "jobbeur"] as const)(
    "is shown to neither of two people once the %s blocks the other",
    async (by) => {
      const { lea, karim, id } = await acquainted();
      const [who, other] = by === "client" ? [lea, karim] : [karim, lea];
      expect((await who.call(blocksContract.add, { body: { user_id: other.person.id } })).status).toBe(201);
      for (const [reader, read] of [
        [lea, karim],
        [karim, lea],
      ] as const) {
        const faces = shown(await facesOf(read, reader, id));
        expect(faces.length).toBeGreaterThan(2);
        for (const [name, all] of faces) expect([name, all]).toEqual([name, [null]]);
      }
    },
  );
});
