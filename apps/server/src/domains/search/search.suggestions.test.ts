import { placesContract } from "@jobami/api/places/contract";
import { searchContract } from "@jobami/api/search/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const { suggestions, search } = searchContract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const suggest = (q: string) => server.client().call(suggestions, { query: { q } });

test("text that people write leads to services, with the names of both their levels", async () => {
  const { status, body } = await suggest("monter une armoire");
  expect(status).toBe(200);
  expect(body.data[0]).toEqual({
    category: "bricolage",
    subcategory: "montage-de-meubles",
    label: "Montage de meubles",
    categoryLabel: "Bricolage",
  });
  expect(body.data.length).toBeLessThanOrEqual(6);
  expect((await suggest("xqzw vbnk")).body.data).toEqual([]);
});

test("no text, too much of it and control characters are refused; whatever else is typed is answered", async () => {
  for (const q of ["", " ", "a".repeat(121), "a\u0000b"])
    expect([q.length, (await suggest(q)).status]).toEqual([q.length, 400]);
  for (const q of [
    "(((((((((((((((((((((((a+)+)+)",
    "'; drop table users; --",
    "%_\\",
    "😀".repeat(30),
    "̸".repeat(60),
  ])
    expect([q, (await suggest(q)).status]).toEqual([q, 200]);
  const answers = await Promise.all(Array.from({ length: 50 }, () => suggest("monter une armoire")));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.data[0]?.subcategory}`))).toEqual(
    new Set(["200 montage-de-meubles"]),
  );
});

test("what is the same for everybody may be stored for ten minutes, by whoever asks; no other answer is", async () => {
  const member = await signIn(server, { prenom: "Léa", nom: "Martin", userType: "other" });
  for (const client of [server.client(), member]) {
    const answers = [
      await client.call(suggestions, { query: { q: "tondre" } }),
      await client.call(placesContract.search, { query: { q: "lyo" } }),
    ];
    for (const { response } of answers) {
      expect(response.headers["cache-control"]).toBe("public, max-age=600");
      expect(response.headers["set-cookie"]).toBeUndefined();
    }
    const found = await client.call(search, { query: { q: "tondre" } });
    expect(found.response.headers["cache-control"]).toBe("no-store");
  }
  expect((await suggest("")).response.headers["cache-control"]).toBe("no-store");
});
