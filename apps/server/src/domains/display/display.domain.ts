import { displayContract } from "@jobami/api/display/contract";
import { defineDomain } from "../../composition/define-domain.ts";
import { displayRoutes } from "./display.routes.ts";
import { createDisplay } from "./display.service.ts";
import { displayTables } from "./display.tables.ts";

/** How people want the product shown, on each of their devices. */
export const displayDomain = defineDomain({
  name: "display",
  create: ({ platform }) => createDisplay({ clock: platform.clock }),
  contract: displayContract,
  routes: displayRoutes,
  tables: displayTables,
});
