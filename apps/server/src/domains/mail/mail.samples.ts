import type { mailContract } from "@jobami/api/mail/contract";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Samples } from "../../testing/samples.ts";
import { signIn } from "../../testing/test-people.ts";

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof mailContract> = {
  sendSuspension: async (server) => {
    const { person } = await signIn(server);
    await inTransaction(server.platform.db, (tx) =>
      server.domains.users.life.suspend(tx, person.id, { by: "staff", hours: null, reason: "Faux profil" }),
    );
    return { client: server.client(), input: { body: { email: person.email, reason: "Faux profil" } } };
  },
};
