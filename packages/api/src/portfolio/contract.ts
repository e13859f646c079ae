import { z } from "zod";
import { answer, endpoint } from "../http/contract.ts";
import { idField, line } from "../http/fields.ts";
import { freeText } from "../http/free-text.ts";
import { maskedSchema } from "../masking/masked.ts";
import { maxPieceText, maxPieceTitle, maxPremiumPieces, portfolioRoutes } from "./routes.ts";
import { seenPieceSchema } from "./seen.ts";

/** A piece as its owner knows it. */
const pieceSchema = seenPieceSchema.extend({
  /** Moderators took it away: no one else sees it. */
  isHidden: z.boolean(),
  /** What others do not read of it. */
  maskedTitle: maskedSchema.nullish(),
  maskedText: maskedSchema.nullish(),
});
export type PortfolioPiece = z.output<typeof pieceSchema>;

const fileField = z.uuid("Choisissez une photo.");

const pieceBody = z
  .object({
    title: line({ name: "Titre", max: maxPieceTitle }).trim(),
    text: freeText(maxPieceText),
    /** The file of the picture of before; null for none. */
    before: fileField.nullable(),
    /** The file of the picture of the work done. */
    after: fileField,
  })
  .refine(({ before, after }) => before !== after, {
    path: ["before"],
    message: "Choisissez deux photos différentes.",
  });
export type PieceDraft = z.output<typeof pieceBody>;

const params = z.object({ id: idField });
const own = answer({ data: z.array(pieceSchema) });

export const portfolioContract = {
  list: endpoint({
    route: portfolioRoutes.list,
    summary: "What the person shows of their work, in their order",
    answer: own,
    errors: [],
  }),
  add: endpoint({
    route: portfolioRoutes.add,
    summary: "Shows a piece of work, after the others; its pictures were uploaded before",
    body: pieceBody,
    status: 201,
    answer: own,
    errors: ["NOT_FOUND", "JOBBEUR_ONLY", "PORTFOLIO_FULL"],
  }),
  change: endpoint({
    route: portfolioRoutes.change,
    summary: "Writes something else of a piece of one's own, or shows it by other pictures",
    params,
    body: pieceBody,
    answer: own,
    errors: ["NOT_FOUND"],
  }),
  move: endpoint({
    route: portfolioRoutes.move,
    summary: "Puts a piece of one's own at another place, counted from 0; beyond the last it is the last",
    params,
    body: z.object({
      place: z
        .int("Un nombre entier est attendu.")
        .min(0)
        .max(maxPremiumPieces - 1),
    }),
    answer: own,
    errors: ["NOT_FOUND"],
  }),
  remove: endpoint({
    route: portfolioRoutes.remove,
    summary: "Shows a piece of one's own no more; its pictures go after a day",
    params,
    answer: own,
    errors: ["NOT_FOUND"],
  }),
};
