import { z } from "zod";
import { sheetSchema } from "../billing/contract.ts";
import { answer, endpoint, keyedAnswer, keyedFields, listAnswer } from "../http/contract.ts";
import { countField, idField } from "../http/fields.ts";
import { companyInvoicesPageSize, companyInvoicesRoutes, companyInvoiceTypes } from "./routes.ts";

const headSchema = z.object({
  id: idField,
  type: z.enum(companyInvoiceTypes),
  number: z.string(),
  issuedOn: z.iso.date(),
  /** What was bought. */
  label: z.string(),
  /** With VAT, in cents. */
  totalCents: z.int().min(0),
});
/** An invoice or a credit note of the company, as a list shows it. */
export type CompanyInvoiceHead = z.output<typeof headSchema>;

const issuedSchema = headSchema.extend({
  clientName: z.string(),
  /** Cents. */
  vatCents: z.int().min(0),
});
/** The same, for staff. */
export type IssuedCompanyInvoice = z.output<typeof issuedSchema>;

const query = z.strictObject({
  page: countField({ min: 1, max: 100_000, fallback: 1 }),
  limit: countField({ min: 1, max: 50, fallback: companyInvoicesPageSize }),
});
export type CompanyInvoicesQuery = z.output<typeof query>;

export const companyInvoicesContract = {
  list: endpoint({
    route: companyInvoicesRoutes.list,
    summary:
      "The invoices and credit notes that the company made out to the signed-in person, the newest first",
    query,
    answer: listAnswer(headSchema),
    errors: [],
  }),
  one: endpoint({
    route: companyInvoicesRoutes.one,
    summary: "One of them, as it stands on paper",
    params: z.object({ id: idField }),
    answer: answer({ data: sheetSchema }),
    errors: ["NOT_FOUND"],
  }),
  issued: endpoint({
    route: companyInvoicesRoutes.issued,
    summary: "Everything that the company issued, the newest first",
    query: z.strictObject(keyedFields(companyInvoicesPageSize)),
    answer: keyedAnswer(issuedSchema),
    errors: [],
  }),
};
