import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { lea, logIn, signUp } from "../../testing/test-accounts.ts";
import { type Collector, eventOf, startCollector } from "../../testing/test-collector.ts";
import { startTestServer, type TestServer, type TestServerOptions } from "../../testing/test-server.ts";
import { version } from "../process/version.ts";
import { registerBrowserFaults } from "./browser-faults.ts";
import { createFaults, noFaults } from "./faults.ts";

/** What people are and type: none of it may leave. */
const canaries = ["Léa Canari", "canari@exemple.fr", "06 12 34 56 78", "un-secret", "203.0.113.9"];
const [name, mail, phone, secret, address] = canaries as [string, string, string, string, string];

const broken: NonNullable<TestServerOptions["extend"]> = (app) => {
  app.post("/api/broken/:person", async () => {
    throw Object.assign(
      new Error(`${name} <${mail}> ${phone}`, { cause: new SyntaxError(`${name} is not valid JSON`) }),
      {
        code: "EBROKEN",
      },
    );
  });
  app.get("/api/typed", async () => (undefined as unknown as { title: string }).title);
};

let now = 0;
const warnings: string[] = [];
const watch = (dsn: string) =>
  createFaults(
    { faults: { dsn, environment: "essai" } },
    { now: () => now, warn: (reason) => warnings.push(reason) },
  );

let collector: Collector;
let server: TestServer;
beforeAll(async () => {
  collector = await startCollector();
  const faults = watch(collector.dsn);
  server = await startTestServer({
    config: { logLevel: "error", trustProxy: 1 },
    logTo: { write: () => undefined },
    faults,
    extend: (app, platform) => {
      broken(app, platform);
      registerBrowserFaults(app, {
        faults,
        patternOf: async (path) => (path.startsWith("/profil/") ? "/profil/:slug" : null),
      });
    },
  });
});
beforeEach(() => {
  collector.collected.length = 0;
  warnings.length = 0;
  now += 60_000;
});
afterAll(async () => {
  await server.close();
  await collector.close();
});

const breakDown = (app = server.app) =>
  app.inject({
    method: "POST",
    url: `/api/broken/${encodeURIComponent(name)}?mail=${mail}`,
    headers: { "content-type": "application/json", "x-forwarded-for": address, cookie: `jobami=${secret}` },
    payload: JSON.stringify({ telephone: phone, secret }),
  });

test("a fault of the server is sent with its release, its request's id and its place, and with nothing of anybody", async () => {
  const client = server.client();
  await signUp(server, client);
  await logIn(client);
  const answer = await breakDown();
  const [sent] = await collector.arrived(1);
  expect([sent?.path.split("?")[0], sent?.headers["content-type"]]).toEqual([
    "/api/42/envelope/",
    "application/x-sentry-envelope",
  ]);
  const event = eventOf(sent!);
  expect(event).toMatchObject({
    level: "error",
    platform: "node",
    release: `jobami@${version}`,
    environment: "essai",
    transaction: "/api/broken/:person",
    tags: { request_id: answer.headers["x-request-id"], route: "/api/broken/:person", code: "EBROKEN" },
    exception: {
      values: [
        { type: "SyntaxError", value: "call failed" },
        { type: "Error", value: "call failed" },
      ],
    },
  });
  expect(Object.keys(event)).not.toContain("user");
  expect(Object.keys(event)).not.toContain("request");
  const { exception } = event as {
    exception: { values: { stacktrace: { frames: { filename: string }[] } }[] };
  };
  expect(exception.values[1]?.stacktrace.frames.at(-1)?.filename).toBe(
    "apps/server/src/platform/faults/faults.test.ts",
  );
  const personal = [
    ...canaries,
    encodeURIComponent(name),
    lea.email,
    ...[...client.jar.values()].filter((value) => value.length > 8),
  ];
  expect(personal.filter((one) => sent!.body.includes(one))).toEqual([]);
});

test("what an engine states of the code is sent as it is", async () => {
  await server.app.inject("/api/typed");
  const [sent] = await collector.arrived(1);
  expect(eventOf(sent!)).toMatchObject({
    exception: {
      values: [{ type: "TypeError", value: "Cannot read properties of undefined (reading 'title')" }],
    },
  });
});

const reportFault = (statement: object, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: "POST",
    url: "/faults",
    headers: { "content-type": "application/json", "x-forwarded-for": address, ...headers },
    payload: JSON.stringify(statement),
  });

const statement = {
  name: "TypeError",
  message: "t.at(...) is not a function",
  stack: [
    "TypeError: t.at(...) is not a function",
    "    at Row (https://jobami.example/assets/rows-B1c2.js:12:34)",
    `    at https://jobami.example/profil/${encodeURIComponent(name)}?mail=${mail}:1:2`,
    "    at async load (https://jobami.example/assets/page-D3.js:5:6)",
  ].join("\n"),
  path: "/profil/lea-canari",
  requestId: "request-of-the-page",
};

test("a fault of a page is sent with the page's pattern and places in its files, by the server", async () => {
  const answer = await reportFault(statement, { "sec-fetch-site": "same-origin" });
  expect(answer.statusCode).toBe(204);
  const [sent] = await collector.arrived(1);
  expect(eventOf(sent!)).toMatchObject({
    platform: "javascript",
    release: `jobami@${version}`,
    tags: { origin: "browser", page: "/profil/:slug", request_id: "request-of-the-page" },
    exception: {
      values: [
        {
          type: "TypeError",
          value: "t.at(...) is not a function",
          stacktrace: {
            frames: [
              { filename: "/assets/page-D3.js", function: "load", lineno: 5, colno: 6 },
              { filename: "/assets/rows-B1c2.js", function: "Row", lineno: 12, colno: 34 },
            ],
          },
        },
      ],
    },
  });
  const personal = [...canaries, encodeURIComponent(name), "lea-canari"];
  expect(personal.filter((one) => sent!.body.includes(one))).toEqual([]);
});

test("the text of a page's own error stays in the page", async () => {
  await reportFault({ ...statement, name: `Error ${name}`, message: `« ${name} » a répondu` });
  const [sent] = await collector.arrived(1);
  expect(eventOf(sent!)).toMatchObject({ exception: { values: [{ value: "failed in a page" }] } });
  expect(sent!.body).not.toContain("Canari");
});

test("another site, and what is no fault, are refused", async () => {
  const foreign = await reportFault(statement, { "sec-fetch-site": "cross-site" });
  const empty = await reportFault({});
  const long = await reportFault({ ...statement, stack: "x".repeat(20_000) });
  expect([foreign.statusCode, empty.statusCode, long.statusCode]).toEqual([403, 400, 413]);
  expect(collector.collected).toEqual([]);
});

test("when everything fails, sixty faults a minute leave", async () => {
  const faults = watch(collector.dsn);
  const note = () => faults.note({ origin: "server", text: "failed" });
  note();
  await faults.flush();
  // As many as are under way at once, each time.
  for (let round = 0; round < 10; round += 1) {
    for (let one = 0; one < 10; one += 1) note();
    await faults.flush();
  }
  expect(collector.collected.length).toBe(60);
  now += 60_000;
  note();
  await faults.flush();
  expect(collector.collected.length).toBe(61);
});

test("nothing is sent where nothing is set, and pages have nowhere to report to", async () => {
  expect(createFaults({ faults: undefined }, { now: () => now, warn: () => undefined })).toBe(noFaults);
  const off = await startTestServer({
    config: { logLevel: "error" },
    logTo: { write: () => undefined },
    extend: (app, platform) => {
      broken(app, platform);
      registerBrowserFaults(app, { faults: noFaults, patternOf: async () => null });
    },
  });
  expect((await breakDown(off.app)).statusCode).toBe(500);
  expect((await off.app.inject({ method: "POST", url: "/faults", payload: statement })).statusCode).toBe(404);
  await off.close();
  expect(collector.collected).toEqual([]);
});

test("a service that never answers delays no one; one that refuses is reported once", async () => {
  const silent = await startCollector({ isSilent: true });
  const faults = watch(silent.dsn);
  const lines: string[] = [];
  const slow = await startTestServer({
    config: { logLevel: "error" },
    logTo: { write: (line) => lines.push(line) },
    faults,
    extend: broken,
  });
  expect((await breakDown(slow.app)).statusCode).toBe(500);
  // Answered while the service still holds the fault.
  await silent.arrived(1);
  expect(lines.length).toBe(1);
  await slow.close();
  await silent.close();

  const full = await startCollector({ status: 500 });
  const refused = watch(full.dsn);
  for (let one = 0; one < 3; one += 1) {
    refused.note({ origin: "server", text: "failed" });
    await refused.flush();
  }
  await full.close();
  expect(warnings.filter((reason) => reason === "status 500")).toEqual(["status 500"]);
});
