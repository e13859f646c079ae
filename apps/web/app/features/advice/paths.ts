import type { AdviceSlug } from "@jobami/api/advice/routes";
import { activityPages } from "../../activity-pages.ts";
import { billingPages } from "../../billing-pages.ts";
import { memberPages, publicPages } from "../../pages.ts";
import type { AdvicePlace } from "./advice-view.ts";

/** The page of an article. */
export const adviceArticlePath = (slug: AdviceSlug): string =>
  activityPages.adviceArticle.path.replace(":slug", encodeURIComponent(slug));

/** Where what was read can be done. */
export const placePaths: Record<AdvicePlace, string> = {
  profile: memberPages.profile.path,
  messages: memberPages.messages.path,
  reviews: memberPages.reviews.path,
  statistics: activityPages.statistics.path,
  billing: billingPages.billing.path,
  finances: memberPages.finances.path,
  help: publicPages.help.path,
};
