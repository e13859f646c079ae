import type { mailContract } from "@jobami/api/mail/contract";
import type { Handlers } from "../../platform/http/call.ts";
import type { SuspensionMails } from "./mail.service.ts";
import type { Outbox } from "./outbox.service.ts";

/** Serves the mail that states why an account is suspended, and the outbox to administrators. */
export function mailRoutes(mails: {
  suspensions: SuspensionMails;
  outbox: Outbox;
}): Handlers<typeof mailContract> {
  const { suspensions, outbox } = mails;
  return {
    // A job searches for the address, so that the answer takes as long for strangers.
    sendSuspension: async ({ db, body }) => {
      await suspensions.request(db, body.email);
      return { success: true, message: "Si ce compte a été désactivé, un e-mail vient de lui être envoyé." };
    },
    outbox: async ({ db, query }) => ({ success: true, ...(await outbox.page(db, query)) }),
    outboxFigures: async ({ db }) => ({ success: true, data: await outbox.figures(db) }),
    retryMail: async ({ db, params, session: { person }, request }) => ({
      success: true,
      data: await outbox.retry(db, params.id, { kind: "person", id: person.id, address: request.ip }),
    }),
    abandonMail: async ({ db, params, session: { person }, request }) => ({
      success: true,
      data: await outbox.abandon(db, params.id, { kind: "person", id: person.id, address: request.ip }),
    }),
  };
}
