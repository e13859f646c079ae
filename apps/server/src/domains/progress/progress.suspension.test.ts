import { missionsContract } from "@jobami/api/missions/contract";
import { dayInFrance } from "@jobami/api/missions/days";
import { notificationsContract } from "@jobami/api/notifications/contract";
import { peopleContract } from "@jobami/api/people/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { agreement, step } from "./progress.fixture.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const reason = "Menaces, par message.";
const dayMs = 86_400_000;
const dayIn = (days: number) => dayInFrance(server.clock.now() + days * dayMs);

async function suspend(who: SignedIn, hours: number | null): Promise<void> {
  const anne = await signIn(server, { role: "jobpadm" });
  const body =
    hours === null
      ? ({ kind: "permanent", reason } as const)
      : ({ kind: "temporary", hours, reason } as const);
  const { status } = await anne.call(peopleContract.sanction, { params: { id: who.person.id }, body });
  expect(status).toBe(200);
}

const statusFor = async (by: SignedIn, id: string) =>
  (await by.call(missionsContract.details, { params: { id } })).body.data.statut;
const newest = async (by: SignedIn) => (await by.call(notificationsContract.list)).body.data[0];

describe("who is suspended while a mission is under way", () => {
  test.each(["jobbeur", "client"] as const)(
    "as its %s: what cannot begin meanwhile ends at no cost, and the other side is informed, but not why",
    async (side) => {
      const { lea, karim, id } = await agreement(server, { date: dayIn(2) });
      const [away, other] = side === "jobbeur" ? [karim, lea] : [lea, karim];
      await suspend(away, 30 * 24);
      expect(await statusFor(other, id)).toBe("annulee");
      const line = await newest(other);
      expect([line?.title, line?.content]).toEqual([
        "Mission annulée",
        expect.stringContaining("sans frais"),
      ]);
      expect(line?.content).not.toMatch(/suspen|Menaces/);
    },
  );

  test("keeps what is to begin after the suspension, and no one is troubled", async () => {
    const { lea, karim, id } = await agreement(server, { date: dayIn(10) });
    const before = await newest(lea);
    await suspend(karim, 48);
    expect(await statusFor(lea, id)).toBe("en_cours");
    expect(await newest(lea)).toEqual(before);
  });

  test("for ever: it ends however far ahead it is", async () => {
    const { lea, karim, id } = await agreement(server, { date: dayIn(20) });
    await suspend(karim, null);
    expect(await statusFor(lea, id)).toBe("annulee");
  });

  test("keeps work that has begun: the client confirms it alone", async () => {
    const { lea, karim, id } = await agreement(server, { date: dayIn(1) });
    await step(server, karim, id, { step: "work.begun" });
    await step(server, karim, id, { step: "work.done" });
    await suspend(karim, null);
    expect(await statusFor(lea, id)).toBe("en_cours");
    expect((await newest(lea))?.content).toContain("vous pouvez toujours la confirmer");
    expect((await step(server, lea, id, { step: "work.confirmed" })).status).toBe(200);
    expect(await statusFor(lea, id)).toBe("terminee");
  });
});
