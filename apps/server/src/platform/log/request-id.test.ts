import { authContract } from "@jobami/api/auth/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { lea, signUp } from "../../testing/test-accounts.ts";
import { startTestServer, type TestServer, type TestServerOptions } from "../../testing/test-server.ts";
import { sendErrorPage } from "../pages/error-page.ts";

const extend: NonNullable<TestServerOptions["extend"]> = (app) => {
  app.get("/api/broken", async () => {
    throw new Error("on purpose");
  });
  app.get("/broken-page", (request, reply) => sendErrorPage(request, reply, 500));
  app.get("/error-500", async (request, reply) => reply.code(500).send(`asked by ${request.id}`));
};

const lines: string[] = [];
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    config: { logLevel: "info", trustProxy: 1 },
    logTo: { write: (line) => lines.push(line) },
    transport: {
      isEmbedded: false,
      send: async () => {
        throw new Error("421 busy");
      },
      close: () => undefined,
    },
    extend,
  });
});
beforeEach(async () => {
  await server.reset();
  lines.length = 0;
});
afterAll(() => server.close());

const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
const ask = (id?: string) =>
  server.app.inject({ url: "/api/broken", headers: id === undefined ? {} : { "x-request-id": id } });
const idOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers["x-request-id"]);

test("a request keeps the id of the proxy in front, in its answer, its refusal and the log", async () => {
  const id = "4bf92f3577b34da6a3ce929d0e0e4736";
  const answer = await ask(id);
  expect(idOf(answer)).toBe(id);
  expect(JSON.parse(answer.body)).toMatchObject({
    code: "INTERNAL_ERROR",
    data: { reference: id },
    message: expect.stringContaining(id),
  });
  expect(logged().map(({ msg, requestId }) => [msg, requestId])).toEqual([
    ["call failed", id],
    ["answered", id],
  ]);
});

test("an id that is none, or could forge a line of the log, is replaced by one that no other process gives", async () => {
  const made = new Set<string>();
  for (const given of [
    undefined,
    "",
    "court",
    "a b c d e f",
    "a".repeat(65),
    '","level":60,"x":"',
    "é".repeat(20),
  ]) {
    const id = idOf(await ask(given));
    expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    made.add(id);
  }
  const other = await server.replica();
  made.add(idOf(await other.app.inject("/api/health")));
  expect(made.size).toBe(8);
  await other.app.close();
});

test("the page of an error is asked for under the id of the request that failed", async () => {
  const answer = await server.app.inject({
    url: "/broken-page",
    headers: { "x-request-id": "the-first-one" },
  });
  expect([answer.body, idOf(answer)]).toEqual(["asked by the-first-one", "the-first-one"]);
});

test("an id from whoever calls is not believed where no proxy is trusted; a page and its error share one all the same", async () => {
  const bare = await startTestServer({ extend });
  const given = "chosen-by-a-caller";
  const answer = await bare.app.inject({ url: "/broken-page", headers: { "x-request-id": given } });
  expect(idOf(answer)).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(answer.body).toBe(`asked by ${idOf(answer)}`);
  await bare.close();
});

test("what a call orders is logged under its id: the job, and the mail that was not taken", async () => {
  const client = server.client();
  await signUp(server, client);
  const id = "forgotten-password-1";
  await client.call(
    authContract.forgotPassword,
    { body: { email: lea.email } },
    { headers: { "x-request-id": id } },
  );
  await server.settle();
  expect(logged()).toContainEqual(expect.objectContaining({ msg: "mail not taken", requestId: id }));
});
