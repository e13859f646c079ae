import { and, asc, desc, eq, lt, ne } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.ts";
import { sanctions } from "./people.tables.ts";

export type SanctionRow = typeof sanctions.$inferSelect;

/** The SQL of sanctions. */
export const sanctionsRepository = {
  async insert(tx: Tx, row: SanctionRow): Promise<void> {
    await tx.insert(sanctions).values(row);
  },
  async byId(db: Db, id: string): Promise<SanctionRow | null> {
    const [row] = await db.select().from(sanctions).where(eq(sanctions.id, id));
    return row ?? null;
  },
  /** A sanction that no one else changes until the transaction ends. */
  async lock(tx: Tx, id: string): Promise<SanctionRow | null> {
    const [row] = await tx.select().from(sanctions).where(eq(sanctions.id, id)).for("update");
    return row ?? null;
  },
  /** The last suspension of a person, running or not. */
  async newestSuspension(db: Db, userId: string): Promise<SanctionRow | null> {
    const [row] = await db
      .select()
      .from(sanctions)
      .where(and(eq(sanctions.userId, userId), ne(sanctions.kind, "warning")))
      .orderBy(desc(sanctions.givenAt), desc(sanctions.id))
      .limit(1);
    return row ?? null;
  },
  async setStatus(tx: Tx, id: string, status: SanctionRow["status"]): Promise<void> {
    await tx.update(sanctions).set({ status }).where(eq(sanctions.id, id));
  },
  /** Sanctions that can no longer be appealed since an instant. */
  async givenBefore(db: Db, before: Date, limit: number): Promise<string[]> {
    const rows = await db
      .select({ id: sanctions.id })
      .from(sanctions)
      .where(and(eq(sanctions.status, "given"), lt(sanctions.givenAt, before)))
      .orderBy(asc(sanctions.givenAt))
      .limit(limit);
    return rows.map(({ id }) => id);
  },
};
