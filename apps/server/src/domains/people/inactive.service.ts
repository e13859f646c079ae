import type { InactiveAccount } from "@jobami/api/people/contract";
import { closure, type InactivityMonths, inactivityMonths, reminderDays } from "@jobami/api/people/routes";
import { instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { newId } from "../../platform/database/ids.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { KeyedQuery } from "../../platform/lists/keyed.ts";
import type { Platform } from "../../platform/platform.ts";
import type { AccountService } from "../account/account.domain.ts";
import { type Account, lastActive, type Users } from "../users/users.domain.ts";
import { type Administrator, holdMember } from "./holding.ts";
import { reminderLetter } from "./people.mails.ts";
import { peopleRepository as repository } from "./people.repository.ts";
import { toPerson } from "./people.view.ts";

const dayMs = 86_400_000;

/** So many months after an instant, or before it; the last day of a month that is too short. */
function monthsAfter(date: Date, months: number): Date {
  const moved = new Date(date);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return moved;
}

/** When an account may be closed that was first reminded at an instant: after three years of silence, and thirty days after that. */
function closableFrom(lastActiveAt: Date, noticeAt: Date): Date {
  const silent = monthsAfter(lastActiveAt, closure.months).getTime();
  return new Date(Math.max(silent, noticeAt.getTime() + closure.noticeDays * dayMs));
}

/** How it stands with the reminders of a silent account; those before they were last here count no more. */
function standingOf(account: Account, sent: readonly Date[], now: Date) {
  const lastActiveAt = lastActive(account);
  const since = sent.filter((at) => at > lastActiveAt);
  const first = since[0] ?? null;
  const last = sent.at(-1) ?? null;
  const from = first === null ? null : closableFrom(lastActiveAt, first);
  return {
    lastActiveAt,
    remindedAt: since.at(-1) ?? null,
    canRemind: last === null || now.getTime() - last.getTime() >= reminderDays * dayMs,
    closableFrom: from,
    canClose: from !== null && from <= now,
  };
}

const isSilent = (account: Account, since: Date): boolean =>
  account.role !== "jobpadm" &&
  (account.statut === "active" || account.statut === "paused") &&
  lastActive(account) <= since;

/** Accounts that no one uses: who they are, a reminder, and their closure. */
export function createInactive(deps: {
  platform: Pick<Platform, "clock" | "audit" | "mail" | "config">;
  users: Users;
  account: Pick<AccountService, "close">;
}) {
  const { users, account } = deps;
  const { clock, audit, mail, config } = deps.platform;

  async function remindersOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Date[]>> {
    const sent = new Map<string, Date[]>(ids.map((id) => [id, []]));
    for (const { userId, sentAt } of await repository.reminders(db, ids)) sent.get(userId)?.push(sentAt);
    return sent;
  }

  return {
    /** A page of accounts without a sign-in for so many months, the longest first. */
    async list(db: Db, { months, ...query }: { months: InactivityMonths } & KeyedQuery) {
      const now = instant(clock);
      const { rows, pagination } = await users.directory.idle(db, monthsAfter(now, -months), query);
      const sent = await remindersOf(
        db,
        rows.map(({ id }) => id),
      );
      const data = rows.map((row): InactiveAccount => {
        const standing = standingOf(row, sent.get(row.id) ?? [], now);
        return {
          ...toPerson(row),
          ...standing,
          lastActiveAt: standing.lastActiveAt.toISOString(),
          remindedAt: standing.remindedAt?.toISOString() ?? null,
          closableFrom: standing.closableFrom?.toISOString() ?? null,
        };
      });
      return { data, pagination };
    },
    /** Reminds those of them who are silent and were not reminded this month; the others are left out. Accounts are held in one order. */
    async remind(tx: Tx, ids: readonly string[], by: Pick<Administrator, "id">) {
      const now = instant(clock);
      const asked = [...new Set(ids)].sort();
      const since = monthsAfter(now, -Math.min(...inactivityMonths));
      const reminded: string[] = [];
      for (const id of asked) {
        const found = await users.life.hold(tx, id);
        if (found === null || !isSilent(found, since)) continue;
        const sent = (await remindersOf(tx, [id])).get(id) ?? [];
        if (!standingOf(found, sent, now).canRemind) continue;
        await repository.addReminder(tx, { id: newId(), userId: id, sentBy: by.id, sentAt: now });
        const lastActiveAt = lastActive(found);
        const first = sent.find((at) => at > lastActiveAt) ?? now;
        const letter = reminderLetter(config, {
          prenom: found.prenom,
          lastActiveAt,
          closableFrom: closableFrom(lastActiveAt, first),
        });
        await mail.send(tx, { lane: "bulk", to: found.email, userId: id, ...letter });
        reminded.push(id);
      }
      return { reminded, leftOut: asked.length - reminded.length };
    },
    /** Closes and erases a silent account, when its time has come. Throws CLOSURE_TOO_SOON, ACCOUNT_COMMITTED and what holding it throws. */
    async close(tx: Tx, id: string, by: Administrator): Promise<void> {
      const now = instant(clock);
      const found = await holdMember(tx, users, by, id);
      const sent = (await remindersOf(tx, [id])).get(id) ?? [];
      const { canClose, closableFrom: from, lastActiveAt, remindedAt } = standingOf(found, sent, now);
      if (!canClose) throw new DomainError("CLOSURE_TOO_SOON", { closableFrom: from?.toISOString() ?? null });
      await account.close(tx, id);
      await audit.record(tx, {
        kind: "account.closed",
        by: { kind: "person", ...by },
        subject: { kind: "account", id },
        before: { lastActiveAt: lastActiveAt.toISOString(), remindedAt: remindedAt?.toISOString() ?? null },
      });
    },
  };
}

export type Inactive = ReturnType<typeof createInactive>;
