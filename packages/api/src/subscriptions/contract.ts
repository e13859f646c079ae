import { z } from "zod";
import { answer, endpoint } from "../http/contract.ts";
import { instantField } from "../http/fields.ts";
import { optionKeys } from "./plans.ts";
import { subscriptionStates, subscriptionsRoutes } from "./routes.ts";

const featuresSchema = z.record(
  z.string(),
  z.object({ included: z.boolean(), prix: z.int().min(0).optional() }),
);
const planSchema = z.object({ prixDeBase: z.int().min(0), features: featuresSchema });
const planNames = ["gratuit", "premium"] as const;

/** Plans by name, or as a list: both are read [SUB-08]. */
export const plansSchema = z.union([
  z.object({ gratuit: planSchema, premium: planSchema }),
  z.array(
    z.object({
      id: z.enum(planNames),
      name: z.string(),
      price: z.int().min(0),
      features: featuresSchema,
    }),
  ),
]);

export const statusSchema = z.object({
  plan: z.enum(planNames),
  /** What was agreed with this person alone, by option. */
  options: z.record(z.string(), z.boolean()),
  isPremium: z.boolean(),
  etat: z.enum(subscriptionStates),
  /** Among the first accounts: the plan itself costs half, for life. */
  demiTarif: z.boolean(),
  /** What the plan costs this person a month without options, in cents. */
  prix: z.int().min(0),
  /** What is paid each month now, in cents; null without a subscription. */
  mensualite: z.int().min(0).nullable(),
  /** When the paid month ends. */
  echeance: instantField.nullable(),
  /** It ends there and is not renewed. */
  resilie: z.boolean(),
});
/** How somebody's subscription stands [SUB-10]. */
export type SubscriptionStatus = z.output<typeof statusSchema>;

const urlAnswer = answer({ url: z.url() });

export const subscriptionsContract = {
  plans: endpoint({
    route: subscriptionsRoutes.plans,
    summary: "The two plans, with their price a month in cents and what they give",
    answer: answer({ plans: plansSchema }),
    errors: [],
  }),
  status: endpoint({
    route: subscriptionsRoutes.status,
    summary: "The person's plan and options, as the provider of card payments last confirmed them",
    answer: answer({ data: statusSchema }),
    errors: [],
  }),
  create: endpoint({
    route: subscriptionsRoutes.create,
    summary:
      "Opens a checkout for the premium plan and sends the browser there; nothing is given before the provider says that it was paid",
    body: z.object({
      plan: z.literal("premium", "Seule l’offre premium se souscrit."),
      options: z
        .partialRecord(
          z.enum(optionKeys, "Cette option n’existe pas."),
          z.boolean("Une option se prend ou se laisse."),
        )
        .default({}),
    }),
    answer: urlAnswer,
    errors: ["ALREADY_PREMIUM", "PAYMENT_UNDER_WAY", "PAYMENTS_UNAVAILABLE"],
  }),
  portal: endpoint({
    route: subscriptionsRoutes.portal,
    summary: "Sends the browser to the provider's portal: invoices, card, end of the subscription",
    answer: urlAnswer,
    errors: ["NO_SUBSCRIPTION", "PAYMENTS_UNAVAILABLE"],
  }),
  reactivate: endpoint({
    route: subscriptionsRoutes.reactivate,
    summary: "Renews again a subscription that was to end with its month",
    answer: answer({ data: statusSchema }),
    errors: ["NO_SUBSCRIPTION", "PAYMENTS_UNAVAILABLE"],
  }),
};
