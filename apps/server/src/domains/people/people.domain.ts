import { peopleContract } from "@jobami/api/people/contract";
import { defineDomain } from "../../composition/define-domain.ts";
import { atPerson } from "../../platform/audit/reads.ts";
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
import { appealableSanctions } from "./sanctions.appeals.ts";
import { createSanctions } from "./sanctions.service.ts";

/** What administrators do about people: roles and sanctions, accounts that no one uses, birthdays. */
export const peopleDomain = defineDomain({
  name: "people",
  create: ({ platform, use, all }) => {
    const users = use(usersDomain);
    const account = use(accountDomain);
    const notifications = use(notificationsDomain);
    const appeals = appealableSanctions({ platform, users, notifications });
    return {
      appeals,
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
        appeals,
        appealLink: async (tx, of) => (await all("appealLink")[0]?.(tx, of)) ?? null,
        onSuspension: async (tx, suspended) => {
          for (const follow of all("onSuspension")) await follow(tx, suspended);
        },
        onSanctionLifted: async (tx, lifted) => {
          for (const follow of all("onSanctionLifted")) await follow(tx, lifted);
        },
      }),
      inactive: createInactive({ platform, users, account }),
      birthdays: createBirthdays({ platform, users, notifications }),
    };
  },
  contract: peopleContract,
  reads: {
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
  jobs: ({ birthdays, appeals }) => ({
    "people.birthdays": { cron: "7 9-20 * * *", run: birthdays.wishAll },
    "people.close-sanctions": { cron: "27 4 * * *", run: appeals.close },
  }),
  notificationKinds: { birthday: { mail: "unread" } },
});
