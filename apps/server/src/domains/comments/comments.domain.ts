import { commentsContract } from "@jobami/api/comments/contract";
import { renewalCron } from "../../composition/contact-filter.ts";
import { defineDomain } from "../../composition/define-domain.ts";
import { watchOf } from "../../composition/watch.ts";
import { maskingDomain } from "../masking/masking.domain.ts";
import { missionsDomain } from "../missions/missions.domain.ts";
import { notificationsDomain } from "../notifications/notifications.domain.ts";
import { commentsErrors } from "./comments.errors.ts";
import { maskableComments, renewComments } from "./comments.filter.ts";
import { commentsRoutes } from "./comments.routes.ts";
import { createComments } from "./comments.service.ts";
import { commentsTables } from "./comments.tables.ts";

/** What people ask and answer about a mission. */
export const commentsDomain = defineDomain({
  name: "comments",
  create: ({ platform, use, all }) => ({
    ...createComments({
      ...platform,
      masking: use(maskingDomain),
      missions: use(missionsDomain),
      notifications: use(notificationsDomain),
      watch: watchOf({ all }),
    }),
    maskable: maskableComments(platform.live),
    renewal: renewComments(use(maskingDomain), { db: platform.db }),
  }),
  contract: commentsContract,
  maskable: ({ maskable }) => maskable,
  errors: commentsErrors,
  routes: commentsRoutes,
  tables: commentsTables,
  jobs: ({ renewal }) => ({
    "comments.refilter": {
      cron: renewalCron,
      run: async () => {
        await renewal.run();
      },
    },
  }),
  notificationKinds: { comment_received: { mail: "unread" }, comment_answered: { mail: "unread" } },
  reportable: ({ moderation }) => [moderation],
});
