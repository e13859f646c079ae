import { z } from "zod";
import { answer, endpoint } from "../http/contract.ts";
import { emailField } from "../http/fields.ts";
import { newsletterRoutes } from "./routes.ts";

/** Where a subscription stands: asked for, confirmed by its mail, or ended. */
export const subscriptionStatuses = ["pending", "confirmed", "ended"] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

const tokenField = z
  .string("Le lien est incomplet.")
  .min(1, "Le lien est incomplet.")
  .max(200, "Le lien n’est pas valide.")
  .regex(/^[\w-]+$/, "Le lien n’est pas valide.");
const message = z.string();

export const newsletterContract = {
  subscribe: endpoint({
    route: newsletterRoutes.subscribe,
    summary:
      "Asks for the newsletter; a mail confirms it. Says the same whether the address is new, waiting or subscribed",
    body: z.object({ email: emailField }),
    answer: answer({ message }),
    errors: [],
  }),
  verify: endpoint({
    route: newsletterRoutes.verify,
    summary: "Confirms a subscription by the token of the mail; a second use says alreadyConfirmed",
    body: z.object({ token: tokenField }),
    answer: answer({ message, alreadyConfirmed: z.boolean() }),
    errors: ["TOKEN_INVALID", "TOKEN_EXPIRED"],
  }),
  unsubscribe: endpoint({
    route: newsletterRoutes.unsubscribe,
    summary: "Ends a subscription by the token that every mail carries; a second use changes nothing",
    body: z.object({ token: tokenField }),
    answer: answer({ message }),
    errors: ["TOKEN_INVALID"],
  }),
};
