import { passkeysContract } from "@jobami/api/passkeys/contract";
import { defineDomain } from "../../composition/define-domain.ts";
import { authDomain } from "../auth/auth.domain.ts";
import { usersDomain } from "../users/users.domain.ts";
import { passkeysErrors } from "./passkeys.errors.ts";
import { passkeysRoutes } from "./passkeys.routes.ts";
import { createPasskeys } from "./passkeys.service.ts";
import { passkeysTables } from "./passkeys.tables.ts";

/** Keys of devices, by which people sign in. */
export const passkeysDomain = defineDomain({
  name: "passkeys",
  create: ({ platform, use }) => createPasskeys({ platform, users: use(usersDomain), auth: use(authDomain) }),
  contract: passkeysContract,
  errors: passkeysErrors,
  routes: (passkeys, { platform, use }) => passkeysRoutes(passkeys, use(authDomain), platform),
  tables: passkeysTables,
  onDisown: (passkeys) => passkeys.removeOfDevice,
  jobs: (passkeys) => ({ "passkeys.sweep": { cron: "29 * * * *", run: passkeys.sweep } }),
});
