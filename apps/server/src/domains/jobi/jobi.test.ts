import { jobiContract } from "@jobami/api/jobi/contract";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../platform/database/ids.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { makePerson, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { createJobiService, type JobiService } from "./jobi.service.ts";

let server: TestServer;
let jobi: JobiService;

beforeAll(async () => {
  server = await startTestServer();
  jobi = createJobiService(server.platform);
});
afterAll(() => server.close());

const charge = (userId: string, missionId: string, cost: number) =>
  inTransaction(server.platform.db, (tx) => jobi.chargeCancellation(tx, { userId, missionId, cost }));

describe("the Jobi balance", () => {
  test("of a new account is 10, and the profile with both names is complete [JOBI-02, JOBI-03, JOBI-05]", async () => {
    const lea = await signIn(server, { prenom: "Léa", nom: "Martin" });
    const { status, body } = await lea.call(jobiContract.balance);
    expect([status, body]).toEqual([200, { success: true, montant: 10, profil_complet: true }]);
  });

  test("is granted once, however often sign-up asks", async () => {
    const person = await makePerson(server);
    await inTransaction(server.platform.db, (tx) => jobi.grantAtSignUp(tx, person.id));
    expect(await jobi.balance(server.platform.db, person.id)).toBe(10);
  });

  test("is asked of signed-in people only", async () => {
    const { status, error } = await server.client().call(jobiContract.balance);
    expect([status, error.message]).toEqual([401, "Vous devez être connecté pour effectuer cette action"]);
  });
});

describe("a charge", () => {
  test("is taken once a mission", async () => {
    const { id } = await makePerson(server);
    const mission = newId();
    await Promise.all([charge(id, mission, 1), charge(id, mission, 1)]);
    expect(await jobi.balance(server.platform.db, id)).toBe(9);
  });

  test("above the balance is refused with both figures", async () => {
    const { id } = await makePerson(server);
    const error = await charge(id, newId(), 11).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(DomainError);
    expect([(error as DomainError).code, (error as DomainError).data]).toEqual([
      "INSUFFICIENT_JOBI",
      { balance: 10, cost: 11 },
    ]);
  });

  test("of any size, many at once, conserves Jobi: what was taken and what is left make 10", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 8 }),
        async (costs) => {
          const { id } = await makePerson(server);
          const settled = await Promise.allSettled(costs.map((cost) => charge(id, newId(), cost)));
          const taken = costs.filter((_, index) => settled[index]?.status === "fulfilled");
          const refused = costs.filter((_, index) => settled[index]?.status === "rejected");
          const left = await jobi.balance(server.platform.db, id);
          expect(left).toBe(10 - taken.reduce((sum, cost) => sum + cost, 0));
          expect(left).toBeGreaterThanOrEqual(0);
          expect(refused.filter((cost) => cost <= left)).toEqual([]);
        },
      ),
      { numRuns: 15, seed: 20_261_120 },
    );
  }, 120_000);
});

test("the ledger takes no correction: entries cannot be changed or deleted", async () => {
  const { db } = server.platform;
  await makePerson(server);
  await expect(db.execute(sql`update jobi_entries set amount = 1000`)).rejects.toThrow();
  await expect(db.execute(sql`delete from jobi_entries`)).rejects.toThrow();
});
