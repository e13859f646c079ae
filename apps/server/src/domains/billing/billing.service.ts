import type { BillingDocument, BillingStat, BillingSummary } from "@jobami/api/billing/contract";
import type { DocumentType } from "@jobami/api/billing/routes";
import type { BillingSettings, StoredSettings } from "@jobami/api/billing/settings";
import { totalsOf } from "@jobami/api/billing/totals";
import { dayInFrance } from "@jobami/api/missions/days";
import { type AwaitedDocument, waitingRows } from "@jobami/api/proposals/contract";
import { instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { paginationOf, rowsBefore } from "../../platform/lists/pagination.ts";
import type { Person } from "../../platform/sessions/sessions.ts";
import { awaitedDocuments } from "./billing.awaited.ts";
import { type DocumentRow, type ListQuery, billingRepository as repository } from "./billing.repository.ts";
import { missingOf, toHead, toReceived, toSettings } from "./billing.view.ts";
import type { Books } from "./books.ts";

const nothing = { count: 0, cents: 0 };
const dayMs = 86_400_000;
/** Days for which a document is awaited of its client: who paid an older one otherwise is not reminded for ever. */
const awaitedDays = 90;
/** Years that the law keeps documents for, after that of their issue. */
const retentionYears = 10;

/** What people read of their documents, and who they are on them. */
export function createBilling({ admit, clock, read, today }: Books, pool: Db) {
  const storedSettings = (settings: BillingSettings): StoredSettings => ({
    settings,
    missing: missingOf(settings),
  });

  return {
    settings: async (db: Db, userId: string): Promise<StoredSettings> =>
      storedSettings(toSettings(await repository.settings(db, userId))),

    /** Replaces them; sums of drafts follow the regime of VAT. Throws JOBBEUR_ONLY. */
    async saveSettings(tx: Tx, person: Person, settings: BillingSettings): Promise<StoredSettings> {
      await admit(tx, person);
      await repository.saveSettings(tx, { userId: person.id, ...settings, updatedAt: instant(clock) });
      for (const { id, lines, totalCents, vatRegime } of await repository.draftsOf(tx, person.id)) {
        const { total } = totalsOf(lines, vatRegime ?? settings.vatRegime);
        if (total !== totalCents) await repository.change(tx, id, { totalCents: total });
      }
      return storedSettings(settings);
    },

    async summary(db: Db, userId: string): Promise<BillingSummary> {
      const found = await repository.summary(db, userId, today());
      const of = (wanted: (typeof found)[number]["kind"]) => {
        const row = found.find(({ kind }) => kind === wanted);
        return row === undefined ? nothing : { count: row.count, cents: row.cents };
      };
      return { due: of("due"), overdue: of("overdue"), waiting: of("waiting") };
    },

    /** A page of a person’s documents of a type. */
    async list(db: Db, userId: string, query: ListQuery & { page: number; limit: number }) {
      const { rows, total } = await repository.page(db, userId, query, {
        limit: query.limit,
        offset: rowsBefore(query),
      });
      const day = today();
      return { data: rows.map((row) => toHead(row, day)), pagination: paginationOf({ ...query, total }) };
    },

    /** A page of what was sent to a person’s account. */
    async received(
      db: Db,
      userId: string,
      query: { type?: DocumentType | undefined; page: number; limit: number },
    ) {
      const window = { limit: query.limit, offset: rowsBefore(query) };
      const { rows, total } = await repository.received(db, userId, query.type, window);
      const day = today();
      return { data: rows.map((row) => toReceived(row, day)), pagination: paginationOf({ ...query, total }) };
    },

    /** The quotes and invoices that were sent to a person’s account and wait for them, as what is awaited of them. */
    awaited(db: Db, userId: string, now: Date): Promise<AwaitedDocument[]> {
      const since = dayInFrance(now.getTime() - awaitedDays * dayMs);
      return awaitedDocuments(db, userId, since, waitingRows);
    },

    /** A document of a person’s. Throws NOT_FOUND, for anybody else's too. */
    async one(db: Db, userId: string, id: string): Promise<BillingDocument> {
      const row = await repository.byId(db, id);
      if (row === null || row.issuerId !== userId) throw new DomainError("NOT_FOUND");
      return read(db, row);
    },

    /** What a person issued in a year, the oldest first. */
    issuedIn: (db: Db, userId: string, year: number): Promise<DocumentRow[]> =>
      repository.issuedIn(db, userId, year),

    /** The figures of the last twelve months, this one among them. */
    stats(db: Db): Promise<BillingStat[]> {
      const [year = 0, month = 0] = today().split("-").map(Number);
      const first = new Date(Date.UTC(year, month - 12, 1));
      return repository.stats(db, first.toISOString().slice(0, 10));
    },

    /** Deletes what people who left issued and the law keeps no longer. */
    sweep: (): Promise<void> => repository.forgetBefore(pool, Number(today().slice(0, 4)) - retentionYears),
  };
}

export type Billing = ReturnType<typeof createBilling>;
