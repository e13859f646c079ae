import { lastPageCursor } from "@jobami/api/http/paged-reading";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { DomainError } from "../http/domain-error.ts";

/** A column that a list is sorted by, as a part of the key of its last row. */
interface KeyPart {
  column: string;
  /** Selects the part as text. */
  text: string;
  /** Reads the part back from text. */
  value: (text: SQL) => SQL;
  /** Whether a text can be that part. */
  isPart: (text: string) => boolean;
}

/** What a list is sorted by, all in one direction; its cursors carry these parts of the last row. */
export interface SortKey {
  direction: "asc" | "desc";
  parts: readonly KeyPart[];
}

const isUuid = (text: string) => z.uuid().safeParse(text).success;
const isDay = (text: string) => z.iso.date().safeParse(text).success;

/** Columns of each type as parts of keys; instants travel in ms since 1970. */
export const keyPart = {
  id: (column: string): KeyPart => ({
    column,
    text: column,
    value: (text) => sql`${text}::uuid`,
    isPart: isUuid,
  }),
  day: (column: string): KeyPart => ({
    column,
    text: column,
    value: (text) => sql`${text}::date`,
    isPart: isDay,
  }),
  count: (column: string): KeyPart => ({
    column,
    text: column,
    value: (text) => sql`${text}::integer`,
    isPart: (text) => /^\d{1,9}$/.test(text),
  }),
  /** A whole number, below 0 too. */
  whole: (column: string): KeyPart => ({
    column,
    text: column,
    value: (text) => sql`${text}::bigint`,
    isPart: (text) => /^-?\d{1,15}$/.test(text),
  }),
  flag: (column: string): KeyPart => ({
    column,
    text: `(${column})::text`,
    value: (text) => sql`${text}::boolean`,
    isPart: (text) => text === "true" || text === "false",
  }),
  instant: (column: string): KeyPart => ({
    column,
    text: `(extract(epoch from ${column}) * 1000)::bigint`,
    value: (text) => sql`to_timestamp(${text}::bigint / 1000.0)`,
    isPart: (text) => /^\d{1,14}$/.test(text),
  }),
};

/** What stands behind `order by`. */
export function orderBy({ parts, direction }: SortKey): SQL {
  return sql.raw(parts.map(({ column }) => `${column} ${direction}`).join(", "));
}

/** Selects the key of a row as text. */
export function keyText({ parts }: SortKey): SQL {
  return sql.raw(parts.map(({ text }) => text).join(" || '~' || "));
}

/** Keeps what comes after the key whose parts are the placeholders `key0`, `key1`… */
export function isAfterKey({ parts, direction }: SortKey): SQL {
  const columns = sql.raw(parts.map(({ column }) => column).join(", "));
  const values = parts.map(({ value }, index) => value(sql`${sql.placeholder(`key${index}`)}`));
  return sql`(${columns}) ${sql.raw(direction === "desc" ? "<" : ">")} (${sql.join(values, sql`, `)})`;
}

/** The values of those placeholders. */
export function keyValues(key: readonly string[] | null): Record<string, string> {
  return Object.fromEntries((key ?? []).map((part, index) => [`key${index}`, part]));
}

/** A place in a list that is walked both ways by key: from one of its ends, or from a row, on or back. */
export interface Place {
  way: "on" | "back";
  key: readonly string[] | null;
}

const ways = { on: "apres", back: "avant" } as const;

/** The cursor of the page beyond a row whose key is written as text. */
export const cursorText = (way: Place["way"], key: string): string => `${ways[way]}~${key}`;

/** The place that such a cursor names. Throws VALIDATION_FAILED for a cursor of no one’s making. */
export function readPlace(cursor: string | undefined, order: SortKey): Place {
  if (cursor === undefined) return { way: "on", key: null };
  if (cursor === lastPageCursor) return { way: "back", key: null };
  const way = cursor.startsWith(`${ways.back}~`) ? "back" : "on";
  return { way, key: readCursor(cursor, order, ways[way]) };
}

/** The same order, from its end. */
export const reversed = ({ direction, parts }: SortKey): SortKey => ({
  direction: direction === "asc" ? "desc" : "asc",
  parts,
});

/** Keeps what comes after a key. */
export function isBeyond({ parts, direction }: SortKey, key: readonly string[]): SQL {
  const columns = sql.raw(parts.map(({ column }) => column).join(", "));
  const values = parts.map(({ value }, index) => value(sql`${key[index]}`));
  return sql`(${columns}) ${sql.raw(direction === "desc" ? "<" : ">")} (${sql.join(values, sql`, `)})`;
}

/** The key that a cursor holds, after the name of its sort if it has one. Throws VALIDATION_FAILED for a cursor of no one’s making. */
export function readCursor(
  cursor: string | undefined,
  { parts }: SortKey,
  sort?: string,
): readonly string[] | null {
  if (cursor === undefined) return null;
  const texts = cursor.split("~");
  const isOfSort = sort === undefined || texts.shift() === sort;
  const isOurs =
    isOfSort &&
    texts.length === parts.length &&
    parts.every(({ isPart }, index) => isPart(texts[index] ?? ""));
  if (isOurs) return texts;
  throw new DomainError("VALIDATION_FAILED", undefined, [
    { path: "cursor", code: "INVALID_FORMAT", message: "Ce curseur n’est pas valide." },
  ]);
}
