import type { PgDatabase, PgQueryResultHKT, PgTransaction } from "drizzle-orm/pg-core";

interface Rows<Row> {
  rows: Row[];
}
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this["row"]>;
}

/** The database, whichever engine runs it. Inside a transaction use its `Tx` only: PGlite has one connection. */
export type Db = PgDatabase<RowsResult>;
/** An open transaction of `inTransaction`. It can be passed wherever a `Db` is asked for. */
export type Tx = PgTransaction<RowsResult>;
