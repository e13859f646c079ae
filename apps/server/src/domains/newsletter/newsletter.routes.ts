import type { newsletterContract } from "@jobami/api/newsletter/contract";
import type { Handlers } from "../../platform/http/call.ts";
import { copy } from "./newsletter.copy.ts";
import type { Newsletter } from "./newsletter.service.ts";

/** Serves the newsletter's subscriptions. */
export function newsletterRoutes(newsletter: Newsletter): Handlers<typeof newsletterContract> {
  return {
    subscribe: async ({ db, body }) => {
      await newsletter.subscribe(db, body.email);
      return { success: true, message: copy.asked };
    },
    verify: async ({ db, body }) => {
      const { alreadyConfirmed } = await newsletter.verify(db, body.token);
      return {
        success: true,
        alreadyConfirmed,
        message: alreadyConfirmed ? copy.alreadyConfirmed : copy.confirmed,
      };
    },
    unsubscribe: async ({ db, body }) => {
      await newsletter.unsubscribe(db, body.token);
      return { success: true, message: copy.ended };
    },
  };
}
