import type { WaitingPerson } from "@jobami/api/verification/contract";
import type { DocumentKind } from "@jobami/api/verification/routes";
import { and, type SQL, sql } from "drizzle-orm";
import { overdueSince, type StaffWork, workOf } from "../../composition/staff-work.ts";
import type { Db } from "../../platform/database/database.ts";
import { keyPart, type SortKey } from "../../platform/lists/cursor.ts";
import { type KeyedQuery, statementPage } from "../../platform/lists/keyed.ts";
import { shownAddress } from "../../platform/mail/shown-address.ts";
import type { Platform } from "../../platform/platform.ts";

/** What of the queue is asked for. */
export interface QueueFilter {
  status: "open" | "waiting" | "late";
}

type Row = Omit<WaitingPerson, "since"> & { kinds: DocumentKind[]; since: string };

/** By the document of each that was sent first. */
const longestFirst: SortKey = {
  direction: "asc",
  parts: [keyPart.instant("d.submitted_at"), keyPart.id("d.id")],
};

const from = sql`verification_documents d join known_accounts a on a.id = d.user_id`;
const waiting = (alias: "d" | "e" | "o") => sql.raw(`${alias}.status in ('submitted', 'reviewing')`);
const isTheirFirst = sql`not exists (select from verification_documents e where e.user_id = d.user_id and ${waiting("e")}
  and (e.submitted_at, e.id) < (d.submitted_at, d.id))`;
const isOpen = sql`${waiting("d")} and not a.is_gone and ${isTheirFirst}`;

const columns = sql`a.id, a.prenom || ' ' || a.nom as name, a.email,
  (select json_agg(distinct o.kind order by o.kind) from verification_documents o where o.user_id = a.id and ${waiting("o")}) as kinds,
  (extract(epoch from d.submitted_at) * 1000)::bigint::text as since,
  exists (select from verification_documents o where o.user_id = a.id and o.status = 'reviewing') as "isTaken"`;

/** No one decides of their own documents. */
const waitsFor = (viewerId: string) => sql`${isOpen} and d.user_id <> ${viewerId}::uuid`;

/** The queue of those who wait for a decision, and what of it waits. */
export function createQueue(platform: Pick<Platform, "clock" | "config">) {
  function whereOf(viewerId: string, { status }: QueueFilter): SQL | undefined {
    if (status === "open") return isOpen;
    if (status === "waiting") return waitsFor(viewerId);
    const overdue = overdueSince(platform, "papers").toISOString();
    return and(waitsFor(viewerId), sql`d.submitted_at <= ${overdue}::timestamptz`);
  }

  const work: StaffWork = workOf(
    { kind: "papers", power: "papers.read" },
    {
      from,
      where: ({ viewerId, part }) => whereOf(viewerId, { status: part === "late" ? "late" : "waiting" }),
      order: longestFirst,
      since: sql`d.submitted_at`,
    },
  );

  return {
    /** A page, the longest waiting first. */
    async page(db: Db, viewerId: string, { status, ...query }: QueueFilter & KeyedQuery) {
      const where = whereOf(viewerId, { status });
      const { rows, pagination } = await statementPage<Row>(
        db,
        { columns, from, where, order: longestFirst },
        query,
      );
      const data = rows.map(
        (row): WaitingPerson => ({
          ...row,
          email: shownAddress(row.email),
          since: new Date(Number(row.since)).toISOString(),
        }),
      );
      return { data, pagination };
    },
    work,
  };
}
