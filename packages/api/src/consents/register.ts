import { z } from "zod";
import { keyedFields } from "../http/contract.ts";
import { idField, instantField, line } from "../http/fields.ts";
import { consentTexts, recordStates } from "./routes.ts";
import { versionField } from "./version-field.ts";

/** The most records that the history of one person shows. */
export const mostOfHistory = 200;

const notADay = "Cette date n’est pas valide.";
export const dayField = z.iso
  .date(notADay)
  .refine((day) => day >= "2000-01-01" && day < "2200-01-01", notADay);

/** What a register is narrowed by. Days are those of Paris, both included, and of the giving. */
const filters = {
  search: line({ name: "Recherche", max: 120 }).trim().optional(),
  text: z.enum(consentTexts, "Ce texte n’est pas connu.").optional(),
  version: versionField.optional(),
  state: z.enum(recordStates, "Cet état n’est pas connu.").optional(),
  from: dayField.optional(),
  to: dayField.optional(),
};

const hasOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  from === undefined || to === undefined || from <= to;
const orderIssue = { path: ["to"], message: "La fin est avant le début." };

/** A page of the register. */
export const registerQuery = z
  .strictObject({
    ...filters,
    ...keyedFields(25),
  })
  .refine(hasOrder, orderIssue);
export type RegisterQuery = z.output<typeof registerQuery>;

/** What an export is narrowed by. */
export const registerFilters = z.object(filters).refine(hasOrder, orderIssue);
export type RegisterFilters = z.output<typeof registerFilters>;

/** Who gave a consent; without name and address once the account is erased. */
export const consenterSchema = z.object({
  id: idField,
  name: z.string().nullable(),
  email: z.string().nullable(),
});

/** One consent, as it was given. */
export const consentRecordSchema = z.object({
  id: idField,
  person: consenterSchema,
  /** The names that it was given under. */
  signedAs: z.string(),
  text: z.enum(consentTexts),
  /** Null for the consent to AI, which knows no version. */
  versions: z.object({ cgv: z.string(), cgu: z.string() }).nullable(),
  givenAt: instantField,
  /** When it stopped counting: taken back, given anew, or run out. */
  endedAt: instantField.nullable(),
  state: z.enum(recordStates),
});
export type ConsentRecordRow = z.output<typeof consentRecordSchema>;
