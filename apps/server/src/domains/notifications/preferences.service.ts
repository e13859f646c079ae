import type {
  NotificationChannel,
  NotificationKind,
  NotificationPreference,
} from "@jobami/api/notifications/contract";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { KindRules, NotificationKinds } from "../../platform/domain/define-domain.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { notificationRefusals as refusals } from "./notifications.tables.ts";

type Choice = NotificationPreference[NotificationChannel];

/** How a kind comes by a channel to who has refused it there, or has not. */
function choiceOf(rules: KindRules, channel: NotificationChannel, isRefused: boolean): Choice {
  const exists = channel === "mail" ? rules.mail !== "none" : rules.isMailOnly !== true;
  if (!exists) return "never";
  if (rules.isEssential === true) return "always";
  return isRefused ? "off" : "on";
}

/** What some people refused. */
export interface Refusals {
  has(userId: string, kind: NotificationKind, channel: NotificationChannel): boolean;
}

/** What people want to be told of, by kind and channel. Only refusals are kept: a kind that is new is told. */
export function createPreferences({ clock, kinds }: { clock: Clock; kinds: NotificationKinds }) {
  async function refusalsOf(db: Db, userIds: readonly string[]): Promise<Refusals> {
    const rows = await db
      .select()
      .from(refusals)
      .where(inArray(refusals.userId, [...userIds]));
    const keys = new Set(rows.map(({ userId, kind, channel }) => `${userId} ${kind} ${channel}`));
    return { has: (userId, kind, channel) => keys.has(`${userId} ${kind} ${channel}`) };
  }

  function preferenceOf(kind: NotificationKind, userId: string, refused: Refusals): NotificationPreference {
    const rules = kinds[kind];
    if (rules === undefined) throw new Error(`No domain declares the notifications ${kind}.`);
    return {
      kind,
      inApp: choiceOf(rules, "inApp", refused.has(userId, kind, "inApp")),
      mail: choiceOf(rules, "mail", refused.has(userId, kind, "mail")),
    };
  }

  return {
    refusalsOf,
    /** What somebody is told of, in the order in which the domains declare it. */
    async list(db: Db, userId: string): Promise<NotificationPreference[]> {
      const refused = await refusalsOf(db, [userId]);
      return (Object.keys(kinds) as NotificationKind[]).map((kind) => preferenceOf(kind, userId, refused));
    },
    /** Turns a kind on a channel on or off. Throws PREFERENCE_FIXED where there is nothing to choose. */
    async set(
      tx: Tx,
      userId: string,
      { kind, channel, isOn }: { kind: NotificationKind; channel: NotificationChannel; isOn: boolean },
    ): Promise<NotificationPreference> {
      const before = preferenceOf(kind, userId, await refusalsOf(tx, [userId]));
      if (before[channel] === "always" || before[channel] === "never")
        throw new DomainError("PREFERENCE_FIXED");
      if (isOn)
        await tx
          .delete(refusals)
          .where(and(eq(refusals.userId, userId), eq(refusals.kind, kind), eq(refusals.channel, channel)));
      else
        await tx
          .insert(refusals)
          .values({ userId, kind, channel, refusedAt: instant(clock) })
          .onConflictDoNothing();
      return { ...before, [channel]: isOn ? "on" : "off" };
    },
    /** Whether somebody is to be told of a kind by a channel. */
    async isWanted(db: Db, userId: string, kind: NotificationKind, channel: NotificationChannel) {
      const choice = preferenceOf(kind, userId, await refusalsOf(db, [userId]))[channel];
      return choice === "on" || choice === "always";
    },
    /** Those of an audience (a query with the column `id`) who want a kind in the application. */
    willing: (audience: SQL, kind: NotificationKind): SQL => sql`
      select w.id from (${audience}) w where not exists (select from notification_refusals r
        where r.user_id = w.id and r.kind = ${kind} and r.channel = 'inApp')`,
  };
}

export type Preferences = ReturnType<typeof createPreferences>;
