import { and, count, desc, eq, type SQL } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.ts";
import { takeTurn } from "../../platform/database/turns.ts";
import { favorites } from "./favorites.tables.ts";

/** A favourite as it is stored. */
export type FavoriteRow = typeof favorites.$inferSelect;

const own = (userId: string, id: string): SQL | undefined =>
  and(eq(favorites.id, id), eq(favorites.userId, userId));

/** The SQL of favourites. */
export const favoritesRepository = {
  /** All of a person's, the last added first. */
  ofUser: (db: Db, userId: string): Promise<FavoriteRow[]> =>
    db
      .select()
      .from(favorites)
      .where(eq(favorites.userId, userId))
      .orderBy(desc(favorites.createdAt), desc(favorites.id)),
  async byFavorite(db: Db, userId: string, favoriteUserId: string): Promise<FavoriteRow | null> {
    const [row] = await db
      .select()
      .from(favorites)
      .where(and(eq(favorites.userId, userId), eq(favorites.favoriteUserId, favoriteUserId)));
    return row ?? null;
  },
  /** How many a person has; no one adds one for them until the transaction ends. */
  async lockedCount(tx: Tx, userId: string): Promise<number> {
    await takeTurn(tx, `favorites:${userId}`);
    const [row] = await tx.select({ of: count() }).from(favorites).where(eq(favorites.userId, userId));
    return row?.of ?? 0;
  },
  async insert(tx: Tx, row: FavoriteRow): Promise<void> {
    await tx.insert(favorites).values(row);
  },
  /** A person's own as it is after a change; null when they have no such one. */
  async change(
    tx: Tx,
    userId: string,
    id: string,
    set: Partial<Pick<FavoriteRow, "note" | "lookedAt">>,
  ): Promise<FavoriteRow | null> {
    const [row] = await tx.update(favorites).set(set).where(own(userId, id)).returning();
    return row ?? null;
  },
  /** False when the person has no such one. */
  async remove(tx: Tx, userId: string, id: string): Promise<boolean> {
    const removed = await tx.delete(favorites).where(own(userId, id)).returning({ id: favorites.id });
    return removed.length > 0;
  },
  /** Takes a person out of everybody's favourites. */
  async forget(tx: Tx, favoriteUserId: string): Promise<void> {
    await tx.delete(favorites).where(eq(favorites.favoriteUserId, favoriteUserId));
  },
};
