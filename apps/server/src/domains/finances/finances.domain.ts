import { financesContract } from "@jobami/api/finances/contract";
import { defineDomain } from "../../composition/define-domain.ts";
import { progressDomain } from "../progress/progress.domain.ts";
import { serveYear } from "./finances.export.ts";
import { financesRoutes } from "./finances.routes.ts";
import { createFinances } from "./finances.service.ts";

/** What missions brought and cost: read from what was agreed and paid, stored nowhere else. */
export const financesDomain = defineDomain({
  name: "finances",
  create: ({ platform, use }) => createFinances({ clock: platform.clock, progress: use(progressDomain) }),
  contract: financesContract,
  routes: financesRoutes,
  serve: (app, finances, { platform }) => serveYear(app, platform, finances),
});
