import { z } from "zod";
import { answer, endpoint, keyedAnswer, keyedFields } from "../http/contract.ts";
import { emailField, idField, instantField, line } from "../http/fields.ts";
import { newsletterRoutes, subscriptionStatuses } from "./routes.ts";

export { type SubscriptionStatus, subscriptionStatuses } from "./routes.ts";

const tokenField = z
  .string("Le lien est incomplet.")
  .min(1, "Le lien est incomplet.")
  .max(200, "Le lien n’est pas valide.")
  .regex(/^[\w-]+$/, "Le lien n’est pas valide.");
const message = z.string();

/** What the list of subscribers is narrowed by. */
const filters = {
  search: line({ name: "Recherche", max: 120 }).trim().optional(),
  status: z.enum(subscriptionStatuses, "Cet état n’est pas connu.").optional(),
};
/** What the file of subscribers is narrowed by. */
export const subscriberFilters = z.object(filters);
export type SubscriberFilters = z.output<typeof subscriberFilters>;

const subscriberSchema = z.object({
  id: idField,
  email: z.string(),
  status: z.enum(subscriptionStatuses),
  askedAt: instantField,
  confirmedAt: instantField.nullable(),
  endedAt: instantField.nullable(),
});
export type Subscriber = z.output<typeof subscriberSchema>;

const count = z.int().min(0);
/** How many subscriptions stand where. */
const figures = z.object({ pending: count, confirmed: count, ended: count });
export type SubscriberFigures = z.output<typeof figures>;

export const newsletterContract = {
  subscribe: endpoint({
    route: newsletterRoutes.subscribe,
    summary:
      "Asks for the newsletter; a mail confirms it. Answers the same whether the address is new, waiting or subscribed",
    body: z.object({ email: emailField }),
    answer: answer({ message }),
    errors: [],
  }),
  verify: endpoint({
    route: newsletterRoutes.verify,
    summary: "Confirms a subscription by the token of the mail; a second use answers alreadyConfirmed",
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
  subscribers: endpoint({
    route: newsletterRoutes.subscribers,
    summary: "Addresses that asked for the newsletter, the newest first",
    query: z.strictObject({
      ...filters,
      ...keyedFields(25),
    }),
    answer: keyedAnswer(subscriberSchema),
    errors: [],
  }),
  subscriberFigures: endpoint({
    route: newsletterRoutes.subscriberFigures,
    summary: "How many addresses are subscribed, wait for their confirmation, or have left",
    answer: answer({ data: figures }),
    errors: [],
  }),
  removeSubscriber: endpoint({
    route: newsletterRoutes.removeSubscriber,
    summary: "Forgets an address for good; noted in the audit without the address",
    params: z.object({ id: idField }),
    answer: answer({}),
    errors: ["NOT_FOUND"],
  }),
};
