import { jobiContract } from "@jobami/api/jobi/contract";
import { missionsContract } from "@jobami/api/missions/contract";
import { progressContract } from "@jobami/api/progress/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { SignedIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { refused } from "../proposals/proposals.fixture.ts";
import { agreement, firstEarns, step } from "./progress.fixture.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

const see = async (by: SignedIn, id: string) =>
  (await by.call(progressContract.read, { params: { id } })).body.data;
const close = (by: SignedIn, statut: "terminee" | "annulee", id: string) =>
  by.call(missionsContract.close, { params: { id }, body: { statut } });
const balance = async (by: SignedIn) => (await by.call(jobiContract.balance)).body.montant;
const byTheHour = () => agreement(server, { budgetType: "horaire" }, { amount: 18 });

describe("what a client confirms", () => {
  test("by the hour waits for its hours: no one confirms, or ends, a mission without them", async () => {
    const { karim, lea, id } = await byTheHour();
    expect(await see(lea, id)).toMatchObject({ needsHours: true, payment: { agreed: { cents: 1800 } } });
    expect(refused(await step(server, lea, id, { step: "work.confirmed" }))).toEqual([409, "HOURS_MISSING"]);
    expect(refused(await close(lea, "terminee", id))).toEqual([409, "HOURS_MISSING"]);
    await step(server, karim, id, { step: "work.done", hours: 3 });
    expect(await see(lea, id)).toMatchObject({ needsHours: false, payment: { agreed: { cents: 5400 } } });
    expect((await step(server, lea, id, { step: "work.confirmed" })).body.data).toMatchObject({
      status: "confirmed",
      payment: { agreed: { cents: 5400 } },
    });
  });

  test("by the hour can be called off before any hour is stated", async () => {
    const { lea, id } = await byTheHour();
    expect((await close(lea, "annulee", id)).status).toBe(200);
    expect((await see(lea, id))?.entries.at(-1)?.kind).toBe("mission.cancelled");
  });

  test("at a fixed price does not wait for « done », and is paid once, whoever speaks at the same time", async () => {
    const { lea, karim, id } = await agreement(
      server,
      {},
      { amount: 30, jobiAmount: 4, paymentMethodType: "hybrid" },
    );
    const both = await Promise.all([
      step(server, lea, id, { step: "work.confirmed" }),
      step(server, karim, id, { step: "work.done" }),
    ]);
    expect(both[0]?.status).toBe(200);
    expect(await see(karim, id)).toMatchObject({ status: "confirmed", payment: { paid: { jobis: 4 } } });
    expect([await balance(lea), await balance(karim)]).toEqual([6 + firstEarns, 14 + firstEarns]);
    expect(refused(await step(server, lea, id, { step: "work.confirmed" }))[0]).toBe(409);
  });
});
