import { reviewsContract } from "@jobami/api/reviews/contract";
import { defineDomain } from "../../platform/domain/define-domain.ts";
import { missionsDomain } from "../missions/missions.domain.ts";
import { notificationsDomain } from "../notifications/notifications.domain.ts";
import { reviewsErrors } from "./reviews.errors.ts";
import { reviewsRoutes } from "./reviews.routes.ts";
import { createReviews } from "./reviews.service.ts";
import { reviewsTables } from "./reviews.tables.ts";

/** What the two sides of a finished mission say of each other, and what follows for their profiles. */
export const reviewsDomain = defineDomain({
  name: "reviews",
  create: ({ platform, use }) => {
    const { standing } = use(missionsDomain);
    return createReviews({ ...platform, standing, notifications: use(notificationsDomain) });
  },
  contract: reviewsContract,
  errors: reviewsErrors,
  routes: reviewsRoutes,
  tables: reviewsTables,
  jobs: (reviews) => {
    const run = async () => {
      while ((await reviews.revealBlind()) > 0);
    };
    return { "reviews.reveal": { cron: "*/10 * * * *", run } };
  },
  notificationKinds: { review_wanted: { mail: "unread" }, review_received: { mail: "unread" } },
  positiveReviews: ({ positive }) => positive,
  seenReviews: ({ seen }) => seen,
  onLeave: ({ forgetReplies }) => ({ beforeErasure: forgetReplies }),
});
