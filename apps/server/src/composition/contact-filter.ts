import { contactFilterVersion, type FoundContact, findContacts } from "@jobami/api/messages/contacts";
import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db, Tx } from "../platform/database/database.ts";
import { inTransaction } from "../platform/database/transaction.ts";

/** What finds ways to be reached outside, and its version: higher than any other that found something else. */
export interface ContactFilter {
  version: number;
  find(text: string): FoundContact[];
}

/** The filter of this server. */
export const contactFilter: ContactFilter = { version: contactFilterVersion, find: findContacts };

/** Texts that are looked through in one transaction, and in one go of a job. */
const renewedAtOnce = 200;
const mostRenewed = 10_000;

/** How texts of a table are looked through anew. */
export interface Renewal<Row extends { id: string }> {
  db: Db;
  /** A table with the column `filter_version`, indexed in its order and that of the id. */
  table: PgTable;
  /** Its id, where that is another column than `id`, or several. */
  id?: { column: SQL; order: SQL };
  /** What is read of a text, beside its `id`. */
  columns: SQL;
  /** Keeps a text as the filter leaves it, with its version. */
  keep(tx: Tx, row: Row, filter: ContactFilter): Promise<unknown>;
  filter?: ContactFilter;
  /** How many in a transaction, and in a go. */
  batch?: number;
  most?: number;
}

/**
 * Reads texts through anew that an older version of the filter looked through, the oldest version first: some at a time, so that the next go
 * takes up where one ended, and none that another process is at.
 */
export function createFilterRenewal<Row extends { id: string }>(renewal: Renewal<Row>) {
  const {
    db,
    table,
    columns,
    id = { column: sql`id`, order: sql`id` },
    keep,
    filter = contactFilter,
    batch = renewedAtOnce,
    most = mostRenewed,
  } = renewal;

  const renewSome = (limit: number): Promise<number> =>
    inTransaction(db, async (tx) => {
      const { rows } = await tx.execute<Row & Record<string, unknown>>(sql`
        select ${id.column} as id, ${columns} from ${table} where filter_version < ${filter.version}
        order by filter_version, ${id.order} limit ${limit} for update skip locked`);
      for (const row of rows) await keep(tx, row, filter);
      return rows.length;
    });

  return {
    /** Renews as many as one go may; answers how many. */
    async run(): Promise<number> {
      let renewed = 0;
      while (renewed < most) {
        const limit = Math.min(batch, most - renewed);
        const done = await renewSome(limit);
        renewed += done;
        if (done < limit) break;
      }
      return renewed;
    },
  };
}

/** How often older texts are looked through. */
export const renewalCron = "*/5 * * * *";
