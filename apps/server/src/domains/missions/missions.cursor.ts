import type { MissionListQuery } from "@jobami/api/missions/contract";
import { keyPart, readCursor, type SortKey } from "../../platform/lists/cursor.ts";

type Sort = MissionListQuery["sort_by"];

const id = keyPart.id("m.id");

/** Newest first, soonest day first, or highest price first (euros, then Jobi). */
export const sortOrders: Record<Sort, SortKey> = {
  recent: { direction: "desc", parts: [keyPart.instant("m.created_at"), id] },
  date: { direction: "asc", parts: [keyPart.day("m.day"), id] },
  amount: { direction: "desc", parts: [keyPart.count("m.amount_cents"), keyPart.count("m.jobis"), id] },
};

/** The key that a cursor of this sort holds. Throws VALIDATION_FAILED for a cursor of another sort or of no one’s making. */
export function readMissionCursor(sort: Sort, cursor: string | undefined): readonly string[] | null {
  return readCursor(cursor, sortOrders[sort], sort);
}

/** The cursor of a key. */
export function writeMissionCursor(sort: Sort, key: string): string {
  return `${sort}~${key}`;
}
