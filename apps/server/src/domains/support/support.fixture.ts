import {
  type SupportReplyBody,
  supportContract,
  type TicketActBody,
  type TicketBody,
} from "@jobami/api/support/contract";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

export const question: TicketBody = {
  category: "payment",
  subject: "Le paiement n’apparaît pas",
  words: "Karim m’a payée hier et la mission attend toujours.",
};
export const bug: TicketBody = {
  kind: "bug",
  category: "technical",
  subject: "La carte reste grise",
  words: "La carte des jobbeurs reste grise depuis ce matin.",
  page: "/services/search",
};
export const reply: SupportReplyBody = { name: "Merci", text: "Merci, nous regardons." };

/** Asks staff something, a second after whatever came before; answers the ticket. */
export async function ask(server: TestServer, by: SignedIn, changes: Partial<TicketBody> = {}) {
  server.clock.advance(1000);
  const { status, body, error } = await by.call(supportContract.create, {
    body: { ...question, ...changes },
  });
  if (status !== 201) throw new Error(error.message);
  return body.data;
}

/** Acts on a ticket, a second after whatever came before. */
export function act(server: TestServer, by: SignedIn, id: string, body: TicketActBody) {
  server.clock.advance(1000);
  return by.call(supportContract.act, { params: { id }, body });
}

/** Begins every test of a file with a person who asks, another person, and a staff member. */
export function setScene() {
  const at = {} as { server: TestServer; lea: SignedIn; karim: SignedIn; maud: SignedIn };
  beforeAll(async () => {
    at.server = await startTestServer();
  });
  afterAll(() => at.server.close());
  beforeEach(async () => {
    await at.server.reset();
    at.lea = await signIn(at.server, { prenom: "Léa", nom: "Martin" });
    at.karim = await signIn(at.server, { prenom: "Karim", nom: "Benali", userType: "jobbeur" });
    at.maud = await signIn(at.server, { prenom: "Maud", nom: "Petit", role: "jobmodo" });
  });
  return at;
}
