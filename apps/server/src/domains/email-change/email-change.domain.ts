import { emailChangeContract } from "@jobami/api/email-change/contract";
import { defineDomain } from "../../composition/define-domain.ts";
import { addressRefusedJob } from "../../platform/mail/refusals.ts";
import { authDomain } from "../auth/auth.domain.ts";
import { notificationsDomain } from "../notifications/notifications.domain.ts";
import { usersDomain } from "../users/users.domain.ts";
import { emailChangeRoutes } from "./email-change.routes.ts";
import { createEmailChanges } from "./email-change.service.ts";
import { emailChangeTables } from "./email-change.tables.ts";

/** The address of an account: another one, confirmed at both, and what happens where mails come back from it. */
export const emailChangeDomain = defineDomain({
  name: "email-change",
  create: ({ platform, use }) =>
    createEmailChanges({
      platform,
      users: use(usersDomain),
      auth: use(authDomain),
      notifications: use(notificationsDomain),
    }),
  contract: emailChangeContract,
  routes: emailChangeRoutes,
  tables: emailChangeTables,
  jobs: (changes) => ({
    "email-change.sweep": { cron: "17 3 * * *", run: changes.sweep },
    [addressRefusedJob]: { run: changes.noteRefused },
  }),
});
