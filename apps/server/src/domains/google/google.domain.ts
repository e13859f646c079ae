import { googleContract } from "@jobami/api/google/contract";
import { defineDomain } from "../../composition/define-domain.ts";
import { authDomain } from "../auth/auth.domain.ts";
import { usersDomain } from "../users/users.domain.ts";
import { googleErrors } from "./google.errors.ts";
import { googleRoutes } from "./google.routes.ts";
import { createGoogle } from "./google.service.ts";
import { googleTables } from "./google.tables.ts";

/** Signing in with Google, and what is linked by it. */
export const googleDomain = defineDomain({
  name: "google",
  create: ({ platform, use }) => createGoogle(platform, use(usersDomain), use(authDomain)),
  contract: googleContract,
  errors: googleErrors,
  routes: (google, { platform, use }) => googleRoutes(google, use(authDomain), platform),
  tables: googleTables,
  jobs: (google) => ({ "google.sweep": { cron: "47 * * * *", run: google.sweep } }),
  vouches:
    (google, { platform: { cookies } }) =>
    (db, { request, ...asked }) =>
      google.usesProof(db, request.cookies[cookies.names.google], asked),
  onSecondFactor:
    (google, { platform: { cookies } }) =>
    async (tx, account, request) =>
      (await google.linkProven(tx, account.id, request.cookies[cookies.names.google]))
        ? [cookies.forgetGoogle()]
        : [],
});
