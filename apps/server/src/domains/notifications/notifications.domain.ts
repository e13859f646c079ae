import { notificationsContract } from "@jobami/api/notifications/contract";
import { defineDomain } from "../../platform/domain/define-domain.ts";
import { usersDomain } from "../users/users.domain.ts";
import { createMailReminders } from "./mail-reminders.ts";
import { notificationsRoutes } from "./notifications.routes.ts";
import { createNotificationsService } from "./notifications.service.ts";
import { notificationsTables } from "./notifications.tables.ts";

export type { NotificationsService } from "./notifications.service.ts";

/** The inboxes, and the mails about what waits in them unread. */
export const notificationsDomain = defineDomain({
  name: "notifications",
  create: ({ platform, notificationKinds, isHistory, all }) =>
    createNotificationsService({
      ...platform,
      unreadBeside: () => all("unreadBeside"),
      isMailed: (kind) => !isHistory && notificationKinds[kind]?.isMailed === true,
    }),
  contract: notificationsContract,
  routes: notificationsRoutes,
  tables: notificationsTables,
  jobs: (_, { platform, use }) => {
    const reminders = createMailReminders({ ...platform, users: use(usersDomain) });
    const run = async () => {
      while ((await reminders.run()) > 0);
    };
    return { "notifications.mail": { cron: "* * * * *", run } };
  },
  onLeave: ({ forget }) => ({ forget }),
});
