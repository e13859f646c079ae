import { z } from "zod";
import { answer, endpoint } from "../http/contract.ts";
import { emailField, idField, instantField, paragraph } from "../http/fields.ts";
import { promoCodeField } from "../promocodes/contract.ts";
import { startConsentField } from "../withdrawals/contract.ts";
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
/** How a person’s subscription stands [SUB-10]. */
export type SubscriptionStatus = z.output<typeof statusSchema>;

/** What a code makes of the plan's price for this person: the code or the half price for life, whichever is better, never both. */
const promoSchema = z.object({
  code: z.string(),
  percent: z.int(),
  applies: z.enum(["code", "half"]),
  /** Cents a month for the plan itself, before and with what applies. */
  before: z.int().min(0),
  prix: z.int().min(0),
});
export type PromoOutcome = z.output<typeof promoSchema>;

const count = z.int().min(0);
const revenueSchema = z.object({
  /** The last twelve months, the oldest first; `YYYY-MM`. */
  months: z.array(
    z.object({
      month: z.string(),
      /** Cents that were paid by card, less what was given back in that month: below zero where more was. */
      premium: z.int(),
      credits: z.int(),
      /** Cents of VAT on what was invoiced in that month, less that of credit notes. */
      vat: z.int(),
      began: count,
      ended: count,
      /** With premium when the month began. */
      atStart: count,
    }),
  ),
  active: count,
  cancelling: count,
  overdue: count,
  /** Members by plan. */
  plans: z.object({ gratuit: count, premium: count }),
  /** What those with premium pay each month, in cents, the most frequent first. */
  prices: z.array(z.object({ cents: count, count })),
});
export type SubscriptionRevenue = z.output<typeof revenueSchema>;

const optionField = z.enum(optionKeys, "Cette option n’existe pas.");
const personOptionsSchema = z.object({
  id: idField,
  name: z.string(),
  email: z.string(),
  plan: z.enum(planNames),
  etat: z.enum(subscriptionStates),
  options: z.array(
    z.object({
      key: optionField,
      /** What the person has now. */
      value: z.boolean(),
      /** What was set for this person alone; null where nothing was. */
      override: z.boolean().nullable(),
      /** Bought on top of the plan. */
      isBought: z.boolean(),
    }),
  ),
});
export type PersonOptions = z.output<typeof personOptionsSchema>;

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
      "Opens a checkout for the premium plan and sends the browser there; nothing is given before the provider reports that it was paid",
    body: z.object({
      plan: z.literal("premium", "Seule l’offre premium se souscrit."),
      options: z
        .partialRecord(
          z.enum(optionKeys, "Cette option n’existe pas."),
          z.boolean("Une option se prend ou se laisse."),
        )
        .default({}),
      promo: promoCodeField.nullable().default(null),
      startConsent: startConsentField,
    }),
    answer: urlAnswer,
    errors: [
      "JOBBEUR_ONLY",
      "ALREADY_PREMIUM",
      "START_CONSENT_NEEDED",
      "PAYMENT_UNDER_WAY",
      "PAYMENTS_UNAVAILABLE",
      "PROMO_UNKNOWN",
      "PROMO_OVER",
      "PROMO_EXHAUSTED",
      "PROMO_USED",
    ],
  }),
  portal: endpoint({
    route: subscriptionsRoutes.portal,
    summary: "Sends the browser to the provider's portal: invoices, card, end of the subscription",
    answer: urlAnswer,
    errors: ["NO_SUBSCRIPTION", "PAYMENTS_UNAVAILABLE"],
  }),
  promo: endpoint({
    route: subscriptionsRoutes.promo,
    summary: "What a promo code makes of the plan's price for the person, before anything is paid",
    body: z.object({ code: promoCodeField }),
    answer: answer({ data: promoSchema }),
    errors: ["ALREADY_PREMIUM", "PROMO_UNKNOWN", "PROMO_OVER", "PROMO_EXHAUSTED", "PROMO_USED"],
  }),
  revenue: endpoint({
    route: subscriptionsRoutes.revenue,
    summary: "What premium and credits brought by month, and how subscriptions began and ended",
    answer: answer({ data: revenueSchema }),
    errors: [],
  }),
  optionsOf: endpoint({
    route: subscriptionsRoutes.optionsOf,
    summary: "The options of one person, found by their e-mail address",
    query: z.strictObject({ email: emailField }),
    answer: answer({ data: personOptionsSchema }),
    errors: ["NOT_FOUND", "OWN_ACCOUNT"],
  }),
  setOption: endpoint({
    route: subscriptionsRoutes.setOption,
    summary:
      "Sets an option for one person alone, or takes that back with null; it counts while they are premium",
    params: z.object({ userId: idField, option: optionField }),
    body: z.object({
      value: z.boolean("Une option s’accorde ou se retire.").nullable(),
      reason: paragraph({ name: "Raison", min: 3, max: 500 }),
    }),
    answer: answer({ data: personOptionsSchema }),
    errors: ["NOT_FOUND", "OWN_ACCOUNT"],
  }),
  end: endpoint({
    route: subscriptionsRoutes.end,
    summary: "Ends the subscription with the month that is paid; nothing is asked but that",
    answer: answer({ data: statusSchema }),
    errors: ["NO_SUBSCRIPTION", "PAYMENTS_UNAVAILABLE"],
  }),
  reactivate: endpoint({
    route: subscriptionsRoutes.reactivate,
    summary: "Renews again a subscription that was to end with its month",
    answer: answer({ data: statusSchema }),
    errors: ["NO_SUBSCRIPTION", "PAYMENTS_UNAVAILABLE"],
  }),
};
