import { commentsContract } from "@jobami/api/comments/contract";
import { contactFilterVersion, type FoundContact, findContacts } from "@jobami/api/messages/contacts";
import { reviewsContract } from "@jobami/api/reviews/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { renewComments } from "../domains/comments/comments.filter.ts";
import { agreement, finish } from "../domains/progress/progress.fixture.ts";
import { renewReviews } from "../domains/reviews/reviews.filter.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { samples } from "./samples.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

/** A newer filter, which finds the word « samedi » too. */
const newer = {
  version: contactFilterVersion + 1,
  find: (text: string): FoundContact[] =>
    [
      ...findContacts(text),
      ...[...text.matchAll(/samedi/g)].map(({ index }) => ({
        start: index,
        length: 6,
        kind: "link" as const,
      })),
    ].sort((one, next) => one.start - next.start),
};

const rowsOf = async (table: string, columns: string) =>
  (
    await server.platform.db.execute<Record<string, unknown>>(
      sql.raw(
        `select ${columns}, filter_version - ${contactFilterVersion} as newer from ${table} order by id`,
      ),
    )
  ).rows;

test("a comment is stored as the filter leaves it, and a newer filter searches through older ones in batches", async () => {
  const { client, input } = (await samples["comments.post"]?.(server)) ?? {};
  if (client === undefined || input === undefined) throw new Error("No sample.");
  const { params } = input;
  for (const comment of ["Le 06 12 34 56 78, samedi.", "Dimanche."])
    await client.call(commentsContract.post, { params, body: { comment } });
  const before = ["Le portail est ouvert le samedi.", "Le •••••, samedi.", "Dimanche."];
  expect(await rowsOf("mission_comments", "words")).toEqual(
    before.map((text) => ({ words: text, newer: 0 })),
  );
  const { run } = renewComments(server.domains.masking, {
    db: server.platform.db,
    filter: newer,
    batch: 1,
    most: 2,
  });
  expect([await run(), await run(), await run()]).toEqual([2, 1, 0]);
  const after = ["Le portail est ouvert le •••••.", "Le •••••, •••••.", "Dimanche."];
  expect(await rowsOf("mission_comments", "words")).toEqual(after.map((text) => ({ words: text, newer: 1 })));
});

test("so is a review, with what was answered to it", async () => {
  const about = await agreement(server);
  await finish(server, about);
  const params = { id: about.id };
  const body = { notes: [5, 5, 5, 5], texte: "Venu samedi, 06 12 34 56 78." };
  const { body: written } = await about.lea.call(reviewsContract.write, { params, body });
  await about.karim.call(reviewsContract.write, { params, body: { notes: [5, 5, 5, 5], texte: "Merci." } });
  await about.karim.call(reviewsContract.reply, {
    params: { id: written.data.id },
    body: { texte: "À samedi, 06 12 34 56 78." },
  });
  const rows = () => rowsOf("reviews", "words, reply");
  expect(await rows()).toEqual([
    { words: "Venu samedi, •••••.", reply: "À samedi, •••••.", newer: 0 },
    { words: "Merci.", reply: null, newer: 0 },
  ]);
  const { run } = renewReviews(server.domains.masking, {
    db: server.platform.db,
    filter: newer,
    batch: 1,
    most: 1,
  });
  expect([await run(), await run(), await run()]).toEqual([1, 1, 0]);
  expect(await rows()).toEqual([
    { words: "Venu •••••, •••••.", reply: "À •••••, •••••.", newer: 1 },
    { words: "Merci.", reply: null, newer: 1 },
  ]);
});
