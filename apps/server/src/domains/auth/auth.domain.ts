import { authContract } from "@jobami/api/auth/contract";
import { defineDomain } from "../../composition/define-domain.ts";
import { mailDomain } from "../mail/mail.domain.ts";
import { usersDomain } from "../users/users.domain.ts";
import { authDuties } from "./auth.duties.ts";
import { authErrors } from "./auth.errors.ts";
import { authRoutes } from "./auth.routes.ts";
import { createAuth } from "./auth.service.ts";
import { authTables } from "./auth.tables.ts";

export type { Auth } from "./auth.service.ts";
export { mailProofLifeMs } from "./mail-proof.ts";
export type { TokenState } from "./mailed-tokens.ts";
export { maskEmail } from "./mask-email.ts";
export { hashPassword } from "./passwords.ts";
export { type Proof, proofOf } from "./proof.ts";
export type { SignIn } from "./sign-in.ts";
export { signedInAnswer, signInCookies } from "./signed-in.ts";

/** Getting an account, signing in, and what keeps both safe. */
export const authDomain = defineDomain({
  name: "auth",
  create: ({ platform, use, all }) =>
    createAuth(platform, use(usersDomain), {
      afterSignUp: async (tx, account) => {
        for (const follow of all("onSignUp")) await follow(tx, account);
      },
      afterSignIn: async (tx, signIn) => {
        for (const follow of all("onSignIn")) await follow(tx, signIn);
      },
      isVouchedFor: async (db, asked) => {
        for (const vouches of all("vouches")) if (await vouches(db, asked)) return true;
        return false;
      },
      mailSuspension: async (tx, email) => void (await use(mailDomain).suspensions.request(tx, email)),
    }),
  duties: () => authDuties,
  contract: authContract,
  errors: authErrors,
  routes: (auth, { platform, use, all }) =>
    authRoutes(auth, use(usersDomain), platform, {
      afterSecondFactor: async (tx, account, request) => {
        const cookies = [];
        for (const follow of all("onSecondFactor")) cookies.push(...(await follow(tx, account, request)));
        return cookies;
      },
      afterRename: async (tx, account) => {
        for (const follow of all("onRename")) await follow(tx, account);
      },
    }),
  tables: authTables,
  jobs: (auth) => ({
    "auth.sweep": { cron: "41 3 * * *", run: auth.sweep },
    ...auth.accounts.jobs,
  }),
});
