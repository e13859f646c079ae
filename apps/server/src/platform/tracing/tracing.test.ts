import { authContract } from "@jobami/api/auth/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { goodPassword, lea, signUp } from "../../testing/test-accounts.ts";
import { type Collector, startCollector } from "../../testing/test-collector.ts";
import { testPostgres } from "../../testing/test-database.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { onPostgres } from "../../testing/waits.ts";
import { orderedBy } from "../http/calling-network.ts";
import { version } from "../process/version.ts";
import { shapeOf } from "./statement-shape.ts";
import { noTracing, type Tracing } from "./tracing.port.ts";
import { createTracing } from "./tracing.ts";

interface Value {
  stringValue?: string;
  intValue?: number;
}
interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Value }[];
  status: { code: number };
}
interface Sent {
  resourceSpans: {
    resource: { attributes: { key: string; value: Value }[] };
    scopeSpans: { spans: SentSpan[] }[];
  }[];
}

const settings = (url: string) => ({
  trustProxy: 1,
  traces: { url: `${url}/v1/traces`, headers: { "x-key": "clef" }, part: 1 },
});
const canaries = ["un-secret", "203.0.113.9", "canari@exemple.fr", lea.email, goodPassword];
const trace = "4bf92f3577b34da6a3ce929d0e0e4736";
const parent = "00f067aa0ba902b7";

let collector: Collector;
let tracing: Tracing;
let server: TestServer;
let spans: SentSpan[];
beforeAll(async () => {
  collector = await startCollector();
  tracing = await createTracing(settings(collector.url), () => undefined);
  server = await startTestServer({
    config: { trustProxy: 1 },
    tracing,
    extend: (app, platform) => {
      app.post("/api/broken/:person", async () => {
        await platform.db.execute(sql`select 'un-secret' as name, ${"canari@exemple.fr"} as mail`);
        throw new RangeError("un-secret");
      });
      app.get("/within", async (request) =>
        orderedBy(request.id, async () => (await app.inject("/api/alive-within")).statusCode),
      );
      app.get("/api/alive-within", async () => "alive");
    },
  });
  const client = server.client();
  await signUp(server, client);
  await client.call(
    authContract.forgotPassword,
    { body: { email: lea.email } },
    { headers: { "x-request-id": "forgotten-1" } },
  );
  await server.settle();
  await server.app.inject({
    method: "POST",
    url: "/api/broken/canari@exemple.fr?secret=un-secret",
    headers: {
      "x-request-id": "broken-request",
      "x-forwarded-for": "203.0.113.9",
      traceparent: `00-${trace}-${parent}-01`,
      "content-type": "application/json",
    },
    payload: JSON.stringify({ secret: "un-secret" }),
  });
  await server.app.inject({ url: "/within", headers: { "x-request-id": "within-request" } });
  await server.close();
  await tracing.close();
  const sent = collector.collected.map(({ body }) => JSON.parse(body) as Sent);
  spans = sent.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
});
afterAll(() => collector.close());

const attributeOf = ({ attributes }: Pick<SentSpan, "attributes">, name: string) => {
  const value = attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? value?.intValue;
};
const named = (name: string) => spans.filter((span) => span.name === name);

test("a request is sent by its pattern, within the trace of the proxy, with its id and how it ended", () => {
  const [broken] = named("POST /api/broken/:person");
  expect(broken).toMatchObject({ traceId: trace, parentSpanId: parent, status: { code: 2 } });
  expect(
    ["jobami.request_id", "http.route", "http.response.status_code", "error.type"].map((name) =>
      attributeOf(broken!, name),
    ),
  ).toEqual(["broken-request", "/api/broken/:person", 500, "RangeError"]);
});

test("what a request asks of this process stands within it", () => {
  const [outer] = named("GET /within");
  const [inner] = named("GET /api/alive-within");
  expect([inner?.traceId, inner?.parentSpanId]).toEqual([outer?.traceId, outer?.spanId]);
});

test("a job has the id of the request that ordered it", () => {
  expect(named("job mail.send").map((span) => attributeOf(span, "jobami.request_id"))).toContain(
    "forgotten-1",
  );
});

test("it states which product sent it, and shows the collector what it asks for", () => {
  const [first] = collector.collected;
  expect([first?.path, first?.headers["x-key"]]).toEqual(["/v1/traces", "clef"]);
  const { resourceSpans } = JSON.parse(first!.body) as Sent;
  expect([
    attributeOf(resourceSpans[0]!.resource, "service.name"),
    attributeOf(resourceSpans[0]!.resource, "service.version"),
  ]).toEqual(["jobami", version]);
});

test("nothing of anybody is in it: no address, no query, no body, no value of a statement", () => {
  const sent = collector.collected.map(({ body }) => body).join("");
  expect(canaries.filter((one) => sent.includes(one))).toEqual([]);
});

describe.runIf(testPostgres() !== null)("statements", onPostgres, () => {
  test("stand within the request that asks, without a value", () => {
    const [broken] = named("POST /api/broken/:person");
    const within = spans.filter(({ parentSpanId }) => parentSpanId === broken?.spanId);
    expect(within.map((span) => attributeOf(span, "db.query.text"))).toContain(
      "select ? as name, $1 as mail",
    );
  });
});

test("a statement is passed on as it is written, not what is written into it", () => {
  expect(shapeOf("select  'l''été', 12, t1.x2, $3\n from \"t4\" limit 5")).toEqual({
    verb: "select",
    text: 'select ?, ?, t1.x2, $3 from "t4" limit ?',
  });
});

test("without an address nothing is traced; a collector that never answers delays no request, one that refuses is reported once", async () => {
  expect(await createTracing({ trustProxy: 0, traces: undefined }, () => undefined)).toBe(noTracing);
  const silent = await startCollector({ isSilent: true });
  const warned: string[] = [];
  const slow = await createTracing(settings(silent.url), () => undefined);
  const traced = await startTestServer({
    tracing: slow,
    extend: (app) => void app.get("/api/x", async () => "x"),
  });
  expect((await traced.app.inject("/api/x")).body).toBe("x");
  await traced.close();
  await slow.close();
  expect(silent.collected.length).toBe(1);
  await silent.close();

  const refusing = await startCollector({ status: 400 });
  const refused = await createTracing(settings(refusing.url), (reason) => warned.push(reason));
  const untaken = await startTestServer({
    tracing: refused,
    extend: (app) => void app.get("/api/x", async () => "x"),
  });
  for (let one = 0; one < 1100; one += 1) await untaken.app.inject("/api/x");
  await refusing.arrived(2);
  await refused.close();
  await untaken.close();
  await refusing.close();
  expect(warned.length).toBe(1);
});
