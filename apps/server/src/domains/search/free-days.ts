import { daysBetween } from "@jobami/api/planning/time";
import type { SearchQuery } from "@jobami/api/search/contract";
import type { SearchQuestion } from "./search.question.ts";

/** The days on one of which a person is to be free; null for any. */
export function freeDaysOf(
  { free_on: on, free_until: until, free_within: days }: SearchQuery,
  today: string,
): NonNullable<SearchQuestion["free"]> | null {
  if (on !== undefined) return { from: on, days: daysBetween(on, until ?? on) + 1 };
  return days === undefined ? null : { from: today, days };
}
