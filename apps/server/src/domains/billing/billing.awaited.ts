import type { Awaited } from "@jobami/api/proposals/contract";
import { sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { personJson } from "../../platform/database/json.ts";
import { clientPath } from "./billing.copy.ts";

type AwaitedDocument = NonNullable<Awaited["document"]>;
type Row = Omit<Awaited, "act" | "until" | "document"> & Omit<AwaitedDocument, "link"> & { publicId: string };

/** What was sent to a person since a day and waits for them: quotes to answer, invoices to pay; the first to run out first. */
export async function awaitedDocuments(
  db: Db,
  clientId: string,
  since: string,
  limit: number,
): Promise<Awaited[]> {
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select d.mission_id as "missionId", coalesce(nullif(d.subject, ''), d.number) as title,
      ${personJson("p", sql`${clientId}::uuid`)} as other, d.type, d.public_id as "publicId",
      (d.total_cents - d.credited_cents)::float8 as cents, to_char(d.ends_on, 'YYYY-MM-DD') as "endsOn"
    from billing_documents d join people p on p.id = d.issuer_id
    where d.client_person_id = ${clientId}::uuid and d.sent_at is not null and d.type <> 'avoir'
      and d.status = 'émis' and d.fact is null and d.issued_on >= ${since}::date
    order by d.ends_on, d.id limit ${limit}`);
  return rows.map(({ missionId, title, other, type, publicId, cents, endsOn }) => ({
    act: "document",
    missionId,
    title,
    other,
    until: null,
    document: { type, link: clientPath({ type, publicId }), cents, endsOn },
  }));
}
