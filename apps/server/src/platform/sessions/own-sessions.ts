import { and, desc, eq, gt, inArray, isNull, ne, type SQL } from "drizzle-orm";
import { type Clock, instant } from "../clock/clock.ts";
import type { Db, Tx } from "../database/database.ts";
import { sessions, sessionTokens } from "./sessions.tables.ts";

/** The sessions of a person as they themselves see and end them. */
export function createOwnSessions(deps: {
  db: Db;
  clock: Clock;
  announceEnd: (tx: Tx, ids: readonly string[]) => void;
}) {
  const { db, clock, announceEnd } = deps;

  async function end(tx: Tx, which: SQL | undefined): Promise<readonly string[]> {
    const ended = await tx
      .update(sessions)
      .set({ endedAt: instant(clock) })
      .where(and(which, isNull(sessions.endedAt)))
      .returning({ id: sessions.id });
    const ids = ended.map(({ id }) => id);
    announceEnd(tx, ids);
    return ids;
  }

  return {
    /** Those that live, the last used first. */
    livingOf: (userId: string, from: Db = db) =>
      from
        .select()
        .from(sessions)
        .where(
          and(eq(sessions.userId, userId), isNull(sessions.endedAt), gt(sessions.expiresAt, instant(clock))),
        )
        .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
        .limit(100),
    /** One by its id; null when it is unknown. */
    async byId(tx: Tx, id: string) {
      const [row] = await tx.select().from(sessions).where(eq(sessions.id, id));
      return row ?? null;
    },
    /** Ends one of a person's; false when it is not theirs or has ended. */
    async endOne(tx: Tx, userId: string, id: string): Promise<boolean> {
      const isLiving = gt(sessions.expiresAt, instant(clock));
      const ended = await end(tx, and(eq(sessions.userId, userId), eq(sessions.id, id), isLiving));
      return ended.length > 0;
    },
    /** Ends those of a person in one browser; answers their ids. */
    endOfDevice: (tx: Tx, userId: string, deviceId: string): Promise<readonly string[]> =>
      end(tx, and(eq(sessions.userId, userId), eq(sessions.deviceId, deviceId))),
    /** Ends every session of a person, all but `except`; answers their ids. */
    endAll: (tx: Tx, userId: string, except?: string): Promise<readonly string[]> => {
      const isMeant = except === undefined ? undefined : ne(sessions.id, except);
      return end(tx, and(eq(sessions.userId, userId), isMeant));
    },
    /** Ends the one that holds one of these tokens, by their digests. */
    async endByTokens(tx: Tx, hashes: readonly string[]): Promise<void> {
      const held = tx
        .select({ id: sessionTokens.sessionId })
        .from(sessionTokens)
        .where(inArray(sessionTokens.hash, [...hashes]));
      await end(tx, inArray(sessions.id, held));
    },
  };
}
