import type { KeyedPagination } from "@jobami/api/http/contract";
import { lastPageCursor } from "@jobami/api/http/paged-reading";
import { and, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../database/database.ts";
import { type Counted, countRows } from "./count-rows.ts";
import { cursorText, isBeyond, keyText, orderBy, readPlace, reversed, type SortKey } from "./cursor.ts";

/** A place in a list, as a call asks for it, and how many rows from there. */
export interface KeyedQuery {
  cursor?: string | undefined;
  limit: number;
}

/** What of a list is read: the rows beyond a key, in an order, with the key of each. */
export interface ListWindow {
  beyond: SQL | undefined;
  order: SortKey;
  limit: number;
}

interface Keyed<Row> {
  row: Row;
  key: string;
}

type Read<Row> = (window: ListWindow) => Promise<Keyed<Row>[]>;

interface Page<Row> {
  rows: Keyed<Row>[];
  hasBefore: boolean;
  hasAfter: boolean;
}

/** Rows from a key on, or from the end that the order begins at. */
async function stretch<Row>(read: Read<Row>, window: ListWindow) {
  const found = await read({ ...window, limit: window.limit + 1 });
  return { rows: found.slice(0, window.limit), isCut: found.length > window.limit };
}

/** The page at a place. Where nothing is left beyond a key, the page at that end; one that would begin before the list is its first. */
async function pageAt<Row>(
  read: Read<Row>,
  { cursor, limit }: KeyedQuery,
  order: SortKey,
): Promise<Page<Row>> {
  const place = readPlace(cursor, order);
  const beyond = (of: SortKey) => (place.key === null ? undefined : isBeyond(of, place.key));
  if (place.way === "on") {
    const { rows, isCut } = await stretch(read, { beyond: beyond(order), order, limit });
    if (rows.length > 0 || place.key === null)
      return { rows, hasBefore: place.key !== null, hasAfter: isCut };
    return pageAt(read, { cursor: lastPageCursor, limit }, order);
  }
  const back = reversed(order);
  const { rows, isCut } = await stretch(read, { beyond: beyond(back), order: back, limit });
  if (place.key !== null && !isCut) return pageAt(read, { cursor: undefined, limit }, order);
  return { rows: rows.reverse(), hasBefore: isCut, hasAfter: place.key !== null };
}

/** A page of a list that is read and counted in its own way. Throws VALIDATION_FAILED for a cursor of no one’s making. */
export async function keyedPage<Row>(
  read: Read<Row>,
  counted: () => Promise<Counted>,
  query: KeyedQuery,
  order: SortKey,
): Promise<{ rows: Row[]; pagination: KeyedPagination }> {
  const { rows, hasBefore, hasAfter } = await pageAt(read, query, order);
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    rows: rows.map(({ row }) => row),
    pagination: {
      pageSize: query.limit,
      ...(await counted()),
      previousCursor: hasBefore && first !== undefined ? cursorText("back", first.key) : null,
      nextCursor: hasAfter && last !== undefined ? cursorText("on", last.key) : null,
    },
  };
}

/** A list as it is asked for: what is in it and how it is sorted. An index has that order. */
interface Listed extends KeyedQuery {
  where: SQL | undefined;
  order: SortKey;
}

/** A page of a table. Throws VALIDATION_FAILED for a cursor of no one’s making. */
export function tablePage<T extends PgTable>(
  db: Db,
  table: T,
  { where, order, ...query }: Listed,
): Promise<{ rows: T["$inferSelect"][]; pagination: KeyedPagination }> {
  const read: Read<T["$inferSelect"]> = async (window) =>
    (await db
      .select({ row: table as PgTable, key: sql<string>`${keyText(order)}` })
      .from(table as PgTable)
      .where(and(where, window.beyond))
      .orderBy(orderBy(window.order))
      .limit(window.limit)) as unknown as Keyed<T["$inferSelect"]>[];
  return keyedPage(read, () => countTable(db, table, where, order), query, order);
}

/** How many rows of a table are in a list. */
export const countTable = (
  db: Db,
  table: PgTable,
  where: SQL | undefined,
  order: SortKey,
): Promise<Counted> => countRows(db, selectOf({ from: sql`${table}`, where, order }));

/** Rows of a statement: what is read of each, and from where. */
interface Statement {
  columns: SQL;
  from: SQL;
  where: SQL | undefined;
  order: SortKey;
}

const selectOf = ({ from, where, order }: Omit<Statement, "columns">) =>
  sql`select 1 from ${from} where ${where ?? sql`true`} order by ${orderBy(order)}`;

/** A page of a statement, as the database writes its rows. Throws VALIDATION_FAILED for a cursor of no one’s making. */
export function statementPage<Row extends Record<string, unknown>>(
  db: Db,
  { columns, ...statement }: Statement,
  query: KeyedQuery,
): Promise<{ rows: Row[]; pagination: KeyedPagination }> {
  const { from, where, order } = statement;
  const read: Read<Row> = async (window) => {
    const { rows } = await db.execute<Row & { listKey: string }>(sql`
      select ${columns}, ${keyText(order)} as "listKey" from ${from}
      where ${and(where, window.beyond) ?? sql`true`} order by ${orderBy(window.order)} limit ${window.limit}`);
    return (rows as (Row & { listKey: string })[]).map(({ listKey, ...row }) => ({
      row: row as unknown as Row,
      key: listKey,
    }));
  };
  return keyedPage(read, () => countStatement(db, statement), query, order);
}

/** How many rows of a statement are in a list. */
export const countStatement = (db: Db, statement: Omit<Statement, "columns">): Promise<Counted> =>
  countRows(db, selectOf(statement));
