import type { ReportedKind } from "@jobami/api/reports/routes";
import { and, count, eq, gte, inArray, isNotNull, lt, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.ts";
import { takeTurn } from "../../platform/database/turns.ts";
import { moderationCases as cases, contentReports as reports } from "./reports.tables.ts";

export type CaseRow = typeof cases.$inferSelect;
export type ReportRow = typeof reports.$inferSelect;

/** A case in the list. */
export type ListedCase = CaseRow & { people: number; isFlagged: boolean };

/** Who reports: a member, or a visitor by their address. */
export type Reporter = { id: string } | { email: string };

const isOfFilter = sql`${reports.source} = 'filter'`;
const ofCase = sql`from ${reports} where ${reports.caseId} = ${cases.id}`;
const isBy = (reporter: Reporter) =>
  "id" in reporter ? eq(reports.reporterId, reporter.id) : eq(reports.email, reporter.email);

const listed = {
  people: sql<number>`(select count(*)::integer ${ofCase} and not ${isOfFilter})`,
  isFlagged: sql<boolean>`exists (select 1 ${ofCase} and ${isOfFilter})`,
};

/** The SQL of reports. */
export const reportsRepository = {
  /** Makes every other report of a content wait until the transaction ends. */
  async lockContent(tx: Tx, kind: ReportedKind, contentId: string): Promise<void> {
    await takeTurn(tx, `report:${kind}:${contentId}`);
  },
  /** Makes every other report of a person wait until the transaction ends. */
  async lockReporter(tx: Tx, reporter: Reporter): Promise<void> {
    const who = "id" in reporter ? reporter.id : reporter.email;
    await takeTurn(tx, `reporter:${who}`);
  },
  async openCase(tx: Tx, kind: ReportedKind, contentId: string): Promise<CaseRow | null> {
    const [row] = await tx
      .select()
      .from(cases)
      .where(and(eq(cases.kind, kind), eq(cases.contentId, contentId), eq(cases.status, "reported")));
    return row ?? null;
  },
  async insertCase(tx: Tx, row: CaseRow): Promise<void> {
    await tx.insert(cases).values(row);
  },
  async insertReport(tx: Tx, row: ReportRow): Promise<void> {
    await tx.insert(reports).values(row);
  },
  async setReason(tx: Tx, id: string, reason: string): Promise<void> {
    await tx.update(reports).set({ reason }).where(eq(reports.id, id));
  },
  async hasReported(tx: Tx, reporter: Reporter, kind: ReportedKind, contentId: string): Promise<boolean> {
    const rows = await tx
      .select({ id: reports.id })
      .from(reports)
      .where(and(isBy(reporter), eq(reports.kind, kind), eq(reports.contentId, contentId)));
    return rows.length > 0;
  },
  /** Whether two people are the sides of a mission that was agreed on. */
  async areSidesOf(tx: Tx, missionId: string, two: readonly (string | null)[]): Promise<boolean> {
    const { rows } = await tx.execute<{ sides: string[] }>(sql`
      select array[owner_id::text, jobbeur_id::text] as sides from mission_agreements where mission_id = ${missionId}`);
    const sides = rows[0]?.sides ?? [];
    return sides.length > 0 && two.every((id) => id !== null && sides.includes(id));
  },
  /** Titles of missions by their ids. */
  async titlesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const { rows } = await db.execute<{ id: string; title: string }>(sql`
      select id, title from mission_heads where id in ${[...ids]}`);
    return new Map(rows.map(({ id, title }) => [id, title]));
  },
  /** How much a person reported since an instant. */
  async reportedSince(tx: Tx, reporter: Reporter, since: Date): Promise<number> {
    const [row] = await tx
      .select({ of: count() })
      .from(reports)
      .where(and(isBy(reporter), gte(reports.createdAt, since)));
    return row?.of ?? 0;
  },
  /** Who reported what a case is about, by their account: also those who did so as a visitor under its address. */
  async reportersOf(db: Db, caseId: string): Promise<string[]> {
    const { rows } = await db.execute<{ id: string }>(sql`
      select reporter_id as id from ${reports} where case_id = ${caseId} and reporter_id is not null
      union select u.id from users u join ${reports} r on r.email = u.email where r.case_id = ${caseId}`);
    return rows.map(({ id }) => id);
  },
  /** Cases with how many people reported each, and whether the filter did. */
  async withCounts(db: Db, rows: readonly CaseRow[]): Promise<ListedCase[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const counts = await db
      .select({ id: cases.id, ...listed })
      .from(cases)
      .where(inArray(cases.id, ids));
    const byId = new Map(counts.map((one) => [one.id, one]));
    return rows.map((row) => ({ ...row, people: 0, isFlagged: false, ...byId.get(row.id) }));
  },
  async byId(db: Db, id: string): Promise<CaseRow | null> {
    const [row] = await db.select().from(cases).where(eq(cases.id, id));
    return row ?? null;
  },
  /** A case that no one else decides of until the transaction ends. */
  async lock(tx: Tx, id: string): Promise<CaseRow | null> {
    const [row] = await tx.select().from(cases).where(eq(cases.id, id)).for("update");
    return row ?? null;
  },
  async set(tx: Tx, id: string, set: Partial<CaseRow>): Promise<void> {
    await tx.update(cases).set(set).where(eq(cases.id, id));
  },
  /** The reports of a case, in their order. */
  reportsOf: (db: Db, caseId: string): Promise<ReportRow[]> =>
    db.select().from(reports).where(eq(reports.caseId, caseId)).orderBy(reports.createdAt, reports.id),
  /** How often something of a person was taken away and not shown again. */
  async removalsOf(db: Db, authorId: string): Promise<number> {
    const [row] = await db
      .select({ of: count() })
      .from(cases)
      .where(and(eq(cases.authorId, authorId), eq(cases.isRemoved, true)));
    return row?.of ?? 0;
  },
  /** Decisions that can no longer be contested since an instant. */
  async decidedBefore(db: Db, before: Date, limit: number): Promise<string[]> {
    const rows = await db
      .select({ id: cases.id })
      .from(cases)
      .where(and(inArray(cases.status, ["kept", "removed", "restored"]), lt(cases.decidedAt, before)))
      .orderBy(cases.decidedAt, cases.id)
      .limit(limit);
    return rows.map(({ id }) => id);
  },
  /** Forgets the names and addresses of visitors whose report was decided of before an instant. */
  async forgetVisitors(tx: Tx, before: Date): Promise<void> {
    const old = tx.select({ id: cases.id }).from(cases).where(lt(cases.decidedAt, before));
    await tx
      .update(reports)
      .set({ name: null, email: null })
      .where(and(isNotNull(reports.email), inArray(reports.caseId, old)));
  },
};
