import type { mailContract } from "@jobami/api/mail/contract";
import type { Handlers } from "../../platform/http/call.ts";
import type { SuspensionMails } from "./mail.service.ts";

/** Serves the mail that says why an account is suspended. */
export function mailRoutes(mails: SuspensionMails): Handlers<typeof mailContract> {
  return {
    // A job looks the address up, so that the answer takes as long for strangers.
    sendSuspension: async ({ db, body }) => {
      await mails.request(db, body.email);
      return { success: true, message: "Si ce compte a été désactivé, un e-mail vient de lui être envoyé." };
    },
  };
}
