import {
  type AccountEvent,
  type AccountFollowUp,
  type AccountMover,
  decideAccount,
  isActive,
} from "@jobami/machines/account/account";
import { instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { accountLetters } from "./users.mails.ts";
import { type Account, type NewAccount, usersRepository as repository } from "./users.repository.ts";

/** An account after a step, and what its caller must still do in the same transaction. */
export interface AccountStep {
  account: Account;
  follows: readonly AccountFollowUp[];
}

const hourMs = 3_600_000;
/** Life of the mailed link of a deletion, in ms. */
export const deletionLinkMs = 24 * hourMs;

/** What happens to an account when a deadline of its own is over. */
const lapses = { suspendedUntil: "suspension.lapsed", deletionExpiresAt: "deletion.lapsed" } as const;

/** Where accounts stand: the only place that changes a status. The life cycle decides every step. */
export function createAccountLife(deps: Pick<Platform, "clock" | "sessions" | "mail" | "config">) {
  const { clock, sessions, mail, config } = deps;
  const letters = accountLetters(config);

  function columnsOf(account: Account, event: AccountEvent, next: Account["statut"]): Partial<NewAccount> {
    const now = instant(clock);
    const isWaiting = next === "deletion_asked" || next === "deletion_confirmed";
    const linkEnds =
      event.type === "deletion.requested" ? instant(clock, deletionLinkMs) : account.deletionExpiresAt;
    const hours = event.type === "account.suspended" ? event.hours : null;
    return {
      statut: next,
      deactivatedAt: isActive({ statut: next }) ? null : (account.deactivatedAt ?? now),
      suspendedUntil: hours === null ? null : instant(clock, hours * hourMs),
      suspensionReason: next === "suspended" ? account.suspensionReason : null,
      deletionExpiresAt: isWaiting ? linkEnds : null,
      departureReason: isWaiting || next === "deleted" ? account.departureReason : null,
    };
  }

  async function notifyOwner(tx: Tx, account: Account, of: AccountEvent["type"]): Promise<void> {
    const letter = letters(of, account.prenom);
    if (letter === null) return;
    const about = of === "account.erased" || of === "account.closed" ? {} : { userId: account.id };
    await mail.send(tx, { lane: "awaited", to: account.email, ...about, ...letter });
  }

  async function step(
    tx: Tx,
    id: string,
    event: AccountEvent,
    also: Partial<NewAccount> = {},
  ): Promise<AccountStep> {
    const account = await repository.lock(tx, id);
    if (account === null) throw new DomainError("UNAUTHENTICATED");
    const decision = decideAccount(account.statut, event);
    if (!decision.allowed) throw new DomainError(decision.reason);
    const { follows, next } = decision;
    if (next === account.statut && follows.length === 0) return { account, follows };
    sessions.refreshPerson(tx, id);
    const columns = { ...columnsOf(account, event, next), ...also };
    const changed = await repository.update(tx, id, columns);
    for (const follow of follows) {
      if (follow.type === "sessions.ended") await sessions.endAll(tx, id);
      if (follow.type === "owner.notified") await notifyOwner(tx, account, follow.of);
    }
    return { account: changed, follows };
  }

  /** Ends what has run out; what was renewed or ended meanwhile is left alone. */
  async function lapse(db: Db, id: string, deadline: keyof typeof lapses): Promise<AccountStep | null> {
    return inTransaction(db, async (tx) => {
      const endsAt = (await repository.lock(tx, id))?.[deadline] ?? null;
      if (endsAt === null || endsAt > instant(clock)) return null;
      return step(tx, id, { type: lapses[deadline] });
    }).catch((error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
      return null;
    });
  }

  return {
    /** Keeps an account from changing until the transaction ends, so that what its step depends on is read after. Before any other lock. */
    hold: (tx: Tx, id: string): Promise<Account | null> => repository.lock(tx, id),
    /** Takes an account through a step: ends sessions and writes to the owner where it must. Throws the life cycle's refusal. */
    step,
    /** Suspends an account for `hours` (null for ever): sessions stay and every protected call answers PROFIL_DISABLED, live connections are cut at once [SESS-16, SESS-20]. */
    async suspend(
      tx: Tx,
      id: string,
      sanction: { by: AccountMover; hours: number | null; reason: string | null },
    ): Promise<AccountStep> {
      const suspended = await step(
        tx,
        id,
        { type: "account.suspended", by: sanction.by, hours: sanction.hours },
        { suspensionReason: sanction.reason, suspensionMailAt: null },
      );
      await sessions.cutOff(tx, id);
      return suspended;
    },
    /** Lets a suspension that has run out end now, before the job comes by. */
    async catchUp(db: Db, account: Account): Promise<Account> {
      if (account.suspendedUntil === null || account.suspendedUntil > instant(clock)) return account;
      return (await lapse(db, account.id, "suspendedUntil"))?.account ?? account;
    },
    /** Ends suspensions and drops deletions whose time has run out. */
    async sweep(db: Db): Promise<void> {
      const now = instant(clock);
      for (const deadline of ["suspendedUntil", "deletionExpiresAt"] as const)
        for (const id of await repository.overdue(db, deadline, now)) await lapse(db, id, deadline);
    },
  };
}
