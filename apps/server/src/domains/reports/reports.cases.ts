import type { ReportedKind } from "@jobami/api/reports/routes";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { overdueSince, type StaffWork, workOf } from "../../composition/staff-work.ts";
import type { Db } from "../../platform/database/database.ts";
import { keyPart, type SortKey } from "../../platform/lists/cursor.ts";
import { type KeyedQuery, tablePage } from "../../platform/lists/keyed.ts";
import type { Platform } from "../../platform/platform.ts";
import { moderationCases as cases, contentReports as reports } from "./reports.tables.ts";

/** What of the list is asked for. */
export interface CaseFilter {
  status: "open" | "waiting" | "late" | "decided";
  kind?: ReportedKind | undefined;
  source?: "people" | "filter" | undefined;
}

const oldestFirst: SortKey = {
  direction: "asc",
  parts: [keyPart.instant("moderation_cases.opened_at"), keyPart.id("moderation_cases.id")],
};
const newestFirst: SortKey = {
  direction: "desc",
  parts: [keyPart.instant("moderation_cases.decided_at"), keyPart.id("moderation_cases.id")],
};

const isOpen = sql`${cases.status} = 'reported'`;
const isFromFilter = sql`${reports.source} = 'filter'`;

/** No one decides of what is theirs, or of what they reported, also as a visitor under their address. */
const waitsFor = (viewerId: string) => sql`${isOpen} and ${cases.authorId} <> ${viewerId}::uuid
  and not exists (select from ${reports} where ${reports.caseId} = ${cases.id} and (${reports.reporterId} = ${viewerId}::uuid
    or ${reports.email} = (select u.email from users u where u.id = ${viewerId}::uuid)))`;

/** The list of reported contents, and what of it waits. */
export function createCases(platform: Pick<Platform, "clock" | "config">) {
  function stands(status: CaseFilter["status"], viewerId: string): SQL | undefined {
    if (status === "open") return isOpen;
    if (status === "decided") return sql`${cases.status} <> 'reported'`;
    if (status === "waiting") return waitsFor(viewerId);
    const overdue = overdueSince(platform, "reports").toISOString();
    return and(waitsFor(viewerId), sql`${cases.openedAt} <= ${overdue}::timestamptz`);
  }

  const whereOf = (viewerId: string, { status, kind, source }: CaseFilter): SQL | undefined =>
    and(
      stands(status, viewerId),
      kind === undefined ? undefined : eq(cases.kind, kind),
      source === undefined
        ? undefined
        : sql`exists (select from ${reports} where ${reports.caseId} = ${cases.id}
            and ${source === "filter" ? isFromFilter : sql`not ${isFromFilter}`})`,
    );

  const work: StaffWork = workOf(
    { kind: "reports", power: "moderation" },
    {
      from: sql`${cases}`,
      where: ({ viewerId, part }) => whereOf(viewerId, { status: part === "late" ? "late" : "waiting" }),
      order: oldestFirst,
      since: sql`${cases.openedAt}`,
    },
  );

  return {
    /** A page: open ones the oldest first, decided ones the newest first. */
    page: (db: Db, viewerId: string, { cursor, limit, ...filter }: CaseFilter & KeyedQuery) =>
      tablePage(db, cases, {
        where: whereOf(viewerId, filter),
        order: filter.status === "decided" ? newestFirst : oldestFirst,
        cursor,
        limit,
      }),
    work,
  };
}
