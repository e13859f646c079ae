import type { registerBody } from "@jobami/api/auth/contract";
import { mayReturn } from "@jobami/machines/lifecycles/account";
import type { z } from "zod";
import { instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Account, AccountDraft, Users } from "../users/users.service.ts";
import { authMails } from "./auth.mails.ts";
import type { MailCooldowns } from "./mail-cooldowns.ts";
import { type MailedTokens, type TokenKind, type TokenState, tokenLifeMs } from "./mailed-tokens.ts";
import { hashPassword } from "./passwords.ts";

/** What else happens when somebody gets an account, in the same transaction. */
export type AfterSignUp = (tx: Tx, account: Account) => Promise<void>;

/** The links that somebody may ask for without being signed in. */
type AskedLink = Exclude<TokenKind, "deletion">;

const jobs = { verification: "auth.verification-mail", reset: "auth.reset-mail" } as const;

/** Getting an account, proving its address, choosing a new password by mail. */
export function createAccounts(deps: {
  platform: Platform;
  users: Users;
  tokens: MailedTokens;
  cooldowns: MailCooldowns;
  afterSignUp: AfterSignUp;
}) {
  const { platform, users, tokens, cooldowns, afterSignUp } = deps;
  const { db, mail, sessions } = platform;
  const mails = authMails(platform.config);

  async function mailLink(tx: Tx, kind: AskedLink, account: Account): Promise<void> {
    const { prenom } = account;
    const token = await tokens.issue(tx, kind, account.id);
    const usefulUntil = instant(platform.clock, tokenLifeMs[kind]);
    const letter = mails[kind]({ prenom, token });
    await mail.send(tx, { to: account.email, userId: account.id, usefulUntil, ...letter });
  }

  const mayBeMailed: Record<AskedLink, (account: Account) => boolean> = {
    verification: (account) => account.emailVerifiedAt === null && mayReturn(account),
    reset: mayReturn,
  };

  for (const kind of ["verification", "reset"] as const)
    platform.jobs.work<{ email: string }>(jobs[kind], ({ email }) =>
      inTransaction(db, async (tx) => {
        const account = await users.byEmail(tx, email);
        if (account !== null && mayBeMailed[kind](account)) await mailLink(tx, kind, account);
      }),
    );

  function refuseUnusable(state: TokenState): asserts state is { state: "usable"; userId: string } {
    if (state.state === "expired") throw new DomainError("TOKEN_EXPIRED", { expired: true });
    if (state.state !== "usable") throw new DomainError("TOKEN_INVALID");
  }

  async function enrol(tx: Tx, draft: AccountDraft): Promise<Account> {
    const account = await users.create(tx, draft);
    if (account === null) throw new DomainError("EMAIL_TAKEN");
    await afterSignUp(tx, account);
    return account;
  }

  return {
    /** Adds an account as sign-up does, without its mail. Throws EMAIL_TAKEN. */
    enrol,
    /** Signs somebody up; `finish` runs in the same transaction. Throws EMAIL_TAKEN. */
    async register(
      body: z.output<typeof registerBody>,
      finish: (tx: Tx, account: Account) => Promise<void>,
    ): Promise<Account> {
      const { email, prenom, nom, user_type: userType } = body;
      const passwordHash = await hashPassword(body.password);
      return inTransaction(db, async (tx) => {
        const account = await enrol(tx, { email, passwordHash, prenom, nom, userType, role: "jobutil" });
        await cooldowns.begin(tx, "verification", email);
        await mailLink(tx, "verification", account);
        await finish(tx, account);
        return account;
      });
    },
    /** Sends a link to an address that has an account; a job looks it up, so that the answer takes as long for strangers. Throws COOLDOWN_ACTIVE. */
    async requestLink(tx: Tx, kind: AskedLink, email: string): Promise<void> {
      await cooldowns.begin(tx, kind, email);
      await platform.jobs.send(tx, jobs[kind], { email });
    },
    /** Sends the verification mail again, unless one went out just now. */
    async remindVerification(database: Db, account: Account): Promise<void> {
      await inTransaction(database, async (tx) => {
        await cooldowns.begin(tx, "verification", account.email);
        await mailLink(tx, "verification", account);
      }).catch((error: unknown) => {
        if (!(error instanceof DomainError)) throw error;
      });
    },
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
    async lookAtReset(database: Db, token: string): Promise<{ valid: boolean; expired: boolean }> {
      const { state } = await tokens.look(database, "reset", token);
      return { valid: state === "usable", expired: state === "expired" };
    },
    /** Chooses a new password by a reset link, which proves the address too, and ends every session. Throws TOKEN_INVALID or TOKEN_EXPIRED. */
    async resetPassword(
      body: { token: string; password: string },
      finish: (tx: Tx, account: Account) => Promise<void>,
    ): Promise<void> {
      refuseUnusable(await tokens.look(db, "reset", body.token));
      const passwordHash = await hashPassword(body.password);
      await inTransaction(db, async (tx) => {
        const state = await tokens.use(tx, "reset", body.token);
        refuseUnusable(state);
        const account = await users.setPassword(tx, state.userId, passwordHash);
        if (account.emailVerifiedAt === null) await users.verifyEmail(tx, account.id);
        await sessions.endAll(tx, account.id);
        await mail.send(tx, { to: account.email, userId: account.id, ...mails.passwordChanged(account) });
        await finish(tx, account);
      });
    },
    /** Changes the password of somebody who gave the old one, and ends their other sessions. */
    async changePassword(
      tx: Tx,
      change: { userId: string; sessionId: string; passwordHash: string },
    ): Promise<void> {
      const account = await users.setPassword(tx, change.userId, change.passwordHash);
      await sessions.endAll(tx, change.userId, change.sessionId);
      await mail.send(tx, { to: account.email, userId: account.id, ...mails.passwordChanged(account) });
    },
  };
}
