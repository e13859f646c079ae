import { portfolioContract } from "@jobami/api/portfolio/contract";
import { renewalCron } from "../../composition/contact-filter.ts";
import { defineDomain } from "../../composition/define-domain.ts";
import { watchOf } from "../../composition/watch.ts";
import { filesDomain } from "../files/files.domain.ts";
import { maskingDomain } from "../masking/masking.domain.ts";
import { subscriptionsDomain } from "../subscriptions/subscriptions.domain.ts";
import { usersDomain } from "../users/users.domain.ts";
import { portfolioErrors } from "./portfolio.errors.ts";
import { maskablePieces } from "./portfolio.masking.ts";
import { portfolioRoutes } from "./portfolio.routes.ts";
import { createPortfolio } from "./portfolio.service.ts";
import { portfolioTables } from "./portfolio.tables.ts";

/** What jobbeurs show of the work that they have done. */
export const portfolioDomain = defineDomain({
  name: "portfolio",
  create: ({ platform, use, all }) =>
    createPortfolio({
      clock: platform.clock,
      db: platform.db,
      masking: use(maskingDomain),
      users: use(usersDomain),
      files: use(filesDomain),
      subscriptions: use(subscriptionsDomain),
      watch: watchOf({ all }),
    }),
  contract: portfolioContract,
  errors: portfolioErrors,
  routes: portfolioRoutes,
  tables: portfolioTables,
  maskable: () => maskablePieces,
  jobs: ({ renewal }) => ({
    "portfolio.refilter": {
      cron: renewalCron,
      run: async () => {
        await renewal.run();
      },
    },
  }),
  ownsFiles: ({ fileOwner }) => [fileOwner],
  seenPortfolio: ({ seen }) => seen,
  profilePart: ({ profilePart }) => profilePart,
});
