import { authContract } from "@jobami/api/auth/contract";
import { healthContract } from "@jobami/api/health/contract";
import { afterEach, expect, test } from "vitest";
import { rawRequest } from "../../testing/raw-request.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
afterEach(() => server.close());

const limits = { general: 8, sensitive: 3, pages: 2 };

/** A server with pages and a file, whose limits are soon reached; answers with how to send it bytes. */
async function start() {
  server = await startTestServer({
    config: { limits },
    extend: (app) => {
      app.get("/*", { exposeHeadRoute: true }, async () => "page");
      app.get("/assets/file.js", async () => "file");
    },
  });
  const origin = await server.app.listen({ port: 0, host: "127.0.0.1" });
  const port = Number(new URL(origin).port);
  return async (method: string, target: string, headers: readonly string[] = []) => {
    const lines = [
      `${method} ${target} HTTP/1.1`,
      "Host: localhost",
      "Connection: close",
      ...headers,
      "",
      "",
    ];
    return (await rawRequest(port, lines.join("\r\n"))).status;
  };
}

test("a sign-in under another spelling of its address counts against the same limit", async () => {
  const send = await start();
  const token = await server.client().csrfToken();
  const headers = [`Cookie: XSRF-TOKEN=${encodeURIComponent(token)}`, `X-XSRF-TOKEN: ${token}`];
  const statuses: unknown[] = [];
  for (const target of [
    "/api/auth/login",
    "/%61pi/auth/login",
    "http://localhost/api/auth/login",
    "/api/auth/log%69n?x",
    "http://example.org/%61pi/auth/login",
  ])
    statuses.push(await send("POST", target, headers));
  expect(statuses).toEqual([400, 400, 400, 429, 429]);
});

test.each(["refresh", "logout"] as const)(
  "%s is asked for as often as calls are answered: its token is nothing to guess",
  async (name) => {
    await start();
    const client = server.client();
    const statuses: unknown[] = [];
    for (let time = 0; time < limits.sensitive + 1; time += 1)
      statuses.push((await client.call(authContract[name])).status);
    expect(statuses).not.toContain(429);
  },
);

test("calls that no route answers are counted, whatever their method", async () => {
  const send = await start();
  const statuses: unknown[] = [];
  for (const [method, target] of [
    ["POST", "/api/rien"],
    ["OPTIONS", "/api/auth/login"],
    ["PUT", "/"],
    ["DELETE", "//api/rien"],
    ["POST", "http://localhost/rien"],
    ["OPTIONS", "*"],
    ["PATCH", "/%61pi/rien"],
    ["TRACE", "/"],
    ["POST", "/autre"],
    ["OPTIONS", "/api/auth/login"],
  ] as const)
    statuses.push(await send(method, target));
  expect(statuses).toEqual([404, 404, 404, 404, 404, 404, 404, 404, 429, 429]);
});

test.each([
  [
    ["GET", "/"],
    ["GET", "/rien"],
  ],
  [
    ["HEAD", "/"],
    ["GET", "//api/auth/csrf"],
  ],
  [
    ["GET", "http://localhost/"],
    ["HEAD", "/api/auth/csrf"],
  ],
] as const)("pages have a limit of their own, under every method and spelling: %j", async (...asked) => {
  const send = await start();
  const statuses: unknown[] = [];
  for (const [method, target] of [...asked, ["GET", "/"], ["HEAD", "/rien"]] as const)
    statuses.push(await send(method, target));
  expect(statuses).toEqual([200, 200, 429, 429]);
  expect(await send("GET", "/api/auth/csrf")).toBe(200);
});

test("files and health are asked without limit", async () => {
  const send = await start();
  const statuses = new Set<unknown>();
  for (let n = 0; n < 12; n += 1)
    for (const target of ["/api/health", "/%61pi/health", "/assets/file.js"])
      statuses.add(await send("GET", target));
  expect([...statuses]).toEqual([200]);
});

test("addresses of one IPv6 network share their limit, and those of two do not", async () => {
  await start();
  const ask = async (remoteAddress: string) =>
    (await server.app.inject({ url: healthContract.openapi.route.path, remoteAddress })).statusCode;
  for (let n = 0; n < limits.general; n += 1) await ask(`2001:db8::${n + 1}`);
  expect([await ask("2001:db8::ffff"), await ask("2001:db8:0:1::1")]).toEqual([429, 200]);
});

test("calls that are refused for their missing CSRF token are counted too", async () => {
  const send = await start();
  const statuses: unknown[] = [];
  for (let n = 0; n < 4; n += 1) statuses.push(await send("POST", "/api/auth/login"));
  expect(statuses).toEqual([403, 403, 403, 429]);
});

test("each public change has its own count", async () => {
  await start();
  const client = server.client();
  const statuses: number[] = [];
  for (let n = 0; n < 4; n += 1) statuses.push((await client.call(authContract.login, { body: {} })).status);
  statuses.push((await client.call(authContract.forgotPassword, { body: {} })).status);
  expect(statuses).toEqual([400, 400, 400, 429, 400]);
});
