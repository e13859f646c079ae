import { z } from "zod";
import { sheetSchema } from "../billing/contract.ts";
import { answer, endpoint, keyedAnswer, keyedFields, listAnswer } from "../http/contract.ts";
import { countField, idField } from "../http/fields.ts";
import { houseInvoicesPageSize, houseInvoicesRoutes, houseInvoiceTypes } from "./routes.ts";

const headSchema = z.object({
  id: idField,
  type: z.enum(houseInvoiceTypes),
  number: z.string(),
  issuedOn: z.iso.date(),
  /** What was bought. */
  label: z.string(),
  /** With VAT, in cents. */
  totalCents: z.int().min(0),
});
/** An invoice or a credit note of the house, as a list shows it. */
export type HouseInvoiceHead = z.output<typeof headSchema>;

const issuedSchema = headSchema.extend({
  clientName: z.string(),
  /** Cents. */
  vatCents: z.int().min(0),
});
/** The same, for the house. */
export type IssuedHouseInvoice = z.output<typeof issuedSchema>;

const query = z.object({
  page: countField({ min: 1, max: 100_000, fallback: 1 }),
  limit: countField({ min: 1, max: 50, fallback: houseInvoicesPageSize }),
});
export type HouseInvoicesQuery = z.output<typeof query>;

export const houseInvoicesContract = {
  list: endpoint({
    route: houseInvoicesRoutes.list,
    summary:
      "The invoices and credit notes that the house made out to the signed-in person, the newest first",
    query,
    answer: listAnswer(headSchema),
    errors: [],
  }),
  one: endpoint({
    route: houseInvoicesRoutes.one,
    summary: "One of them, as it stands on paper",
    params: z.object({ id: idField }),
    answer: answer({ data: sheetSchema }),
    errors: ["NOT_FOUND"],
  }),
  issued: endpoint({
    route: houseInvoicesRoutes.issued,
    summary: "Everything that the house issued, the newest first",
    query: z.object(keyedFields(houseInvoicesPageSize)),
    answer: keyedAnswer(issuedSchema),
    errors: [],
  }),
};
