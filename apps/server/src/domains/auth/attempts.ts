import { count, eq, gt, lt, sql } from "drizzle-orm";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import type { ServerSecret } from "../../platform/secrets/secrets.ts";
import { attempts } from "./auth.tables.ts";

/** How many failures lead to which lock. A count begins anew `windowMs` after its first or its last try. */
export interface AttemptRules {
  most: number;
  lockMs: number;
  windowMs: number;
  windowFrom: "first" | "last";
}

const quarterMs = 15 * 60_000;
/** LOGIN-38: 5 failures lock an account for 15 min. */
export const accountRules: AttemptRules = {
  most: 5,
  lockMs: quarterMs,
  windowMs: quarterMs,
  windowFrom: "last",
};
/** 50 failures from one address block it for 15 min. Many people may share it: their right tries must not stretch the window. */
export const addressRules: AttemptRules = {
  most: 50,
  lockMs: quarterMs,
  windowMs: quarterMs,
  windowFrom: "first",
};

/** A try that was taken, or how long none is allowed. */
export type Reservation = { allowed: true; left: number } | { allowed: false; retryAfterSeconds: number };

/** Counts tries before they are checked, in one statement each, so that tries made at once are all counted. */
export function createAttempts(deps: { clock: Clock; secret: ServerSecret }) {
  const { clock, secret } = deps;
  const idOf = (subject: string) => secret.signLasting("attempt", subject);
  const secondsUntil = (until: Date) => Math.max(1, Math.ceil((until.getTime() - clock.now()) / 1000));

  async function lockOf(db: Db, subject: string): Promise<number | null> {
    const [row] = await db
      .select()
      .from(attempts)
      .where(eq(attempts.id, idOf(subject)));
    const until = row?.lockedUntil ?? null;
    return until !== null && until > instant(clock) ? secondsUntil(until) : null;
  }

  return {
    /** Seconds a subject is still locked; null when it is not. */
    lockOf,
    /** Takes one try. When the check succeeds, `clear` forgets all of the subject's, `giveBack` this one. */
    async reserve(db: Db, subject: string, rules: AttemptRules): Promise<Reservation> {
      const now = instant(clock);
      const lock = instant(clock, rules.lockMs);
      const begins = sql`(${attempts.lockedUntil} is not null or ${attempts.lastAt} <= ${instant(clock, -rules.windowMs)})`;
      const tries = sql`case when ${begins} then 1 else ${attempts.failures} + 1 end`;
      const first = {
        id: idOf(subject),
        failures: 1,
        lastAt: now,
        lockedUntil: rules.most === 1 ? lock : null,
      };
      const [row] = await db
        .insert(attempts)
        .values(first)
        .onConflictDoUpdate({
          target: attempts.id,
          set: {
            failures: tries,
            lastAt:
              rules.windowFrom === "last"
                ? now
                : sql`case when ${begins} then ${now}::timestamptz else ${attempts.lastAt} end`,
            lockedUntil: sql`case when (${tries}) >= ${rules.most} then ${lock}::timestamptz end`,
          },
          setWhere: sql`${attempts.lockedUntil} is null or ${attempts.lockedUntil} <= ${now}`,
        })
        .returning({ failures: attempts.failures });
      if (row !== undefined) return { allowed: true, left: rules.most - row.failures };
      return { allowed: false, retryAfterSeconds: (await lockOf(db, subject)) ?? 1 };
    },
    /** Gives a taken try back, and with it a lock that counted it. */
    async giveBack(db: Db, subject: string, rules: AttemptRules): Promise<void> {
      const left = sql`greatest(${attempts.failures} - 1, 0)`;
      await db
        .update(attempts)
        .set({
          failures: left,
          lockedUntil: sql`case when ${left} >= ${rules.most} then ${attempts.lockedUntil} end`,
        })
        .where(eq(attempts.id, idOf(subject)));
    },
    /** Forgets the failures of a subject. */
    async clear(db: Db, subject: string): Promise<void> {
      await db.delete(attempts).where(eq(attempts.id, idOf(subject)));
    },
    /** How many accounts, codes and addresses are locked now. */
    async lockedNow(db: Db): Promise<number> {
      const [row] = await db
        .select({ of: count() })
        .from(attempts)
        .where(gt(attempts.lockedUntil, instant(clock)));
      return row?.of ?? 0;
    },
    /** Forgets failures of more than a day ago. */
    async sweep(db: Db): Promise<void> {
      await db.delete(attempts).where(lt(attempts.lastAt, instant(clock, -24 * 3_600_000)));
    },
  };
}

export type Attempts = ReturnType<typeof createAttempts>;
