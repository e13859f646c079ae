import { z } from "zod";
import { answer, endpoint, keyedAnswer, keyedFields } from "../http/contract.ts";
import { idField, instantField } from "../http/fields.ts";
import { dataAuditsRoutes, dutyKeys, dutyStates, mostExamples } from "./routes.ts";

const count = z.int().min(0);

/** How one audit came out. */
const summarySchema = z.object({
  id: idField,
  at: instantField,
  /** Who had it made; null once they are gone. */
  by: z.string().nullable(),
  kept: count,
  broken: count,
  noted: count,
});
export type DataAudit = z.output<typeof summarySchema>;

/** One check: how many there are of what it searches for, and the ids of some of them. */
const checkSchema = z.object({
  key: z.enum(dutyKeys),
  state: z.enum(dutyStates),
  count,
  examples: z.array(z.string()).max(mostExamples),
});
export type DataCheck = z.output<typeof checkSchema>;

const detailSchema = summarySchema.extend({ checks: z.array(checkSchema) });
export type DataAuditDetail = z.output<typeof detailSchema>;

export const dataAuditsContract = {
  list: endpoint({
    route: dataAuditsRoutes.list,
    summary: "Audits of what the company promises of personal data, the newest first",
    query: z.strictObject({
      ...keyedFields(20),
    }),
    answer: keyedAnswer(summarySchema),
    errors: [],
  }),
  run: endpoint({
    route: dataAuditsRoutes.run,
    summary: "Checks the data as they are now, and keeps what it found",
    status: 201,
    answer: answer({ data: detailSchema }),
    errors: [],
  }),
  one: endpoint({
    route: dataAuditsRoutes.one,
    summary: "One audit with its checks; ids alone, no one’s name",
    params: z.object({ id: idField }),
    answer: answer({ data: detailSchema }),
    errors: ["NOT_FOUND"],
  }),
};
