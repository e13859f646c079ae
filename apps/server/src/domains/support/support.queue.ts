import type { TicketKind } from "@jobami/api/support/routes";
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { overdueSince, type StaffWork, workOf } from "../../composition/staff-work.ts";
import type { Db } from "../../platform/database/database.ts";
import { hasTerms } from "../../platform/database/terms.ts";
import { keyPart, type SortKey } from "../../platform/lists/cursor.ts";
import { type KeyedQuery, tablePage } from "../../platform/lists/keyed.ts";
import type { Platform } from "../../platform/platform.ts";
import { supportTickets as tickets, supportTicketTags as ticketTags } from "./support.tables.ts";

/** What the queue asks for. */
export interface TicketQueueQuery {
  kind?: TicketKind | undefined;
  status: "open" | "waiting" | "late" | "ended";
  assigned: "anybody" | "me" | "nobody";
  tag?: string | undefined;
  q: string;
}

/** What waits for staff first, the most pressing first, then the longest waiting; its index states the same. */
const byUrgency: SortKey = {
  direction: "asc",
  parts: [
    keyPart.flag("(support_tickets.status = 'answered')"),
    keyPart.count(
      "(case support_tickets.priority when 'urgent' then 0 when 'high' then 1 when 'normal' then 2 else 3 end)",
    ),
    keyPart.instant("support_tickets.since"),
    keyPart.id("support_tickets.id"),
  ],
};
const byWord: SortKey = {
  direction: "desc",
  parts: [keyPart.instant("support_tickets.last_at"), keyPart.id("support_tickets.id")],
};

/** A number finds that ticket, text finds subjects. */
function searched(q: string): SQL | undefined {
  if (q === "") return undefined;
  const written = /^(?:n°\s*)?(\d{1,9})$/i.exec(q)?.[1];
  if (written !== undefined) return eq(tickets.number, Number(written));
  return hasTerms(sql`${tickets.subject}`, q);
}

/** The queue of staff: its list, and what of it waits. */
export function createTicketQueue(platform: Pick<Platform, "clock" | "config">) {
  /** No one answers themselves: what they asked waits for the others. Stated as the queue's index has it. */
  const waitsFor = (viewerId: string) =>
    sql`${tickets.status} in ('new', 'open', 'answered') and not (${tickets.status} = 'answered')
      and ${tickets.requesterId} <> ${viewerId}::uuid`;

  function isLate(): SQL {
    const before = (kind: "tickets" | "bugs") =>
      sql`${tickets.since} <= ${overdueSince(platform, kind).toISOString()}::timestamptz`;
    return sql`(case ${tickets.kind} when 'help' then ${before("tickets")} else ${before("bugs")} end)`;
  }

  function stands(status: TicketQueueQuery["status"], viewerId: string): SQL | undefined {
    if (status === "ended") return sql`${tickets.status} = 'resolved'`;
    if (status === "open") return sql`${tickets.status} in ('new', 'open', 'answered')`;
    return status === "late" ? and(waitsFor(viewerId), isLate()) : waitsFor(viewerId);
  }

  const whereOf = (viewerId: string, { assigned, kind, status, tag, q }: TicketQueueQuery): SQL | undefined =>
    and(
      stands(status, viewerId),
      kind === undefined ? undefined : eq(tickets.kind, kind),
      assigned === "me" ? eq(tickets.assigneeId, viewerId) : undefined,
      assigned === "nobody" ? isNull(tickets.assigneeId) : undefined,
      tag === undefined
        ? undefined
        : sql`exists (select from ${ticketTags} t where t.ticket_id = ${tickets.id} and t.tag_id = ${tag}::uuid)`,
      searched(q),
    );

  const workOfKind = (kind: TicketKind): StaffWork =>
    workOf(
      { kind: kind === "help" ? "tickets" : "bugs", power: "support.answer", isAssigned: true },
      {
        from: sql`${tickets}`,
        where: ({ viewerId, part }) =>
          whereOf(viewerId, {
            kind,
            status: part === "late" ? "late" : "waiting",
            assigned: part === "mine" ? "me" : "anybody",
            q: "",
          }),
        order: byUrgency,
        since: sql`${tickets.since}`,
      },
    );

  return {
    /** A page of the queue. */
    page: (db: Db, viewerId: string, { cursor, limit, ...query }: TicketQueueQuery & KeyedQuery) =>
      tablePage(db, tickets, {
        where: whereOf(viewerId, query),
        order: query.status === "ended" ? byWord : byUrgency,
        cursor,
        limit,
      }),
    work: [workOfKind("help"), workOfKind("bug")] as const,
  };
}

export type TicketQueue = ReturnType<typeof createTicketQueue>;
