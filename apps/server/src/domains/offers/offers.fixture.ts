import { dayInFrance } from "@jobami/api/missions/days";
import { type OfferBody, offersContract } from "@jobami/api/offers/contract";
import type { OfferAct } from "@jobami/api/offers/routes";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const dayMs = 86_400_000;

/** A day in France so many days from the clock of a server. */
export const dayFrom = (server: TestServer, days: number): string =>
  dayInFrance(server.clock.now() + days * dayMs);

/** An offer that runs from today for a month. */
export const hedge = (server: TestServer): OfferBody => ({
  title: "Première taille de haie",
  advantage: "−20\u00a0%",
  description: "Un cinquième de moins sur une première taille de haie.",
  conditions: "Une fois par foyer.",
  category: "jardinage",
  placeCode: "59350",
  firstDay: dayFrom(server, 0),
  lastDay: dayFrom(server, 30),
  maxCodes: 5,
});

/** Does something with one's own offer, a second after whatever came before. */
export function act(server: TestServer, by: SignedIn, offerId: string, what: OfferAct) {
  server.clock.advance(1000);
  return by.call(offersContract.act, { params: { offerId }, body: { act: what } });
}

/** Keeps a draft. */
export async function draft(server: TestServer, by: SignedIn, changes: Partial<OfferBody> = {}) {
  server.clock.advance(1000);
  const { status, body, error } = await by.call(offersContract.create, {
    body: { ...hedge(server), ...changes },
  });
  if (status !== 201) throw new Error(error.message);
  return body.data;
}

/** Publishes an offer. */
export async function publish(server: TestServer, by: SignedIn, changes: Partial<OfferBody> = {}) {
  const { id } = await draft(server, by, changes);
  const { status, body, error } = await act(server, by, id, "publish");
  if (status !== 200) throw new Error(error.message);
  return body.data;
}

/** Takes a code of an offer. */
export async function take(server: TestServer, by: SignedIn, offerId: string) {
  server.clock.advance(1000);
  const { status, body, error } = await by.call(offersContract.take, { params: { offerId } });
  if (status !== 201) throw new Error(error.message);
  return body.data;
}

/** Begins every test of a file with two jobbeurs who offer, and two who take. */
export function setScene() {
  const at = {} as { server: TestServer; karim: SignedIn; ines: SignedIn; lea: SignedIn; noe: SignedIn };
  beforeAll(async () => {
    at.server = await startTestServer();
  });
  afterAll(() => at.server.close());
  beforeEach(async () => {
    await at.server.reset();
    at.karim = await signIn(at.server, { prenom: "Karim", nom: "Benali", userType: "jobbeur" });
    at.ines = await signIn(at.server, { prenom: "Inès", nom: "Dumas", userType: "jobbeur" });
    at.lea = await signIn(at.server, { prenom: "Léa", nom: "Martin" });
    at.noe = await signIn(at.server, { prenom: "Noé", nom: "Petit" });
  });
  return at;
}
