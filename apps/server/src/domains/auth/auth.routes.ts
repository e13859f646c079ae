import type { authContract } from "@jobami/api/auth/contract";
import { isActive } from "@jobami/machines/account/account";
import type { Contributions } from "../../composition/contributions.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { withPlace } from "../../platform/live/stream.ts";
import { shownAddress } from "../../platform/mail/shown-address.ts";
import type { Platform } from "../../platform/platform.ts";
import { profileDisabled } from "../../platform/sessions/profile-disabled.ts";
import { type Account, toSessionUser, type Users } from "../users/users.domain.ts";
import type { Auth } from "./auth.service.ts";
import { copy } from "./copy.ts";
import { knownOf, refuseGuessable } from "./guessable.ts";
import { cooldownMinutes } from "./mail-cooldowns.ts";
import { hashPassword, passwordStatusOf } from "./passwords.ts";
import { proofOf } from "./proof.ts";
import type { SignedUp } from "./sign-up.ts";
import { grantCookies, signedInAnswer, signInCookies } from "./signed-in.ts";
import { resendSeconds } from "./two-factor.ts";

/** What other domains do in the transactions of these calls. */
interface Follows {
  afterSecondFactor: Contributions["onSecondFactor"];
  afterRename: Contributions["onRename"];
}

/** Where a person waits for the mail that proves their address. */
const verificationPage = "/verify-email";

/** Serves sign-up, sign-in and account security. */
export function authRoutes(
  auth: Auth,
  users: Users,
  platform: Platform,
  { afterSecondFactor, afterRename }: Follows,
): Handlers<typeof authContract> {
  const { db: pool, sessions, local } = platform;
  const { accounts, signUp, signIn, proving } = auth;
  const { names } = platform.cookies;

  async function ownAccount(userId: string): Promise<Account> {
    const account = await users.byId(pool, userId);
    if (account === null) throw new DomainError("UNAUTHENTICATED");
    return account;
  }

  return {
    csrf: async ({ request, session, cookies }) => {
      const { token, cookie } = platform.csrf.issue(request, session?.id ?? null);
      cookies.push(cookie);
      return { csrfToken: token };
    },
    register: {
      ownTransactions: async ({ body, keep }) => {
        const answer = (user: SignedUp) => ({
          success: true as const,
          user: { ...user, email: shownAddress(user.email) },
          needsVerification: true,
          verificationLink: verificationPage,
          message: copy.registered,
        });
        return answer(await signUp.register(body, (tx, user) => keep(tx, answer(user))));
      },
    },
    verifyEmail: async ({ db, body }) => {
      const { alreadyVerified } = await accounts.verifyEmail(db, body.token);
      return alreadyVerified
        ? { success: true, message: copy.alreadyVerified, alreadyVerified, code: "ALREADY_VERIFIED" }
        : { success: true, message: copy.verified, alreadyVerified };
    },
    resendVerification: async ({ db, body }) => {
      await accounts.requestLink(db, "verification", body.email);
      return { success: true, message: copy.verificationSent, cooldownMinutes };
    },
    login: {
      ownTransactions: async ({ body, request, cookies, now, keep }) => {
        const known = await users.byEmail(pool, body.email);
        const account = known !== null && local.mayUse(request, known) ? known : null;
        await signIn.countedByAddress(request, () =>
          signIn.provePassword(body.email, account, body.password),
        );
        if (account === null) throw new DomainError("INVALID_CREDENTIALS");
        const how = { rememberMe: body.rememberMe, browser: sessions.browserOf(request) };
        const done = await signIn.proceed(account, how, async (tx, result) => {
          if (result.outcome === "signedIn") await sessions.endOwn(tx, request);
          cookies.push(...signInCookies(platform, request, result));
          await keep(tx, await signedInAnswer(tx, result, now));
        });
        return signedInAnswer(pool, done, now);
      },
    },
    verifyTwoFactor: {
      ownTransactions: async ({ body, request, cookies, now, keep }) => {
        const token = request.cookies[names.twoFactor];
        const given = { ...body, browser: sessions.browserOf(request) };
        const done = await signIn.answerCode(token, given, async (tx, result) => {
          if (!local.mayUse(request, result.account)) throw new DomainError("CODE_EXPIRED");
          cookies.push(...(await afterSecondFactor(tx, result.account, request)));
          await sessions.endOwn(tx, request);
          cookies.push(...signInCookies(platform, request, result));
          await keep(tx, await signedInAnswer(tx, result, now));
        });
        return signedInAnswer(pool, done, now);
      },
    },
    resendTwoFactor: async ({ db, request }) => {
      await signIn.resendCode(db, request.cookies[names.twoFactor]);
      return { success: true, message: copy.codeResent, cooldownSeconds: resendSeconds };
    },
    setTwoFactor: {
      ownTransactions: async (call) => {
        const { body, session } = call;
        const account = await ownAccount(session.person.id);
        await proving.prove(account, proofOf(call, "mailedCode"));
        const changed = await inTransaction(pool, (tx) => users.setTwoFactor(tx, account.id, body.enabled));
        const message = body.enabled ? copy.twoFactorOn : copy.twoFactorOff;
        return { success: true, user: toSessionUser(changed), message };
      },
    },
    refresh: {
      ownTransactions: async ({ request, cookies, refusalCookies }) => {
        refusalCookies.push(...platform.cookies.clear());
        const token = request.cookies[names.refresh];
        if (token === undefined) throw new DomainError("SESSION_EXPIRED");
        const renewal = await inTransaction(pool, (tx) => sessions.renew(tx, token));
        if (renewal.outcome !== "renewed") throw new DomainError("SESSION_EXPIRED");
        const account = await ownAccount(renewal.userId);
        if (!local.mayUse(request, account)) throw new DomainError("SESSION_EXPIRED");
        if (!isActive(account)) {
          await inTransaction(pool, (tx) => sessions.endOwn(tx, request));
          throw profileDisabled(toSessionUser(account));
        }
        cookies.push(...grantCookies(platform, request, renewal.grant));
        return { success: true, user: toSessionUser(account) };
      },
    },
    logout: async ({ db, request, cookies }) => {
      await sessions.endOwn(db, request);
      cookies.push(...platform.cookies.clear(), platform.csrf.issue(request, null).cookie);
      return { success: true, message: copy.signedOut };
    },
    profile: async ({ session, now }) => {
      const account = await ownAccount(session.person.id);
      return {
        success: true,
        user: await withPlace(pool, toSessionUser(account)),
        passwordStatus: passwordStatusOf(account, now),
      };
    },
    updateProfile: async ({ db, body, session }) => {
      const { prenom, nom, user_type: userType } = body;
      const changes = { prenom, nom, ...(userType === undefined ? {} : { userType }) };
      const account = await users.rename(db, session.person.id, changes);
      await afterRename(db, account);
      return { success: true, user: toSessionUser(account), message: copy.profileSaved };
    },
    verifyProfile: async ({ body, session: { person } }) => {
      if (body.userId !== person.id) throw new DomainError("FORBIDDEN");
      return { success: true, profil_actif: person.profil_actif };
    },
    socketToken: async ({ session }) => {
      const { token, expiresAt } = platform.tokens.issue(session.id);
      return { success: true, token, expiresAt: new Date(expiresAt).toISOString() };
    },
    forgotPassword: async ({ db, body }) => {
      await accounts.requestLink(db, "reset", body.email);
      return { success: true, message: copy.resetSent, cooldownMinutes };
    },
    validateResetToken: async ({ db, body }) => ({
      success: true,
      ...(await accounts.lookAtReset(db, body.token)),
    }),
    resetPassword: {
      ownTransactions: async ({ body, keep }) => {
        const answer = { success: true as const, message: copy.passwordChosen };
        await accounts.resetPassword(body, async (tx, account) => {
          await signIn.forgive(tx, account.email);
          await keep(tx, answer);
        });
        return answer;
      },
    },
    updatePassword: {
      ownTransactions: async ({ body, session, keep }) => {
        const account = await ownAccount(session.person.id);
        await signIn.provePassword(account.email, account, body.currentPassword);
        const known = knownOf(platform.config, account);
        await refuseGuessable({ path: "newPassword", password: body.newPassword, known });
        const passwordHash = await hashPassword(body.newPassword);
        const answer = { success: true as const, message: copy.passwordChanged };
        await inTransaction(pool, async (tx) => {
          await accounts.changePassword(tx, { userId: account.id, sessionId: session.id, passwordHash });
          await keep(tx, answer);
        });
        return answer;
      },
    },
  };
}
