import { z } from "zod";

/** How soon an answer usually comes is stated from so many missions on: of fewer it would be chance. */
export const fewestAnswered = 5;

/** How soon missions like one had their first proposal. */
const usualAnswerSchema = z.object({
  /** Those of its category in its department, or everywhere where too few are known there. */
  of: z.enum(["department", "category"]),
  count: z.int().min(fewestAnswered),
  /** The median. */
  minutes: z.int().min(0),
});
export type UsualAnswer = z.output<typeof usualAnswerSchema>;

/** What became of the publication of a mission so far, for its owner. */
export const publicationSchema = z.object({
  /** How many jobbeurs were informed that it suits them; null while none was asked. */
  notified: z.int().min(0).nullable(),
  usual: usualAnswerSchema.nullable(),
});
export type Publication = z.output<typeof publicationSchema>;
