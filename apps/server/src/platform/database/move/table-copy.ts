import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../database.ts";

/** Rows that travel at once. */
const batch = 500;

/** How many rows a table has, and the sum of a digest of each: equal on both sides where every value is. */
export interface TableSum {
  rows: number;
  digest: string;
}

/** A table on its way; `where` leaves rows behind. */
export interface TravellingTable {
  schema: string;
  name: string;
  where?: SQL;
}

interface Column {
  name: string;
  type: string;
}

const nameOf = ({ schema, name }: TravellingTable) => sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
const listOf = (columns: readonly Column[], write: (column: Column) => SQL) =>
  sql.join(columns.map(write), sql`, `);
const names = (columns: readonly Column[]) => listOf(columns, ({ name }) => sql`${sql.identifier(name)}`);
const texts = (columns: readonly Column[]) =>
  listOf(columns, ({ name }) => sql`${sql.identifier(name)}::text`);
const wanted = ({ where }: TravellingTable) => where ?? sql`true`;

/** Values are written alike by both databases, whatever they and their servers are set to. */
export async function writePlainly(db: Db): Promise<void> {
  await db.execute(sql`
    select set_config('TimeZone', 'UTC', true), set_config('DateStyle', 'ISO, MDY', true),
      set_config('IntervalStyle', 'postgres', true), set_config('extra_float_digits', '1', true),
      set_config('bytea_output', 'hex', true)`);
}

/** The columns of a table that are stored, not made of others. */
export async function columnsOf(db: Db, { schema, name }: TravellingTable): Promise<Column[]> {
  const { rows } = await db.execute<{ name: string; type: string }>(sql`
    select a.attname as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = ${schema} and c.relname = ${name} and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by a.attname`);
  return rows;
}

/** Counts the rows of a table and sums what each holds. After `writePlainly`, in its transaction. */
export async function sumOf(db: Db, table: TravellingTable, columns: readonly Column[]): Promise<TableSum> {
  const { rows } = await db.execute<{ rows: string; digest: string }>(sql`
    select count(*)::text as rows, coalesce(sum(hashtextextended(row(${texts(columns)})::text, 0)), 0)::text as digest
    from ${nameOf(table)} where ${wanted(table)}`);
  return { rows: Number(rows[0]?.rows), digest: rows[0]?.digest ?? "" };
}

/** The rows of a table as texts, some at a time, in the order in which they lie. No one writes meanwhile. */
async function* rowsOf(
  db: Db,
  table: TravellingTable,
  columns: readonly Column[],
): AsyncGenerator<Record<string, string | null>[]> {
  let last = "(0,0)";
  for (;;) {
    const { rows } = await db.execute<Record<string, string | null>>(sql`
      select ctid::text as "its place",
        ${listOf(columns, ({ name }) => sql`${sql.identifier(name)}::text as ${sql.identifier(name)}`)} from ${nameOf(table)}
      where ctid > ${last}::tid and ${wanted(table)} order by ctid limit ${batch}`);
    if (rows.length > 0) yield rows;
    if (rows.length < batch) return;
    last = rows.at(-1)?.["its place"] ?? last;
  }
}

/** Empties a table of the target and writes the source's rows into it, with no trigger awake. Both in transactions of the caller. */
export async function copyRows(
  { source, target }: { source: Db; target: Db },
  table: TravellingTable,
  columns: readonly Column[],
): Promise<void> {
  const isOfOurs = table.schema === "public";
  if (isOfOurs) await target.execute(sql`alter table ${nameOf(table)} disable trigger user`);
  await target.execute(sql`delete from ${nameOf(table)}`);
  for await (const rows of rowsOf(source, table, columns)) {
    const given = listOf(
      columns,
      ({ name }) => sql`${sql.param(rows.map((row) => row[name] ?? null))}::text[]`,
    );
    await target.execute(sql`
      insert into ${nameOf(table)} (${names(columns)})
      overriding system value
      select ${listOf(columns, ({ name, type }) => sql`given.${sql.identifier(name)}::${sql.raw(type)}`)}
      from unnest(${given}) as given(${names(columns)})`);
  }
  if (isOfOurs) await target.execute(sql`alter table ${nameOf(table)} enable trigger user`);
}

/** Has the numbers that the target gives go on after those of the source. */
export async function copySequences({ source, target }: { source: Db; target: Db }): Promise<void> {
  const { rows } = await source.execute<{ name: string; last: string | null }>(sql`
    select quote_ident(schemaname) || '.' || quote_ident(sequencename) as name, last_value::text as last
    from pg_sequences where schemaname = 'public'`);
  for (const { name, last } of rows)
    if (last !== null) await target.execute(sql`select setval(${name}::regclass, ${last}::bigint)`);
}
