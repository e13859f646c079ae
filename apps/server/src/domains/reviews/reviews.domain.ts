import { reviewsContract } from "@jobami/api/reviews/contract";
import { renewalCron } from "../../composition/contact-filter.ts";
import { defineDomain } from "../../composition/define-domain.ts";
import { watchOf } from "../../composition/watch.ts";
import { filesDomain } from "../files/files.domain.ts";
import { jobiDomain } from "../jobi/jobi.domain.ts";
import { maskingDomain } from "../masking/masking.domain.ts";
import { missionsDomain } from "../missions/missions.domain.ts";
import { notificationsDomain } from "../notifications/notifications.domain.ts";
import { reviewsErrors } from "./reviews.errors.ts";
import { renewReviews } from "./reviews.filter.ts";
import { moderateReviews } from "./reviews.moderation.ts";
import { reviewPhotoOwner } from "./reviews.photos.ts";
import { createReviewReminders } from "./reviews.reminders.ts";
import { reviewsRoutes } from "./reviews.routes.ts";
import { createReviews } from "./reviews.service.ts";
import { reviewsTables } from "./reviews.tables.ts";

export type { Reviews } from "./reviews.service.ts";

/** What the two sides of a finished mission state of each other, and what follows for their profiles. */
export const reviewsDomain = defineDomain({
  name: "reviews",
  create: ({ platform, use, all }) => {
    const { standing } = use(missionsDomain);
    const notifications = use(notificationsDomain);
    const masking = use(maskingDomain);
    return {
      ...createReviews({
        ...platform,
        standing,
        notifications,
        masking,
        files: use(filesDomain),
        jobi: use(jobiDomain),
        watch: watchOf({ all }),
      }),
      remind: createReviewReminders({ ...platform, standing, notifications }),
      moderation: moderateReviews(platform),
      renewal: renewReviews(masking, { db: platform.db }),
    };
  },
  contract: reviewsContract,
  errors: reviewsErrors,
  routes: reviewsRoutes,
  tables: reviewsTables,
  ownsFiles: () => [reviewPhotoOwner],
  reportable: ({ moderation }) => [moderation],
  jobs: (reviews) => {
    const run = async () => {
      while ((await reviews.revealBlind()) > 0);
    };
    return {
      "reviews.reveal": { cron: "*/10 * * * *", run },
      "reviews.refilter": {
        cron: renewalCron,
        run: async () => {
          await reviews.renewal.run();
        },
      },
      "reviews.remind": { cron: "17 9-19 * * *", run: reviews.remind },
    };
  },
  notificationKinds: { review_wanted: { mail: "unread" }, review_received: { mail: "unread" } },
  awaited: ({ awaited }) => awaited,
  positiveReviews: ({ positive }) => positive,
  seenReviews: ({ seen }) => seen,
  onLeave: ({ forgetReplies }) => ({ beforeErasure: forgetReplies }),
});
