import type { FastifyInstance } from "fastify";
import { registerAccount } from "./domains/account/account.routes.ts";
import { createAccountService } from "./domains/account/account.service.ts";
import { registerAuth } from "./domains/auth/auth.routes.ts";
import { createAuth } from "./domains/auth/auth.service.ts";
import { registerConsents } from "./domains/consents/consents.routes.ts";
import { createConsents } from "./domains/consents/consents.service.ts";
import { createMarketplace, registerMarketplace } from "./domains/marketplace.ts";
import { registerNewsletter } from "./domains/newsletter/newsletter.routes.ts";
import { createNewsletter } from "./domains/newsletter/newsletter.service.ts";
import { registerUsers } from "./domains/users/users.routes.ts";
import { createUsers } from "./domains/users/users.service.ts";
import type { Platform } from "./platform/platform.ts";
import { tables } from "./tables.ts";

/** Builds every domain once; each gets of the others only their services. */
export function createDomains(platform: Platform) {
  const marketplace = createMarketplace(platform);
  const users = createUsers(platform);
  const consents = createConsents(platform);
  const newsletter = createNewsletter(platform);
  const auth = createAuth(platform, users, async (tx, account) => {
    await marketplace.jobi.grantAtSignUp(tx, account.id);
    await consents.acceptTermsAtSignUp(tx, account);
  });
  const account = createAccountService({ platform, users, auth, marketplace, tables });
  return { users, auth, account, consents, newsletter, marketplace };
}

export type Domains = ReturnType<typeof createDomains>;

/** Serves every domain. */
export function registerDomains(app: FastifyInstance, platform: Platform, domains: Domains): void {
  registerUsers(app, platform, domains.users, domains.marketplace.proposals);
  registerAuth(app, platform, domains.users, domains.auth);
  registerAccount(app, platform, domains.account);
  registerConsents(app, platform, domains.consents);
  registerNewsletter(app, platform, domains.newsletter);
  registerMarketplace(app, platform, domains.marketplace);
}
