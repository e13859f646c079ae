import type { BillingStat } from "@jobami/api/billing/contract";
import type { DocumentStatus, DocumentType } from "@jobami/api/billing/routes";
import { and, asc, desc, eq, gte, isNotNull, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.ts";
import { hasTerms } from "../../platform/database/terms.ts";
import { takeTurn } from "../../platform/database/turns.ts";
import { franceZoneSql } from "../../platform/database/zones.ts";
import { cappedCount } from "../../platform/lists/capped-count.ts";
import {
  billingCounters as counters,
  billingDocuments as documents,
  billingSends as sends,
  billingSettings as settings,
} from "./billing.tables.ts";

export type DocumentRow = typeof documents.$inferSelect;
export type SettingsRow = typeof settings.$inferSelect;
type NewDocument = typeof documents.$inferInsert;

/** What a list asks for. */
export interface ListQuery {
  type: DocumentType;
  status?: DocumentStatus | undefined;
  q: string;
}

/** An agreement as a document takes it over; no one is named who left. */
export interface AgreedMission {
  title: string;
  ownerId: string;
  ownerName: string;
  amountCents: number;
  isHourly: boolean;
  /** Hours in quarters, where they were stated. */
  quarters: number | null;
}

const isOpenQuote = and(eq(documents.type, "devis"), eq(documents.status, "émis"), isNull(documents.fact));

/** Text finds numbers and clients, wherever they stand in them. */
function searched(q: string): SQL | undefined {
  if (q === "") return undefined;
  return hasTerms(sql`coalesce(${documents.number}, '') || ' ' || ${documents.clientName}`, q);
}

/** The SQL of quotes, invoices and credit notes. */
export const billingRepository = {
  async settings(db: Db, userId: string): Promise<SettingsRow | null> {
    const [row] = await db.select().from(settings).where(eq(settings.userId, userId));
    return row ?? null;
  },
  async saveSettings(tx: Tx, row: SettingsRow): Promise<void> {
    const { userId: _, ...set } = row;
    await tx.insert(settings).values(row).onConflictDoUpdate({ target: settings.userId, set });
  },
  async byId(db: Db, id: string): Promise<DocumentRow | null> {
    const [row] = await db.select().from(documents).where(eq(documents.id, id));
    return row ?? null;
  },
  async byPublicId(db: Db, publicId: string): Promise<DocumentRow | null> {
    const [row] = await db.select().from(documents).where(eq(documents.publicId, publicId));
    return row ?? null;
  },
  /** Holds a document until the transaction ends. */
  async hold(tx: Tx, id: string): Promise<DocumentRow | null> {
    const [row] = await tx.select().from(documents).where(eq(documents.id, id)).for("update");
    return row ?? null;
  },
  async holdPublic(tx: Tx, publicId: string): Promise<DocumentRow | null> {
    const [row] = await tx.select().from(documents).where(eq(documents.publicId, publicId)).for("update");
    return row ?? null;
  },
  async insert(tx: Tx, row: NewDocument): Promise<DocumentRow> {
    const [stored] = await tx.insert(documents).values(row).returning();
    if (stored === undefined) throw new Error("A document was not stored.");
    return stored;
  },
  async change(tx: Tx, id: string, set: Partial<NewDocument>): Promise<DocumentRow> {
    const [stored] = await tx.update(documents).set(set).where(eq(documents.id, id)).returning();
    if (stored === undefined) throw new Error("A document is gone.");
    return stored;
  },
  async remove(tx: Tx, id: string): Promise<void> {
    await tx.delete(documents).where(eq(documents.id, id));
  },
  /** No one else numbers a document of this issuer until the transaction ends. */
  async holdSeries(tx: Tx, issuerId: string): Promise<void> {
    await takeTurn(tx, `billing.series:${issuerId}`);
  },
  /** The next number of a series; one that is not used goes back with its transaction, so that there is never a gap nor a double. */
  async nextNumber(tx: Tx, series: { issuerId: string; type: DocumentType; year: number }): Promise<number> {
    const [row] = await tx
      .insert(counters)
      .values({ ...series, last: 1 })
      .onConflictDoUpdate({
        target: [counters.issuerId, counters.type, counters.year],
        set: { last: sql`${counters.last} + 1` },
      })
      .returning({ last: counters.last });
    if (row === undefined) throw new Error("A number was not given.");
    return row.last;
  },
  draftsOf: (db: Db, issuerId: string): Promise<DocumentRow[]> =>
    db
      .select()
      .from(documents)
      .where(and(eq(documents.issuerId, issuerId), eq(documents.status, "brouillon"))),
  async page(db: Db, issuerId: string, query: ListQuery, window: { limit: number; offset: number }) {
    const where = and(
      eq(documents.issuerId, issuerId),
      eq(documents.type, query.type),
      query.status === undefined ? undefined : eq(documents.status, query.status),
      searched(query.q),
    );
    const rows = await db
      .select()
      .from(documents)
      .where(where)
      .orderBy(
        desc(sql`${documents.number} is null`),
        desc(documents.year),
        desc(documents.seq),
        desc(documents.updatedAt),
        desc(documents.id),
      )
      .limit(window.limit)
      .offset(window.offset);
    return { rows, total: await cappedCount(db, documents, where) };
  },
  /** What was sent to a person’s account, the newest first. */
  async received(
    db: Db,
    clientId: string,
    type: DocumentType | undefined,
    window: { limit: number; offset: number },
  ) {
    const where = and(
      eq(documents.clientPersonId, clientId),
      isNotNull(documents.sentAt),
      type === undefined ? undefined : eq(documents.type, type),
    );
    const rows = await db
      .select()
      .from(documents)
      .where(where)
      .orderBy(desc(documents.issuedAt), desc(documents.id))
      .limit(window.limit)
      .offset(window.offset);
    return { rows, total: await cappedCount(db, documents, where) };
  },
  /** How an issuer wrote a person’s name and address last; null where they never did, or the person is gone. */
  async lastClient(db: Db, issuerId: string, personId: string) {
    const { rows } = await db.execute<{ name: string; address: string; email: string }>(sql`
      select d.client_name as name, d.client_address as address, d.client_email as email
      from billing_documents d join correspondents c on c.id = d.client_person_id
      where d.client_person_id = ${personId}::uuid and d.issuer_id = ${issuerId}::uuid and not c.is_erased
        and d.client_address <> ''
      order by d.updated_at desc, d.id desc limit 1`);
    return rows[0] ?? null;
  },
  /** Cents of other invoices of a mission that stand paid. */
  async paidElsewhere(
    db: Db,
    { id, issuerId, missionId }: { id: string; issuerId: string; missionId: string },
  ): Promise<number> {
    const { rows } = await db.execute<{ cents: number }>(sql`
      select coalesce(sum(total_cents - credited_cents), 0)::float8 as cents from billing_documents
      where mission_id = ${missionId}::uuid and issuer_id = ${issuerId}::uuid and id <> ${id}::uuid
        and type = 'facture' and status = 'payé' and fact is null`);
    return rows[0]?.cents ?? 0;
  },
  /** What a document came from and what came of it, the oldest first. */
  related: (db: Db, { id, sourceId }: DocumentRow): Promise<DocumentRow[]> =>
    db
      .select()
      .from(documents)
      .where(or(eq(documents.sourceId, id), sourceId === null ? undefined : eq(documents.id, sourceId)))
      .orderBy(asc(documents.createdAt), asc(documents.id)),
  /** What of a type came of a document and was not cancelled. */
  derived: (db: Db, sourceId: string, type: DocumentType): Promise<DocumentRow[]> =>
    db
      .select()
      .from(documents)
      .where(and(eq(documents.sourceId, sourceId), eq(documents.type, type), isNull(documents.fact)))
      .orderBy(asc(documents.createdAt)),
  /** Issued credit notes of an invoice. */
  creditsOf: (db: Db, invoiceId: string): Promise<DocumentRow[]> =>
    db
      .select()
      .from(documents)
      .where(
        and(
          eq(documents.sourceId, invoiceId),
          eq(documents.type, "avoir"),
          ne(documents.status, "brouillon"),
        ),
      ),
  async summary(db: Db, issuerId: string, today: string) {
    const { rows } = await db.execute<{
      kind: "due" | "overdue" | "waiting";
      count: number;
      cents: number;
    }>(sql`
      select kind, count(*)::integer as count, coalesce(sum(cents), 0)::float8 as cents from (
        select unnest(case when type = 'devis' then array['waiting'] when ends_on < ${today}::date then array['due', 'overdue']
            else array['due'] end) as kind,
          total_cents - credited_cents as cents
        from billing_documents where issuer_id = ${issuerId}::uuid and status = 'émis' and fact is null
          and (type = 'facture' or (type = 'devis' and ends_on >= ${today}::date))) s
      group by kind`);
    return rows;
  },
  /** Issued in a year, in the order of their numbers. */
  issuedIn: (db: Db, issuerId: string, year: number): Promise<DocumentRow[]> =>
    db
      .select()
      .from(documents)
      .where(and(eq(documents.issuerId, issuerId), eq(documents.year, year)))
      .orderBy(asc(documents.issuedOn), asc(documents.type), asc(documents.seq)),
  /** Quotes that wait although their last day is past. */
  pastQuotes: (db: Db, today: string, limit: number): Promise<{ id: string }[]> =>
    db
      .select({ id: documents.id })
      .from(documents)
      .where(and(isOpenQuote, lt(documents.endsOn, today)))
      .orderBy(documents.endsOn, documents.id)
      .limit(limit),
  openQuotesOf: (db: Db, issuerId: string): Promise<{ id: string }[]> =>
    db
      .select({ id: documents.id })
      .from(documents)
      .where(and(eq(documents.issuerId, issuerId), isOpenQuote)),
  async noteSend(tx: Tx, row: typeof sends.$inferInsert): Promise<void> {
    await tx.insert(sends).values(row);
  },
  sendsSince: (db: Db, issuerId: string, since: Date): Promise<number> =>
    db.$count(sends, and(eq(sends.issuerId, issuerId), gte(sends.createdAt, since))),
  /** A mission that a person agreed to do, as a document takes it over. */
  async agreed(db: Db, issuerId: string, missionId: string): Promise<AgreedMission | null> {
    const { rows } = await db.execute<{
      title: string;
      owner_id: string;
      name: string;
      cents: number;
      is_hourly: boolean;
      quarters: number | null;
    }>(sql`
      select a.title, a.owner_id, case when c.is_erased then '' else p.prenom || ' ' || p.initiale || '.' end as name, a.amount_cents::integer as cents,
        a.budget_type = 'horaire' as is_hourly,
        (select s.quarters::integer from mission_hours s where s.mission_id = a.mission_id) as quarters
      from mission_agreements a join people p on p.id = a.owner_id join correspondents c on c.id = p.id
      where a.mission_id = ${missionId}::uuid and a.jobbeur_id = ${issuerId}::uuid`);
    const [row] = rows;
    if (row === undefined) return null;
    return {
      title: row.title,
      ownerId: row.owner_id,
      ownerName: row.name,
      amountCents: row.cents,
      isHourly: row.is_hourly,
      quarters: row.quarters,
    };
  },
  /** Whether a person agreed to work for a person, whatever became of it. */
  async workedFor(db: Db, issuerId: string, personId: string): Promise<boolean> {
    const { rows } = await db.execute(sql`
      select 1 from mission_agreements where jobbeur_id = ${issuerId}::uuid and owner_id = ${personId}::uuid limit 1`);
    return rows.length > 0;
  },
  /** Whether a person can get something from another: they are there, and the two are not separated by a block. */
  async isReachable(db: Db, issuerId: string, personId: string): Promise<boolean> {
    const { rows } = await db.execute(sql`
      select 1 from people where id = ${personId}::uuid and is_active
        and id not in (select k.other_id from kept_apart k where k.user_id = ${issuerId}::uuid)`);
    return rows.length > 0;
  },
  /** Counts and sums by month, type and status, the newest month first; `since` is a day. */
  async stats(db: Db, since: string): Promise<BillingStat[]> {
    const { rows } = await db.execute<{
      month: string;
      type: DocumentType;
      status: DocumentStatus;
      count: number;
      cents: number;
    }>(sql`
      select to_char(day, 'YYYY-MM') as month, type, status, count(*)::integer as count, sum(total_cents)::float8 as cents
      from (select coalesce(issued_on, (created_at at time zone ${franceZoneSql})::date) as day, type, status, total_cents
        from billing_documents) d
      where day >= ${since}::date
      group by 1, 2, 3 order by 1 desc, 2, 3`);
    return rows.map((row) => ({ ...row }));
  },
  /** Deletes what people who left issued before a year. */
  async forgetBefore(db: Db, year: number): Promise<void> {
    await db.execute(sql`
      delete from billing_documents d using people p
      where p.id = d.issuer_id and not p.is_active and d.year < ${year}`);
  },
};
