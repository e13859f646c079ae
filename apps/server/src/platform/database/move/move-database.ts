import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Db } from "../database.ts";
import type { Database } from "../engine.ts";
import {
  columnsOf,
  copyRows,
  copySequences,
  sumOf,
  type TableSum,
  type TravellingTable,
  writePlainly,
} from "./table-copy.ts";

/** The target holds something that is not the beginning of this very move. */
export class TargetNotEmpty extends Error {
  override readonly name = "TargetNotEmpty";
}

/** A table arrived otherwise than it left. */
export class MoveDiffers extends Error {
  override readonly name = "MoveDiffers";
}

/** What a move has done with one table. */
export interface MovedTable extends TableSum {
  name: string;
}

/** Where the job engine keeps the jobs of all queues that have no table of their own; ours have none. */
const jobs: TravellingTable = { schema: "jobs", name: "job_common", where: sql`state < 'completed'` };

async function tablesOf(db: Db): Promise<TravellingTable[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and c.relname not in ('migrations', 'moving', 'moving_keys')
    order by c.relname`);
  return rows.map(({ name }) => ({ schema: "public", name }));
}

/** Names a database by its own key, which a copy of it has too. */
async function markOf(source: Db): Promise<string> {
  const { rows } = await source.execute<{ value: string }>(
    sql`select value from secrets where name in ('server', 'database') order by name desc limit 1`,
  );
  return createHash("sha256")
    .update(`moving ${rows[0]?.value ?? ""}`)
    .digest("base64url");
}

async function hasTable(db: Db, name: string): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select to_regclass(${`public.${name}`}) is not null as found`,
  );
  return rows[0]?.found === true;
}

/** Whether a database holds nothing: neither tables nor the job engine. */
async function isBlank(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'jobs') and c.relkind in ('r', 'p', 'v', 'm')
        and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')) as found`);
  return rows[0]?.found !== true;
}

/** Begins a move, or goes on with one of the same source. Throws TargetNotEmpty. */
export async function beginMove({ source, target }: { source: Database; target: Database }): Promise<void> {
  const mark = await markOf(source.db);
  if (await hasTable(target.db, "moving")) {
    const { rows } = await target.db.execute<{ digest: string }>(
      sql`select digest from moving where name = ''`,
    );
    if (rows[0]?.digest === mark) return;
    throw new TargetNotEmpty("The target holds the beginning of another move.");
  }
  if (!(await isBlank(target.db))) throw new TargetNotEmpty("The target is not empty.");
  await target.db.transaction(async (tx) => {
    await tx.execute(
      sql`create table moving (name text primary key, rows bigint not null, digest text not null)`,
    );
    await tx.execute(
      sql`create table moving_keys (name text primary key, owner text not null, definition text not null)`,
    );
    await tx.execute(sql`insert into moving values ('', 0, ${mark})`);
  });
}

/** Takes the foreign keys away until all is there, and remembers them. */
async function setKeysAside(target: Db): Promise<void> {
  await target.transaction(async (tx) => {
    const { rows } = await tx.execute<{ name: string; owner: string; definition: string }>(sql`
      select quote_ident(conname) as name, conrelid::regclass::text as owner, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
    for (const { name, owner, definition } of rows) {
      await tx.execute(
        sql`insert into moving_keys values (${`${owner}.${name}`}, ${owner}, ${`constraint ${name} ${definition}`})`,
      );
      await tx.execute(sql.raw(`alter table ${owner} drop constraint ${name}`));
    }
  });
}

/** Puts the foreign keys back, which reads each of them once more, and forgets the move. */
async function endMove({ source, target }: { source: Database; target: Database }): Promise<void> {
  await target.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ owner: string; definition: string }>(
      sql`select owner, definition from moving_keys`,
    );
    for (const { owner, definition } of rows)
      await tx.execute(sql.raw(`alter table ${owner} add ${definition}`));
    await copySequences({ source: source.db, target: tx });
    await tx.execute(sql`drop table moving, moving_keys`);
  });
  await target.db.execute(sql`analyze`);
}

async function doneOf(target: Db): Promise<Map<string, TableSum>> {
  const { rows } = await target.execute<{ name: string; rows: string; digest: string }>(
    sql`select name, rows::text, digest from moving where name <> ''`,
  );
  return new Map(rows.map(({ name, rows: count, digest }) => [name, { rows: Number(count), digest }]));
}

/** Moves one table, and compares what each side then holds. Throws MoveDiffers. */
async function moveTable(
  { source, target }: { source: Database; target: Database },
  table: TravellingTable,
): Promise<TableSum> {
  return source.db.transaction((from) =>
    target.db.transaction(async (to) => {
      await writePlainly(from);
      await writePlainly(to);
      const columns = await columnsOf(from, table);
      const known = new Set((await columnsOf(to, table)).map(({ name }) => name));
      const missing = columns.filter(({ name }) => !known.has(name));
      if (missing.length > 0)
        throw new MoveDiffers(
          `${table.name}: the target lacks ${missing.map(({ name }) => name).join(", ")}.`,
        );
      await copyRows({ source: from, target: to }, table, columns);
      const [left, arrived] = [await sumOf(from, table, columns), await sumOf(to, table, columns)];
      if (left.rows !== arrived.rows || left.digest !== arrived.digest)
        throw new MoveDiffers(
          `${table.name}: ${left.rows} rows left, ${arrived.rows} arrived, or not as they were.`,
        );
      await to.execute(sql`insert into moving values (${table.name}, ${arrived.rows}, ${arrived.digest})`);
      return arrived;
    }),
  );
}

/**
 * Copies every table of an embedded database into a PostgreSQL that `beginMove` opened the way to and that has been migrated, its
 * job engine too; a move that was cut goes on with the table at which it was. Throws MoveDiffers, and then nothing of that table is there.
 */
export async function moveDatabase(
  sides: { source: Database; target: Database },
  onTable: (table: MovedTable) => void,
): Promise<MovedTable[]> {
  const { source, target } = sides;
  await setKeysAside(target.db);
  const done = await doneOf(target.db);
  const moved: MovedTable[] = [];
  for (const table of [...(await tablesOf(source.db)), jobs]) {
    const sum = done.get(table.name) ?? (await moveTable(sides, table));
    moved.push({ name: table.name, ...sum });
    onTable({ name: table.name, ...sum });
  }
  // What was under way when the source was closed is begun anew.
  await target.db.execute(
    sql`update jobs.job_common set state = 'retry', start_after = now() where state = 'active'`,
  );
  // It is another database now, as its operator wants it; a copy that no one accepted stays one.
  const identity = await source.identity();
  await target.db.execute(
    sql`update served_address set identity = null where identity is not distinct from ${identity}`,
  );
  await endMove(sides);
  return moved;
}
