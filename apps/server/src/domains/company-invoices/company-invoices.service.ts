import type { CompanyInvoicesQuery } from "@jobami/api/company-invoices/contract";
import { dayInFrance } from "@jobami/api/missions/days";
import { and, eq } from "drizzle-orm";
import { instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { newId } from "../../platform/database/ids.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { KeyedQuery } from "../../platform/lists/keyed.ts";
import { paginationOf, rowsBefore } from "../../platform/lists/pagination.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Users } from "../users/users.domain.ts";
import { companyInvoicesRepository as repository } from "./company-invoices.repository.ts";
import { companyInvoices as table } from "./company-invoices.tables.ts";
import { type CompanyInvoiceRow, issuerOf, toHead, toSheet } from "./company-invoices.view.ts";
import { vatWithin } from "./vat-within.ts";

interface Deps extends Pick<Platform, "clock" | "config"> {
  users: Pick<Users, "byId">;
}

/** What was paid by card: by whom, for what, with VAT, in cents. */
export interface InvoicedPayment {
  userId: string;
  paymentId: string;
  cents: number;
  label: string;
  paidAt: Date;
}

type Content = Omit<CompanyInvoiceRow, "id" | "number" | "year" | "seq" | "issuedOn" | "issuedAt">;

const letters = { facture: "F", avoir: "A" } as const;
const dayOf = (at: Date) => dayInFrance(at.getTime());

/** What the company issues for what it sells: numbered without gaps, and never changed. */
export function createCompanyInvoices({ clock, config, users }: Deps) {
  /** Numbers a document and keeps it. The series is held before the day is read: numbers go up with days. */
  async function issue(tx: Tx, content: Content): Promise<CompanyInvoiceRow> {
    await repository.holdSeries(tx);
    const issuedAt = instant(clock);
    const issuedOn = dayOf(issuedAt);
    const year = Number(issuedOn.slice(0, 4));
    const seq = await repository.nextNumber(tx, { type: content.type, year });
    const number = `${letters[content.type]}-${year}-${String(seq).padStart(4, "0")}`;
    const row = { ...content, id: newId(), number, year, seq, issuedOn, issuedAt };
    await repository.insert(tx, row);
    return row;
  }

  async function list(db: Db, query: CompanyInvoicesQuery, userId: string) {
    const { rows, total } = await repository.page(db, eq(table.userId, userId), {
      limit: query.limit,
      offset: rowsBefore(query),
    });
    return { rows, pagination: paginationOf({ ...query, total }) };
  }

  return {
    /** The invoice of a payment that was just noted; call it once for a payment. */
    async invoice(
      tx: Tx,
      { userId, paymentId, cents, label, paidAt }: InvoicedPayment,
    ): Promise<CompanyInvoiceRow> {
      const person = await users.byId(tx, userId);
      return issue(tx, {
        type: "facture",
        userId,
        paymentId,
        sourceId: null,
        clientName: person === null ? "" : `${person.prenom} ${person.nom}`,
        clientEmail: person?.email ?? "",
        label,
        totalCents: cents,
        vatCents: vatWithin(cents, config.vat.rate),
        vatRate: config.vat.rate,
        issuer: issuerOf(config),
        paidOn: dayOf(paidAt),
      });
    },
    /** The credit note of what was just given back of a payment; null where that never had an invoice. */
    async credit(
      tx: Tx,
      { paymentId, cents }: { paymentId: string; cents: number },
    ): Promise<CompanyInvoiceRow | null> {
      const source = await repository.ofPayment(tx, paymentId);
      if (source === null) return null;
      const { id, number: _, year: __, seq: ___, issuedOn: ____, issuedAt: _____, ...same } = source;
      return issue(tx, {
        ...same,
        type: "avoir",
        sourceId: id,
        totalCents: cents,
        vatCents: vatWithin(cents, source.vatRate),
      });
    },
    /** A page of what was made out to a person. */
    async list(db: Db, userId: string, query: CompanyInvoicesQuery) {
      const { rows, pagination } = await list(db, query, userId);
      return { data: rows.map(toHead), pagination };
    },
    /** Whether one was made out to a person at an address: of who has left, that is where it still stands. */
    async isMadeOutTo(db: Db, { userId, email }: { userId: string; email: string }): Promise<boolean> {
      return (await db.$count(table, and(eq(table.userId, userId), eq(table.clientEmail, email)))) > 0;
    },
    /** A page of everything that was issued. */
    async issued(db: Db, query: KeyedQuery) {
      const { rows, pagination } = await repository.issued(db, query);
      return {
        data: rows.map((row) => ({ ...toHead(row), clientName: row.clientName, vatCents: row.vatCents })),
        pagination,
      };
    },
    /** A document that was made out to a person. Throws NOT_FOUND, for anybody else's too. */
    async one(db: Db, userId: string, id: string) {
      const row = await repository.byId(db, id);
      if (row === null || row.userId !== userId) throw new DomainError("NOT_FOUND");
      const source = row.sourceId === null ? null : await repository.byId(db, row.sourceId);
      return toSheet(row, source?.number ?? null);
    },
    /** What was issued in a year, the oldest first. */
    issuedIn: repository.issuedIn,
  };
}

export type CompanyInvoices = ReturnType<typeof createCompanyInvoices>;
