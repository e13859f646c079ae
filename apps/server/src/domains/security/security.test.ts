import { authContract } from "@jobami/api/auth/contract";
import { securityContract } from "@jobami/api/security/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { securityCounts } from "../../platform/security/security.tables.ts";
import { networkOf } from "../../platform/security/security-counts.ts";
import { signIn, signInAgain } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const { figures } = securityContract;
const dayMs = 86_400_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    config: { trustProxy: 1, limits: { general: 1_000_000, sensitive: 8, pages: 100 } },
  });
});
beforeEach(async () => {
  await server.platform.security.flush();
  await server.reset();
});
afterAll(() => server.close());

const guess = (from: string, email = "lea@exemple.fr") =>
  server
    .client()
    .call(
      authContract.login,
      { body: { email, password: "Mauvais-2026" } },
      { headers: { "x-forwarded-for": from } },
    );

describe("what was refused", () => {
  test("is counted by day, kind and network, over the period that is asked for, and names no address [ADM-26]", async () => {
    const admin = await signIn(server, { role: "jobpadm" });
    for (let count = 0; count < 6; count += 1) await guess("203.0.113.7");
    for (let count = 0; count < 3; count += 1) await guess("203.0.113.9", `x${count}@exemple.fr`);
    const first = (await admin.call(figures)).body;
    expect(first.data.total).toMatchObject({ password: 8, locked: 1 });
    expect(first.data.lockedNow).toBe(1);
    expect(first.data.networks[0]).toEqual({ network: "203.0.113.0/24", kind: "password", refused: 8 });
    expect(JSON.stringify(first)).not.toContain("203.0.113.7");
    for (let count = 0; count < 6; count += 1) await guess("198.51.100.4");
    const { data } = (await admin.call(figures)).body;
    expect(data.days).toHaveLength(7);
    expect(data.days[0]).toMatchObject(data.total);
    server.clock.advance(8 * dayMs);
    const later = await signInAgain(server, admin.person);
    expect((await later.call(figures)).body.data.total.password).toBe(0);
    const month = (await later.call(figures, { query: { days: "30" } })).body.data;
    expect([month.days.length, month.total.password]).toEqual([30, data.total.password]);
  });

  test("counts calls that came too often, without a word to the database for each", async () => {
    const admin = await signIn(server, { role: "jobpadm" });
    for (let count = 0; count < 20; count += 1) await guess("192.0.2.40", `y${count}@exemple.fr`);
    expect(await server.platform.db.select().from(securityCounts)).toEqual([]);
    const { total } = (await admin.call(figures)).body.data;
    expect([total.password, total.limited]).toEqual([8, 12]);
    // Looking twice adds nothing.
    expect((await admin.call(figures)).body.data.total.limited).toBe(12);
  });

  test("is forgotten after a year, as the privacy policy states", async () => {
    await guess("203.0.113.7");
    await server.platform.security.flush();
    server.clock.advance(364 * dayMs);
    await server.platform.security.sweep();
    expect(await server.platform.db.select().from(securityCounts)).toHaveLength(1);
    server.clock.advance(2 * dayMs);
    await server.platform.security.sweep();
    expect(await server.platform.db.select().from(securityCounts)).toEqual([]);
  });

  test("is shown to administrators alone, over periods that there are", async () => {
    const admin = await signIn(server, { role: "jobpadm" });
    for (const days of ["8", "", "0", "9999999"])
      expect((await admin.call(figures, { query: { days } })).status).toBe(400);
    for (const role of ["jobutil", "jobmodo"] as const)
      expect((await (await signIn(server, { role })).call(figures)).status).toBe(403);
    expect((await server.client().call(figures)).status).toBe(401);
  });

  test.each([
    ["203.0.113.7", "203.0.113.0/24"],
    ["::ffff:203.0.113.7", "203.0.113.0/24"],
    ["2001:db8:4:5::1", "2001:db8:4::/48"],
    ["2001:0DB8:0004:5:6:7:8:9", "2001:db8:4::/48"],
    ["2001:000:010::1", "2001:0:10::/48"],
    ["::ffff:cb00:7107", "0:0:0::/48"],
    ["::1", "0:0:0::/48"],
    ["fe80::1%eth0", "fe80:0:0::/48"],
  ])("the network of %s is %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
