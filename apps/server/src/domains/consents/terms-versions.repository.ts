import { firstTerms } from "@jobami/api/consents/routes";
import type { TermsVersions } from "@jobami/machines/consents/consent";
import { termsVersionStatus } from "@jobami/machines/consents/terms-version";
import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.ts";
import { takeTurn } from "../../platform/database/turns.ts";
import { franceZoneSql } from "../../platform/database/zones.ts";
import { termsAnnouncements, termsVersions } from "./consents.tables.ts";

export type TermsVersionRow = typeof termsVersions.$inferSelect;

/** Published terms, or the first ones, and where they stand at an instant. */
export interface KnownTerms extends TermsVersions {
  /** Null for the first ones. */
  row: TermsVersionRow | null;
  status: "announced" | "inForce" | "former";
}

/** Every version that was not taken back, the oldest first, as it stands at an instant (ms). */
export async function termsAt(db: Db, now: number): Promise<KnownTerms[]> {
  const rows = await db
    .select()
    .from(termsVersions)
    .where(isNull(termsVersions.withdrawnAt))
    .orderBy(asc(termsVersions.takesEffectAt));
  return [null, ...rows].map((row, index) => {
    const next = rows[index];
    const since = row?.takesEffectAt.getTime() ?? Number.NEGATIVE_INFINITY;
    const status = termsVersionStatus(since, next?.takesEffectAt.getTime() ?? null, now);
    if (status === "draft" || status === "withdrawn")
      throw new Error("A version that was published, and not taken back, is neither.");
    return {
      row,
      cgvVersion: row?.cgvVersion ?? firstTerms.cgvVersion,
      cguVersion: row?.cguVersion ?? firstTerms.cguVersion,
      status,
    };
  });
}

/** The terms that hold at an instant (ms). */
export async function termsInForce(db: Db, now: number): Promise<KnownTerms> {
  const found = (await termsAt(db, now)).find(({ status }) => status === "inForce");
  if (found === undefined) throw new Error("No terms are in force.");
  return found;
}

/** A person who is to be informed. */
export interface Recipient {
  id: string;
  email: string;
  prenom: string;
}

/** The SQL of versions of the terms. */
export const termsVersionsRepository = {
  /** Makes every other publication wait until the transaction ends. */
  async lock(tx: Tx): Promise<void> {
    await takeTurn(tx, "terms-versions");
  },
  /** The instant (ms) at which a day of Paris begins. */
  async midnight(db: Db, day: string): Promise<number> {
    const { rows } = await db.execute<{ at: string }>(
      sql`select (extract(epoch from ${day}::date::timestamp at time zone ${franceZoneSql}) * 1000)::bigint::text as at`,
    );
    return Number(rows[0]?.at);
  },
  async insert(tx: Tx, row: TermsVersionRow): Promise<void> {
    await tx.insert(termsVersions).values(row);
  },
  /** What was taken back before its date, the newest first. */
  withdrawn: (db: Db): Promise<TermsVersionRow[]> =>
    db
      .select()
      .from(termsVersions)
      .where(isNotNull(termsVersions.withdrawnAt))
      .orderBy(desc(termsVersions.withdrawnAt)),
  async byId(db: Db, id: string): Promise<TermsVersionRow | null> {
    const [row] = await db.select().from(termsVersions).where(eq(termsVersions.id, id));
    return row ?? null;
  },
  async withdraw(tx: Tx, id: string, withdrawnAt: Date, withdrawalReason: string): Promise<TermsVersionRow> {
    const [row] = await tx
      .update(termsVersions)
      .set({ withdrawnAt, withdrawalReason })
      .where(eq(termsVersions.id, id))
      .returning();
    if (row === undefined) throw new Error("The version is gone.");
    return row;
  },
  /** Keeps a version from being taken back until the transaction ends; false when it was. */
  async hold(tx: Tx, id: string): Promise<boolean> {
    const rows = await tx
      .select({ id: termsVersions.id })
      .from(termsVersions)
      .where(and(eq(termsVersions.id, id), isNull(termsVersions.withdrawnAt)))
      .for("share");
    return rows.length > 0;
  },
  /** Notes the next people who know of a version and not that it was taken back; answers who they are. No one is noted twice. */
  async claimMisled(tx: Tx, versionId: string, at: Date, most: number): Promise<Recipient[]> {
    const { rows } = await tx.execute<Recipient & Record<string, unknown>>(sql`
      select a.id, a.email, a.prenom from terms_announcements t join known_accounts a on a.id = t.user_id and a.is_reachable
      where t.version_id = ${versionId} and t.withdrawal_told_at is null
      order by a.id limit ${most} for update of t skip locked`);
    const people: Recipient[] = rows.map(({ id, email, prenom }) => ({ id, email, prenom }));
    if (people.length > 0)
      await tx
        .update(termsAnnouncements)
        .set({ withdrawalToldAt: at })
        .where(
          and(
            eq(termsAnnouncements.versionId, versionId),
            inArray(
              termsAnnouncements.userId,
              people.map(({ id }) => id),
            ),
          ),
        );
    return people;
  },
  /** How many were informed of each version, and how many consents to each are open. */
  async counts(db: Db) {
    const { rows: notified } = await db.execute<{ id: string; n: number }>(
      sql`select version_id as id, count(*)::integer as n from terms_announcements group by version_id`,
    );
    const { rows: accepted } = await db.execute<{ cgv: string; cgu: string; n: number }>(
      sql`select cgv_version as cgv, cgu_version as cgu, count(*)::integer as n from consents
        where kind = 'terms' and ended_at is null group by cgv_version, cgu_version`,
    );
    return {
      told: (id: string | null) => notified.find((one) => one.id === id)?.n ?? 0,
      accepted: ({ cgvVersion, cguVersion }: TermsVersions) =>
        accepted.find(({ cgv, cgu }) => cgv === cgvVersion && cgu === cguVersion)?.n ?? 0,
    };
  },
  /** Notes the next people who can be written to, were not informed yet and did not accept it by signing up; answers who they are. No one is noted twice. */
  async claimUntold(tx: Tx, version: TermsVersionRow, at: Date, most: number): Promise<Recipient[]> {
    const { rows } = await tx.execute<Recipient & Record<string, unknown>>(sql`
      select a.id, a.email, a.prenom from known_accounts a
      where a.is_reachable
        and not exists (select 1 from terms_announcements t where t.version_id = ${version.id} and t.user_id = a.id)
        and not exists (select 1 from consents c where c.user_id = a.id and c.kind = 'terms'
          and c.cgv_version = ${version.cgvVersion} and c.cgu_version = ${version.cguVersion})
      order by a.id limit ${most}`);
    const people: Recipient[] = rows.map(({ id, email, prenom }) => ({ id, email, prenom }));
    if (people.length === 0) return [];
    const claimed = await tx
      .insert(termsAnnouncements)
      .values(people.map(({ id }) => ({ versionId: version.id, userId: id, toldAt: at })))
      .onConflictDoNothing()
      .returning({ id: termsAnnouncements.userId });
    const ids = new Set(claimed.map(({ id }) => id));
    return people.filter(({ id }) => ids.has(id));
  },
};
