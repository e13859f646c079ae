import type { MissionListQuery } from "@jobami/api/missions/contract";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { DomainError } from "../../platform/http/domain-error.ts";

type Sort = MissionListQuery["sort_by"];

/** The columns a list is sorted by, the key of its last row, and how both are written in SQL. */
export interface SortOrder {
  /** `order by` over `m`. */
  orderBy: string;
  /** Selects the key of a row as text, parts joined by `~`. */
  keyText: string;
  /** Keeps what comes after the key whose parts are the named placeholders. */
  after: (placeholder: (part: number) => SQL) => SQL;
  /** Whether a text can be that part of a key. */
  parts: readonly ((text: string) => boolean)[];
}

const isUuid = (text: string) => z.uuid().safeParse(text).success;
const isDay = (text: string) => z.iso.date().safeParse(text).success;
const isCount = (text: string) => /^\d{1,9}$/.test(text);
const isInstant = (text: string) => /^\d{1,14}$/.test(text);

/** Newest first, soonest day first, or highest price first (euros, then Jobi). */
export const sortOrders: Record<Sort, SortOrder> = {
  recent: {
    orderBy: "m.created_at desc, m.id desc",
    keyText: "(extract(epoch from m.created_at) * 1000)::bigint || '~' || m.id",
    after: (at) => sql`(m.created_at, m.id) < (to_timestamp(${at(0)}::bigint / 1000.0), ${at(1)}::uuid)`,
    parts: [isInstant, isUuid],
  },
  date: {
    orderBy: "m.day, m.id",
    keyText: "m.day || '~' || m.id",
    after: (at) => sql`(m.day, m.id) > (${at(0)}::date, ${at(1)}::uuid)`,
    parts: [isDay, isUuid],
  },
  amount: {
    orderBy: "m.amount_cents desc, m.jobis desc, m.id desc",
    keyText: "m.amount_cents || '~' || m.jobis || '~' || m.id",
    after: (at) =>
      sql`(m.amount_cents, m.jobis, m.id) < (${at(0)}::integer, ${at(1)}::integer, ${at(2)}::uuid)`,
    parts: [isCount, isCount, isUuid],
  },
};

/** The key that a cursor holds. Throws VALIDATION_FAILED for a cursor of another sort or of nobody's making. */
export function readCursor(sort: Sort, cursor: string | undefined): string[] | null {
  if (cursor === undefined) return null;
  const [name, ...parts] = cursor.split("~");
  const order = sortOrders[sort];
  const isOurs =
    name === sort &&
    parts.length === order.parts.length &&
    order.parts.every((isPart, index) => isPart(parts[index] ?? ""));
  if (isOurs) return parts;
  throw new DomainError("VALIDATION_FAILED", undefined, [
    { path: "cursor", code: "INVALID_FORMAT", message: "Ce curseur n’est pas valide." },
  ]);
}

/** The cursor of a key. */
export function writeCursor(sort: Sort, keyText: string): string {
  return `${sort}~${keyText}`;
}
