import type { SeoStats } from "@jobami/api/users/contract";
import { dayMs, type SeoStanding } from "./seo.standing.ts";

/** A jobbeur who may be promoted to: `days` after the sign-up, in ms since 1970 `now`. */
export function standingAfter(
  days: number,
  now: number,
  about: Partial<SeoStats> & Partial<Omit<SeoStanding, "stats">> = {},
): SeoStanding {
  const { isJobbeur = true, hasAcceptedTerms = true, ...stats } = about;
  return {
    isJobbeur,
    hasAcceptedTerms,
    stats: {
      seoIndexable: false,
      registrationDate: new Date(now - days * dayMs).toISOString(),
      profileCompleteness: 0,
      missionsCompleted: 0,
      ...stats,
    },
  };
}
