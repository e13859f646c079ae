import type { SuggestedService } from "@jobami/api/search/contract";
import { findServices } from "@jobami/api/taxonomy/find-services";

/** A list that is read while one types: no longer than a phone shows beside its keyboard. */
const mostSuggested = 6;

/** The services that typed text may mean, likeliest first; none for text that means none. */
export function suggestServices(typed: string): SuggestedService[] {
  return [...findServices(typed, mostSuggested)];
}
