import { addDays } from "@jobami/api/planning/time";
import { type BadgeKey, badgeRules } from "@jobami/api/quality/badges";
import { enoughCases } from "@jobami/api/quality/routes";
import type { FoundPerson } from "@jobami/api/search/contract";
import type { DetailRow, FoundRow } from "./search.question.ts";

/** Badges that follow from what a search knows of a person. */
export function badgesOf(
  { rating, reviews }: Pick<FoundRow, "rating" | "reviews">,
  details: DetailRow | undefined,
): BadgeKey[] {
  const { is_verified: isVerified = false, answers = 0, quick_answers: quick = 0 } = details ?? {};
  const facts: Partial<Record<string, number>> = {
    answers,
    quickShare: answers === 0 ? 0 : Math.floor((100 * quick) / answers),
    reviews: reviews ?? 0,
    rating: rating ?? 0,
  };
  return badgeRules.flatMap(({ key, wants }) => {
    const isEarned =
      key === "verified" ? isVerified : wants.every(({ fact, least }) => (facts[fact] ?? -1) >= least);
    return isEarned ? [key] : [];
  });
}

/** What a person found has earned, when they are free next from some day on and how soon they answer. */
export function foundDetails(
  row: FoundRow,
  details: DetailRow | undefined,
  from: string,
): Pick<FoundPerson, "badges" | "nextFreeDay" | "answerMinutes"> {
  const freeIn = details?.free_in ?? null;
  const isKnown = (details?.answers ?? 0) >= enoughCases;
  return {
    badges: badgesOf(row, details),
    nextFreeDay: freeIn === null ? null : addDays(from, freeIn),
    answerMinutes: isKnown ? (details?.answer_minutes ?? null) : null,
  };
}
