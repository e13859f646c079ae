import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { newId } from "../../platform/database/ids.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Person } from "../../platform/sessions/sessions.ts";
import { makePerson, type PersonOptions, type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const dayMs = 86_400_000;

export const reason = "Menaces envers un jobbeur, par message.";

/** A person whose account was made so many days ago and has not been used since. */
export async function silent(server: TestServer, days: number, options: PersonOptions = {}): Promise<Person> {
  const person = await makePerson(server, options);
  const since = new Date(server.clock.now() - days * dayMs).toISOString();
  await server.platform.db.execute(sql`update users set created_at = ${since}::timestamptz,
    last_login_at = null, last_seen_at = null where id = ${person.id}`);
  return person;
}

/** A reminder that was sent to a person so many days ago. */
export async function reminded(server: TestServer, id: string, by: string, daysAgo: number): Promise<void> {
  const at = new Date(server.clock.now() - daysAgo * dayMs).toISOString();
  await server.platform.db.execute(sql`insert into inactivity_reminders (id, user_id, sent_by, sent_at)
    values (${newId()}, ${id}, ${by}, ${at}::timestamptz)`);
}

/** Sets when a person was born. */
export async function born(server: TestServer, id: string, birthDate: string): Promise<void> {
  await inTransaction(server.platform.db, (tx) =>
    server.domains.users.setDetails(tx, id, { phone: null, birthDate }),
  );
}

/** Begins every test of a file with an administrator and a jobbeur. */
export function setScene() {
  const at = {} as { server: TestServer; anne: SignedIn; karim: SignedIn };
  beforeAll(async () => {
    at.server = await startTestServer();
  });
  afterAll(() => at.server.close());
  beforeEach(async () => {
    await at.server.reset();
    at.anne = await signIn(at.server, { prenom: "Anne", nom: "Perrin", role: "jobpadm" });
    at.karim = await signIn(at.server, { prenom: "Karim", nom: "Benali", userType: "jobbeur" });
  });
  return at;
}
