import { z } from "zod";
import { answer, endpoint, paginationSchema } from "../http/contract.ts";
import { countField, idField, instantField } from "../http/fields.ts";
import { startConsentField } from "../withdrawals/contract.ts";
import { aiCreditsRoutes, creditHistoryPage, creditPacks } from "./routes.ts";

/** Why credits came or went. */
export const creditReasons = [
  "inscription",
  "achat_jobi",
  "achat_carte",
  "utilisation",
  "retractation",
] as const;
export type CreditReason = (typeof creditReasons)[number];

const lineSchema = z.object({
  id: idField,
  /** Credits, negative when they left. */
  montant: z.int(),
  /** What was left right after it. */
  solde: z.int(),
  raison: z.enum(creditReasons),
  created_at: instantField,
});
/** A line of the history. */
export type CreditLine = z.output<typeof lineSchema>;

const body = z.object({
  packQuantity: z
    .int("Choisissez un lot de la liste.")
    .refine(
      (wanted) => creditPacks.some(({ quantity }) => quantity === wanted),
      "Choisissez un lot de la liste.",
    ),
  startConsent: startConsentField,
});

const query = z.strictObject({
  page: countField({ min: 1, max: 100, fallback: 1 }),
  limit: countField({ min: 1, max: 50, fallback: creditHistoryPage }),
});

export const aiCreditsContract = {
  balance: endpoint({
    route: aiCreditsRoutes.balance,
    summary: "The AI credits of the signed-in person: the sum of their ledger",
    answer: answer({ credits: z.int() }),
    errors: [],
  }),
  history: endpoint({
    route: aiCreditsRoutes.history,
    summary: "What came and went, the newest first, each with what was left after it",
    query,
    answer: answer({ history: z.array(lineSchema), pagination: paginationSchema }),
    errors: [],
  }),
  buy: endpoint({
    route: aiCreditsRoutes.buy,
    summary: "Buys a pack of credits with Jobi; both ledgers move together",
    body,
    answer: answer({ credits: z.int() }),
    errors: ["INSUFFICIENT_JOBI", "START_CONSENT_NEEDED"],
  }),
  buyByCard: endpoint({
    route: aiCreditsRoutes.buyByCard,
    summary:
      "Opens a checkout for a pack and sends the browser there; the credits come when the provider reports that it was paid",
    body,
    answer: answer({ url: z.url() }),
    errors: ["PAYMENTS_UNAVAILABLE", "START_CONSENT_NEEDED"],
  }),
  use: endpoint({
    route: aiCreditsRoutes.use,
    summary: "Takes one credit; none is taken where there is none",
    answer: answer({ credits: z.int() }),
    errors: ["INSUFFICIENT_AI_CREDITS"],
  }),
};
export type CreditHistoryQuery = z.output<typeof query>;
