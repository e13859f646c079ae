import { mayReturn } from "@jobami/machines/account/account";
import type { Job } from "../../composition/define-domain.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { shownAddress } from "../../platform/mail/shown-address.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Account, Users } from "../users/users.domain.ts";
import { authMails } from "./auth.mails.ts";
import { knownOf, refuseGuessable } from "./guessable.ts";
import type { MailCooldowns } from "./mail-cooldowns.ts";
import { type MailedLinks, noAddressee, ownerOf } from "./mailed-links.ts";
import type { MailedTokens, TokenKind, TokenState } from "./mailed-tokens.ts";
import { hashPassword } from "./passwords.ts";
import type { TwoFactor } from "./two-factor.ts";

/** The links that a person may ask for without being signed in. */
type AskedLink = Exclude<TokenKind, "deletion">;

const jobs = { verification: "auth.verification-mail", reset: "auth.reset-mail" } as const;

/** Proving the address of an account, choosing a new password by mail. */
export function createAccounts(deps: {
  platform: Platform;
  users: Users;
  tokens: MailedTokens;
  links: MailedLinks;
  cooldowns: MailCooldowns;
  twoFactor: TwoFactor;
}) {
  const { platform, users, tokens, links, cooldowns, twoFactor } = deps;
  const { db, mail, sessions } = platform;
  const mails = authMails(platform.config);

  const mayBeMailed: Record<AskedLink, (account: Account) => boolean> = {
    verification: (account) => account.emailVerifiedAt === null && mayReturn(account),
    reset: mayReturn,
  };

  const mailLink = (kind: AskedLink): Job => ({
    run: ({ email }: { email: string }) =>
      inTransaction(db, async (tx) => {
        const account = await users.byEmail(tx, email);
        const isMeant = account !== null && mayBeMailed[kind](account);
        // As much work for strangers: the calls that come next on this process would give them away.
        await links.send(tx, kind, isMeant ? ownerOf(account) : noAddressee, mails[kind]);
      }),
  });

  function refuseUnusable(state: TokenState): asserts state is { state: "usable"; userId: string } {
    if (state.state === "expired") throw new DomainError("TOKEN_EXPIRED", { expired: true });
    if (state.state !== "usable") throw new DomainError("TOKEN_INVALID");
  }

  /** Gives an account another password and informs its owner; what the old one had opened or begun ends with it, all but `exceptSession`. */
  async function replacePassword(
    tx: Tx,
    change: { userId: string; passwordHash: string; exceptSession?: string },
  ): Promise<Account> {
    const account = await users.setPassword(tx, change.userId, change.passwordHash);
    await tokens.revoke(tx, "reset", account.id);
    await twoFactor.end(tx, account.id);
    await sessions.endAll(tx, account.id, change.exceptSession);
    await mail.send(tx, {
      lane: "urgent",
      to: account.email,
      userId: account.id,
      ...mails.passwordChanged(account),
    });
    return account;
  }

  return {
    /** The jobs that look addresses up. */
    jobs: { [jobs.verification]: mailLink("verification"), [jobs.reset]: mailLink("reset") },
    /** Sends a link to an address that has an account; a job finds it, so strangers wait as long. Throws COOLDOWN_ACTIVE or TOO_MANY_REQUESTS. */
    async requestLink(tx: Tx, kind: AskedLink, email: string): Promise<void> {
      await cooldowns.begin(tx, kind, email);
      await mail.ask(tx, "link", email);
      await platform.jobs.send(tx, jobs[kind], { email });
    },
    /** Sends the verification mail again; false when one went out just now. */
    remindVerification: (database: Db, account: Account): Promise<boolean> =>
      inTransaction(database, async (tx) => {
        const isSpaced = await cooldowns.take(tx, "verification", account.email);
        const isFree = isSpaced && (await mail.hasRoom(tx, "link", account.email));
        if (isFree) await links.send(tx, "verification", ownerOf(account), mails.verification);
        return isFree;
      }),
    /** Proves an address. True when it was proved before. Throws TOKEN_INVALID or TOKEN_EXPIRED. */
    async verifyEmail(tx: Tx, token: string): Promise<{ alreadyVerified: boolean }> {
      const state = await tokens.use(tx, "verification", token);
      const account = state.state === "unknown" ? null : await users.byId(tx, state.userId);
      if (account !== null && account.emailVerifiedAt !== null) return { alreadyVerified: true };
      refuseUnusable(state);
      await users.verifyEmail(tx, state.userId);
      return { alreadyVerified: false };
    },
    /** Where a reset link stands. */
    async lookAtReset(
      database: Db,
      token: string,
    ): Promise<{ valid: boolean; expired: boolean; email?: string }> {
      const held = await tokens.look(database, "reset", token);
      const owner = held.state === "usable" ? await users.byId(database, held.userId) : null;
      return {
        valid: held.state === "usable",
        expired: held.state === "expired",
        ...(owner !== null && { email: shownAddress(owner.email) }),
      };
    },
    /** Chooses a new password by a reset link, which proves the address too, and ends every session. Throws TOKEN_INVALID, TOKEN_EXPIRED, or VALIDATION_FAILED for a password that would be guessed. */
    async resetPassword(
      body: { token: string; password: string },
      finish: (tx: Tx, account: Account) => Promise<void>,
    ): Promise<void> {
      const held = await tokens.look(db, "reset", body.token);
      refuseUnusable(held);
      const owner = await users.byId(db, held.userId);
      const known = owner === null ? [] : knownOf(platform.config, owner);
      await refuseGuessable({ path: "password", password: body.password, known });
      const passwordHash = await hashPassword(body.password);
      await inTransaction(db, async (tx) => {
        const state = await tokens.use(tx, "reset", body.token);
        refuseUnusable(state);
        const account = await replacePassword(tx, { userId: state.userId, passwordHash });
        if (account.emailVerifiedAt === null) await users.verifyEmail(tx, account.id);
        await finish(tx, account);
      });
    },
    /** Changes the password of a person who gave the old one, and ends their other sessions. */
    async changePassword(
      tx: Tx,
      { sessionId, ...change }: { userId: string; sessionId: string; passwordHash: string },
    ): Promise<void> {
      await replacePassword(tx, { ...change, exceptSession: sessionId });
    },
  };
}
