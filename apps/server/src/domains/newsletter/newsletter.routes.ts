import type { newsletterContract } from "@jobami/api/newsletter/contract";
import type { Handlers } from "../../platform/http/call.ts";
import { copy } from "./newsletter.copy.ts";
import type { Newsletter } from "./newsletter.service.ts";
import type { Subscribers } from "./subscribers.service.ts";

/** Serves the newsletter's subscriptions. */
export function newsletterRoutes(
  newsletter: Newsletter & { subscribers: Subscribers },
): Handlers<typeof newsletterContract> {
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
    subscribers: async ({ db, query }) => ({
      success: true,
      ...(await newsletter.subscribers.page(db, query)),
    }),
    subscriberFigures: async ({ db }) => ({
      success: true,
      data: await newsletter.subscribers.figures(db),
    }),
    removeSubscriber: async ({ db, params, session: { person }, request }) => {
      await newsletter.subscribers.remove(db, params.id, {
        kind: "person",
        id: person.id,
        address: request.ip,
      });
      return { success: true };
    },
  };
}
