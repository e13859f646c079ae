import { and, eq, gte, inArray, isNull, lt, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.ts";
import { seoPromotions, users } from "./users.tables.ts";

/** An account as it is stored. */
export type Account = typeof users.$inferSelect;
export type NewAccount = typeof users.$inferInsert;

/** How many accounts stand where. */
export type UserFigures = Record<
  | "active"
  | "newThisWeek"
  | "suspended"
  | "suspensionsEndingThisWeek"
  | "suspensionsWithoutEnd"
  | "deletionsUnderWay"
  | "staff"
  | "staffWithoutSecondFactor",
  number
>;

/** The SQL of accounts. */
export const usersRepository = {
  async byEmail(db: Db, email: string): Promise<Account | null> {
    const [row] = await db.select().from(users).where(eq(users.email, email));
    return row ?? null;
  },
  async byId(db: Db, id: string): Promise<Account | null> {
    const [row] = await db.select().from(users).where(eq(users.id, id));
    return row ?? null;
  },
  /** An account that no one else can change until the transaction ends. */
  async lock(tx: Tx, id: string): Promise<Account | null> {
    const [row] = await tx.select().from(users).where(eq(users.id, id)).for("no key update");
    return row ?? null;
  },
  /** Where people stand, which no one can change until the transaction ends; always locked in the same order. */
  async holdStanding(
    tx: Tx,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, Pick<Account, "id" | "statut">>> {
    const rows = await tx
      .select({ id: users.id, statut: users.statut })
      .from(users)
      .where(inArray(users.id, [...ids]))
      .orderBy(users.id)
      .for("share");
    return new Map(rows.map((row) => [row.id, row]));
  },
  /** Accounts whose suspension, or whose link of a deletion, has run out. */
  async overdue(db: Db, which: "suspendedUntil" | "deletionExpiresAt", now: Date): Promise<string[]> {
    const rows = await db.select({ id: users.id }).from(users).where(lte(users[which], now)).limit(200);
    return rows.map(({ id }) => id);
  },
  async byIds(db: Db, ids: readonly string[]): Promise<Account[]> {
    return ids.length === 0
      ? []
      : db
          .select()
          .from(users)
          .where(inArray(users.id, [...ids]));
  },
  /** Everybody whose role is above that of members, administrators first. */
  async staff(db: Db): Promise<Account[]> {
    return db
      .select()
      .from(users)
      .where(ne(users.role, "jobutil"))
      .orderBy(sql`${users.role} = 'jobpadm' desc`, users.email);
  },
  /** How many accounts there are, by where they stand. */
  async figures(db: Db, since: { weekAgo: Date; weekAhead: Date }): Promise<UserFigures> {
    const counted = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
    const isStaff = and(ne(users.role, "jobutil"), ne(users.statut, "deleted")) as SQL;
    const isSuspended = sql`${users.statut} = 'suspended'`;
    const [row] = await db
      .select({
        active: counted(sql`${users.statut} = 'active'`),
        newThisWeek: counted(gte(users.createdAt, since.weekAgo)),
        suspended: counted(isSuspended),
        suspensionsEndingThisWeek: counted(
          and(isSuspended, lt(users.suspendedUntil, since.weekAhead)) as SQL,
        ),
        suspensionsWithoutEnd: counted(and(isSuspended, isNull(users.suspendedUntil)) as SQL),
        deletionsUnderWay: counted(sql`${users.statut} in ('deletion_asked', 'deletion_confirmed')`),
        staff: counted(isStaff),
        staffWithoutSecondFactor: counted(
          and(isStaff, eq(users.twoFactorEnabled, false), eq(users.authenticatorEnabled, false)) as SQL,
        ),
      })
      .from(users);
    return row as UserFigures;
  },
  async knownEmails(db: Db, emails: readonly string[]): Promise<string[]> {
    const rows = await db
      .select({ email: users.email })
      .from(users)
      .where(inArray(users.email, [...emails]));
    return rows.map(({ email }) => email);
  },
  /** Adds an account; null when its address is taken. */
  async insert(tx: Tx, account: NewAccount): Promise<Account | null> {
    const [row] = await tx
      .insert(users)
      .values(account)
      .onConflictDoNothing({ target: users.email })
      .returning();
    return row ?? null;
  },
  async update(tx: Tx, id: string, changes: Partial<NewAccount>): Promise<Account> {
    const [row] = await tx.update(users).set(changes).where(eq(users.id, id)).returning();
    if (row === undefined) throw new Error("The account is gone.");
    return row;
  },
  /** Takes the right to send the suspension mail to an address; null when there is none to send. */
  async claimSuspensionMail(tx: Tx, email: string, now: Date, notSince: Date): Promise<Account | null> {
    const [row] = await tx
      .update(users)
      .set({ suspensionMailAt: now })
      .where(
        and(
          eq(users.email, email),
          eq(users.statut, "suspended"),
          or(isNull(users.suspensionMailAt), lt(users.suspensionMailAt, notSince)),
        ),
      )
      .returning();
    return row ?? null;
  },
  /** Notes when a trigger was last shown to a person. */
  async noteSeoPromotion(tx: Tx, row: typeof seoPromotions.$inferInsert): Promise<void> {
    await tx
      .insert(seoPromotions)
      .values(row)
      .onConflictDoUpdate({
        target: [seoPromotions.userId, seoPromotions.trigger],
        set: { shownAt: row.shownAt },
      });
  },
};
