import { z } from "zod";
import { idField } from "../http/fields.ts";
import { contestStatuses } from "../messages/routes.ts";

/** Where ways to reach a person stand in a text, in UTF-16 units. */
export const hiddenSchema = z.array(
  z.object({
    start: z.int().min(0),
    length: z.int().min(1),
    kind: z.enum(["phone", "email", "link"]),
  }),
);

/** What others do not read of a text that its reader wrote: positions in that text, whether they contest it, and what was decided. */
export const maskedSchema = z.object({
  id: idField,
  hidden: hiddenSchema,
  contest: z.object({ status: z.enum(contestStatuses), reasons: z.string().nullable() }).nullable(),
});
export type Masked = z.output<typeof maskedSchema>;
