import { authContract } from "@jobami/api/auth/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readConfig } from "../../config.ts";
import { users } from "../../domains/users/users.tables.ts";
import { lea, signUp } from "../../testing/test-accounts.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { newId } from "../database/ids.ts";
import { inTransaction } from "../database/transaction.ts";
import { mails } from "../mail/mail.tables.ts";
import { listenForMetrics } from "./serve-metrics.ts";
import { readHour } from "./state-queries.ts";

const token = "a-token-of-prometheus";
const settings = { port: undefined, host: "127.0.0.1", token };

let server: TestServer;
let isServerFull = false;
beforeAll(async () => {
  server = await startTestServer({
    config: { metrics: settings },
    transport: {
      isEmbedded: false,
      send: async () => {
        throw Object.assign(new Error("no such mailbox"), {
          code: "EENVELOPE",
          command: "RCPT TO",
          responseCode: 550,
          response: "550 5.1.1 no such mailbox",
        });
      },
      check: async () => {
        if (isServerFull) throw new Error("421 busy");
      },
      close: () => undefined,
    },
    extend: (app, platform) => {
      platform.jobs.work("test.broken", async () => {
        throw new Error("on purpose");
      });
      app.get("/api/broken/:id", async () => {
        throw new Error("on purpose");
      });
    },
  });
});
beforeEach(async () => {
  isServerFull = false;
  await server.reset();
  server.clock.advance(120_000);
});
afterAll(() => server.close());

const read = (authorization?: string) =>
  server.app.inject({ url: "/metrics", headers: authorization === undefined ? {} : { authorization } });
const text = async () => (await read(`Bearer ${token}`)).body;
/** The value of one line; undefined where there is none. */
const valueAt = async (line: string) => {
  const found = (await text()).split("\n").find((one) => one.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
};

describe("the metrics", () => {
  test("are for who holds the token, and are no page of the product where they are not set up", async () => {
    expect((await read(`Bearer ${token}`)).statusCode).toBe(200);
    for (const wrong of [undefined, "", "Bearer", `Bearer ${token}x`, `Basic ${token}`, token])
      expect([wrong, (await read(wrong)).statusCode]).toEqual([wrong, 401]);
    const other = await startTestServer();
    expect((await other.app.inject("/metrics")).statusCode).toBe(404);
    expect(other.platform.metrics.registry).toBeNull();
    await other.close();
  });

  test("on a port of their own are there alone, for who reaches it", async () => {
    const config = { metrics: { port: 0, host: "127.0.0.1", token: undefined } };
    const other = await startTestServer({ config });
    expect((await other.app.inject("/metrics")).statusCode).toBe(404);
    const own = await listenForMetrics(config, other.platform.metrics);
    const at = `http://127.0.0.1:${own?.port}`;
    expect(await (await fetch(`${at}/metrics`)).text()).toContain("jobami_build_info{");
    expect((await fetch(`${at}/api/health`)).status).toBe(404);
    own?.server.close();
    await other.close();
  });

  test("count answers by the pattern of their route, and name nothing that was typed", async () => {
    await server.client().request({ method: "GET", url: "/api/broken/lea@exemple.fr?token=secret" });
    expect(
      await valueAt('jobami_http_requests_total{method="GET",route="/api/broken/:id",status="500"}'),
    ).toBe(1);
    expect(
      await valueAt('jobami_http_request_duration_seconds_count{method="GET",route="/api/broken/:id"}'),
    ).toBe(1);
    await server.client().request({ method: "GET", url: "/nowhere/lea@exemple.fr" });
    const all = await text();
    expect(all).toContain('route="none",status="404"');
    expect(all).not.toMatch(/exemple|secret/);
  });

  test("know the mail that was given up, and how long the others wait", async () => {
    expect(await valueAt("jobami_mails_given_up_total")).toBe(0);
    await signUp(server, server.client());
    await server.settle();
    expect(await valueAt("jobami_mails_given_up_total")).toBe(1);
    await server.platform.db.insert(mails).values({
      id: newId(),
      to: lea.email,
      subject: "Bienvenue",
      text: "",
      html: "",
      lane: "urgent",
      createdAt: new Date(server.clock.now() - 3_600_000),
    });
    server.clock.advance(60_000);
    expect(await valueAt('jobami_mails_oldest_waiting_seconds{lane="urgent"}')).toBe(3660);
    expect(await valueAt('jobami_mails_waiting{lane="urgent"}')).toBe(1);
  });

  test("know the jobs that failed, and ask the database once a minute at most", async () => {
    const { db, jobs } = server.platform;
    // There from the beginning: Prometheus counts no first failure of what was absent before.
    expect(await valueAt('jobami_jobs_total{queue="test.broken",outcome="failed"}')).toBe(0);
    expect(await valueAt('jobami_queue_due_jobs{queue="test.broken"}')).toBe(0);
    await inTransaction(db, (tx) => jobs.send(tx, "test.broken", {}));
    expect(await valueAt('jobami_queue_due_jobs{queue="test.broken"}')).toBe(0);
    server.clock.advance(60_000);
    expect(await valueAt('jobami_queue_due_jobs{queue="test.broken"}')).toBe(1);
    await server.settle();
    expect(await valueAt('jobami_jobs_total{queue="test.broken",outcome="failed"}')).toBe(1);
  });

  test("count what the last hour brought", async () => {
    const { db } = server.platform;
    await signUp(server, server.client());
    // Ids state when they were made, by the machine's own clock.
    const [id = ""] = (await db.select({ id: users.id }).from(users)).map((row) => row.id);
    const madeAt = Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16);
    expect((await readHour(db, madeAt)).sign_up).toBe(1);
    expect((await readHour(db, madeAt + 3_600_001)).sign_up).toBe(0);
    expect(await valueAt('jobami_events_last_hour{kind="sign_up"}')).toBeDefined();
    expect(await valueAt("jobami_counts_failed")).toBe(0);
  });

  test("know which service does not answer, as the health does", async () => {
    const health = async () => JSON.parse((await server.app.inject("/api/health")).body);
    expect(await health()).toEqual({ status: "ok" });
    expect(await valueAt('jobami_dependency_up{dependency="smtp"}')).toBe(1);
    isServerFull = true;
    server.clock.advance(30_000);
    expect(await health()).toEqual({ status: "ok", degraded: ["smtp"] });
    expect(await valueAt('jobami_dependency_up{dependency="smtp"}')).toBe(0);
    isServerFull = false;
    server.clock.advance(30_000);
    expect(await health()).toEqual({ status: "ok" });
  });

  test("measure the process, its sockets and its disk", async () => {
    const all = await text();
    for (const name of [
      "nodejs_eventloop_lag_p99_seconds",
      "process_resident_memory_bytes",
      "jobami_live_sockets",
    ])
      expect(all).toMatch(new RegExp(`^${name} `, "m"));
  });
});

test("what is called too often is counted by the limit it hit", async () => {
  const limited = await startTestServer({
    config: { metrics: settings, limits: { general: 1000, sensitive: 1, pages: 1000 } },
  });
  const body = { email: "personne@exemple.fr", password: "faux mot de passe" };
  for (let count = 0; count < 3; count += 1) await limited.client().call(authContract.login, { body });
  const { body: all } = await limited.app.inject({
    url: "/metrics",
    headers: { authorization: `Bearer ${token}` },
  });
  expect(all).toMatch(/^jobami_limits_hit_total\{kind="rate"\} 2$/m);
  await limited.close();
});

test("the settings: off without a port and a token, and a short token is refused", () => {
  expect(readConfig({}).metrics).toBeUndefined();
  expect(readConfig({ METRICS_PORT: "9464" }).metrics).toEqual({
    port: 9464,
    host: "127.0.0.1",
    token: undefined,
  });
  expect(readConfig({ METRICS_TOKEN: token }).metrics).toEqual({ port: undefined, host: "127.0.0.1", token });
  expect(() => readConfig({ METRICS_TOKEN: "short" })).toThrow("METRICS_TOKEN");
});
