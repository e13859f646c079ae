import { accountDomain } from "./domains/account/account.domain.ts";
import { authDomain } from "./domains/auth/auth.domain.ts";
import { consentsDomain } from "./domains/consents/consents.domain.ts";
import { jobiDomain } from "./domains/jobi/jobi.domain.ts";
import { mailDomain } from "./domains/mail/mail.domain.ts";
import { missionsDomain } from "./domains/missions/missions.domain.ts";
import { newsletterDomain } from "./domains/newsletter/newsletter.domain.ts";
import { notificationsDomain } from "./domains/notifications/notifications.domain.ts";
import { placesDomain } from "./domains/places/places.domain.ts";
import { profilesDomain } from "./domains/profiles/profiles.domain.ts";
import { proposalsDomain } from "./domains/proposals/proposals.domain.ts";
import { usersDomain } from "./domains/users/users.domain.ts";
import type { Services } from "./platform/domain/compose-domains.ts";

/** Every domain of the product. Contract, tables, routes, jobs, export and erasure are derived from this list. */
export const domains = [
  usersDomain,
  authDomain,
  accountDomain,
  mailDomain,
  consentsDomain,
  jobiDomain,
  newsletterDomain,
  notificationsDomain,
  placesDomain,
  missionsDomain,
  proposalsDomain,
  profilesDomain,
] as const;

/** What the domains do, by the name of the domain. */
export type DomainServices = Services<typeof domains>;
