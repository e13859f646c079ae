import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { hashToken, newToken } from "../../platform/secrets/secrets.ts";
import { mailedTokens } from "./auth.tables.ts";

/** Proof of an address, permission to choose a new password, or to delete the account. */
export type TokenKind = "verification" | "reset" | "deletion";

const hourMs = 3_600_000;
/** Life of a link by its kind, in ms. */
export const tokenLifeMs: Record<TokenKind, number> = {
  verification: 24 * hourMs,
  reset: hourMs,
  deletion: 24 * hourMs,
};

/** Where a link stands. */
export type TokenState = { state: "unknown" } | { state: "usable" | "used" | "expired"; userId: string };

/** Links sent by mail: random, stored as digests, good for one use. */
export function createMailedTokens(deps: { clock: Clock }) {
  const { clock } = deps;

  async function stateOf(db: Db, kind: TokenKind, token: string, locked: boolean): Promise<TokenState> {
    const query = db
      .select()
      .from(mailedTokens)
      .where(and(eq(mailedTokens.hash, hashToken(token)), eq(mailedTokens.kind, kind)));
    const [row] = await (locked ? query.for("update") : query);
    if (row === undefined) return { state: "unknown" };
    const { userId } = row;
    if (row.usedAt !== null) return { state: "used", userId };
    return { state: row.expiresAt > instant(clock) ? "usable" : "expired", userId };
  }

  return {
    /** Draws a token for a link; one that opens nothing, by the same statement, when no one has the id. */
    async issue(tx: Tx, kind: TokenKind, userId: string): Promise<string> {
      const token = newToken();
      const [now, end] = [instant(clock), instant(clock, tokenLifeMs[kind])];
      await tx.execute(sql`
        insert into mailed_tokens (hash, user_id, kind, created_at, expires_at)
        select ${hashToken(token)}, id, ${kind}, ${now.toISOString()}::timestamptz, ${end.toISOString()}::timestamptz
        from users where id = ${userId}::uuid`);
      return token;
    },
    /** Where a link stands, without using it. */
    look: (db: Db, kind: TokenKind, token: string) => stateOf(db, kind, token, false),
    /** Uses a link; the state is the one before. Others of its kind die with it. */
    async use(tx: Tx, kind: TokenKind, token: string): Promise<TokenState> {
      const state = await stateOf(tx, kind, token, true);
      if (state.state === "usable")
        await tx
          .update(mailedTokens)
          .set({ usedAt: instant(clock) })
          .where(
            and(
              eq(mailedTokens.userId, state.userId),
              eq(mailedTokens.kind, kind),
              isNull(mailedTokens.usedAt),
            ),
          );
      return state;
    },
    /** Takes back the links of a kind that could still be used. */
    async revoke(tx: Tx, kind: TokenKind, userId: string): Promise<void> {
      await tx
        .delete(mailedTokens)
        .where(
          and(
            eq(mailedTokens.userId, userId),
            eq(mailedTokens.kind, kind),
            gt(mailedTokens.expiresAt, instant(clock)),
          ),
        );
    },
    /** Forgets links of more than 30 days ago. */
    async sweep(db: Db): Promise<void> {
      await db.delete(mailedTokens).where(lt(mailedTokens.expiresAt, instant(clock, -30 * 24 * hourMs)));
    },
  };
}

export type MailedTokens = ReturnType<typeof createMailedTokens>;
