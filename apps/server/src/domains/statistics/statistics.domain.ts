import { statisticsContract } from "@jobami/api/statistics/contract";
import { defineDomain } from "../../composition/define-domain.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { subscriptionsDomain } from "../subscriptions/subscriptions.domain.ts";
import { statisticsErrors } from "./statistics.errors.ts";
import { serveStatistics } from "./statistics.export.ts";
import { statisticsRoutes } from "./statistics.routes.ts";
import { createStatistics } from "./statistics.service.ts";
import { statisticsTables } from "./statistics.tables.ts";

/** One's own figures, and who looked at what. */
export const statisticsDomain = defineDomain({
  name: "statistics",
  create: ({ platform, use }) => {
    const statistics = createStatistics({ clock: platform.clock, subscriptions: use(subscriptionsDomain) });
    return { ...statistics, purge: () => inTransaction(platform.db, (tx) => statistics.sweep(tx)) };
  },
  contract: statisticsContract,
  errors: statisticsErrors,
  routes: statisticsRoutes,
  tables: statisticsTables,
  serve: (app, statistics, { platform }) => serveStatistics(app, platform, statistics),
  jobs: ({ purge }) => ({ "statistics.sweep": { cron: "41 4 * * *", run: purge } }),
  onLeave: ({ forget }) => ({ beforeErasure: forget }),
});
