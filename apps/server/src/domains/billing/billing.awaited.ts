import type { Awaited } from "@jobami/api/proposals/contract";
import { sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { personJson } from "../../platform/database/json.ts";

/** What was sent to a person since a day and waits for them: quotes to answer, invoices to pay; the first to run out first. */
export async function awaitedDocuments(
  db: Db,
  clientId: string,
  since: string,
  limit: number,
): Promise<Awaited[]> {
  const { rows } = await db.execute<Awaited>(sql`
    select 'document' as act, d.mission_id as "missionId", coalesce(nullif(d.subject, ''), d.number) as title,
      ${personJson("p", sql`${clientId}::uuid`)} as other, null as until,
      json_build_object('type', d.type, 'publicId', d.public_id, 'cents', d.total_cents - d.credited_cents,
        'endsOn', to_char(d.ends_on, 'YYYY-MM-DD')) as document
    from billing_documents d join people p on p.id = d.issuer_id
    where d.client_person_id = ${clientId}::uuid and d.sent_at is not null and d.type <> 'avoir'
      and d.status = 'émis' and d.fact is null and d.issued_on >= ${since}::date
    order by d.ends_on, d.id limit ${limit}`);
  return rows;
}
