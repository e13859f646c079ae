import { and, eq } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.ts";
import { googleLinks } from "./google.tables.ts";

export type GoogleLink = typeof googleLinks.$inferSelect;

/** The SQL of links. */
export const linksRepository = {
  async bySubject(
    db: Db,
    { issuer, subject }: Pick<GoogleLink, "issuer" | "subject">,
  ): Promise<GoogleLink | null> {
    const [row] = await db
      .select()
      .from(googleLinks)
      .where(and(eq(googleLinks.issuer, issuer), eq(googleLinks.subject, subject)));
    return row ?? null;
  },
  async byUser(db: Db, userId: string): Promise<GoogleLink | null> {
    const [row] = await db.select().from(googleLinks).where(eq(googleLinks.userId, userId));
    return row ?? null;
  },
  /** Links an account; the one that it was linked to before is no longer. False when another person has the subject. */
  async put(tx: Tx, link: GoogleLink): Promise<boolean> {
    await tx.delete(googleLinks).where(eq(googleLinks.userId, link.userId));
    const rows = await tx.insert(googleLinks).values(link).onConflictDoNothing().returning();
    return rows.length > 0;
  },
  async remove(tx: Tx, userId: string): Promise<void> {
    await tx.delete(googleLinks).where(eq(googleLinks.userId, userId));
  },
};
