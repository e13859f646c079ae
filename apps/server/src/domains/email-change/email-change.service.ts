import type {
  EmailChangeLink,
  EmailChangeSide,
  PendingEmailChange,
  RefusedAddress,
} from "@jobami/api/email-change/contract";
import { emailInAscii } from "@jobami/api/http/email";
import {
  decideEmailChange,
  type EmailChangeEvent,
  type EmailChangeState,
} from "@jobami/machines/account/email-change";
import { instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { shownAddress } from "../../platform/mail/shown-address.ts";
import type { Platform } from "../../platform/platform.ts";
import { hashToken, newToken } from "../../platform/secrets/secrets.ts";
import { type Auth, maskEmail, type Proof } from "../auth/auth.domain.ts";
import type { NotificationsService } from "../notifications/notifications.domain.ts";
import type { Account, Users } from "../users/users.domain.ts";
import { copy, refusedLine } from "./email-change.copy.ts";
import { emailChangeMails } from "./email-change.mails.ts";
import { type EmailChangeRow, emailChangeRepository as repository } from "./email-change.repository.ts";

/** Life of the two links, in ms. */
export const linkLifeMs = 24 * 3_600_000;

interface Deps {
  platform: Pick<Platform, "db" | "clock" | "mail" | "config" | "audit">;
  users: Users;
  notifications: Pick<NotificationsService, "notifyAll">;
  auth: Pick<Auth, "cooldowns" | "proving" | "tokens">;
}

const confirmedOf = (row: EmailChangeRow): EmailChangeSide[] => [
  ...(row.currentConfirmedAt === null ? [] : (["current"] as const)),
  ...(row.nextConfirmedAt === null ? [] : (["next"] as const)),
];

function stateOf(row: EmailChangeRow | null): EmailChangeState {
  if (row === null) return "none";
  const [side] = confirmedOf(row);
  return side === undefined ? "asked" : `${side}Confirmed`;
}

const toPending = (row: EmailChangeRow): PendingEmailChange => ({
  email: shownAddress(row.email),
  confirmed: confirmedOf(row),
  expiresAt: row.expiresAt.toISOString(),
});

/** Another address for an account: asked under a proof, confirmed at both addresses. The life cycle decides every step. */
export function createEmailChanges({ platform, users, auth, notifications }: Deps) {
  const { db: pool, clock, mail, audit } = platform;
  const mails = emailChangeMails(platform.config);

  const isExpired = (row: EmailChangeRow) => row.expiresAt <= instant(clock);

  function decide(row: EmailChangeRow | null, event: EmailChangeEvent) {
    const decision = decideEmailChange(stateOf(row), event);
    if (decision.allowed) return decision;
    throw decision.reason === "TOKEN_EXPIRED"
      ? new DomainError("TOKEN_EXPIRED", { expired: true })
      : new DomainError("TOKEN_INVALID");
  }

  async function ownAccount(db: Db, userId: string): Promise<Account> {
    const account = await users.byId(db, userId);
    if (account === null) throw new DomainError("UNAUTHENTICATED");
    return account;
  }

  /** A link to each address that mails reach; whoever has an account at the next one is informed, and gets no link. */
  async function mailLinks(
    tx: Tx,
    account: Account,
    { email, isCurrentGone }: { email: string; isCurrentGone: boolean },
  ): Promise<EmailChangeRow> {
    const [currentToken, nextToken] = [newToken(), newToken()];
    const usefulUntil = instant(clock, linkLifeMs);
    const { prenom } = account;
    const toCurrent = mails.toCurrent({ prenom, token: currentToken, maskedNext: maskEmail(email) });
    const current = { to: account.email, userId: account.id };
    if (!isCurrentGone)
      await mail.send(tx, { lane: "urgent", asked: "code", ...current, usefulUntil, ...toCurrent });
    const holder = await users.byEmail(tx, email);
    const toNext =
      holder === null
        ? mails.toNext({ prenom, token: nextToken })
        : mails.alreadyKnown({ prenom: holder.prenom });
    await mail.send(tx, {
      lane: "urgent",
      asked: "link",
      to: email,
      usefulUntil,
      ...(holder === null ? {} : { userId: holder.id }),
      ...toNext,
    });
    const row = {
      userId: account.id,
      email,
      currentTokenHash: hashToken(currentToken),
      nextTokenHash: hashToken(nextToken),
      currentConfirmedAt: isCurrentGone ? instant(clock) : null,
      nextConfirmedAt: null,
      expiresAt: usefulUntil,
    };
    await repository.put(tx, row);
    return row;
  }

  /** Gives the account its address and informs both; links into the account by the old one die. */
  async function replace(tx: Tx, row: EmailChangeRow): Promise<void> {
    const before = await ownAccount(tx, row.userId);
    const { prenom } = before;
    if (!(await users.setEmail(tx, row.userId, row.email))) throw new DomainError("TOKEN_INVALID");
    await auth.tokens.revoke(tx, "reset", row.userId);
    const letter = mails.changed({ prenom, maskedNext: maskEmail(row.email) });
    for (const to of [before.email, row.email])
      await mail.send(tx, { lane: "urgent", to, userId: row.userId, ...letter });
  }

  const sideOf = (row: EmailChangeRow, hash: string): EmailChangeSide =>
    row.currentTokenHash === hash ? "current" : "next";

  /** The change that a link belongs to, held until the transaction ends; accounts are locked before their changes everywhere. */
  async function hold(tx: Tx, hash: string): Promise<EmailChangeRow | null> {
    const seen = await repository.byToken(tx, hash);
    if (seen === null) return null;
    await users.life.hold(tx, seen.userId);
    return repository.lockByToken(tx, hash);
  }

  return {
    /** The change that waits, null without one or when its links have run out; and whether mails still go to the present address. */
    async standing(
      userId: string,
    ): Promise<{ data: PendingEmailChange | null; refused: RefusedAddress | null }> {
      const row = await repository.byUser(pool, userId);
      const refused = await mail.refusals.standing(pool, (await ownAccount(pool, userId)).email);
      return {
        data: row === null || isExpired(row) ? null : toPending(row),
        refused: refused === null ? null : { why: refused.why, since: refused.since.toISOString() },
      };
    },
    /** Writes again to an address that mails came back from, and tries it by a first one; does nothing to any other. Throws COOLDOWN_ACTIVE. */
    async resume(tx: Tx, { id, address }: { id: string; address: string }): Promise<void> {
      await users.life.hold(tx, id);
      const { email, prenom } = await ownAccount(tx, id);
      await auth.cooldowns.begin(tx, "email-resume", email);
      if (!(await mail.refusals.accept(tx, email))) return;
      await audit.record(tx, {
        kind: "address.accepted",
        by: { kind: "person", id, address },
        subject: { kind: "account", id },
      });
      const letter = mails.resumed({ prenom });
      await mail.send(tx, { lane: "urgent", asked: "link", to: email, userId: id, ...letter });
    },
    /** Writes again to an address by the operator's hand; whether mails had come back from it. */
    async accept(tx: Tx, address: string): Promise<boolean> {
      if (!(await mail.refusals.accept(tx, address))) return false;
      const account = await users.byEmail(tx, emailInAscii(address.trim().toLowerCase()));
      if (account !== null)
        await audit.record(tx, {
          kind: "address.accepted",
          by: { kind: "operator" },
          subject: { kind: "account", id: account.id },
        });
      return true;
    },
    /** Informs whoever has this address, where they are signed in, that no mail goes there any more, and notes it for staff. */
    noteRefused: ({ address, why }: { address: string; why: RefusedAddress["why"] }): Promise<void> =>
      inTransaction(pool, async (tx) => {
        const account = await users.byEmail(tx, address);
        if (account === null || account.statut === "deleted") return;
        if ((await mail.refusals.standing(tx, address)) === null) return;
        await audit.record(tx, {
          kind: "address.refused",
          by: { kind: "operator" },
          subject: { kind: "account", id: account.id },
          after: { why },
        });
        await notifications.notifyAll(tx, [{ to: account.id, ...refusedLine(why) }]);
      }),
    /** Mails a link to both addresses. Throws VALIDATION_FAILED for one's own, what a proof throws, ACCOUNT_LOCKED or COOLDOWN_ACTIVE. */
    async ask(
      userId: string,
      { email, proof }: { email: string; proof: Proof },
      finish: (tx: Tx, pending: PendingEmailChange) => Promise<void>,
    ): Promise<PendingEmailChange> {
      const known = await ownAccount(pool, userId);
      if (email === known.email)
        throw new DomainError("VALIDATION_FAILED", undefined, [
          { path: "email", code: "CUSTOM", message: copy.unchanged },
        ]);
      await auth.proving.prove(known, proof);
      return inTransaction(pool, async (tx) => {
        await users.life.hold(tx, userId);
        const account = await ownAccount(tx, userId);
        await auth.cooldowns.begin(tx, "email-change", account.email);
        await auth.cooldowns.begin(tx, "email-change-next", email);
        const isCurrentGone = (await mail.refusals.standing(tx, account.email))?.why === "bounce";
        decide(await repository.byUser(tx, userId), { type: "change.requested", isCurrentGone });
        const pending = toPending(await mailLinks(tx, account, { email, isCurrentGone }));
        await finish(tx, pending);
        return pending;
      });
    },
    /** Keeps the address; the links die. */
    async cancel(tx: Tx, userId: string): Promise<void> {
      await users.life.hold(tx, userId);
      decide(await repository.byUser(tx, userId), { type: "change.cancelled" });
      await repository.remove(tx, userId);
    },
    /** What a link opens; changes nothing, so that a mail scanner may follow it. Throws TOKEN_INVALID or TOKEN_EXPIRED. */
    async look(db: Db, token: string): Promise<EmailChangeLink> {
      const hash = hashToken(token);
      const row = await repository.byToken(db, hash);
      if (row === null) throw new DomainError("TOKEN_INVALID");
      if (isExpired(row)) throw new DomainError("TOKEN_EXPIRED", { expired: true });
      const { email } = await ownAccount(db, row.userId);
      return {
        side: sideOf(row, hash),
        maskedCurrent: maskEmail(email),
        maskedNext: maskEmail(row.email),
        expiresAt: row.expiresAt.toISOString(),
        confirmed: confirmedOf(row),
      };
    },
    /** Confirms by one link; true when the other had been followed, and the address changed. Throws TOKEN_INVALID or TOKEN_EXPIRED. */
    async confirm(tx: Tx, token: string): Promise<boolean> {
      const hash = hashToken(token);
      const row = await hold(tx, hash);
      if (row === null) throw new DomainError("TOKEN_INVALID");
      const side = sideOf(row, hash);
      const { next, follows } = decide(row, {
        type: "link.confirmed",
        side,
        isExpired: isExpired(row),
        isTaken: (await users.byEmail(tx, row.email)) !== null,
      });
      if (next === "none") await repository.remove(tx, row.userId);
      else await repository.update(tx, row.userId, { [`${side}ConfirmedAt`]: instant(clock) });
      const isChanged = follows.some(({ type }) => type === "address.replaced");
      if (isChanged) await replace(tx, row);
      return isChanged;
    },
    /** Refuses by one link: nothing changes, and both die. Throws TOKEN_INVALID or TOKEN_EXPIRED. */
    async refuse(tx: Tx, token: string): Promise<void> {
      const row = await hold(tx, hashToken(token));
      decide(row, { type: "link.refused", isExpired: row !== null && isExpired(row) });
      if (row !== null) await repository.remove(tx, row.userId);
    },
    /** Forgets changes a day after their links ran out: until then a link shows that it has expired. */
    sweep: () => repository.sweep(pool, instant(clock, -linkLifeMs)),
  };
}

export type EmailChanges = ReturnType<typeof createEmailChanges>;
