import { jobiContract } from "@jobami/api/jobi/contract";
import { missionsContract } from "@jobami/api/missions/contract";
import { notificationsContract } from "@jobami/api/notifications/contract";
import { progressContract } from "@jobami/api/progress/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "../../platform/database/transaction.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { agreement } from "./progress.fixture.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const balance = async (by: SignedIn) => (await by.call(jobiContract.balance)).body.montant;

function move(from: SignedIn, to: SignedIn, amount: number, missionId: string): Promise<void> {
  return inTransaction(server.platform.db, async (tx) => {
    await server.domains.jobi.hold(tx, from.person.id, [to.person.id]);
    await server.domains.jobi.transfer(tx, { from: from.person.id, to: to.person.id, amount, missionId });
  });
}

test("Jobi paid ahead come back as far as the balance goes when the mission is cancelled, and the rest with the next ones", async () => {
  const cheap = await agreement(server, {}, { amount: 5, paymentMethodType: "jobis" });
  const { lea, karim, id } = cheap;
  const other = await signIn(server);
  const paid = { status: "paye", montant_paiement: 5 } as const;
  await lea.call(progressContract.payment, { params: cheap.ids, body: paid });
  await move(karim, other, 12, id);
  await lea.call(missionsContract.close, { params: { id }, body: { statut: "annulee" } });
  // Cancelling costs one.
  expect([await balance(lea), await balance(karim)]).toEqual([7, 0]);
  const { body } = await lea.call(notificationsContract.list);
  expect(JSON.stringify(body)).toContain("Jobi pas encore rendus");

  expect(await server.domains.progress.recoverJobis()).toBe(0);
  await move(other, karim, 9, id);
  expect(await server.domains.progress.recoverJobis()).toBe(1);
  expect([await balance(lea), await balance(karim)]).toEqual([9, 7]);
  expect(await server.domains.progress.recoverJobis()).toBe(0);
});
