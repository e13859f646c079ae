import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Account, Users } from "../users/users.domain.ts";
import { type Attempts, accountRules } from "./attempts.ts";
import { authMails } from "./auth.mails.ts";
import type { Authenticator } from "./authenticator.ts";
import type { createSignIn } from "./sign-in.ts";
import type { TwoFactor } from "./two-factor.ts";

const subjectOf = (userId: string) => `authenticator:${userId}`;

/** Turning an app on and off, and its recovery codes; each but the first code asks for the password. */
export function createAuthenticatorSetUp(deps: {
  platform: Platform;
  users: Users;
  attempts: Attempts;
  twoFactor: TwoFactor;
  authenticator: Authenticator;
  signIn: Pick<ReturnType<typeof createSignIn>, "provePassword">;
}) {
  const { platform, users, attempts, twoFactor, authenticator, signIn } = deps;
  const { db, mail, config } = platform;
  const mails = authMails(config);

  async function ownAccount(userId: string): Promise<Account> {
    const account = await users.byId(db, userId);
    if (account === null) throw new DomainError("UNAUTHENTICATED");
    return account;
  }

  async function proved(userId: string, password: string): Promise<Account> {
    const account = await ownAccount(userId);
    await signIn.provePassword(account.email, account, password);
    return account;
  }

  const refuseOff = (account: Account | null) => {
    if (account?.authenticatorEnabled !== true) throw new DomainError("AUTHENTICATOR_OFF");
  };

  return {
    async state(userId: string) {
      const account = await ownAccount(userId);
      return {
        isOn: account.authenticatorEnabled,
        isCodeMailed: account.twoFactorEnabled,
        hasPassword: account.passwordHash !== null,
        recoveryCodesLeft: await authenticator.recoveryLeft(db, userId),
      };
    },
    /** Draws a secret, which is told here alone. */
    async begin(userId: string, password: string) {
      const account = await proved(userId, password);
      return authenticator.begin(db, account);
    },
    /** Turns the app on by its first code. Tries are counted before the check, and stay counted when it fails. */
    async confirm(userId: string, code: string): Promise<{ account: Account; recoveryCodes: string[] }> {
      if (!(await authenticator.isAwaited(db, userId))) throw new DomainError("CODE_EXPIRED");
      const subject = subjectOf(userId);
      const taken = await attempts.reserve(db, subject, accountRules);
      if (!taken.allowed) throw new DomainError("CODE_TRIES_EXHAUSTED");
      return inTransaction(db, async (tx) => {
        await users.life.hold(tx, userId);
        if (!(await authenticator.confirm(tx, userId, code)))
          throw new DomainError("CODE_INVALID", { remainingTries: taken.left });
        const recoveryCodes = await authenticator.makeRecoveryCodes(tx, userId);
        const account = await users.setAuthenticator(tx, userId, true);
        await attempts.clear(tx, subject);
        const letter = mails.authenticatorChanged({ prenom: account.prenom, isOn: true });
        await mail.send(tx, { to: account.email, userId, ...letter });
        return { account, recoveryCodes };
      });
    },
    /** Makes ten recovery codes; those before end. */
    async renewRecoveryCodes(userId: string, password: string): Promise<string[]> {
      await proved(userId, password);
      return inTransaction(db, async (tx) => {
        refuseOff(await users.life.hold(tx, userId));
        return authenticator.makeRecoveryCodes(tx, userId);
      });
    },
    /** Turns the app off; sign-ins that wait for its code end. */
    async turnOff(userId: string, password: string): Promise<Account> {
      await proved(userId, password);
      return inTransaction(db, async (tx) => {
        refuseOff(await users.life.hold(tx, userId));
        await authenticator.remove(tx, userId);
        await twoFactor.end(tx, userId);
        const account = await users.setAuthenticator(tx, userId, false);
        const letter = mails.authenticatorChanged({ prenom: account.prenom, isOn: false });
        await mail.send(tx, { to: account.email, userId, ...letter });
        return account;
      });
    },
  };
}
