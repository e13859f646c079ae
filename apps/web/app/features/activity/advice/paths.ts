import type { AdviceSlug } from "@jobami/api/advice/routes";
import {
  adviceArticlePattern,
  billingPath,
  financesPath,
  helpPath,
  messagesPath,
  ownProfilePath,
  reviewsPath,
  statisticsPath,
} from "../../../generated/paths.ts";
import type { AdvicePlace } from "./advice-view.ts";

/** The page of an article. */
export const adviceArticlePath = (slug: AdviceSlug): string =>
  adviceArticlePattern.replace(":slug", encodeURIComponent(slug));

/** Where what was read can be done. */
export const placePaths: Record<AdvicePlace, string> = {
  profile: ownProfilePath,
  messages: messagesPath,
  reviews: reviewsPath,
  statistics: statisticsPath,
  billing: billingPath,
  finances: financesPath,
  help: helpPath,
};
