import { securityContract } from "@jobami/api/security/contract";
import { defineDomain } from "../../composition/define-domain.ts";
import { authDomain } from "../auth/auth.domain.ts";
import { devicesDomain } from "../devices/devices.domain.ts";
import { staffDomain } from "../staff/staff.domain.ts";
import { securityRoutes } from "./security.routes.ts";
import { createSecurity } from "./security.service.ts";

/** What was refused for the sake of safety, for those who run the company. */
export const securityDomain = defineDomain({
  name: "security",
  create: ({ platform, use }) =>
    createSecurity({
      platform,
      auth: use(authDomain),
      devices: use(devicesDomain),
      staff: use(staffDomain),
    }),
  contract: securityContract,
  reads: { figures: { kind: "journal.read" } },
  routes: securityRoutes,
});
