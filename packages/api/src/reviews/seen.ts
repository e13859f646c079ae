import { z } from "zod";
import { storedFileSchema } from "../files/contract.ts";
import { instantField } from "../http/fields.ts";

/** A review as everybody reads it: who, which notes, and what was answered. */
export const seenReviewSchema = z.object({
  id: z.string(),
  author: z.object({ prenom: z.string(), initiale: z.string(), photo: z.string().nullable() }),
  /** The mean of the four notes. */
  note: z.number(),
  texte: z.string(),
  photos: z.array(storedFileSchema),
  createdAt: instantField,
  reply: z.string().nullable(),
});
export type SeenReview = z.output<typeof seenReviewSchema>;

/** What was written of a person: its mean, of how many reviews, and a page of them, the newest first. */
export const seenReviewsSchema = z.object({
  /** 1 to 5; null without any. */
  rating: z.number().nullable(),
  count: z.int().min(0),
  newest: z.array(seenReviewSchema),
  /** Which page they are. */
  page: z.int().min(1).optional(),
});
export type SeenReviews = z.output<typeof seenReviewsSchema>;

/** Nothing was written of a person yet. */
export const noReviews: SeenReviews = { rating: null, count: 0, newest: [] };
