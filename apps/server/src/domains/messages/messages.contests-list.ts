import type { FoundContact } from "@jobami/api/messages/contacts";
import { and, type SQL, sql } from "drizzle-orm";
import { contactFilter } from "../../composition/contact-filter.ts";
import { overdueSince, type StaffWork, workOf } from "../../composition/staff-work.ts";
import type { Db } from "../../platform/database/database.ts";
import { keyPart, type SortKey } from "../../platform/lists/cursor.ts";
import { type KeyedQuery, statementPage } from "../../platform/lists/keyed.ts";
import type { Platform } from "../../platform/platform.ts";

/** What of the list is asked for. */
export interface ContestsFilter {
  status: "open" | "waiting" | "late";
}

type Row = {
  id: string;
  author: string;
  mission: string;
  text: string;
  contacts: FoundContact[] | null;
  filterVersion: number;
  reason: string;
  createdAt: string;
};

const oldestFirst: SortKey = {
  direction: "asc",
  parts: [keyPart.instant("f.created_at"), keyPart.id("f.message_id")],
};

const columns = sql`m.id, p.prenom || case when p.initiale = '' then '' else ' ' || p.initiale || '.' end as author,
  h.title as mission, m.body as text, m.contacts, m.filter_version as "filterVersion", f.reason, f.created_at as "createdAt"`;
const from = sql`filter_contests f
  join private_messages m on m.id = f.message_id
  join conversations c on c.id = m.conversation_id
  join correspondents p on p.id = f.author_id
  join mission_heads h on h.id = c.mission_id`;

/** Nothing of what is hidden no more: the two agreed, or the filter of today finds nothing. */
const isOpen = sql`f.status = 'open'
  and not (m.filter_version = ${contactFilter.version} and m.contacts = '[]'::jsonb)
  and not exists (select from proposal_pairs b
    where b.mission_id = c.mission_id and b.jobbeur_id = c.jobbeur_id and b.is_agreed)`;

const waitsFor = (viewerId: string) =>
  sql`${isOpen} and ${viewerId}::uuid not in (f.author_id, c.jobbeur_id, h.owner_id)`;

/** The list of what authors contest of the filter, and what of it waits. */
export function createContestsList(platform: Pick<Platform, "clock" | "config">) {
  function whereOf(viewerId: string, { status }: ContestsFilter): SQL | undefined {
    if (status === "open") return isOpen;
    if (status === "waiting") return waitsFor(viewerId);
    const overdue = overdueSince(platform, "contests").toISOString();
    return and(waitsFor(viewerId), sql`f.created_at <= ${overdue}::timestamptz`);
  }

  const work: StaffWork = workOf(
    { kind: "contests", power: "moderation" },
    {
      from,
      where: ({ viewerId, part }) => whereOf(viewerId, { status: part === "late" ? "late" : "waiting" }),
      order: oldestFirst,
      since: sql`f.created_at`,
    },
  );

  return {
    /** A page, the oldest first. */
    page: (db: Db, viewerId: string, { status, ...query }: ContestsFilter & KeyedQuery) =>
      statementPage<Row>(
        db,
        { columns, from, where: whereOf(viewerId, { status }), order: oldestFirst },
        query,
      ),
    work,
  };
}
