import { profilesContract } from "@jobami/api/profiles/contract";
import { renewalCron } from "../../composition/contact-filter.ts";
import { defineDomain } from "../../composition/define-domain.ts";
import { watchOf } from "../../composition/watch.ts";
import { maskingDomain } from "../masking/masking.domain.ts";
import { placesDomain } from "../places/places.domain.ts";
import { usersDomain } from "../users/users.domain.ts";
import { profilesErrors } from "./profiles.errors.ts";
import { profilesRoutes } from "./profiles.routes.ts";
import { createProfiles } from "./profiles.service.ts";
import { profilesTables } from "./profiles.tables.ts";

export type { Profiles, SummarizedProfile } from "./profiles.service.ts";

/** What people declare of themselves, and who is shown it. */
export const profilesDomain = defineDomain({
  name: "profiles",
  create: ({ platform, use, all }) =>
    createProfiles({
      clock: platform.clock,
      db: platform.db,
      masking: use(maskingDomain),
      users: use(usersDomain),
      places: use(placesDomain),
      watch: watchOf({ all }),
      followSave: async (tx, profile) => {
        for (const follow of all("onProfileSave")) await follow(tx, profile);
      },
      badges: () => all("verifiedBadge"),
      reviews: () => all("seenReviews"),
      earned: () => all("seenBadges"),
      portfolios: () => all("seenPortfolio"),
      parts: () => all("profilePart"),
    }),
  contract: profilesContract,
  errors: profilesErrors,
  routes: profilesRoutes,
  tables: profilesTables,
  reportable: ({ moderation }) => [moderation],
  maskable: ({ maskable }) => maskable,
  jobs: ({ renewal }) => ({
    "profiles.refilter": {
      cron: renewalCron,
      run: async () => {
        await renewal.run();
      },
    },
  }),
  onSignUp: (profiles) => profiles.name,
  onRename: (profiles) => profiles.name,
  profileCompleteness: (profiles) => profiles.completeness,
});
