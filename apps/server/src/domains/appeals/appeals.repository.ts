import type { AppealFigures, DecisionAbout } from "@jobami/api/appeals/contract";
import { and, eq, inArray, isNotNull, lt, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.ts";
import { franceZoneSql } from "../../platform/database/zones.ts";
import { everyJudge } from "../users/users.domain.ts";
import { appeals } from "./appeals.tables.ts";

export type AppealRecord = typeof appeals.$inferSelect;

/** What a decision is about, and what the content is called. */
interface Head extends Record<string, unknown> {
  id: string;
  subject: "content" | "sanction";
  kind: string;
  until: string | null;
  title: string;
}

/** Staff who can judge. */
interface AppealJudge extends Record<string, unknown> {
  id: string;
  name: string;
  isAdministrator: boolean;
}

/** A decision of a year, as it is exported. */
export interface DecisionLine extends Record<string, unknown> {
  id: string;
  subject: "content" | "sanction";
  kind: string;
  decision: string;
  reasons: string | null;
  decidedAt: string;
  appealedAt: string | null;
  side: string | null;
  outcome: string | null;
  appealReasons: string | null;
  appealDecidedAt: string | null;
}

/** The bounds of a year in France. */
const inYear = (
  column: string,
  year: number,
) => sql`${sql.raw(column)} >= make_timestamptz(${year}, 1, 1, 0, 0, 0, ${franceZoneSql})
  and ${sql.raw(column)} < make_timestamptz(${year + 1}, 1, 1, 0, 0, 0, ${franceZoneSql})`;

const utc = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** The SQL of appeals. */
export const appealsRepository = {
  async insert(tx: Tx, row: AppealRecord): Promise<void> {
    await tx.insert(appeals).values(row);
  },
  async byId(db: Db, id: string): Promise<AppealRecord | null> {
    const [row] = await db.select().from(appeals).where(eq(appeals.id, id));
    return row ?? null;
  },
  /** The appeal of a decision. */
  async ofDecision(db: Db, id: string): Promise<AppealRecord | null> {
    const rows = [
      ...(await db.select().from(appeals).where(eq(appeals.caseId, id))),
      ...(await db.select().from(appeals).where(eq(appeals.sanctionId, id))),
    ];
    return rows[0] ?? null;
  },
  /** The appeals of several decisions, by the id of the decision. */
  async ofDecisions(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, AppealRecord>> {
    if (ids.length === 0) return new Map();
    const rows = [
      ...(await db
        .select()
        .from(appeals)
        .where(inArray(appeals.caseId, [...ids]))),
      ...(await db
        .select()
        .from(appeals)
        .where(inArray(appeals.sanctionId, [...ids]))),
    ];
    return new Map(rows.map((row) => [row.caseId ?? row.sanctionId ?? "", row]));
  },
  /** An appeal that no one else changes until the transaction ends; lock the decision first where it changes too. */
  async lock(tx: Tx, id: string): Promise<AppealRecord | null> {
    const [row] = await tx.select().from(appeals).where(eq(appeals.id, id)).for("update");
    return row ?? null;
  },
  /** Lock it first. */
  async set(tx: Tx, id: string, set: Partial<AppealRecord>): Promise<void> {
    await tx.update(appeals).set(set).where(eq(appeals.id, id));
  },
  /** What appealed decisions are about, by the id of the decision. */
  async headsOf(
    db: Db,
    rows: readonly AppealRecord[],
  ): Promise<Map<string, Pick<Head, "title"> & { about: DecisionAbout }>> {
    const ids = (of: "caseId" | "sanctionId") =>
      sql`string_to_array(${rows.flatMap((row) => row[of] ?? []).join(",")}, ',')::uuid[]`;
    const { rows: heads } = await db.execute<Head>(sql`
      select id, 'content' as subject, kind, null as until, title from decided_cases where id = any(${ids("caseId")})
      union all
      select id, 'sanction', kind, ${utc("until")}, '' from sanction_heads where id = any(${ids("sanctionId")})`);
    return new Map(
      heads.map(({ id, title, subject, kind, until }) => [
        id,
        {
          title,
          about: (subject === "content" ? { subject, kind } : { subject, kind, until }) as DecisionAbout,
        },
      ]),
    );
  },
  /** Who of staff can judge: everybody of it with a second factor who is not among those who may not, by what they are. */
  async judges(db: Db): Promise<AppealJudge[]> {
    const { rows } = await db.execute<AppealJudge>(sql`
      select m.id, u.role = 'jobpadm' as "isAdministrator", u.prenom || ' ' || u.nom as name from (${everyJudge()}) m join users u on u.id = m.id`);
    return rows as AppealJudge[];
  },
  /** Forgets what visitors wrote in appeals that were decided before an instant. */
  async forgetVisitors(db: Db, before: Date): Promise<void> {
    await db
      .update(appeals)
      .set({ words: "" })
      .where(and(isNotNull(appeals.reportId), lt(appeals.decidedAt, before)));
  },
  /** Decisions and appeals of a year. */
  async figures(db: Db, year: number): Promise<AppealFigures[]> {
    const { rows } = await db.execute<AppealFigures & Record<string, unknown>>(sql`
      with decided as (
        select 'content' as subject, count(*)::integer as decisions from decided_cases where ${inYear("first_decided_at", year)}
        union all
        select 'sanction', count(*)::integer from sanction_heads where ${inYear("given_at", year)}),
      made as (
        select case when case_id is null then 'sanction' else 'content' end as subject, outcome, made_at, decided_at
        from appeals where ${inYear("made_at", year)})
      select d.subject, d.decisions, count(m.made_at)::integer as appeals,
        (count(m.made_at) filter (where m.outcome is null))::integer as waiting,
        (count(*) filter (where m.outcome = 'upheld'))::integer as upheld,
        (count(*) filter (where m.outcome = 'overturned'))::integer as overturned,
        (count(*) filter (where m.outcome = 'lifted'))::integer as lifted,
        round(percentile_cont(0.5) within group (order by extract(epoch from m.decided_at - m.made_at)))::integer as "medianSeconds"
      from decided d left join made m using (subject) group by d.subject, d.decisions order by d.subject`);
    return rows as AppealFigures[];
  },
  /** The decisions of a year with their reasons, the oldest first, in parts; never who they concern. */
  async *decisions(db: Db, year: number, size: number): AsyncGenerator<DecisionLine[]> {
    let after = { at: "-infinity", id: "00000000-0000-0000-0000-000000000000" };
    for (;;) {
      const { rows } = await db.execute<DecisionLine>(sql`
        select d.id, d.subject, d.kind, d.decision, d.reasons, ${utc("d.at")} as "decidedAt", ${utc("a.made_at")} as "appealedAt",
          a.side, a.outcome, a.reasons as "appealReasons", ${utc("a.decided_at")} as "appealDecidedAt"
        from (
          select id, 'content' as subject, kind, reasons, first_decided_at as at,
            case when is_removed then 'removed' when is_restored then 'restored' else 'kept' end as decision
          from decided_cases where ${inYear("first_decided_at", year)}
          union all
          select id, 'sanction', kind, reason, given_at, status from sanction_heads where ${inYear("given_at", year)}) d
        left join appeals a on a.case_id = d.id or a.sanction_id = d.id
        where (d.at, d.id) > (${after.at}::timestamptz, ${after.id}::uuid)
        order by d.at, d.id limit ${size}`);
      if (rows.length === 0) return;
      yield rows as DecisionLine[];
      const last = rows.at(-1) as DecisionLine;
      after = { at: last.decidedAt, id: last.id };
    }
  },
};
