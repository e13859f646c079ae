import { authContract } from "@jobami/api/auth/contract";
import type { AnswerOf } from "@jobami/api/http/contract";
import { isActive } from "@jobami/machines/lifecycles/account";
import type { FastifyInstance } from "fastify";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { AnswerCookie } from "../../platform/http/call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { serve } from "../../platform/http/serve.ts";
import type { Platform } from "../../platform/platform.ts";
import { cookieNames, sessionCookies } from "../../platform/sessions/cookies.ts";
import { profileDisabled } from "../../platform/sessions/profile-disabled.ts";
import { type Account, toSessionUser, type Users } from "../users/users.service.ts";
import type { Auth } from "./auth.service.ts";
import { copy } from "./copy.ts";
import { cooldownMinutes } from "./mail-cooldowns.ts";
import { maskEmail } from "./mask-email.ts";
import { hashPassword, passwordStatus } from "./passwords.ts";
import type { SignIn } from "./sign-in.ts";
import { codeLifeMs, resendSeconds } from "./two-factor.ts";

type SignedIn = AnswerOf<typeof authContract.login>;

/** The cookies of signing in and out. */
function createAuthCookies(secure: boolean) {
  const session = sessionCookies({ secure });
  const waiting = { path: "/api/auth", httpOnly: true, sameSite: "strict", secure } as const;
  return {
    ...session,
    /** Those of a sign-in: a session, or the challenge that waits for its code. */
    of: (signIn: SignIn): AnswerCookie[] =>
      signIn.outcome === "codeSent"
        ? [
            {
              name: cookieNames.twoFactor,
              value: signIn.challenge,
              options: { ...waiting, maxAge: codeLifeMs / 1000 },
            },
          ]
        : [...session.give(signIn.grant), { name: cookieNames.twoFactor, value: "", options: waiting }],
  };
}

function signedInAnswer(signIn: SignIn, now: number): SignedIn {
  const { account } = signIn;
  if (signIn.outcome === "codeSent") {
    const maskedEmail = maskEmail(account.email);
    return {
      success: true,
      message: copy.codeSent,
      toastType: "info",
      requiresTwoFactor: true,
      maskedEmail,
      redirectTo: `/verify-two-factor?email=${encodeURIComponent(maskedEmail)}`,
    };
  }
  return {
    success: true,
    message: copy.signedIn,
    toastType: "success",
    requiresTwoFactor: false,
    user: toSessionUser(account),
    previousLogin: signIn.previousLogin?.toISOString() ?? null,
    passwordStatus: passwordStatus(account.passwordChangedAt, now),
  };
}

/** Serves sign-up, sign-in and account security. */
export function registerAuth(app: FastifyInstance, platform: Platform, users: Users, auth: Auth): void {
  const { db: pool, sessions } = platform;
  const { accounts, signIn } = auth;
  const cookiesOf = createAuthCookies(platform.config.secure);

  async function ownAccount(userId: string): Promise<Account> {
    const account = await users.byId(pool, userId);
    if (account === null) throw new DomainError("UNAUTHENTICATED");
    return account;
  }

  serve(
    app,
    platform,
    authContract,
  )({
    csrf: async ({ request, cookies }) => {
      const { token, cookie } = platform.csrf.issue(request);
      cookies.push(cookie);
      return { csrfToken: token };
    },
    register: {
      ownTransactions: async ({ body, keep }) => {
        const answer = (account: Account) => ({
          success: true as const,
          user: { id: account.id, email: account.email },
          needsVerification: true,
          message: copy.registered,
        });
        return answer(await accounts.register(body, (tx, account) => keep(tx, answer(account))));
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
        await signIn.refuseBlockedAddress(request);
        const account = await users.byEmail(pool, body.email);
        try {
          await signIn.provePassword(body.email, account, body.password);
        } catch (error) {
          await signIn.blameAddress(request);
          throw error;
        }
        if (account === null) throw new DomainError("INVALID_CREDENTIALS");
        const done = await signIn.proceed(account, body.rememberMe, (tx, result) => {
          cookies.push(...cookiesOf.of(result));
          return keep(tx, signedInAnswer(result, now));
        });
        return signedInAnswer(done, now);
      },
    },
    verifyTwoFactor: {
      ownTransactions: async ({ body, request, cookies, now, keep }) => {
        const token = request.cookies[cookieNames.twoFactor];
        const done = await signIn.answerCode(token, body.code, (tx, result) => {
          cookies.push(...cookiesOf.of(result));
          return keep(tx, signedInAnswer(result, now));
        });
        return signedInAnswer(done, now);
      },
    },
    resendTwoFactor: async ({ db, request }) => {
      await signIn.resendCode(db, request.cookies[cookieNames.twoFactor]);
      return { success: true, message: copy.codeResent, cooldownSeconds: resendSeconds };
    },
    setTwoFactor: {
      ownTransactions: async ({ body, session }) => {
        const account = await ownAccount(session.person.id);
        await signIn.provePassword(account.email, account, body.password);
        const changed = await inTransaction(pool, (tx) => users.setTwoFactor(tx, account.id, body.enabled));
        const message = body.enabled ? copy.twoFactorOn : copy.twoFactorOff;
        return { success: true, user: toSessionUser(changed), message };
      },
    },
    refresh: {
      ownTransactions: async ({ request, cookies, refusalCookies }) => {
        refusalCookies.push(...cookiesOf.clear());
        const token = request.cookies[cookieNames.refresh];
        if (token === undefined) throw new DomainError("SESSION_EXPIRED");
        const renewal = await inTransaction(pool, (tx) => sessions.renew(tx, token));
        if (renewal.outcome !== "renewed") throw new DomainError("SESSION_EXPIRED");
        const account = await ownAccount(renewal.userId);
        if (!isActive(account)) {
          await inTransaction(pool, (tx) => sessions.endByToken(tx, token));
          throw profileDisabled(toSessionUser(account));
        }
        cookies.push(...cookiesOf.give(renewal.grant));
        return { success: true, user: toSessionUser(account) };
      },
    },
    logout: async ({ db, request, cookies }) => {
      for (const name of [cookieNames.refresh, cookieNames.access]) {
        const token = request.cookies[name];
        if (token !== undefined) await sessions.endByToken(db, token);
      }
      cookies.push(...cookiesOf.clear());
      return { success: true, message: copy.signedOut };
    },
    profile: async ({ session, now }) => {
      const account = await ownAccount(session.person.id);
      return {
        success: true,
        user: toSessionUser(account),
        passwordStatus: passwordStatus(account.passwordChangedAt, now),
      };
    },
    updateProfile: async ({ db, body, session }) => {
      const { prenom, nom, user_type: userType } = body;
      const changes = { prenom, nom, ...(userType === undefined ? {} : { userType }) };
      const account = await users.rename(db, session.person.id, changes);
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
        const passwordHash = await hashPassword(body.newPassword);
        const answer = { success: true as const, message: copy.passwordChanged };
        await inTransaction(pool, async (tx) => {
          await accounts.changePassword(tx, { userId: account.id, sessionId: session.id, passwordHash });
          await keep(tx, answer);
        });
        return answer;
      },
    },
  });
}
