import { devicesContract } from "@jobami/api/devices/contract";
import { defineDomain } from "../../composition/define-domain.ts";
import { authDomain } from "../auth/auth.domain.ts";
import { usersDomain } from "../users/users.domain.ts";
import { devicesDuties } from "./devices.duties.ts";
import { devicesRoutes } from "./devices.routes.ts";
import { createDevices } from "./devices.service.ts";
import { devicesTables } from "./devices.tables.ts";

export { deviceLabel } from "./device-label.ts";
export type { Devices } from "./devices.service.ts";

/** Where people are signed in, and what they are shown of browsers they never used before. */
export const devicesDomain = defineDomain({
  name: "devices",
  create: ({ platform, use, all }) =>
    createDevices({
      platform,
      users: use(usersDomain),
      auth: use(authDomain),
      afterDisown: async (tx, browser) => {
        for (const follow of all("onDisown")) await follow(tx, browser);
      },
    }),
  duties: () => devicesDuties,
  contract: devicesContract,
  routes: (devices, { platform }) => devicesRoutes(devices, platform),
  tables: devicesTables,
  notificationKinds: { security: { mail: "own", isMailOnly: true, isEssential: true } },
  onSignIn: (devices) => devices.noteSignIn,
  jobs: (devices) => ({ "devices.sweep": { cron: "43 3 * * *", run: devices.sweep } }),
});
