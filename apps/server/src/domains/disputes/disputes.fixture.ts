import { type DisputeActBody, type DisputeBody, disputesContract } from "@jobami/api/disputes/contract";
import { jobiContract } from "@jobami/api/jobi/contract";
import type { MissionBody } from "@jobami/api/missions/contract";
import { progressContract } from "@jobami/api/progress/contract";
import type { ProposeBody } from "@jobami/api/proposals/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { SignedIn } from "../../testing/test-people.ts";
import { signIn, signInAgain } from "../../testing/test-people.ts";
import type { TestServer } from "../../testing/test-server.ts";
import { startTestServer } from "../../testing/test-server.ts";
import { type Agreed, agreement, step } from "../progress/progress.fixture.ts";

export const complaint: DisputeBody = { reason: "work", words: "La haie est taillée d’un seul côté." };
export const reasons = "Un côté sur deux est taillé : la moitié du prix est due.";

/** A mission of which the jobbeur wrote that it is done. */
export async function doneMission(
  server: TestServer,
  mission: Partial<MissionBody> = {},
  price: ProposeBody = { amount: 60 },
) {
  const about = await agreement(server, { title: "Tailler la haie", ...mission }, price);
  await step(server, about.karim, about.id, { step: "work.done" });
  server.clock.advance(1000);
  return about;
}

export function open(server: TestServer, by: SignedIn, id: string, body: DisputeBody = complaint) {
  server.clock.advance(1000);
  return by.call(disputesContract.open, { params: { id }, body });
}

export function act(server: TestServer, by: SignedIn, id: string, body: DisputeActBody) {
  server.clock.advance(1000);
  return by.call(disputesContract.act, { params: { id }, body });
}

/** A dispute that the client opened and the jobbeur answered; with its id. */
export async function discussed(server: TestServer, about: Agreed): Promise<string> {
  const { body } = await open(server, about.lea, about.id);
  await act(server, about.karim, about.id, { act: "say", words: "L’autre côté est chez le voisin." });
  return body.data.dispute?.id ?? "";
}

/** Begins every test of a file at a mission that is declared done, and answers what its people see of it. */
export function setScene() {
  const at = {} as { server: TestServer; about: Agreed; maud: SignedIn };
  beforeAll(async () => {
    at.server = await startTestServer();
  });
  afterAll(() => at.server.close());
  beforeEach(async () => {
    await at.server.reset();
    at.maud = await signIn(at.server, { prenom: "Maud", nom: "Petit", role: "jobmodo" });
    at.about = await doneMission(at.server);
  });
  const see = async (by: SignedIn, id = at.about.id) =>
    (await by.call(disputesContract.read, { params: { id } })).body.data;
  const progressOf = async (by: SignedIn, id = at.about.id) =>
    (await by.call(progressContract.read, { params: { id } })).body.data;
  return {
    at,
    see,
    progressOf,
    kindsOf: async (by: SignedIn, id = at.about.id) =>
      (await see(by, id)).dispute?.entries.map(({ kind }) => kind),
    stepsOf: async (by: SignedIn, id = at.about.id) =>
      (await progressOf(by, id))?.entries.map(({ kind }) => kind) ?? [],
    balance: async (by: SignedIn) => (await by.call(jobiContract.balance)).body.montant,
    verdict(by: SignedIn, id: string, euros = 30, jobis = 0) {
      at.server.clock.advance(1000);
      return by.call(disputesContract.decide, { params: { id }, body: { euros, jobis, reasons } });
    },
    /** Time goes by, and everybody signs in again. */
    async later(ms: number): Promise<void> {
      const { server, about, maud } = at;
      server.clock.advance(ms);
      at.about = {
        ...about,
        lea: await signInAgain(server, about.lea.person),
        karim: await signInAgain(server, about.karim.person),
      };
      at.maud = await signInAgain(server, maud.person);
    },
    async statutOf(id = at.about.id): Promise<string | undefined> {
      const { rows } = await at.server.platform.db.execute<{ statut: string }>(
        sql`select statut from missions where id = ${id}`,
      );
      return rows[0]?.statut;
    },
    /** Whom a step informs of what, of everybody: the titles in their inboxes that were not there before. */
    async notificationsFrom(act_: () => Promise<unknown>): Promise<Record<string, string[]>> {
      const lines = async () => {
        const { rows } = await at.server.platform.db.execute<{ id: string; who: string; title: string }>(
          sql`select n.id, u.prenom as who, n.title from notifications n join users u on u.id = n.user_id order by n.id`,
        );
        return rows;
      };
      const before = new Set((await lines()).map(({ id }) => id));
      await act_();
      const news: Record<string, string[]> = {};
      for (const { id, who, title } of await lines())
        if (!before.has(id)) news[who] = [...(news[who] ?? []), title];
      return news;
    },
  };
}
