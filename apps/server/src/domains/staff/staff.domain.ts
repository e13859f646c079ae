import { staffContract } from "@jobami/api/staff/contract";
import { defineDomain } from "../../composition/define-domain.ts";
import { usersDomain } from "../users/users.domain.ts";
import { staffRoutes } from "./staff.routes.ts";
import { createStaff } from "./staff.service.ts";

export type { RoleChange, Staff } from "./staff.service.ts";

/** The members of staff, what they may, and what waits for them. */
export const staffDomain = defineDomain({
  name: "staff",
  create: ({ platform, use, all }) =>
    createStaff({ platform, users: use(usersDomain), work: () => all("staffWork").flat() }),
  contract: staffContract,
  reads: {
    administration: { kind: "journal.read" },
    moderation: { kind: "journal.read" },
    moderationLog: { kind: "journal.read" },
  },
  routes: staffRoutes,
});
