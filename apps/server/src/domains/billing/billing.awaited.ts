import type { AwaitedDocument } from "@jobami/api/proposals/contract";
import { sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { personJson } from "../../platform/database/json.ts";
import { clientPath } from "./billing.copy.ts";

interface Row extends Omit<AwaitedDocument, "link">, Record<string, unknown> {
  publicId: string;
}

/** What was sent to a person since a day and waits for them: quotes to answer, invoices to pay; the first to run out first. */
export async function awaitedDocuments(
  db: Db,
  clientId: string,
  since: string,
  limit: number,
): Promise<AwaitedDocument[]> {
  const { rows } = await db.execute<Row>(sql`
    select d.type, coalesce(nullif(d.subject, ''), d.number) as title, ${personJson("p", sql`${clientId}::uuid`)} as other,
      d.public_id as "publicId", (d.total_cents - d.credited_cents)::float8 as cents,
      to_char(d.ends_on, 'YYYY-MM-DD') as "endsOn"
    from billing_documents d join people p on p.id = d.issuer_id
    where d.client_person_id = ${clientId}::uuid and d.sent_at is not null and d.type <> 'avoir'
      and d.status = 'émis' and d.fact is null and d.issued_on >= ${since}::date
    order by d.ends_on, d.id limit ${limit}`);
  return rows.map(({ type, title, other, publicId, cents, endsOn }) => ({
    type,
    title,
    other,
    link: clientPath({ type, publicId }),
    cents,
    endsOn,
  }));
}
