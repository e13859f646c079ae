import { emailInAscii } from "@jobami/api/http/email";
import type { SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Disowned } from "../../composition/contributions.ts";
import type { Tx } from "../../platform/database/database.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Account, Users } from "../users/users.domain.ts";
import { type Attempts, accountRules } from "./attempts.ts";
import { authMails } from "./auth.mails.ts";
import type { Authenticator } from "./authenticator.ts";
import type { Proof, Proving } from "./proof.ts";
import type { TwoFactor } from "./two-factor.ts";

const subjectOf = (userId: string) => `authenticator:${userId}`;

/** Turning an app on and off, and its recovery codes; each but the first code asks for a proof. */
export function createAuthenticatorSetUp(deps: {
  platform: Platform;
  users: Users;
  attempts: Attempts;
  twoFactor: TwoFactor;
  authenticator: Authenticator;
  proving: Proving;
}) {
  const { platform, users, attempts, twoFactor, authenticator, proving } = deps;
  const { audit, db, mail, config, sessions } = platform;
  const mails = authMails(config);

  async function ownAccount(userId: string): Promise<Account> {
    const account = await users.byId(db, userId);
    if (account === null) throw new DomainError("UNAUTHENTICATED");
    return account;
  }

  async function proved(userId: string, proof: Proof): Promise<Account> {
    const account = await ownAccount(userId);
    await proving.prove(account, proof);
    return account;
  }

  const refuseOff = (account: Account | null) => {
    if (account?.authenticatorEnabled !== true) throw new DomainError("AUTHENTICATOR_OFF");
  };

  const deviceOf = async (tx: Tx, sessionId: string) =>
    (await sessions.byId(tx, sessionId))?.deviceId ?? null;

  async function remove(tx: Tx, userId: string): Promise<Account> {
    await authenticator.remove(tx, userId);
    await twoFactor.end(tx, userId);
    const account = await users.setAuthenticator(tx, userId, false);
    const letter = mails.authenticatorChanged({ prenom: account.prenom, isOn: false });
    await mail.send(tx, { lane: "urgent", to: account.email, userId, ...letter });
    return account;
  }

  /** Takes an app and its recovery codes from an account by the operator's hand, ends its sessions and informs its owner. */
  async function reset(tx: Tx, userId: string): Promise<boolean> {
    const account = await users.life.hold(tx, userId);
    if (account?.authenticatorEnabled !== true) return false;
    await authenticator.remove(tx, userId);
    await twoFactor.end(tx, userId);
    await users.setAuthenticator(tx, userId, false);
    await sessions.endAll(tx, userId);
    await audit.record(tx, {
      kind: "account.factorReset",
      by: { kind: "operator" },
      subject: { kind: "account", id: userId },
    });
    const letter = mails.factorReset({ prenom: account.prenom });
    await mail.send(tx, { lane: "urgent", to: account.email, userId, ...letter });
    return true;
  }

  return {
    /** For whoever lost app and codes, or whose secret the server cannot read: whether the address has an account, and an app on it. */
    async resetOf(tx: Tx, email: string): Promise<"unknown" | "off" | "reset"> {
      const account = await users.byEmail(tx, emailInAscii(email));
      if (account === null || account.statut === "deleted") return "unknown";
      return (await reset(tx, account.id)) ? "reset" : "off";
    },
    /** Gives up what a key made that is dropped: apps end as by `resetOf`, and whoever keeps the app is informed of the codes. */
    async dropKey(made: (column: PgColumn) => SQL): Promise<{ apps: number; codes: number }> {
      const apps = await authenticator.appsOfKey(db, made);
      for (const userId of apps) await inTransaction(db, (tx) => reset(tx, userId));
      const codes = await inTransaction(db, async (tx) => {
        const owners = await authenticator.dropKey(tx, made);
        for (const account of await users.byIds(tx, owners)) {
          const letter = mails.recoveryDropped({ prenom: account.prenom });
          await mail.send(tx, { lane: "urgent", to: account.email, userId: account.id, ...letter });
        }
        return owners.length;
      });
      return { apps: apps.length, codes };
    },
    async state(userId: string) {
      const account = await ownAccount(userId);
      return {
        isOn: account.authenticatorEnabled,
        isCodeMailed: account.twoFactorEnabled,
        recoveryCodesLeft: await authenticator.recoveryLeft(db, userId),
        onSince: account.authenticatorEnabled ? await authenticator.onSince(db, userId) : null,
      };
    },
    /** Draws a secret, which is shown here alone; a mailed code is asked for besides. */
    async begin(userId: string, proof: Proof) {
      const account = await ownAccount(userId);
      await proving.proveToEnrol(account, proof);
      return authenticator.begin(db, account);
    },
    /** Turns the app on by its first code. Tries are counted before the check, and stay counted when it fails. */
    async confirm(
      { userId, sessionId }: { userId: string; sessionId: string },
      code: string,
    ): Promise<{ account: Account; recoveryCodes: string[] }> {
      if (!(await authenticator.isAwaited(db, userId))) throw new DomainError("CODE_EXPIRED");
      const subject = subjectOf(userId);
      const taken = await attempts.reserve(db, subject, accountRules);
      if (!taken.allowed) throw new DomainError("CODE_TRIES_EXHAUSTED");
      return inTransaction(db, async (tx) => {
        await users.life.hold(tx, userId);
        const deviceId = await deviceOf(tx, sessionId);
        if (!(await authenticator.confirm(tx, userId, code, deviceId)))
          throw new DomainError("CODE_INVALID", { remainingTries: taken.left });
        const recoveryCodes = await authenticator.makeRecoveryCodes(tx, userId, deviceId);
        const account = await users.setAuthenticator(tx, userId, true);
        await attempts.clear(tx, subject);
        const letter = mails.authenticatorChanged({ prenom: account.prenom, isOn: true });
        await mail.send(tx, { lane: "urgent", to: account.email, userId, ...letter });
        return { account, recoveryCodes };
      });
    },
    /** Makes ten recovery codes; those before end. */
    async renewRecoveryCodes(userId: string, proof: Proof): Promise<string[]> {
      await proved(userId, proof);
      return inTransaction(db, async (tx) => {
        refuseOff(await users.life.hold(tx, userId));
        return authenticator.makeRecoveryCodes(tx, userId, await deviceOf(tx, proof.sessionId));
      });
    },
    /** Turns the app off; sign-ins that wait for its code end. */
    async turnOff(userId: string, proof: Proof): Promise<Account> {
      await proved(userId, proof);
      return inTransaction(db, async (tx) => {
        refuseOff(await users.life.hold(tx, userId));
        return remove(tx, userId);
      });
    },
    /** Takes away the app, or else the recovery codes, that were made in a browser which its owner disowns, and informs them. */
    async removeOfDevice(tx: Tx, browser: Disowned): Promise<void> {
      const { userId } = browser;
      const account = await users.life.hold(tx, userId);
      if (account?.authenticatorEnabled !== true) return;
      if (await authenticator.isOfDevice(tx, browser)) await remove(tx, userId);
      else if ((await authenticator.removeRecoveryOfDevice(tx, browser)) > 0) {
        const letter = mails.recoveryEnded({ prenom: account.prenom });
        await mail.send(tx, { lane: "urgent", to: account.email, userId, ...letter });
      }
    },
  };
}
