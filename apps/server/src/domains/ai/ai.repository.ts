import type { AiFigures, AiImages, AiInfo, AiPurpose, AiStats } from "@jobami/api/ai/contract";
import { aiPurposes } from "@jobami/api/ai/contract";
import type { AiProvider } from "@jobami/api/ai/routes";
import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.ts";
import { takeTurn } from "../../platform/database/turns.ts";
import { franceZoneSql } from "../../platform/database/zones.ts";
import { aiCalls as table } from "./ai.tables.ts";

export type AiCallRow = typeof table.$inferSelect;

/** A call that began this many ms ago and is still stated to be under way was cut off. */
const cutOffMs = 120_000;

const since = (from: Date | null) =>
  from === null ? sql`true` : sql`c.created_at > ${from.toISOString()}::timestamptz`;
const figures = sql`json_build_object(
  'calls', count(*), 'answered', count(*) filter (where c.outcome = 'answered'),
  'failed', count(*) filter (where c.outcome not in ('answered', 'pending')),
  'tokensIn', coalesce(sum(c.tokens_in), 0), 'tokensOut', coalesce(sum(c.tokens_out), 0),
  'costMicro', coalesce(sum(c.cost_micro), 0),
  'unpriced', count(*) filter (where c.cost_micro is null and c.tokens_in > 0))`;

async function readOne<Row>(db: Db, json: ReturnType<typeof sql>): Promise<Row> {
  const { rows } = await db.execute<{ json: string }>(sql`select (${json})::text as json`);
  return JSON.parse(rows[0]?.json ?? "null") as Row;
}

const none: AiFigures = {
  calls: 0,
  answered: 0,
  failed: 0,
  tokensIn: 0,
  tokensOut: 0,
  costMicro: 0,
  unpriced: 0,
};

/** The SQL of what is asked of providers of AI. */
export const aiRepository = {
  /** Makes every other question of this person wait until the transaction ends. */
  async lock(tx: Tx, userId: string): Promise<void> {
    await takeTurn(tx, `ai:${userId}`);
  },
  async insert(tx: Tx, row: AiCallRow): Promise<void> {
    await tx.insert(table).values(row);
  },
  async finish(db: Db, id: string, set: Partial<Omit<AiCallRow, "id">>): Promise<void> {
    await db.update(table).set(set).where(eq(table.id, id));
  },
  /** How many questions of a person are under way, and how many they asked in the last minute and day. */
  async recent(db: Db, userId: string, now: Date) {
    const ago = (ms: number) => sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`;
    const [row] = await db
      .select({
        pending: sql<number>`(count(*) filter (where outcome = 'pending' and created_at > ${ago(cutOffMs)}))::integer`,
        minute: sql<number>`(count(*) filter (where created_at > ${ago(60_000)}))::integer`,
        day: sql<number>`count(*)::integer`,
      })
      .from(table)
      .where(and(eq(table.userId, userId), gt(table.createdAt, new Date(now.getTime() - 86_400_000))));
    return row ?? { pending: 0, minute: 0, day: 0 };
  },
  async last(db: Db, provider: AiProvider): Promise<AiInfo["lastCall"]> {
    const [row] = await db
      .select({ at: table.createdAt, outcome: table.outcome })
      .from(table)
      .where(eq(table.provider, provider))
      .orderBy(desc(table.createdAt), desc(table.id))
      .limit(1);
    return row === undefined ? null : { at: row.at.toISOString(), outcome: row.outcome };
  },
  /** The calls of a provider since an instant, of all time without one. */
  async stats(db: Db, provider: AiProvider, from: Date | null): Promise<AiStats> {
    const mine = sql`ai_calls c where c.provider = ${provider} and ${since(from)}`;
    const read = await readOne<{
      total: AiFigures & { standIn: number; medianMs: number | null };
      purposes: ({ purpose: AiPurpose } & { figures: AiFigures })[];
      days: ({ day: string } & { figures: AiFigures })[];
    }>(
      db,
      sql`select json_build_object(
        'total', (select (${figures})::jsonb || jsonb_build_object('standIn', count(*) filter (where c.is_stand_in),
          'medianMs', round(percentile_cont(0.5) within group (order by c.duration_ms) filter (where c.outcome = 'answered')))
          from ${mine}),
        'purposes', coalesce((select json_agg(json_build_object('purpose', p.purpose, 'figures', p.figures))
          from (select c.purpose, ${figures} as figures from ${mine} group by c.purpose) p), '[]'::json),
        'days', coalesce((select json_agg(json_build_object('day', d.day, 'figures', d.figures) order by d.day desc)
          from (select to_char(c.created_at at time zone ${franceZoneSql}, 'YYYY-MM-DD') as day, ${figures} as figures
            from ${mine} group by 1 order by 1 desc limit 366) d), '[]'::json))`,
    );
    const { standIn, medianMs, ...total } = read.total;
    return {
      total,
      standIn,
      medianMs,
      purposes: aiPurposes.map((purpose) => ({
        purpose,
        ...(read.purposes.find((one) => one.purpose === purpose)?.figures ?? none),
      })),
      days: read.days.map(({ day, figures: dayFigures }) => ({ day, ...dayFigures })),
    };
  },
  /** Pictures that were made since an instant, counted as they were stored. */
  images: (db: Db, from: Date | null): Promise<AiImages> =>
    readOne(
      db,
      sql`select json_build_object(
        'images', count(*) filter (where c.kind = 'image' and c.outcome = 'answered'),
        'failed', count(*) filter (where c.kind = 'image' and c.outcome not in ('answered', 'pending')),
        'texts', count(*) filter (where c.kind = 'text' and c.outcome = 'answered'))
        from ai_calls c where ${since(from)}`,
    ),
  /** What answers to people took in the mean since an instant; null without any. */
  async meanAnswer(db: Db, from: Date) {
    const read = await readOne<{ count: number; tokensIn: number | null; tokensOut: number | null }>(
      db,
      sql`select json_build_object('count', count(*), 'tokensIn', avg(c.tokens_in)::float8, 'tokensOut', avg(c.tokens_out)::float8)
        from ai_calls c where c.outcome = 'answered' and c.purpose <> 'test' and ${since(from)}`,
    );
    return read.count === 0 || read.tokensIn === null || read.tokensOut === null
      ? null
      : { count: read.count, tokensIn: read.tokensIn, tokensOut: read.tokensOut };
  },
};
