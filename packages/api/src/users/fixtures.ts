import type { SeoStats } from "./contract.ts";

/** Somebody whom search engines show already: nothing is promoted to them. */
export const referenced: SeoStats = {
  seoIndexable: true,
  registrationDate: "2026-01-12T09:00:00.000Z",
  profileCompleteness: 75,
  missionsCompleted: 4,
};
