import type { PgColumn, PgTable } from "drizzle-orm/pg-core";

/** What a person gets from a table when they ask for their data. `by` holds their id; `columns` keeps others' data out. */
export type Exported = { by: PgColumn; columns?: readonly PgColumn[] } | { nothing: string };

/** What erasing an account does to a table. `anonymise` sets columns to values that name nobody. */
export type Erased =
  | { how: "delete"; by: PgColumn }
  | { how: "anonymise"; by: PgColumn; set: Record<string, unknown> }
  | { how: "keep"; because: string };

/** One table and its part in export and erasure; a test finds tables that nobody declared. */
export interface TableDeclaration {
  table: PgTable;
  exported: Exported;
  erased: Erased;
}

/** Declares how a table is exported and erased. `nothing` and `because` are sentences for the record of processing. */
export function declareTable(table: PgTable, rules: Omit<TableDeclaration, "table">): TableDeclaration {
  return { table, ...rules };
}
