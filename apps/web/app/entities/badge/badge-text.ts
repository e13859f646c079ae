import type { BadgeKey } from "@jobami/api/quality/badges";

/** What each badge is called. */
export const badgeNames: Record<BadgeKey, string> = {
  verified: "Vérifié",
  profile: "Profil complet",
  first: "Première mission",
  five: "5 missions et plus",
  twentyFive: "25 missions et plus",
  quick: "Répond vite",
  rated: "Bonnes notes",
};
