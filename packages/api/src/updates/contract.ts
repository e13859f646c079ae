import { z } from "zod";
import { answer, endpoint, keyedAnswer, keyedFields, listAnswer } from "../http/contract.ts";
import { countField, idField, instantField, line, paragraph } from "../http/fields.ts";
import { updateLength, updatesPageSize, updatesRoutes, updateTitle } from "./routes.ts";

export const updateSchema = z.object({
  id: idField,
  title: z.string(),
  words: z.string(),
  publishedAt: instantField,
});
/** Something new in the product, as everybody reads it [POL-15]. */
export type Update = z.output<typeof updateSchema>;

export const staffUpdateSchema = updateSchema.extend({
  /** How many people were informed so far. */
  told: z.int().min(0),
});
/** The same with what staff counts. */
export type StaffUpdate = z.output<typeof staffUpdateSchema>;

export const updateBody = z.object({
  title: line({ name: "Titre", ...updateTitle }).trim(),
  words: paragraph({ name: "Texte", ...updateLength }).trim(),
});
export type UpdateBody = z.input<typeof updateBody>;
export type UpdateInput = z.output<typeof updateBody>;

const page = z.strictObject({ page: countField({ min: 1, max: 100, fallback: 1 }) });

export const updatesContract = {
  list: endpoint({
    route: updatesRoutes.list,
    summary: `What is new, the newest first, ${updatesPageSize} a page`,
    query: page,
    answer: listAnswer(updateSchema),
    errors: [],
  }),
  every: endpoint({
    route: updatesRoutes.every,
    summary: "What was announced, the newest first, and how many people were informed",
    query: z.strictObject(keyedFields(updatesPageSize)),
    answer: keyedAnswer(staffUpdateSchema),
    errors: [],
  }),
  publish: endpoint({
    route: updatesRoutes.publish,
    summary:
      "Announces something new: everybody who can be reached has a notification, and a mail where they want one",
    body: updateBody,
    status: 201,
    answer: answer({ data: staffUpdateSchema }),
    errors: [],
  }),
  correct: endpoint({
    route: updatesRoutes.correct,
    summary: "Corrects the text of an announcement; no one is informed twice",
    params: z.object({ id: idField }),
    body: updateBody,
    answer: answer({ data: staffUpdateSchema }),
    errors: ["NOT_FOUND"],
  }),
};
