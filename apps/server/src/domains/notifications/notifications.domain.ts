import { notificationsContract } from "@jobami/api/notifications/contract";
import { defineDomain } from "../../composition/define-domain.ts";
import { usersDomain } from "../users/users.domain.ts";
import { registerDigestLeave } from "./digest-leave.route.ts";
import { createDigests } from "./digests.service.ts";
import { createMailReminders } from "./mail-reminders.ts";
import { notificationsErrors } from "./notifications.errors.ts";
import { notificationsRoutes } from "./notifications.routes.ts";
import { createNotificationsService } from "./notifications.service.ts";
import { notificationsTables } from "./notifications.tables.ts";
import { createPreferences } from "./preferences.service.ts";
import { createPushMessages, pushJob } from "./push.service.ts";
import { createTimes } from "./times.service.ts";

export type { NotificationsService } from "./notifications.service.ts";

/** The inboxes, and the mails about what waits in them unread. */
export const notificationsDomain = defineDomain({
  name: "notifications",
  create: ({ platform, notificationKinds, isHistory, use, all }) => {
    const users = use(usersDomain);
    const preferences = createPreferences({ ...platform, kinds: notificationKinds });
    const times = createTimes(platform);
    const push = createPushMessages({
      ...platform,
      users,
      preferences,
      times,
      rules: (kind) => notificationKinds[kind],
      isHistory,
    });
    return createNotificationsService({
      ...platform,
      users,
      preferences,
      times,
      push,
      digests: createDigests({ ...platform, users, preferences, times }),
      unreadBeside: () => all("unreadBeside"),
      mailRule: (kind) => (isHistory ? "none" : (notificationKinds[kind]?.mail ?? "none")),
    });
  },
  contract: notificationsContract,
  errors: notificationsErrors,
  routes: notificationsRoutes,
  tables: notificationsTables,
  serve: (app, { digests }, { platform }) => registerDigestLeave(app, platform, digests),
  jobs: ({ preferences, times, digests, push }, { platform, use }) => {
    const reminders = createMailReminders({ ...platform, users: use(usersDomain), preferences, times });
    const run = async () => {
      while ((await reminders.run()) > 0);
    };
    return {
      "notifications.mail": { cron: "* * * * *", isOutward: true, run },
      // Ordered with what it sends; every minute for what was held, or could not be sent.
      // The second informs the first, which may wait for slow services, that there is more to do.
      [pushJob]: { cron: "* * * * *", isOutward: true, lanes: [{ workers: 2 }], run: push.run },
      "notifications.digest": { cron: "*/5 * * * *", isOutward: true, run: digests.run },
    };
  },
  onLeave: ({ forget }) => ({ forget }),
});
