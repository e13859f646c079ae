import { and, eq, inArray, isNotNull, lt, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.ts";
import { takeTurn } from "../../platform/database/turns.ts";
import { files } from "./files.tables.ts";

export type FileRow = typeof files.$inferSelect;

/** The SQL of files. */
export const filesRepository = {
  async byId(db: Db, id: string): Promise<FileRow | null> {
    const [row] = await db.select().from(files).where(eq(files.id, id));
    return row ?? null;
  },
  async lock(tx: Tx, id: string): Promise<FileRow | null> {
    const [row] = await tx.select().from(files).where(eq(files.id, id)).for("update");
    return row ?? null;
  },
  async insert(tx: Tx, row: FileRow): Promise<void> {
    await tx.insert(files).values(row);
  },
  async setLooseSince(tx: Tx, id: string, looseSince: Date | null): Promise<void> {
    await tx.update(files).set({ looseSince }).where(eq(files.id, id));
  },
  async setName(tx: Tx, id: string, name: string): Promise<void> {
    await tx.update(files).set({ name }).where(eq(files.id, id));
  },
  /** Lets one upload of a person at a time count what they have; to the end of the transaction. */
  async holdRoom(tx: Tx, ownerId: string): Promise<void> {
    await takeTurn(tx, `files ${ownerId}`);
  },
  async bytesOf(db: Db, ownerId: string): Promise<number> {
    const [row] = await db
      .select({ bytes: sql<string>`coalesce(sum(${files.bytes}), 0)` })
      .from(files)
      .where(eq(files.ownerId, ownerId));
    return Number(row?.bytes ?? 0);
  },
  async ofOwner(db: Db, ownerId: string): Promise<FileRow[]> {
    return db.select().from(files).where(eq(files.ownerId, ownerId));
  },
  async remove(tx: Tx, id: string): Promise<void> {
    await tx.delete(files).where(eq(files.id, id));
  },
  /** Takes out some of what nothing has referred to since an instant. */
  async takeLoose(tx: Tx, before: Date, most: number): Promise<FileRow[]> {
    const some = tx
      .select({ id: files.id })
      .from(files)
      .where(and(isNotNull(files.looseSince), lt(files.looseSince, before)))
      .limit(most)
      .for("update", { skipLocked: true });
    return tx.delete(files).where(inArray(files.id, some)).returning();
  },
  /** Those of the ids that there are. */
  async known(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await db
      .select({ id: files.id })
      .from(files)
      .where(inArray(files.id, [...ids]));
    return new Set(rows.map(({ id }) => id));
  },
};
