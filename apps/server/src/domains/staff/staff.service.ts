import { type AuditEntry, type LogKind, moderationKinds } from "@jobami/api/audit/contract";
import { emailInAscii } from "@jobami/api/http/email";
import type { Role } from "@jobami/api/http/route";
import { type Period, periodDays } from "@jobami/api/staff/routes";
import type { StaffWork } from "../../composition/staff-work.ts";
import type { AuditActor, AuditRow } from "../../platform/audit/audit.ts";
import { instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { KeyedQuery } from "../../platform/lists/keyed.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Person } from "../../platform/sessions/sessions.ts";
import type { Account, Users } from "../users/users.domain.ts";
import { roleLetter } from "./staff.mails.ts";
import { workFor } from "./staff.queue.ts";

/** How a change of role ended. `unverified` and `inactive`: such an account gets no rights. */
export type RoleChange =
  | { outcome: "unknown" | "unverified" | "inactive" }
  | { outcome: "unchanged" | "changed"; account: Account; before: Role };

const shownEntries = 10;
const dayMs = 86_400_000;

function nameOf(account: Account | undefined): string | null {
  return account === undefined || account.statut === "deleted" ? null : `${account.prenom} ${account.nom}`;
}

/** Roles of staff, and what staff sees first. */
export function createStaff(deps: {
  platform: Pick<Platform, "audit" | "clock" | "mail" | "config">;
  users: Users;
  /** What of the domains waits for staff. */
  work: () => readonly StaffWork[];
}) {
  const { users } = deps;
  const { audit, clock, mail, config } = deps.platform;

  async function withNames(db: Db, rows: readonly AuditRow[]): Promise<AuditEntry[]> {
    const ids = rows.flatMap(({ actorId, subjectId }) =>
      actorId === null ? [subjectId] : [actorId, subjectId],
    );
    const people = new Map((await users.byIds(db, [...new Set(ids)])).map((one) => [one.id, one]));
    const name = (id: string | null) => (id === null ? null : nameOf(people.get(id)));
    return rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      kind: row.kind,
      actor: { kind: row.actorKind, name: name(row.actorId) },
      subject: { kind: row.subjectKind, id: row.subjectId, name: name(row.subjectId) },
      before: row.before,
      after: row.after,
      reason: row.reason,
    }));
  }

  return {
    /** Acts with the names of who did them and whom they were about, as they are called now. */
    withNames,
    /** The last acts of staff, the newest first. */
    lastActs: async (db: Db): Promise<AuditEntry[]> =>
      withNames(db, await audit.latest(db, { limit: shownEntries })),
    /** Gives the account of an address another role, keeps it in the audit and writes to its owner. Nothing happens where the role is the same. */
    async setRole(
      tx: Tx,
      change: { email: string; role: Role; by: AuditActor; reason?: string | null },
    ): Promise<RoleChange> {
      const found = await users.byEmail(tx, emailInAscii(change.email));
      if (found === null || found.statut === "deleted") return { outcome: "unknown" };
      const isGrant = change.role !== "jobutil";
      if (isGrant && found.emailVerifiedAt === null) return { outcome: "unverified" };
      if (isGrant && found.statut !== "active") return { outcome: "inactive" };
      const before = await users.setRole(tx, found.id, change.role);
      const account = { ...found, role: change.role };
      if (before === change.role) return { outcome: "unchanged", account, before };
      await audit.record(tx, {
        kind: isGrant ? "staff.granted" : "staff.revoked",
        by: change.by,
        subject: { kind: "account", id: found.id },
        before: { role: before },
        after: { role: change.role },
        reason: change.reason ?? null,
      });
      const letter = roleLetter(config, change.role, found.prenom);
      await mail.send(tx, { lane: "urgent", to: found.email, userId: found.id, ...letter });
      return { outcome: "changed", account, before };
    },
    /** Everybody who has a role above that of members. */
    list: (db: Db): Promise<Account[]> => users.staff(db),
    /** What waits for a person of staff. */
    work: (db: Db, viewer: Pick<Person, "id" | "powers">) => workFor(db, viewer, deps.work(), config),
    /** Figures of accounts and the last acts. */
    async administration(db: Db) {
      const figures = await users.figures(db);
      return {
        accounts: {
          active: figures.active,
          newThisWeek: figures.newThisWeek,
          suspended: figures.suspended,
          deletionsUnderWay: figures.deletionsUnderWay,
          staff: figures.staff,
          staffWithoutSecondFactor: figures.staffWithoutSecondFactor,
        },
        entries: await withNames(db, await audit.latest(db, { limit: shownEntries })),
      };
    },
    /** A page of what moderators decided, or of reads of a kind. */
    async moderationLog(
      db: Db,
      { act, period, ...query }: { act?: LogKind | undefined; period?: Period | undefined } & KeyedQuery,
    ) {
      const { rows, pagination } = await audit.page(db, {
        kinds: act === undefined ? moderationKinds : [act],
        since: period === undefined ? null : instant(clock, -periodDays[period] * dayMs),
        ...query,
      });
      return { data: await withNames(db, rows), pagination };
    },
    /** Suspensions, and the last acts by or about a moderator. */
    async moderation(db: Db, userId: string) {
      const { suspended, suspensionsEndingThisWeek, suspensionsWithoutEnd } = await users.figures(db);
      return {
        suspensions: {
          running: suspended,
          endingThisWeek: suspensionsEndingThisWeek,
          withoutEnd: suspensionsWithoutEnd,
        },
        entries: await withNames(db, await audit.latest(db, { limit: shownEntries, about: userId })),
      };
    },
  };
}

export type Staff = ReturnType<typeof createStaff>;
