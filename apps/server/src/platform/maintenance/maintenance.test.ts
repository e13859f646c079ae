import { authContract } from "@jobami/api/auth/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { runMaintenanceOrder } from "../../commands/maintenance.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const order = (...args: string[]) =>
  runMaintenanceOrder(args, { db: server.database.db, clock: server.clock });

test("calls are refused in French with the time to come back, but not the health, until its operator ends it", async () => {
  const ask = () => server.client().call(authContract.csrf);
  expect((await ask()).status).toBe(200);
  expect(await order("on", "20")).toEqual({
    isDone: true,
    lines: [expect.stringContaining("en maintenance, jusqu’au")],
  });
  // A process goes by what it read for two seconds.
  server.clock.advance(2000);
  const refused = await ask();
  expect([refused.status, refused.error.code, refused.error.message]).toEqual([
    503,
    "SERVICE_UNAVAILABLE",
    "Le service est en maintenance. Revenez dans 20 minutes\u00a0: ce que vous avez écrit reste sur cet appareil.",
  ]);
  const raw = await server.app.inject("/api/auth/csrf");
  expect(Number(raw.headers["retry-after"])).toBeGreaterThan(1100);
  expect((await server.app.inject("/api/health")).statusCode).toBe(200);
  server.clock.advance(60 * 60_000);
  // Longer than it was stated to last: people are still asked to wait a little.
  expect(Number((await server.app.inject("/api/auth/csrf")).headers["retry-after"])).toBe(30);

  expect(await order("off")).toEqual({ isDone: true, lines: ["Le site est ouvert."] });
  server.clock.advance(2000);
  expect((await ask()).status).toBe(200);
});

test("the order is read strictly, and may be given again", async () => {
  for (const args of [
    ["on", "0"],
    ["on", "1.5"],
    ["on", "x"],
    ["on", "1e9"],
    ["off", "1"],
    ["start"],
    ["on", "1", "2"],
  ])
    expect([args, (await order(...args)).isDone]).toEqual([args, false]);
  await order("on");
  expect((await order()).lines).toEqual(["Le site est en maintenance."]);
  await order("on", "5");
  expect((await order()).lines[0]).toContain("jusqu’au");
  await order("off");
  expect((await order("off")).lines).toEqual(["Le site est ouvert."]);
});
