import { peopleContract } from "@jobami/api/people/contract";
import { atPerson } from "../../platform/audit/looks.ts";
import { defineDomain } from "../../platform/domain/define-domain.ts";
import { accountDomain } from "../account/account.domain.ts";
import { authDomain } from "../auth/auth.domain.ts";
import { mailDomain } from "../mail/mail.domain.ts";
import { notificationsDomain } from "../notifications/notifications.domain.ts";
import { staffDomain } from "../staff/staff.domain.ts";
import { subscriptionsDomain } from "../subscriptions/subscriptions.domain.ts";
import { usersDomain } from "../users/users.domain.ts";
import { verificationDomain } from "../verification/verification.domain.ts";
import { createBirthdays } from "./birthdays.service.ts";
import { createInactive } from "./inactive.service.ts";
import { peopleErrors } from "./people.errors.ts";
import { peopleRoutes } from "./people.routes.ts";
import { peopleTables } from "./people.tables.ts";
import { createSanctions } from "./sanctions.service.ts";

/** What administrators do about people: roles and sanctions, accounts that nobody uses, birthdays. */
export const peopleDomain = defineDomain({
  name: "people",
  create: ({ platform, use }) => {
    const users = use(usersDomain);
    const account = use(accountDomain);
    const notifications = use(notificationsDomain);
    return {
      sanctions: createSanctions({
        platform,
        users,
        account,
        notifications,
        staff: use(staffDomain),
        mails: use(mailDomain).suspensions,
        subscriptions: use(subscriptionsDomain),
        verification: use(verificationDomain),
        mailProof: use(authDomain).mailProof,
      }),
      inactive: createInactive({ platform, users, account }),
      birthdays: createBirthdays({ platform, users, notifications }),
    };
  },
  contract: peopleContract,
  looks: {
    list: { kind: "account.read" },
    one: atPerson("account.read"),
    inactive: { kind: "account.read" },
    birthdays: { kind: "account.read" },
    wishes: { kind: "account.read" },
  },
  errors: peopleErrors,
  routes: peopleRoutes,
  tables: peopleTables,
  // By day, and again until the evening: whoever was added or turned on since is not forgotten.
  jobs: ({ birthdays }) => ({ "people.birthdays": { cron: "7 9-20 * * *", run: birthdays.wishAll } }),
  notificationKinds: { birthday: { mail: "unread" } },
});
