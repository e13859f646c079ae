import { authContract } from "@jobami/api/auth/contract";
import { missionsContract } from "@jobami/api/missions/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { missionInput } from "../../testing/test-missions.ts";
import { signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { mostFields, mostProblems } from "./validation.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

async function post(payload: string, type = "application/json", url = authContract.login.route.path) {
  const client = server.client();
  const headers = { "x-xsrf-token": await client.csrfToken(), "content-type": type };
  const { statusCode, body } = await client.request({ method: "POST", url, headers, payload });
  return [statusCode, (JSON.parse(body) as { code: string }).code];
}

const unreadable = JSON.stringify("\u0007\u0000");

test.each([
  ["lists in lists", "[".repeat(5000) + "]".repeat(5000)],
  ["sets of fields in sets of fields", `${'{"a":'.repeat(2000)}1${"}".repeat(2000)}`],
  ["lists that never end", `{"email":${"[".repeat(9000)}`],
  ["a list of unreadable texts", `{"email":[${Array(1000).fill(unreadable).join(",")}]}`],
  ["a field stated a thousand times", `{${Array(1000).fill('"email":1').join(",")}}`],
  ["a text beyond 16 KB", JSON.stringify({ email: "a".repeat(16 * 1024) })],
])(
  "%s are refused for their size before any schema sees them, not by a fault of ours",
  async (_what, payload) => {
    expect(await post(payload)).toEqual([413, "PAYLOAD_TOO_LARGE"]);
  },
);

test("a long number, and bytes that are no text, are refused as what they are", async () => {
  expect(await post(`{"email":${"9".repeat(15_000)}}`)).toEqual([400, "VALIDATION_FAILED"]);
  const client = server.client();
  const answer = await server.app.inject({
    method: "POST",
    url: authContract.login.route.path,
    headers: {
      cookie: `XSRF-TOKEN=${encodeURIComponent(await client.csrfToken())}`,
      "x-xsrf-token": await client.csrfToken(),
      "content-type": "application/json",
    },
    payload: Buffer.concat([Buffer.from('{"email":"l'), Buffer.from([0xe9]), Buffer.from('a@exemple.fr"}')]),
  });
  expect([answer.statusCode, answer.json().code]).toEqual([400, "MALFORMED_REQUEST"]);
});

test("a text without fields is no body", async () => {
  expect(await post("bonjour", "text/plain")).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
});

test("the longest mission is taken, however its letters are spelled", async () => {
  const { client } = await signIn(server);
  const spelled = JSON.stringify(missionInput(server, { description: "é".repeat(4000) })).replaceAll(
    "é",
    "\\u00e9",
  );
  const answer = await client.request({
    method: "POST",
    url: missionsContract.create.route.path,
    headers: { "x-xsrf-token": await client.csrfToken(), "content-type": "application/json" },
    payload: spelled,
  });
  expect([spelled.length > 16 * 1024, answer.statusCode]).toEqual([true, 201]);
});

test("a refusal names so many problems and no more", async () => {
  const { call } = await signIn(server);
  const wrong = Array(50).fill("rien").join(",");
  const { error } = await call(missionsContract.list, { query: { categories: wrong } });
  expect(error.fields).toHaveLength(mostProblems);
  const flood = await call(missionsContract.list, { query: { categories: Array(3000).fill("x").join(",") } });
  expect(flood.error.fields).toEqual([
    { path: "categories", code: "TOO_BIG", message: "Trop de valeurs à la fois." },
  ]);
});

test("an address with more fields than any call has is refused unread", async () => {
  const fields = Array.from({ length: mostFields + 1 }, (_, n) => `f${n}=1`).join("&");
  const { statusCode, body } = await server.client().request({
    method: "GET",
    url: `/api/places?q=lyon&${fields}`,
  });
  expect([statusCode, JSON.parse(body).code]).toEqual([400, "MALFORMED_REQUEST"]);
});
