import { hostname } from "node:os";
import { hostContract } from "@jobami/api/host/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Forwarder, startForwarder } from "../../testing/forwarder.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { hasRedis, redisNeeded, startRedis } from "../../testing/test-redis.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const { figures, redis } = hostContract;

/** When a Redis was asked, and that it was by this process. */
const asked = ({ clock }: TestServer) => ({
  at: new Date(clock.now()).toISOString(),
  process: { host: hostname(), pid: process.pid },
});

describe("the figures of the machine", () => {
  let server: TestServer;
  let admin: SignedIn;
  beforeAll(async () => {
    server = await startTestServer({
      extend: (app) => {
        app.get("/api/broken", async () => {
          throw new Error("on purpose");
        });
      },
    });
  });
  beforeEach(async () => {
    await server.reset();
    admin = await signIn(server, { role: "jobpadm" });
  });
  afterAll(() => server.close());
  const now = async () => (await admin.call(figures)).body.data;

  test("are those of this machine, this process and this database [ADM-02, ADM-03]", async () => {
    const { machine, process: own, processes, database, versions, at } = await now();
    expect(at).toBe(new Date(server.clock.now()).toISOString());
    expect(machine.memory.total).toBeGreaterThan(machine.memory.free);
    expect(machine.cpus).toBeGreaterThan(0);
    expect([own.host, own.pid]).toEqual([hostname(), process.pid]);
    expect(processes).toEqual([expect.objectContaining({ host: hostname(), pid: process.pid })]);
    expect(own.rss).toBeGreaterThan(own.heapUsed);
    expect(own.heapLimit).toBeGreaterThan(own.heapUsed);
    expect(versions.node).toBe(process.version);
    expect(versions.app).toMatch(/^\d+\.\d+\.\d+$/);
    expect(database.version).toMatch(/^\d+\.\d+/);
    expect(database.size).toBeGreaterThan(1_000_000);
  });

  test("know what was answered and what failed by our fault, and put it in its minute [ADM-02]", async () => {
    server.platform.measures.sample();
    const before = await now();
    for (let count = 0; count < 3; count += 1)
      await admin.client.request({ method: "GET", url: "/api/broken" });
    server.clock.advance(60_000);
    server.platform.measures.sample();
    const after = await now();
    expect(after.requests.failed - before.requests.failed).toBe(3);
    const last = after.minutes.at(-1);
    expect([last?.at, last?.errors, last?.requests]).toEqual([
      new Date(server.clock.now()).toISOString(),
      3,
      4,
    ]);
  });

  test("remember an hour and no more, with what was collected of garbage [ADM-03]", async () => {
    for (let count = 0; count < 70; count += 1) {
      server.clock.advance(60_000);
      server.platform.measures.sample();
    }
    admin = await signIn(server, { role: "jobpadm" });
    const { minutes, gc } = await now();
    expect(minutes).toHaveLength(60);
    expect(minutes.every(({ heap, rss }) => heap > 0 && rss > heap)).toBe(true);
    expect(gc.totalMs).toBeGreaterThanOrEqual(gc.longestMs);
  });

  test("without a Redis, none is reported to be there [ADM-23]", async () => {
    expect((await admin.call(redis)).body.data).toEqual({ ...asked(server), state: "none" });
  });

  test("are closed to everybody else", async () => {
    for (const role of ["jobutil", "jobmodo"] as const) {
      const other = await signIn(server, { role });
      expect([(await other.call(figures)).status, (await other.call(redis)).status]).toEqual([403, 403]);
    }
    expect((await server.client().call(figures)).status).toBe(401);
  });
});

describe.runIf(hasRedis)("a Redis that processes share", redisNeeded, () => {
  let program: Awaited<ReturnType<typeof startRedis>>;
  let forwarder: Forwarder;
  let server: TestServer;
  let admin: SignedIn;
  beforeAll(async () => {
    program = await startRedis();
    forwarder = await startForwarder(program.port);
    server = await startTestServer({ config: { redisUrl: `redis://127.0.0.1:${forwarder.port}` } });
    await isBack();
    admin = await signIn(server, { role: "jobpadm" });
  });
  afterAll(async () => {
    await server.close();
    await forwarder.close();
    await program.stop();
  });

  /** A machine that is busy for longer than an answer may take loses its connection, and opens another. */
  async function isBack(): Promise<void> {
    while (server.platform.redis?.isAway() !== false) await new Promise((resolve) => setTimeout(resolve, 5));
  }
  beforeEach(isBack);

  test("is where the other processes of the product are seen, until they fall silent [ADM-02]", async () => {
    const { commands } = server.platform.redis as NonNullable<typeof server.platform.redis>;
    const at = new Date(server.clock.now()).toISOString();
    const other = { host: "other", pid: 7, at, uptimeSeconds: 60, rss: 5, loopMs: 1, answered: 3, failed: 1 };
    await commands.hset("jobami-processes", "other 7", JSON.stringify(other));
    const seen = async () => (await admin.call(figures)).body.data.processes;
    expect((await seen()).map(({ pid }) => pid)).toEqual([process.pid, 7]);
    expect((await seen())[1]).toEqual(other);
    server.clock.advance(90_001);
    expect((await seen()).map(({ pid }) => pid)).toEqual([process.pid]);
    expect(await commands.hlen("jobami-processes")).toBe(1);
  });

  test("states of itself what it keeps and how fast it answers; one that is away is reported to be [ADM-23]", async () => {
    const { body } = await admin.call(redis);
    if (body.data.state !== "connected") throw new Error(body.data.state);
    expect(body.data).toMatchObject(asked(server));
    expect(body.data.version).toMatch(/^\d+\.\d+/);
    expect(body.data.keys).toBeGreaterThan(0);
    expect(body.data.clients).toBeGreaterThanOrEqual(2);
    expect(body.data.pingMs).toBeGreaterThan(0);
    expect(body.data.memoryLimit).toBeNull();
    await forwarder.cut();
    while (server.platform.redis?.isAway() !== true) await new Promise(setImmediate);
    expect((await admin.call(redis)).body.data).toEqual({ ...asked(server), state: "away" });
  });
});
