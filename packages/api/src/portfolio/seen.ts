import { z } from "zod";
import { pictureSchema } from "../files/contract.ts";
import { idField } from "../http/fields.ts";

/** Work that a person has done, as everybody sees it: its picture, and where it has one what was there before. */
export const seenPieceSchema = z.object({
  id: idField,
  title: z.string(),
  text: z.string(),
  before: pictureSchema.nullable(),
  after: pictureSchema,
});
export type SeenPiece = z.output<typeof seenPieceSchema>;
