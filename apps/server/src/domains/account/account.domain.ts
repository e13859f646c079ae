import { accountContract } from "@jobami/api/account/contract";
import { defineDomain } from "../../composition/define-domain.ts";
import { authDomain } from "../auth/auth.domain.ts";
import { missionsDomain } from "../missions/missions.domain.ts";
import { usersDomain } from "../users/users.domain.ts";
import { accountErrors } from "./account.errors.ts";
import { accountRoutes } from "./account.routes.ts";
import { createAccountService, noteErasureJob } from "./account.service.ts";
import { createDepartures } from "./departures.ts";

export type { AccountService } from "./account.service.ts";

/** The life of one's own account: its data, its pause, its end. */
export const accountDomain = defineDomain({
  name: "account",
  create: ({ platform, tables, use, all }) => {
    const departures = createDepartures({
      platform,
      tables,
      parts: () => all("onLeave"),
      missions: use(missionsDomain),
    });
    return createAccountService({
      platform,
      users: use(usersDomain),
      auth: use(authDomain),
      departures,
      tables,
    });
  },
  contract: accountContract,
  errors: accountErrors,
  routes: (account, { platform }) => accountRoutes(account, platform),
  jobs: (account) => ({
    "account.deadlines": { cron: "*/5 * * * *", run: account.sweep },
    // A copy of a database speaks for no one else's backups.
    [noteErasureJob]: { isOutward: true, run: account.noteErasure },
    "account.erasures": { cron: "49 3 * * *", isOutward: true, run: account.watchErasures },
  }),
});
