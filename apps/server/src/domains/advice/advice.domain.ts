import { adviceContract } from "@jobami/api/advice/contract";
import { defineDomain } from "../../composition/define-domain.ts";
import { adviceRoutes } from "./advice.routes.ts";
import { createAdvice } from "./advice.service.ts";
import { adviceTables } from "./advice.tables.ts";

/** How far people are with the articles of advice; the articles themselves are pages. */
export const adviceDomain = defineDomain({
  name: "advice",
  create: ({ platform }) => createAdvice({ clock: platform.clock }),
  contract: adviceContract,
  routes: adviceRoutes,
  tables: adviceTables,
});
