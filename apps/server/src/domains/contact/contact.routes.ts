import type { contactContract } from "@jobami/api/contact/contract";
import type { Handlers } from "../../platform/http/call.ts";
import { callerAddress } from "../../platform/http/limits.ts";
import { copy } from "./contact.copy.ts";
import type { Contact } from "./contact.service.ts";

/** Serves the messages to the operator. */
export function contactRoutes(contact: Contact): Handlers<typeof contactContract> {
  return {
    send: async ({ db, body, request, session }) => {
      const isNotified = await contact.send(db, body, {
        caller: callerAddress(request),
        userId: session?.person.id ?? null,
      });
      return { success: true, message: isNotified ? copy.sent : copy.sentAgain };
    },
  };
}
