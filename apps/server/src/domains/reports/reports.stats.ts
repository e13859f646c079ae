import type { ReportFigures, ReportStats } from "@jobami/api/reports/contract";
import { type ReportedKind, reportedKinds } from "@jobami/api/reports/routes";
import { sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";

type FiguresRow = ReportFigures & { kind: ReportedKind | null };

const noFigures: ReportFigures = {
  received: 0,
  waiting: 0,
  kept: 0,
  removed: 0,
  restored: 0,
  closed: 0,
  medianSeconds: null,
};

/** Figures of the contents that were reported since an instant, of all of them without one. */
export async function reportStats(db: Db, since: Date | null): Promise<ReportStats> {
  const from = since?.toISOString() ?? "-infinity";
  const { rows } = await db.execute<FiguresRow & Record<string, unknown>>(sql`
    select kind, count(*)::integer as received,
      (count(*) filter (where status = 'reported'))::integer as waiting,
      (count(*) filter (where status <> 'reported' and not is_removed and restored_at is null))::integer as kept,
      (count(*) filter (where is_removed))::integer as removed,
      (count(*) filter (where not is_removed and restored_at is not null))::integer as restored,
      (count(*) filter (where status = 'closed'))::integer as closed,
      round(percentile_cont(0.5) within group (order by extract(epoch from first_decided_at - opened_at)))::integer
        as "medianSeconds"
    from moderation_cases where opened_at >= ${from}::timestamptz
    group by grouping sets ((), (kind))`);
  const sources = await db.execute<{ source: keyof ReportStats["sources"]; of: number }>(sql`
    select r.source, count(*)::integer as of from content_reports r
    join moderation_cases c on c.id = r.case_id and c.opened_at >= ${from}::timestamptz
    group by r.source`);
  const figuresOf = (wanted: ReportedKind | null): ReportFigures => {
    const found = rows.find(({ kind }) => kind === wanted);
    if (found === undefined) return noFigures;
    const { kind: _, ...figures } = found;
    return figures;
  };
  const ofSource = (wanted: keyof ReportStats["sources"]) =>
    sources.rows.find(({ source }) => source === wanted)?.of ?? 0;
  return {
    total: figuresOf(null),
    kinds: reportedKinds.map((kind) => ({ kind, ...figuresOf(kind) })),
    sources: { person: ofSource("person"), visitor: ofSource("visitor"), filter: ofSource("filter") },
  };
}
