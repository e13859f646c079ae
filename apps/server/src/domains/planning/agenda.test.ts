import { planningContract } from "@jobami/api/planning/contract";
import ical, { type VEvent } from "node-ical";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { agreement } from "../progress/progress.fixture.ts";

const { feed, renewFeed, dropFeed, setHour } = planningContract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

const pathOf = async (by: SignedIn) => new URL((await by.call(renewFeed, {})).body.data.address).pathname;
const fetchIt = (url: string) => server.app.inject({ method: "GET", url });
/** The events of a calendar, as an independent parser reads them. */
const eventsOf = (text: string) =>
  Object.values(ical.sync.parseICS(text)).filter((part): part is VEvent => part?.type === "VEVENT");

async function withHour(day: string, from: string, minutes: number) {
  server.clock.advance(Date.parse(`${day}T12:00:00Z`) - 5 * 86_400_000 - server.clock.now());
  const lea = await signIn(server, { prenom: "Léa", nom: "Martin" });
  const karim = await signIn(server, { prenom: "Karim", nom: "Benali", userType: "jobbeur" });
  const title = "Haie; thuyas, buis\\ et “laurier” — un titre assez long pour être plié sur deux lignes";
  const about = await agreement(server, { title, date: day }, undefined, { lea, karim });
  const params = { id: about.id };
  await karim.call(setHour, { params, body: { act: "hour.proposed", version: 0, from, minutes } });
  const { status } = await lea.call(setHour, { params, body: { act: "hour.accepted", version: 1 } });
  expect(status).toBe(200);
  return { ...about, title };
}

describe("the calendar that others read", () => {
  test.each([
    ["2026-12-10", "09:30", "2026-12-10T08:30:00.000Z", "2026-12-10T12:30:00.000Z"],
    ["2027-07-10", "09:30", "2027-07-10T07:30:00.000Z", "2027-07-10T11:30:00.000Z"],
    // Over the change to summer time, and over that to winter time: four hours each.
    ["2027-03-28", "00:30", "2027-03-27T23:30:00.000Z", "2027-03-28T03:30:00.000Z"],
    ["2027-10-31", "00:30", "2027-10-30T22:30:00.000Z", "2027-10-31T02:30:00.000Z"],
  ])("has the agreed hour of %s at %s, whatever the zone of the reader", async (day, from, start, end) => {
    const { karim, lea, id, title } = await withHour(day, from, 240);
    for (const [by, side] of [
      [karim, "Vous aidez Léa M."],
      [lea, "Vous recevez Karim B."],
    ] as const) {
      const answer = await fetchIt(await pathOf(by));
      expect(answer.headers["content-type"]).toBe("text/calendar; charset=utf-8");
      expect(answer.headers["cache-control"]).toBe("private, no-store");
      // RFC 5545: lines end with CRLF and have 75 bytes at most.
      const lines = answer.body.split("\r\n");
      expect(lines.every((line) => !line.includes("\n") && Buffer.byteLength(line) <= 75)).toBe(true);
      const [event, ...others] = eventsOf(answer.body);
      expect(others).toEqual([]);
      expect([event?.start.toISOString(), event?.end?.toISOString()]).toEqual([start, end]);
      expect(event?.summary).toBe(title);
      expect(event?.description).toContain(side);
      expect(event?.description).toContain(`/dashboard/missions/${id}`);
      expect(event?.location).toBe("Lyon");
    }
  });

  test.each(["2026-12-10", "2027-03-28", "2027-10-31"])(
    "has %s as a whole day while there is no hour",
    async (date) => {
      server.clock.advance(Date.parse(`${date}T12:00:00Z`) - 5 * 86_400_000 - server.clock.now());
      const lea = await signIn(server, { prenom: "Léa" });
      const karim = await signIn(server, { prenom: "Karim", userType: "jobbeur" });
      await agreement(server, { date }, undefined, { lea, karim });
      const { body } = await fetchIt(await pathOf(lea));
      expect(body).toContain(`DTSTART;VALUE=DATE:${date.replaceAll("-", "")}\r\n`);
      const [event] = eventsOf(body);
      expect(event?.datetype).toBe("date");
      expect(event?.description).toContain("L’heure reste à convenir.");
      expect(event?.description).not.toContain("..");
    },
  );

  test("is read by its newest address alone, and by none once it is switched off", async () => {
    const lea = await signIn(server);
    expect((await lea.call(feed, {})).body.data.createdAt).toBeNull();
    const first = await pathOf(lea);
    expect((await fetchIt(first)).statusCode).toBe(200);
    const second = await pathOf(lea);
    expect(second).not.toBe(first);
    expect([(await fetchIt(first)).statusCode, (await fetchIt(second)).statusCode]).toEqual([404, 200]);
    expect((await lea.call(feed, {})).body.data.createdAt).not.toBeNull();
    await lea.call(dropFeed, {});
    expect((await fetchIt(second)).statusCode).toBe(404);
    expect((await lea.call(feed, {})).body.data.createdAt).toBeNull();
  });

  test("is no one’s who guesses, and shows nothing of its secret where it is stored", async () => {
    const lea = await signIn(server);
    const path = await pathOf(lea);
    const secret = path.split("/").at(-1)?.replace(".ics", "") ?? "";
    expect(secret).toHaveLength(43);
    for (const wrong of [
      path.slice(0, -1),
      path.replace(secret, "A".repeat(43)),
      path.replace(secret, ""),
      path.replace(secret, `${secret.slice(0, 42)}%00`),
      path.replace(secret, "..%2f..%2f"),
      path.replace(".ics", ""),
    ])
      expect((await fetchIt(wrong)).statusCode).toBe(404);
    const { rows } = await server.platform.db.execute<{ secret_hash: string }>(
      "select * from planning_feeds",
    );
    expect(JSON.stringify(rows)).not.toContain(secret);
  });
});
