import { hostContract } from "@jobami/api/host/contract";
import { defineDomain } from "../../composition/define-domain.ts";
import { hostRoutes } from "./host.routes.ts";
import { createHost } from "./host.service.ts";

/** What the machine measures of itself, for those who run the company. */
export const hostDomain = defineDomain({
  name: "host",
  create: ({ platform }) => createHost(platform),
  contract: hostContract,
  routes: hostRoutes,
});
