import type { TwoFactorMethod } from "@jobami/api/auth/contract";
import { mayReturn } from "@jobami/machines/account/account";
import type { FastifyRequest } from "fastify";
import type { SignInFollowed } from "../../composition/contributions.ts";
import { instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { callerAddress } from "../../platform/http/limits.ts";
import { shownAddress } from "../../platform/mail/shown-address.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Browser } from "../../platform/sessions/browser.ts";
import type { Grant } from "../../platform/sessions/cookies.ts";
import { type Account, accountDeactivated, hasSecondFactor, type Users } from "../users/users.domain.ts";
import { type Attempts, accountRules, addressRules } from "./attempts.ts";
import { authMails } from "./auth.mails.ts";
import type { Authenticator } from "./authenticator.ts";
import type { MailProof } from "./mail-proof.ts";
import { isPassword, passwordStatusOf } from "./passwords.ts";
import { type Challenge, codeLifeMs, newCode, resendSeconds, type TwoFactor } from "./two-factor.ts";

/** What else happens when a person signs in, in the same transaction. */
export type AfterSignIn = (tx: Tx, signIn: SignInFollowed) => Promise<void>;

/** A sign-in that went through, or waits for its code. */
export type SignIn =
  | {
      outcome: "signedIn";
      account: Account;
      previousLogin: Date | null;
      /** Where they were going when they signed up; null but for the first sign-in. */
      arrivalPath: string | null;
      grant: Grant;
    }
  | { outcome: "codeAsked"; account: Account; challenge: string };

/** What a waiting sign-in turned out to be. Wrong codes are counted, so refusals come back as values and are committed. */
export type CodeCheck = SignIn | { outcome: "refused"; error: DomainError };

/** A code as it was given, and what it is claimed to be. */
export interface GivenCode {
  code: string;
  method: TwoFactorMethod;
  browser: Browser;
}

interface Opening {
  rememberMe: boolean;
  browser: Browser;
  hasSecondFactor: boolean;
}

const accountSubject = (email: string) => `account:${email}`;
const codeSubject = (userId: string) => `code:${userId}`;

/** Signing in: password, lock, address block, code. */
export function createSignIn(deps: {
  platform: Platform;
  users: Users;
  attempts: Attempts;
  twoFactor: TwoFactor;
  authenticator: Authenticator;
  mailProof: Pick<MailProof, "note">;
  /** Sends the verification mail again, unless one went out just now. */
  remindVerification: (db: Db, account: Account) => Promise<boolean>;
  afterSignIn: AfterSignIn;
  /** Writes to a person who is suspended why, and how to contest it; once a day at most. */
  mailSuspension: (tx: Tx, email: string) => Promise<void>;
}) {
  const { platform, users, attempts, twoFactor, authenticator, mailProof } = deps;
  const { db, clock, sessions, mail, config } = platform;
  const mails = authMails(config);

  async function refuseLocked(subject: string): Promise<void> {
    const retryAfterSeconds = await attempts.lockOf(db, subject);
    if (retryAfterSeconds !== null) throw new DomainError("ACCOUNT_LOCKED", { retryAfterSeconds });
  }

  async function open(
    tx: Tx,
    account: Account,
    { rememberMe, browser, hasSecondFactor }: Opening,
  ): Promise<SignIn> {
    await users.life.step(tx, account.id, { type: "owner.signedIn" });
    const noted = await users.noteLogin(tx, account.id);
    // The password was checked before this transaction: one chosen since has ended what the old one opened.
    if (noted.passwordHash !== account.passwordHash) throw new DomainError("INVALID_CREDENTIALS");
    const begun = { remembered: rememberMe, browser, hasSecondFactor };
    const grant = await sessions.start(tx, account.id, begun);
    await deps.afterSignIn(tx, {
      account: noted,
      sessionId: grant.sessionId,
      isFirst: account.lastLoginAt === null,
    });
    const { lastLoginAt: previousLogin, arrivalPath } = account;
    return { outcome: "signedIn", account: noted, previousLogin, arrivalPath, grant };
  }

  async function mailCode(tx: Tx, account: Account, code: string): Promise<void> {
    const { prenom } = account;
    const usefulUntil = instant(platform.clock, codeLifeMs);
    const letter = mails.code({ prenom, code });
    const to = { to: account.email, userId: account.id };
    await mail.send(tx, { lane: "urgent", asked: "code", ...to, usefulUntil, ...letter });
  }

  async function refuseUnfit(account: Account, isPasswordUsed: boolean): Promise<void> {
    if (!mayReturn(account)) {
      if (account.statut === "suspended")
        await inTransaction(db, (tx) => deps.mailSuspension(tx, account.email));
      throw accountDeactivated(account);
    }
    if (account.emailVerifiedAt === null) {
      const isMailed = await deps.remindVerification(db, account);
      throw new DomainError("EMAIL_NOT_VERIFIED", {
        requiresVerification: true,
        ...(isMailed && { redirectTo: "/verify-email", email: shownAddress(account.email) }),
      });
    }
    if (isPasswordUsed && passwordStatusOf(account, clock.now()).passwordExpired)
      throw new DomainError("PASSWORD_EXPIRED", { passwordExpired: true });
  }

  /** Ways to prove the second factor; app and recovery codes are used by this. */
  const proofs = {
    mail: async (_: Tx, challenge: Challenge, code: string) => twoFactor.isCode(challenge, code),
    app: (tx: Tx, { userId }: Challenge, code: string) => authenticator.useCode(tx, userId, code),
    recovery: (tx: Tx, { userId }: Challenge, code: string) =>
      authenticator.useRecoveryCode(tx, userId, code),
  };

  async function mailRecovery(tx: Tx, account: Account): Promise<void> {
    const left = await authenticator.recoveryLeft(tx, account.id);
    const letter = mails.recoveryUsed({ prenom: account.prenom, left });
    await mail.send(tx, { lane: "urgent", to: account.email, userId: account.id, ...letter });
  }

  async function checkCode(
    tx: Tx,
    challenge: Challenge,
    { code, method, browser }: GivenCode,
  ): Promise<CodeCheck> {
    const refused = (error: DomainError): CodeCheck => ({ outcome: "refused", error });
    const subject = codeSubject(challenge.userId);
    const taken = await attempts.reserve(tx, subject, accountRules);
    if (!taken.allowed) return refused(new DomainError("CODE_TRIES_EXHAUSTED"));
    if (!(await proofs[method](tx, challenge, code))) {
      if (taken.left > 0) return refused(new DomainError("CODE_INVALID", { remainingTries: taken.left }));
      await twoFactor.end(tx, challenge.userId);
      return refused(new DomainError("CODE_TRIES_EXHAUSTED"));
    }
    await attempts.clear(tx, subject);
    await twoFactor.end(tx, challenge.userId);
    const account = await users.byId(tx, challenge.userId);
    if (account === null) return refused(new DomainError("ACCOUNT_DEACTIVATED"));
    if (!mayReturn(account)) return refused(accountDeactivated(account));
    if (method === "recovery") await mailRecovery(tx, account);
    const opened = await open(tx, account, {
      rememberMe: challenge.rememberMe,
      browser,
      hasSecondFactor: true,
    });
    if (method === "mail" && opened.outcome === "signedIn")
      await mailProof.note(tx, { userId: account.id, sessionId: opened.grant.sessionId });
    return opened;
  }

  return {
    /** Throws ACCOUNT_LOCKED or INVALID_CREDENTIALS unless the password is the account's; the try is counted before the check. */
    async provePassword(email: string, account: Account | null, password: string): Promise<void> {
      const subject = accountSubject(email);
      const taken = await attempts.reserve(db, subject, accountRules);
      if (!taken.allowed)
        throw new DomainError("ACCOUNT_LOCKED", {
          locked: true,
          retryAfterSeconds: taken.retryAfterSeconds,
        });
      if (!(await isPassword(account?.passwordHash ?? null, password)))
        throw new DomainError("INVALID_CREDENTIALS");
      await attempts.clear(db, subject);
    },
    /** Forgets failed passwords of an account, because a new one was chosen. */
    forgive: (tx: Tx, email: string) => attempts.clear(tx, accountSubject(email)),
    /** Counts a check against the caller's address unless it succeeds. Throws BRUTE_FORCE_BLOCKED, unchecked, when too many failed. */
    async countedByAddress(request: FastifyRequest, check: () => Promise<void>): Promise<void> {
      const subject = `address:${callerAddress(request)}`;
      const taken = await attempts.reserve(db, subject, addressRules);
      if (!taken.allowed)
        throw new DomainError("BRUTE_FORCE_BLOCKED", { retryAfterSeconds: taken.retryAfterSeconds });
      await check();
      await attempts.giveBack(db, subject, addressRules);
    },
    /** Goes on after the right password, or another proof: refuses accounts that may not sign in, else signs in or asks for a code. */
    async proceed(
      known: Account,
      how: { rememberMe: boolean; browser: Browser },
      finish: (tx: Tx, signIn: SignIn) => Promise<void>,
      { isPasswordUsed = true } = {},
    ): Promise<SignIn> {
      const account = await users.life.catchUp(db, known);
      await refuseUnfit(account, isPasswordUsed);
      if (hasSecondFactor(account)) await refuseLocked(codeSubject(account.id));
      return inTransaction(db, async (tx) => {
        let signIn: SignIn;
        if (hasSecondFactor(account)) {
          const code = account.authenticatorEnabled ? null : newCode();
          const { rememberMe } = how;
          const challenge = await twoFactor.begin(tx, { userId: account.id, rememberMe, code });
          if (code !== null) await mailCode(tx, account, code);
          signIn = { outcome: "codeAsked", account, challenge };
        } else signIn = await open(tx, account, { ...how, hasSecondFactor: false });
        await finish(tx, signIn);
        return signIn;
      });
    },
    /** Signs a person in by a key whose device knew its person: both factors at once. Refuses accounts that may not sign in. */
    async openByPasskey(
      known: Account,
      browser: Browser,
      finish: (tx: Tx, signIn: SignIn) => Promise<void>,
    ): Promise<SignIn> {
      const account = await users.life.catchUp(db, known);
      await refuseUnfit(account, false);
      return inTransaction(db, async (tx) => {
        const signIn = await open(tx, account, { rememberMe: false, browser, hasSecondFactor: true });
        await finish(tx, signIn);
        return signIn;
      });
    },
    /** Signs a person in whose account was just made. */
    openNew: (tx: Tx, account: Account, browser: Browser) =>
      open(tx, account, { rememberMe: false, browser, hasSecondFactor: false }),
    /** Ends a waiting sign-in by its code. */
    async answerCode(
      token: string | undefined,
      given: GivenCode,
      finish: (tx: Tx, signIn: SignIn) => Promise<void>,
    ): Promise<SignIn> {
      const check = await inTransaction(db, async (tx): Promise<CodeCheck> => {
        const challenge = await twoFactor.find(tx, token);
        if (challenge === null) return { outcome: "refused", error: new DomainError("CODE_EXPIRED") };
        const checked = await checkCode(tx, challenge, given);
        if (checked.outcome !== "refused") await finish(tx, checked);
        return checked;
      });
      if (check.outcome === "refused") throw check.error;
      return check;
    },
    /** Mails another code for a waiting sign-in. Throws CODE_EXPIRED or COOLDOWN_ACTIVE. */
    async resendCode(tx: Tx, token: string | undefined): Promise<void> {
      const challenge = await twoFactor.find(tx, token);
      const account = challenge === null ? null : await users.byId(tx, challenge.userId);
      if (challenge === null || account === null) throw new DomainError("CODE_EXPIRED");
      if (!account.twoFactorEnabled) throw new DomainError("FORBIDDEN");
      const waited = (clock.now() - (challenge.sentAt?.getTime() ?? 0)) / 1000;
      if (waited < resendSeconds)
        throw new DomainError("COOLDOWN_ACTIVE", { retryAfterSeconds: Math.ceil(resendSeconds - waited) });
      await mailCode(tx, account, await twoFactor.renew(tx, challenge));
    },
  };
}
