import { updatesContract } from "@jobami/api/updates/contract";
import { defineDomain } from "../../composition/define-domain.ts";
import { notificationsDomain } from "../notifications/notifications.domain.ts";
import { updatesRoutes } from "./updates.routes.ts";
import { createUpdates, updateJob } from "./updates.service.ts";
import { updatesTables } from "./updates.tables.ts";

/** What is new in the product, and who was informed. */
export const updatesDomain = defineDomain({
  name: "updates",
  create: ({ platform, use }) => createUpdates({ ...platform, notifications: use(notificationsDomain) }),
  contract: updatesContract,
  routes: updatesRoutes,
  tables: updatesTables,
  jobs: (updates) => ({ [updateJob]: { run: (data: { id: string }) => updates.announce(data) } }),
  notificationKinds: { product_update: { mail: "unread" } },
});
