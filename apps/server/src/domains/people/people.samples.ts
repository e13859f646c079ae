import type { peopleContract } from "@jobami/api/people/contract";
import { inTransaction } from "../../platform/database/transaction.ts";
import { type Samples, signedIn } from "../../testing/samples.ts";
import { proveByMail } from "../../testing/test-mail-proof.ts";
import { makePerson, signIn } from "../../testing/test-people.ts";
import type { TestServer } from "../../testing/test-server.ts";
import { reason, reminded, silent } from "./people.fixture.ts";

const administrator = { role: "jobpadm" } as const;

/** An administrator, and a person whom an act of theirs is about. */
async function about(server: TestServer, body?: Record<string, unknown>) {
  const { id } = await makePerson(server, { prenom: "Hugo" });
  const { client, person } = await signIn(server, administrator);
  await proveByMail(server, client, person.email);
  return { client, input: { params: { id }, ...(body === undefined ? {} : { body }) } };
}

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof peopleContract> = {
  list: signedIn({ query: { search: "mar", state: "active", limit: "20" } }, administrator),
  one: (server) => about(server),
  setRole: (server) => about(server, { role: "jobmodo", reason }),
  sanction: (server) => about(server, { kind: "temporary", hours: 24, reason }),
  lift: async (server) => {
    const sample = await about(server, { reason });
    await inTransaction(server.platform.db, (tx) =>
      server.domains.users.life.suspend(tx, sample.input.params.id, { by: "staff", hours: 24, reason }),
    );
    return sample;
  },
  inactive: signedIn({ query: { months: "6", limit: "20" } }, administrator),
  remind: async (server) => {
    const { id } = await silent(server, 200);
    const { client } = await signIn(server, administrator);
    return { client, input: { body: { ids: [id] } } };
  },
  close: async (server) => {
    const { id } = await silent(server, 1200);
    const { client, person } = await signIn(server, administrator);
    await reminded(server, id, person.id, 31);
    return { client, input: { params: { id } } };
  },
  birthdays: signedIn({}, administrator),
  setWishes: signedIn({ body: { isOn: false } }, administrator),
  wishes: signedIn({ query: { limit: "20" } }, administrator),
};
