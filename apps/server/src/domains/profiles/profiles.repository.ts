import { and, eq, gt, like, or, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.ts";
import { takeTurn } from "../../platform/database/turns.ts";
import type { Account } from "../users/users.domain.ts";
import { profileSlugs, profiles } from "./profiles.tables.ts";

/** A profile as it is stored. */
export type ProfileRow = typeof profiles.$inferSelect;

/** The SQL of profiles and of the names in their addresses. */
export const profilesRepository = {
  async byUser(db: Db, userId: string): Promise<ProfileRow | null> {
    const [row] = await db.select().from(profiles).where(eq(profiles.userId, userId));
    return row ?? null;
  },
  /** All of them, read a few hundred at a time. */
  async *all(db: Db): AsyncGenerator<ProfileRow> {
    for (let after: string | undefined; ; ) {
      const rows = await db
        .select()
        .from(profiles)
        .where(after === undefined ? undefined : gt(profiles.userId, after))
        .orderBy(profiles.userId)
        .limit(300);
      yield* rows;
      after = rows.at(-1)?.userId;
      if (after === undefined) return;
    }
  },
  /** Writes the first version of a profile; false when there is one. */
  async insert(tx: Tx, row: ProfileRow): Promise<boolean> {
    const rows = await tx
      .insert(profiles)
      .values(row)
      .onConflictDoNothing()
      .returning({ of: profiles.userId });
    return rows.length > 0;
  },
  /** Writes the version after another; false when that is not the one stored. */
  async replace(tx: Tx, { userId, ...row }: ProfileRow): Promise<boolean> {
    const rows = await tx
      .update(profiles)
      .set(row)
      .where(and(eq(profiles.userId, userId), eq(profiles.version, row.version - 1)))
      .returning({ of: profiles.userId });
    return rows.length > 0;
  },
  /** Puts other texts in the place of those that everybody reads; answers the profile as it is now. */
  async setTexts(
    tx: Tx,
    userId: string,
    set: Partial<Pick<ProfileRow, "headline" | "about" | "filterVersion">>,
  ): Promise<ProfileRow | null> {
    const [row] = await tx.update(profiles).set(set).where(eq(profiles.userId, userId)).returning();
    return row ?? null;
  },
  /** What lists state of those of some people whom everybody may see: their headline, and when it was last saved, where anything was. */
  heads: (db: Db, userIds: readonly string[]) =>
    db
      .select({
        userId: profileSlugs.userId,
        slug: profileSlugs.slug,
        headline: profiles.headline,
        updatedAt: profiles.updatedAt,
        prenom: sql<string>`w.prenom`,
        initiale: sql<string>`w.initiale`,
        userType: sql<Account["userType"]>`w.user_type`,
        photoFileId: sql<string | null>`w.photo_file_id`,
      })
      .from(profileSlugs)
      .leftJoin(profiles, eq(profiles.userId, profileSlugs.userId))
      .innerJoin(
        sql`people w`,
        sql`w.id = ${profileSlugs.userId} and w.is_member and w.is_active and not w.profile_hidden`,
      )
      .where(
        and(
          sql`${profileSlugs.userId} = any(string_to_array(${sql.placeholder("ids")}, ',')::uuid[])`,
          eq(profileSlugs.isCurrent, true),
        ),
      )
      .prepare("profile_heads")
      .execute({ ids: userIds.join(",") }),
  async currentSlug(db: Db, userId: string): Promise<string | null> {
    const [row] = await db
      .select({ slug: profileSlugs.slug })
      .from(profileSlugs)
      .where(and(eq(profileSlugs.userId, userId), eq(profileSlugs.isCurrent, true)));
    return row?.slug ?? null;
  },
  /** Whose a name is, or was. */
  async slugHolder(db: Db, slug: string): Promise<string | null> {
    const [row] = await db
      .select({ userId: profileSlugs.userId })
      .from(profileSlugs)
      .where(eq(profileSlugs.slug, slug));
    return row?.userId ?? null;
  },
  /** Names that begin alike, which no one else can give away until the transaction ends. */
  async lockSlugs(tx: Tx, base: string): Promise<{ slug: string; userId: string }[]> {
    await takeTurn(tx, `slug:${base}`);
    return tx
      .select({ slug: profileSlugs.slug, userId: profileSlugs.userId })
      .from(profileSlugs)
      .where(or(eq(profileSlugs.slug, base), like(profileSlugs.slug, `${base}-%`)));
  },
  /** Makes a name a person's current one; what was theirs before leads on to it. */
  async setSlug(tx: Tx, userId: string, slug: string, createdAt: Date): Promise<void> {
    await tx.update(profileSlugs).set({ isCurrent: false }).where(eq(profileSlugs.userId, userId));
    await tx
      .insert(profileSlugs)
      .values({ slug, userId, isCurrent: true, createdAt })
      .onConflictDoUpdate({ target: profileSlugs.slug, set: { isCurrent: true } });
  },
};
