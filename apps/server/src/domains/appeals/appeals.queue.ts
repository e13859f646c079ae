import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { overdueSince, type StaffWork, workOf } from "../../composition/staff-work.ts";
import type { Db } from "../../platform/database/database.ts";
import { keyPart, type SortKey } from "../../platform/lists/cursor.ts";
import { type KeyedQuery, tablePage } from "../../platform/lists/keyed.ts";
import type { Platform } from "../../platform/platform.ts";
import { appeals } from "./appeals.tables.ts";

/** What of the queue is asked for. */
export interface QueueFilter {
  /** `mine` is what the reader handles. */
  status: "open" | "waiting" | "late" | "mine" | "decided";
}

const oldestFirst: SortKey = {
  direction: "asc",
  parts: [keyPart.instant("appeals.made_at"), keyPart.id("appeals.id")],
};
const newestFirst: SortKey = {
  direction: "desc",
  parts: [keyPart.instant("appeals.decided_at"), keyPart.id("appeals.id")],
};

/** Whom a decision concerns, and who took it, does not judge it again. */
const waitsFor = (viewerId: string) => sql`${isNull(appeals.decidedAt)}
  and ${viewerId}::uuid <> all(${appeals.concerned}) and ${viewerId}::uuid <> all(${appeals.deciders})`;

/** The queue of appeals, and what of it waits. */
export function createQueue(platform: Pick<Platform, "clock" | "config">) {
  function whereOf(viewerId: string, { status }: QueueFilter): SQL | undefined {
    if (status === "open") return isNull(appeals.decidedAt);
    if (status === "decided") return isNotNull(appeals.decidedAt);
    if (status === "waiting") return waitsFor(viewerId);
    if (status === "mine") return and(waitsFor(viewerId), eq(appeals.assigneeId, viewerId));
    const overdue = overdueSince(platform, "appeals").toISOString();
    return and(waitsFor(viewerId), sql`${appeals.madeAt} <= ${overdue}::timestamptz`);
  }

  const work: StaffWork = workOf(
    { kind: "appeals", power: "moderation", isAssigned: true },
    {
      from: sql`${appeals}`,
      where: ({ viewerId, part }) => whereOf(viewerId, { status: part }),
      order: oldestFirst,
      since: sql`${appeals.madeAt}`,
    },
  );

  return {
    /** A page: open ones the oldest first, decided ones the newest first. */
    page: (db: Db, viewerId: string, { cursor, limit, status }: QueueFilter & KeyedQuery) =>
      tablePage(db, appeals, {
        where: whereOf(viewerId, { status }),
        order: status === "decided" ? newestFirst : oldestFirst,
        cursor,
        limit,
      }),
    work,
  };
}
