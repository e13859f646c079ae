import { and, asc, desc, eq, isNotNull, ne, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.ts";
import { takeTurn } from "../../platform/database/turns.ts";
import { verificationDocuments as documents, verificationCompanies } from "./verification.tables.ts";

export type DocumentRow = typeof documents.$inferSelect;
export type CompanyRow = typeof verificationCompanies.$inferSelect;

/** The SQL of what people prove. */
export const verificationRepository = {
  /** Makes every other change of what a person proves wait until the transaction ends. */
  async lock(tx: Tx, userId: string): Promise<void> {
    await takeTurn(tx, `verification:${userId}`);
  },
  async byId(db: Db, id: string): Promise<DocumentRow | null> {
    const [row] = await db.select().from(documents).where(eq(documents.id, id));
    return row ?? null;
  },
  async byFile(db: Db, fileId: string): Promise<DocumentRow | null> {
    const [row] = await db.select().from(documents).where(eq(documents.fileId, fileId));
    return row ?? null;
  },
  /** The newest first. */
  ofUser: (db: Db, userId: string): Promise<DocumentRow[]> =>
    db
      .select()
      .from(documents)
      .where(eq(documents.userId, userId))
      .orderBy(desc(documents.submittedAt), desc(documents.id)),
  async insert(tx: Tx, row: DocumentRow): Promise<void> {
    await tx.insert(documents).values(row);
  },
  async set(tx: Tx, id: string, changes: Partial<DocumentRow>): Promise<void> {
    await tx.update(documents).set(changes).where(eq(documents.id, id));
  },
  async remove(tx: Tx, id: string): Promise<void> {
    await tx.delete(documents).where(eq(documents.id, id));
  },
  async company(db: Db, userId: string): Promise<CompanyRow | null> {
    const [row] = await db
      .select()
      .from(verificationCompanies)
      .where(eq(verificationCompanies.userId, userId));
    return row ?? null;
  },
  async setCompany(tx: Tx, row: CompanyRow): Promise<void> {
    await tx
      .insert(verificationCompanies)
      .values(row)
      .onConflictDoUpdate({ target: verificationCompanies.userId, set: row });
  },
  async removeCompany(tx: Tx, userId: string): Promise<void> {
    await tx.delete(verificationCompanies).where(eq(verificationCompanies.userId, userId));
  },
  /** Accepted documents whose last day comes before a day, the next first. */
  endingBefore: (db: Db, day: string): Promise<Pick<DocumentRow, "id" | "userId">[]> =>
    db
      .select({ id: documents.id, userId: documents.userId })
      .from(documents)
      .where(
        and(
          eq(documents.status, "accepted"),
          isNotNull(documents.expiresOn),
          ne(documents.kind, "qualification"),
          sql`${documents.expiresOn} < ${day}::date`,
        ),
      )
      .orderBy(asc(documents.expiresOn), asc(documents.id)),
};
