import { z } from "zod";
import { answer, endpoint, listAnswer } from "../http/contract.ts";
import { countField, idField, instantField } from "../http/fields.ts";
import { missionStatuses, publicPersonSchema } from "../missions/contract.ts";
import { sumSchema } from "../progress/contract.ts";
import { paymentStatuses } from "../progress/routes.ts";
import { financeSides, financesRoutes, firstFinanceYear } from "./routes.ts";

const year = z
  .string()
  .regex(/^\d{4}$/, "Indiquez une année.")
  .transform(Number)
  .pipe(
    z
      .int()
      .min(firstFinanceYear, "Cette année est trop ancienne.")
      .max(2100, "Cette année est trop lointaine."),
  );
const side = z.enum(financeSides, "Ce sens n’est pas connu.").default("recus");

/** A correction may come in a later month than what it corrects. */
const movedSchema = z.object({ cents: z.int(), jobis: z.int() });

const yearSchema = z.object({
  year: z.int(),
  /** Years of which there is something to read, and the current one; the newest first. */
  years: z.array(z.int()),
  /** Cents and Jobi that were reported to be paid in each month of the year in France, January first, whatever year they were agreed in. */
  months: z.array(movedSchema).length(12),
  /** Of the year: the sum of its months. */
  paid: movedSchema,
  /** Of missions that were agreed on in the year and not called off. */
  agreed: sumSchema,
  /** What is still to be paid by now, of whatever year. */
  due: sumSchema,
});
export type FinanceYear = z.output<typeof yearSchema>;

const paymentRow = z.object({
  missionId: idField,
  title: z.string(),
  statut: z.enum(missionStatuses),
  agreedAt: instantField,
  /** The other side; null for a person with a block between the two, or who left. */
  other: publicPersonSchema.nullable(),
  status: z.enum(paymentStatuses),
  agreed: sumSchema,
  paid: sumSchema,
  due: sumSchema,
});
export type FinancePayment = z.output<typeof paymentRow>;

const paymentsQuery = z.strictObject({
  sens: side,
  statut: z.enum(paymentStatuses, "Ce statut n’est pas connu.").optional(),
  page: countField({ min: 1, max: 100, fallback: 1 }),
  limit: countField({ min: 1, max: 50, fallback: 20 }),
});
export type FinancePaymentsQuery = z.output<typeof paymentsQuery>;

export const financesContract = {
  year: endpoint({
    route: financesRoutes.year,
    summary:
      "What was paid in a year for missions, month by month, as who received it stated; what was agreed in it, and what is due now. Of the newest 2,000 agreements",
    query: z.strictObject({ annee: year.optional(), sens: side }),
    answer: answer({ data: yearSchema }),
    errors: [],
  }),
  payments: endpoint({
    route: financesRoutes.payments,
    summary: "The missions that were agreed on, with what was paid of each; the newest agreement first",
    query: paymentsQuery,
    answer: listAnswer(paymentRow),
    errors: [],
  }),
};
