import type { usersContract } from "@jobami/api/users/contract";
import { type Samples, somebody } from "../../testing/samples.ts";

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof usersContract> = {
  activity: somebody(),
  updateSeoPreferences: somebody({ body: { seo_indexable: true } }),
  seoPromotionStats: somebody(),
  seoPromotionShown: somebody({ body: { trigger: "onboarding" } }),
};
