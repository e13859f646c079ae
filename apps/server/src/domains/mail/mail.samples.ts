import type { mailContract } from "@jobami/api/mail/contract";
import { newId } from "../../platform/database/ids.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { mails } from "../../platform/mail/mail.tables.ts";
import { type Arrange, type Samples, signedIn } from "../../testing/samples.ts";
import { signIn } from "../../testing/test-people.ts";

const failedMail: Arrange = async (server) => {
  const { client } = await signIn(server, { role: "jobpadm" });
  const id = newId();
  const now = new Date(server.clock.now());
  await server.platform.db.insert(mails).values({
    id,
    to: "nora@exemple.fr",
    subject: "Bienvenue",
    text: "Bonjour",
    html: "<p>Bonjour</p>",
    createdAt: now,
    status: "failed",
    tries: 2,
    dueAt: new Date(now.getTime() + 60_000),
    lastError: "451 busy",
  });
  return { client, input: { params: { id } } };
};

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof mailContract> = {
  sendSuspension: async (server) => {
    const { person } = await signIn(server);
    await inTransaction(server.platform.db, (tx) =>
      server.domains.users.life.suspend(tx, person.id, { by: "staff", hours: null, reason: "Faux profil" }),
    );
    return { client: server.client(), input: { body: { email: person.email, reason: "Faux profil" } } };
  },
  outbox: signedIn({ query: { state: "sent", kind: "member", search: "exemple" } }, { role: "jobpadm" }),
  outboxFigures: signedIn({}, { role: "jobpadm" }),
  retryMail: failedMail,
  abandonMail: failedMail,
};
