import type { AccountStanding, DeletionLink, DepartureReason } from "@jobami/api/account/contract";
import type { AccountFollowUp } from "@jobami/machines/account/account";
import type { Db, Tx } from "../../platform/database/database.ts";
import { exportRows, type TableDeclaration } from "../../platform/database/personal-data.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Auth, TokenState } from "../auth/auth.domain.ts";
import { maskEmail } from "../auth/auth.domain.ts";
import type { Account, Users } from "../users/users.domain.ts";
import { deletionLetter } from "./account.mails.ts";
import type { Departures } from "./departures.ts";

/** The job that notes an erasure outside of the database. */
export const noteErasureJob = "account.note-erasure";
/** Accounts that are looked up by one statement. */
const readAtOnce = 500;

interface Deps {
  platform: Platform;
  users: Users;
  auth: Pick<Auth, "tokens" | "cooldowns" | "signIn">;
  departures: Departures;
  tables: readonly TableDeclaration[];
}

/** What became of the erasures that were noted outside of the database. */
export interface Returned {
  /** How many are noted. */
  noted: number;
  /** The accounts that are back. */
  back: string[];
  /** Accounts that are here though an erasure is noted, which no key of this server checks. */
  unproved: string[];
}

/** Pausing and leaving: what it needs, what is lost, and the erasure itself. The life cycle decides every step. */
export function createAccountService(deps: Deps) {
  const { platform, users, auth, departures, tables } = deps;
  const { db: pool, mail, config, erasures, jobs, audit, log } = platform;
  const { life } = users;

  async function commitments(db: Db, userId: string): Promise<number> {
    return (await departures.holdings(db, userId)).commitments;
  }

  async function ownAccount(db: Db, userId: string): Promise<Account> {
    const account = await users.byId(db, userId);
    if (account === null) throw new DomainError("UNAUTHENTICATED");
    return account;
  }

  async function standingOf(db: Db, account: Account): Promise<AccountStanding> {
    return {
      statut: account.statut,
      linkExpiresAt: account.deletionExpiresAt?.toISOString() ?? null,
      holdings: await departures.holdings(db, account.id),
    };
  }

  async function linkOf(db: Db, account: Account): Promise<DeletionLink> {
    if (account.deletionExpiresAt === null) throw new DomainError("TOKEN_INVALID");
    return {
      isConfirmed: account.statut === "deletion_confirmed",
      expiresAt: account.deletionExpiresAt.toISOString(),
      maskedEmail: maskEmail(account.email),
      holdings: await departures.holdings(db, account.id),
    };
  }

  function refuseUnusable(state: TokenState): asserts state is { state: "usable"; userId: string } {
    if (state.state === "expired") throw new DomainError("TOKEN_EXPIRED", { expired: true });
    if (state.state !== "usable") throw new DomainError("TOKEN_INVALID");
  }

  /** Whose deletion a link stands for, without using it. Throws TOKEN_INVALID or TOKEN_EXPIRED. */
  async function leaver(db: Db, token: string): Promise<Account> {
    const state = await auth.tokens.look(db, "deletion", token);
    refuseUnusable(state);
    return ownAccount(db, state.userId);
  }

  async function mailLink(tx: Tx, account: Account): Promise<void> {
    await auth.tokens.revoke(tx, "deletion", account.id);
    const token = await auth.tokens.issue(tx, "deletion", account.id);
    const letter = deletionLetter(config, { prenom: account.prenom, token });
    const ends = account.deletionExpiresAt;
    const useful = ends === null ? {} : { usefulUntil: ends };
    const to = { to: account.email, userId: account.id };
    await mail.send(tx, { lane: "urgent", asked: "code", ...to, ...useful, ...letter });
  }

  /** The accounts that were erased once and are back, as they are after a backup was restored; and those that may be, whose proof no key checks. */
  async function returned(): Promise<Returned> {
    const ids = await erasures.ids();
    const found: Returned = { noted: ids.length, back: [], unproved: [] };
    for (let from = 0; from < ids.length; from += readAtOnce) {
      const present = await users.byIds(pool, ids.slice(from, from + readAtOnce));
      for (const { id, statut } of present)
        if (statut !== "deleted")
          ((await erasures.keyOf(id)) === null ? found.unproved : found.back).push(id);
    }
    return found;
  }

  /** Ends open work. Throws ACCOUNT_COMMITTED when some of it began meanwhile. */
  async function withdraw(tx: Tx, userId: string): Promise<void> {
    await departures.withdraw(tx, userId);
    if ((await commitments(tx, userId)) > 0) throw new DomainError("ACCOUNT_COMMITTED");
  }

  async function perform(tx: Tx, account: Account, follows: readonly AccountFollowUp[]): Promise<void> {
    for (const { type } of follows) {
      if (type === "link.mailed") await mailLink(tx, account);
      if (type === "link.dropped") await auth.tokens.revoke(tx, "deletion", account.id);
      if (type === "work.withdrawn") await withdraw(tx, account.id);
      if (type === "data.erased") await erase(tx, account.id);
    }
  }

  /** Erases a person, and has it noted outside of the database too. */
  async function erase(tx: Tx, userId: string): Promise<void> {
    await departures.erase(tx, userId);
    await jobs.send(tx, noteErasureJob, { userId });
  }

  return {
    /** Where one's own account stands, and what it holds. */
    standing: async (userId: string) => standingOf(pool, await ownAccount(pool, userId)),
    /** Everything that is stored about a person. */
    exportData: (userId: string) => exportRows(pool, tables, userId),
    /** Pauses an account. Throws ACCOUNT_COMMITTED or ACCOUNT_TRANSITION_REFUSED. */
    async pause(tx: Tx, userId: string): Promise<void> {
      const event = { type: "account.paused", by: "owner" } as const;
      await life.hold(tx, userId);
      await life.step(tx, userId, { ...event, commitments: await commitments(tx, userId) });
    },
    /** Mails the link of a deletion to a person who gave their password. Throws INVALID_CREDENTIALS, ACCOUNT_LOCKED, COOLDOWN_ACTIVE or the life cycle's refusal. */
    async ask(
      userId: string,
      given: { password: string; reason?: DepartureReason | undefined },
      finish: (tx: Tx, standing: AccountStanding) => Promise<void>,
    ): Promise<AccountStanding> {
      const known = await ownAccount(pool, userId);
      await auth.signIn.provePassword(known.email, known, given.password);
      return inTransaction(pool, async (tx) => {
        await life.hold(tx, userId);
        const event = { type: "deletion.requested", by: "owner" } as const;
        const about = { ...event, commitments: await commitments(tx, userId) };
        const { account, follows } = await life.step(tx, userId, about, {
          departureReason: given.reason ?? null,
        });
        await auth.cooldowns.begin(tx, "deletion", account.email);
        await perform(tx, account, follows);
        const standing = await standingOf(tx, account);
        await finish(tx, standing);
        return standing;
      });
    },
    /** Keeps the account; the link dies. Throws ACCOUNT_TRANSITION_REFUSED. */
    async cancel(tx: Tx, userId: string): Promise<AccountStanding> {
      const event = { type: "deletion.cancelled", by: "owner" } as const;
      const { account, follows } = await life.step(tx, userId, event);
      await perform(tx, account, follows);
      return standingOf(tx, account);
    },
    /** What a mailed link opens; changes nothing, so that a mail scanner may follow it. */
    look: async (db: Db, token: string): Promise<DeletionLink> => linkOf(db, await leaver(db, token)),
    /** Confirms by the mailed link; a second time changes nothing. Throws TOKEN_INVALID or TOKEN_EXPIRED. */
    async confirm(tx: Tx, token: string): Promise<DeletionLink> {
      const { id } = await leaver(tx, token);
      const { account } = await life.step(tx, id, { type: "deletion.confirmed", by: "owner" });
      return linkOf(tx, account);
    },
    /** Deletes an account by its confirmed link and its password; `keep` hears whose it was. Throws what `ask` and `confirm` throw. */
    async finish(
      given: { token: string; password: string },
      keep: (tx: Tx, userId: string) => Promise<void>,
    ): Promise<void> {
      const known = await leaver(pool, given.token);
      await auth.signIn.provePassword(known.email, known, given.password);
      await inTransaction(pool, async (tx) => {
        await life.hold(tx, known.id);
        const state = await auth.tokens.use(tx, "deletion", given.token);
        refuseUnusable(state);
        const event = { type: "account.erased", by: "owner" } as const;
        const about = { ...event, commitments: await commitments(tx, known.id) };
        const { account, follows } = await life.step(tx, known.id, about);
        await perform(tx, account, follows);
        await keep(tx, known.id);
      });
    },
    /** Suspends a person, for `hours` or for ever. Throws the life cycle's refusal. */
    async suspend(tx: Tx, userId: string, sanction: { hours: number | null; reason: string }) {
      const { account, follows } = await life.suspend(tx, userId, { by: "staff", ...sanction });
      await perform(tx, account, follows);
      return account;
    },
    /** Closes an account that no one uses, and erases it. Throws ACCOUNT_COMMITTED or ACCOUNT_TRANSITION_REFUSED. */
    async close(tx: Tx, userId: string): Promise<void> {
      const event = { type: "account.closed", by: "staff" } as const;
      await life.hold(tx, userId);
      const about = { ...event, commitments: await commitments(tx, userId) };
      const { account, follows } = await life.step(tx, userId, about);
      await perform(tx, account, follows);
    },
    /** Keeps outside of the database that an account was erased. */
    noteErasure: ({ userId }: { userId: string }): Promise<void> => erasures.note(userId),
    returned,
    /** Erases an account that a backup brought back; whether work of it is under way that others have to end. */
    eraseAgain: (userId: string): Promise<boolean> =>
      inTransaction(pool, async (tx) => {
        await life.hold(tx, userId);
        await life.step(tx, userId, { type: "account.erasedAgain" });
        await departures.erase(tx, userId);
        await departures.withdraw(tx, userId);
        await audit.record(tx, {
          kind: "account.erasedAgain",
          by: { kind: "operator" },
          subject: { kind: "account", id: userId },
        });
        return (await commitments(tx, userId)) > 0;
      }),
    /** Forgets erasures that no backup can undo any more, and reports people who are back without anyone having erased them again. */
    async watchErasures(): Promise<void> {
      await erasures.sweep();
      const { back, unproved } = await returned();
      if (back.length > 0) log.error({ people: back.length }, "erased people are back");
      if (unproved.length > 0)
        log.error({ people: unproved.length }, "erased people may be back: no key checks their erasure");
    },
    /** Ends suspensions and drops deletions whose time has run out. */
    sweep: () => life.sweep(pool),
  };
}

export type AccountService = ReturnType<typeof createAccountService>;
