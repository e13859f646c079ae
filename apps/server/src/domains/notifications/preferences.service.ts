import type {
  NotificationChannel,
  NotificationChoice,
  NotificationKind,
  NotificationPreference,
} from "@jobami/api/notifications/contract";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { KindRules, NotificationKinds } from "../../composition/define-domain.ts";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { choices } from "./notifications.tables.ts";

type Choice = NotificationPreference[NotificationChannel];

/** How a kind comes by a channel to who has chosen this there. */
function choiceOf(rules: KindRules, channel: NotificationChannel, chosen: NotificationChoice): Choice {
  const exists = channel === "mail" ? rules.mail !== "none" : rules.isMailOnly !== true;
  if (!exists) return "never";
  // What is essential comes by the other two; a push message is a comfort.
  return rules.isEssential === true && channel !== "push" ? "always" : chosen;
}

/** What some people have chosen: at once where they chose nothing. */
export interface Choices {
  of(userId: string, kind: NotificationKind, channel: NotificationChannel): NotificationChoice;
}

/** What people want to be informed of, by kind and channel. Only what is not wanted at once is stored: a kind that is new is reported. */
export function createPreferences({ clock, kinds }: { clock: Clock; kinds: NotificationKinds }) {
  async function choicesOf(db: Db, userIds: readonly string[]): Promise<Choices> {
    const rows = await db
      .select()
      .from(choices)
      .where(inArray(choices.userId, [...userIds]));
    const known = new Map(rows.map((row) => [`${row.userId} ${row.kind} ${row.channel}`, row.choice]));
    return { of: (userId, kind, channel) => known.get(`${userId} ${kind} ${channel}`) ?? "on" };
  }

  function preferenceOf(kind: NotificationKind, userId: string, chosen: Choices): NotificationPreference {
    const rules = kinds[kind];
    if (rules === undefined) throw new Error(`No domain declares the notifications ${kind}.`);
    return {
      kind,
      inApp: choiceOf(rules, "inApp", chosen.of(userId, kind, "inApp")),
      mail: choiceOf(rules, "mail", chosen.of(userId, kind, "mail")),
      push: choiceOf(rules, "push", chosen.of(userId, kind, "push")),
    };
  }

  return {
    choicesOf,
    /** What a person is informed of, in the order in which the domains declare it. */
    async list(db: Db, userId: string): Promise<NotificationPreference[]> {
      const chosen = await choicesOf(db, [userId]);
      return (Object.keys(kinds) as NotificationKind[]).map((kind) => preferenceOf(kind, userId, chosen));
    },
    /** Sets how a kind comes by a channel. Throws PREFERENCE_FIXED where there is nothing to choose. */
    async set(
      tx: Tx,
      userId: string,
      {
        kind,
        channel,
        choice,
      }: { kind: NotificationKind; channel: NotificationChannel; choice: NotificationChoice },
    ): Promise<NotificationPreference> {
      const before = preferenceOf(kind, userId, await choicesOf(tx, [userId]));
      if (before[channel] === "always" || before[channel] === "never")
        throw new DomainError("PREFERENCE_FIXED");
      if (choice === "on")
        await tx
          .delete(choices)
          .where(and(eq(choices.userId, userId), eq(choices.kind, kind), eq(choices.channel, channel)));
      else {
        const chosen = { choice, chosenAt: instant(clock) };
        await tx
          .insert(choices)
          .values({ userId, kind, channel, ...chosen })
          .onConflictDoUpdate({ target: [choices.userId, choices.kind, choices.channel], set: chosen });
      }
      return { ...before, [channel]: choice };
    },
    /** What was to come in the digest is not mailed any more. */
    async endDigest(tx: Tx, userId: string): Promise<void> {
      await tx
        .update(choices)
        .set({ choice: "off", chosenAt: instant(clock) })
        .where(and(eq(choices.userId, userId), eq(choices.choice, "digest")));
    },
    /** How a kind comes to a person by a channel. */
    async choiceOf(
      db: Db,
      userId: string,
      kind: NotificationKind,
      channel: NotificationChannel,
    ): Promise<Choice> {
      return preferenceOf(kind, userId, await choicesOf(db, [userId]))[channel];
    },
    /** Those of an audience (a query with the column `id`) who want a kind in the application. */
    willing: (audience: SQL, kind: NotificationKind): SQL => sql`
      select w.id from (${audience}) w where not exists (select from notification_choices r
        where r.user_id = w.id and r.kind = ${kind} and r.channel = 'inApp' and r.choice = 'off')`,
  };
}

export type Preferences = ReturnType<typeof createPreferences>;
