import { eq, getTableColumns, getTableName } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db, Tx } from "./database.ts";

/** What a person gets from a table when they ask for their data. `by` holds their id; `columns` keeps others' data out. */
export type Exported = { by: PgColumn; columns?: readonly PgColumn[] } | { nothing: string };

/** What erasing an account does to a table. `anonymise` sets columns to values that name no one. */
export type Erased =
  | { how: "delete"; by: PgColumn }
  | { how: "anonymise"; by: PgColumn; set: Record<string, unknown> }
  | { how: "keep"; because: string };

/** A column that holds what a key of the server made and that outlives it: a digest, or a text that is sealed for the id in `by`. */
export interface KeyedColumn {
  column: PgColumn;
  sealed?: { by: PgColumn; key: (id: string) => string };
}

/** One table and its part in export and erasure; a test finds tables that no one declared. */
export interface TableDeclaration {
  table: PgTable;
  exported: Exported;
  erased: Erased;
  /** What would be lost with a key of the server. */
  keyed?: readonly KeyedColumn[];
}

/** Everything that the tables keep about a person, by table; rows of others' data and secrets stay out. */
export async function exportRows(
  db: Db,
  tables: readonly TableDeclaration[],
  userId: string,
): Promise<Record<string, Record<string, unknown>[]>> {
  const all: Record<string, Record<string, unknown>[]> = {};
  for (const { table, exported } of tables) {
    if ("nothing" in exported) continue;
    const wanted = exported.columns ?? Object.values(getTableColumns(table));
    const columns = Object.fromEntries(wanted.map((column) => [column.name, column]));
    all[getTableName(table)] = await db.select(columns).from(table).where(eq(exported.by, userId));
  }
  return all;
}

/** Erases a person from every table, as each declares it. */
export async function eraseRows(tx: Tx, tables: readonly TableDeclaration[], userId: string): Promise<void> {
  for (const { table, erased } of tables) {
    if (erased.how === "delete") await tx.delete(table).where(eq(erased.by, userId));
    if (erased.how === "anonymise") await tx.update(table).set(erased.set).where(eq(erased.by, userId));
  }
}

/** Declares how a table is exported and erased. `nothing` and `because` are sentences for the record of processing. */
export function declareTable(table: PgTable, rules: Omit<TableDeclaration, "table">): TableDeclaration {
  return { table, ...rules };
}
