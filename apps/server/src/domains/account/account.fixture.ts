import { accountContract } from "@jobami/api/account/contract";
import { eq } from "drizzle-orm";
import { inTransaction } from "../../platform/database/transaction.ts";
import { goodPassword, lea, logIn, mailedToken, signUp } from "../../testing/test-accounts.ts";
import type { TestClient } from "../../testing/test-client.ts";
import type { TestServer } from "../../testing/test-server.ts";
import { users } from "../users/users.tables.ts";

export const hourMs = 3_600_000;

/** An offer that a jobbeur can make. */
export const offer = {
  amount: 40,
  message: "Disponible samedi.",
  paymentMethodType: "euros",
  jobiAmount: 0,
} as const;

export const ask = (client: TestClient, password = goodPassword) =>
  client.call(accountContract.askDeletion, { body: { password, reason: "privacy" } });
export const confirm = (client: TestClient, token: string) =>
  client.call(accountContract.confirmDeletion, { body: { token } });
export const finish = (client: TestClient, token: string, password = goodPassword) =>
  client.call(accountContract.finishDeletion, { body: { token, password } });
export const look = (client: TestClient, token: string) =>
  client.call(accountContract.lookAtDeletion, { body: { token } });
export const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;

/** What suites about accounts do on their server. */
export function createAccountSteps(server: () => TestServer) {
  /** Léa, signed in with her password. */
  async function member(person: object = lea, email: string = lea.email) {
    const client = server().client();
    const id = await signUp(server(), client, person);
    await logIn(client, email);
    return { client, id };
  }
  return {
    member,
    /** Léa asked for the deletion, and holds the link of the mail. */
    async leaving() {
      const { client, id } = await member();
      await ask(client);
      return { client, id, token: await mailedToken(server(), lea.email) };
    },
    async rowOf(id: string) {
      const [row] = await server().platform.db.select().from(users).where(eq(users.id, id));
      return row;
    },
    suspend: (id: string, hours: number | null) =>
      inTransaction(server().platform.db, (tx) =>
        server().domains.users.life.suspend(tx, id, { by: "staff", hours, reason: "Faux profil" }),
      ),
  };
}
