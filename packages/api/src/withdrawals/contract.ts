import { z } from "zod";
import { answer, endpoint } from "../http/contract.ts";
import { emailField, instantField, line } from "../http/fields.ts";
import { bareReference } from "./reference.ts";
import { boughtKinds, maxDeclaredName, withdrawalsRoutes } from "./routes.ts";

const contractSchema = z.object({
  reference: z.string(),
  kind: z.enum(boughtKinds),
  /** Credits that were bought; null of premium. */
  quantity: z.int().nullable(),
  /** What was paid: cents by card, or Jobi. */
  cents: z.int().nullable(),
  jobi: z.int().nullable(),
  concludedAt: instantField,
  /** Until when one may withdraw from it. */
  withdrawUntil: instantField,
  /** When one did. */
  withdrawnAt: instantField.nullable(),
});
/** Something bought of the company that its person may withdraw from, or has. */
export type OpenContract = z.output<typeof contractSchema>;

/** The version of the text by which an immediate start was asked for; what is bought without it is refused. */
export const startConsentField = line({ name: "Commencement immédiat", min: 0, max: 20 })
  .nullable()
  .default(null);

/** What is declared: who, which contract, and where the receipt goes. */
export const declarationBody = z.object({
  name: line({ name: "Votre nom", max: maxDeclaredName }).trim(),
  reference: line({ name: "Contrat", max: 40 })
    .transform(bareReference)
    .refine((bare) => bare.length >= 8 && bare.length <= 20, "Cette référence n’est pas complète."),
  email: emailField,
});
export type Declaration = z.input<typeof declarationBody>;
export type StoredDeclaration = z.output<typeof declarationBody>;

const declaredSchema = z.object({
  reference: z.string(),
  declaredAt: instantField,
});
/** What is answered to a declaration, whatever comes of it. */
export type Declared = z.output<typeof declaredSchema>;

export const withdrawalsContract = {
  contracts: endpoint({
    route: withdrawalsRoutes.contracts,
    summary:
      "What the signed-in person bought and may withdraw from now, the newest first, and what they withdrew from",
    answer: answer({ data: z.array(contractSchema) }),
    errors: [],
  }),
  declare: endpoint({
    route: withdrawalsRoutes.declare,
    summary:
      "Declares a withdrawal; the receipt is mailed at once. Signed out, or about what is not one's own, the answer states nothing of what is known here",
    body: declarationBody,
    answer: answer({ data: declaredSchema }),
    errors: ["WITHDRAWAL_OVER"],
  }),
};
