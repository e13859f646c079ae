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
  mission: string | null;
  text: string;
  contacts: FoundContact[] | null;
  filterVersion: number;
  reason: string;
  createdAt: string;
};

const oldestFirst: SortKey = {
  direction: "asc",
  parts: [keyPart.instant("f.created_at"), keyPart.id("f.id")],
};

const columns = sql`f.id, p.prenom || case when p.initiale = '' then '' else ' ' || p.initiale || '.' end as author,
  h.title as mission, f.text, f.contacts, f.filter_version as "filterVersion", f.reason, f.created_at as "createdAt"`;

/** Messages whose two sides agreed are hidden no more, and so are those in which the filter of today finds nothing. */
const ofMessages = sql`select f.message_id as id, f.author_id, c.mission_id, c.jobbeur_id as other_id, m.body as text, m.contacts,
    m.filter_version, f.reason, f.created_at
  from filter_contests f
  join private_messages m on m.id = f.message_id
  join conversations c on c.id = m.conversation_id
  where f.status = 'open' and not (m.filter_version = ${contactFilter.version} and m.contacts = '[]'::jsonb)
    and not exists (select from proposal_pairs b
      where b.mission_id = c.mission_id and b.jobbeur_id = c.jobbeur_id and b.is_agreed)`;
/** A mission that was agreed on, and what was proposed for it, is read by its sides alone. */
const ofOtherTexts = sql`select t.id, t.author_id, t.mission_id, t.author_id as other_id, t.original as text, t.contacts,
    ${contactFilter.version}::integer as filter_version, t.reason, t.contested_at as created_at
  from contested_texts t
  where not exists (select from proposal_pairs b where b.mission_id = t.mission_id and b.is_agreed)`;

const from = sql`(${ofMessages} union all ${ofOtherTexts}) f
  join correspondents p on p.id = f.author_id
  left join mission_heads h on h.id = f.mission_id`;

const isOpen = sql`true`;
/** No one decides of what they wrote, or what was written to them or on their mission. */
const waitsFor = (viewerId: string) =>
  sql`${viewerId}::uuid is distinct from f.author_id and ${viewerId}::uuid is distinct from f.other_id
    and ${viewerId}::uuid is distinct from h.owner_id`;

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
