import { notificationsContract } from "@jobami/api/notifications/contract";
import { defineDomain } from "../../platform/domain/define-domain.ts";
import { usersDomain } from "../users/users.domain.ts";
import { createMailReminders } from "./mail-reminders.ts";
import { notificationsErrors } from "./notifications.errors.ts";
import { notificationsRoutes } from "./notifications.routes.ts";
import { createNotificationsService } from "./notifications.service.ts";
import { notificationsTables } from "./notifications.tables.ts";
import { createPreferences } from "./preferences.service.ts";

export type { NotificationsService } from "./notifications.service.ts";

/** The inboxes, and the mails about what waits in them unread. */
export const notificationsDomain = defineDomain({
  name: "notifications",
  create: ({ platform, notificationKinds, isHistory, use, all }) =>
    createNotificationsService({
      ...platform,
      users: use(usersDomain),
      preferences: createPreferences({ ...platform, kinds: notificationKinds }),
      unreadBeside: () => all("unreadBeside"),
      isMailed: (kind) => !isHistory && notificationKinds[kind]?.mail === "unread",
    }),
  contract: notificationsContract,
  errors: notificationsErrors,
  routes: notificationsRoutes,
  tables: notificationsTables,
  jobs: ({ preferences }, { platform, use }) => {
    const reminders = createMailReminders({ ...platform, users: use(usersDomain), preferences });
    const run = async () => {
      while ((await reminders.run()) > 0);
    };
    return { "notifications.mail": { cron: "* * * * *", run } };
  },
  onLeave: ({ forget }) => ({ forget }),
});
