import { z } from "zod";
import { answer, endpoint } from "../http/contract.ts";
import { idField } from "../http/fields.ts";
import { badgeKeyField } from "../quality/seen.ts";
import { comparisonRoutes, freedoms } from "./routes.ts";

/** What is known of a jobbeur who proposes to do a mission, for its owner. */
const comparedSchema = z.object({
  jobbeurId: idField,
  /** The name of their profile in an address. */
  slug: z.string(),
  /** What was written of them; null without any review. */
  rating: z.number().nullable(),
  reviews: z.int().min(0),
  /** What they have earned; those that follow from papers, answers and reviews. */
  badges: z.array(badgeKeyField),
  /** Missions that they were chosen for and that are finished. */
  completed: z.int().min(0),
  /** From the middle of their commune to the middle of the mission's, in whole km; null where they named none. */
  distanceKm: z.int().min(0).nullable(),
  /** Whether they are free when the mission is wanted; why they are not is theirs. */
  freedom: z.enum(freedoms),
});
export type Compared = z.output<typeof comparedSchema>;

export const comparisonContract = {
  read: endpoint({
    route: comparisonRoutes.read,
    summary:
      "What is known of those whose proposals on a mission of one’s own still stand; of whom one may see no profile there is nothing",
    params: z.object({ id: idField }),
    answer: answer({ data: z.array(comparedSchema) }),
    errors: ["NOT_FOUND"],
  }),
};
