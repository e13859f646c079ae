import type { CompanyInvoiceType } from "@jobami/api/company-invoices/routes";
import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.ts";
import { cappedCount } from "../../platform/lists/capped-count.ts";
import { keyPart } from "../../platform/lists/cursor.ts";
import { type KeyedQuery, tablePage } from "../../platform/lists/keyed.ts";
import { companyInvoiceCounters as counters, companyInvoices as table } from "./company-invoices.tables.ts";
import type { CompanyInvoiceRow } from "./company-invoices.view.ts";

/** The SQL of what the company issues. */
export const companyInvoicesRepository = {
  /** No one else numbers a document of the company until the transaction ends. */
  async holdSeries(tx: Tx): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('house invoices', 0))`);
  },
  /** The next number of a series; one that is not used goes back with its transaction, so that there is never a gap nor a double. */
  async nextNumber(tx: Tx, series: { type: CompanyInvoiceType; year: number }): Promise<number> {
    const [row] = await tx
      .insert(counters)
      .values({ ...series, last: 1 })
      .onConflictDoUpdate({
        target: [counters.type, counters.year],
        set: { last: sql`${counters.last} + 1` },
      })
      .returning({ last: counters.last });
    if (row === undefined) throw new Error("A number was not given.");
    return row.last;
  },
  async insert(tx: Tx, row: CompanyInvoiceRow): Promise<void> {
    await tx.insert(table).values(row);
  },
  async byId(db: Db, id: string): Promise<CompanyInvoiceRow | null> {
    const [row] = await db.select().from(table).where(eq(table.id, id));
    return row ?? null;
  },
  /** The invoice of a payment; null for one from before there were any. */
  async ofPayment(db: Db, paymentId: string): Promise<CompanyInvoiceRow | null> {
    const [row] = await db
      .select()
      .from(table)
      .where(and(eq(table.paymentId, paymentId), eq(table.type, "facture")));
    return row ?? null;
  },
  async page(db: Db, where: SQL | undefined, window: { limit: number; offset: number }) {
    const rows = await db
      .select()
      .from(table)
      .where(where)
      .orderBy(desc(table.issuedAt), desc(table.id))
      .limit(window.limit)
      .offset(window.offset);
    return { rows, total: await cappedCount(db, table, where) };
  },
  /** A page of everything, the newest first. */
  issued: (db: Db, query: KeyedQuery) =>
    tablePage(db, table, {
      where: undefined,
      order: {
        direction: "desc",
        parts: [keyPart.instant("house_invoices.issued_at"), keyPart.id("house_invoices.id")],
      },
      ...query,
    }),
  /** Issued in a year, in the order of their numbers. */
  issuedIn: (db: Db, year: number): Promise<CompanyInvoiceRow[]> =>
    db
      .select()
      .from(table)
      .where(eq(table.year, year))
      .orderBy(asc(table.issuedOn), asc(table.type), asc(table.seq)),
};
