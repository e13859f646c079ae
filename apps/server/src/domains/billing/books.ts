import type { BillingDocument } from "@jobami/api/billing/contract";
import type { ErrorCode } from "@jobami/api/http/error-codes";
import { dayInFrance } from "@jobami/api/missions/days";
import type { Db, Tx } from "../../platform/database/database.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Person } from "../../platform/sessions/sessions.ts";
import type { Progress } from "../progress/progress.domain.ts";
import { holdActive } from "../users/users.domain.ts";
import { type DocumentRow, billingRepository as repository } from "./billing.repository.ts";
import { toDocument, toSettings } from "./billing.view.ts";

/** What every service of documents needs: how one is held, read, refused and reported. */
export function createBooks({
  clock,
  live,
  progress,
}: Pick<Platform, "clock" | "live"> & { progress: Pick<Progress, "workOf"> }) {
  /** The day in France, `YYYY-MM-DD`: documents are dated by it. */
  const today = (): string => dayInFrance(clock.now());

  /** A document as its issuer reads it now. */
  async function read(db: Db, row: DocumentRow): Promise<BillingDocument> {
    return toDocument(row, {
      settings: toSettings(await repository.settings(db, row.issuerId)),
      related: await repository.related(db, row),
      noted: await notedOf(db, row),
      today: today(),
    });
  }

  /** What was noted to be paid of the mission of an invoice, less what other invoices of it stand paid for; null where nothing is left. */
  async function notedOf(db: Db, { id, issuerId, missionId, type, status, fact }: DocumentRow) {
    if (type !== "facture" || missionId === null || status === "payé" || fact !== null) return null;
    const work = await progress.workOf(db, issuerId, missionId);
    if (work === null || work.paidOn === null) return null;
    const cents = work.paidCents - (await repository.paidElsewhere(db, { id, issuerId, missionId }));
    return cents > 0 ? { cents, on: work.paidOn } : null;
  }

  return {
    clock,
    today,
    read,
    notedOf,
    workOf: progress.workOf,
    /** Only who works for others makes documents. Throws JOBBEUR_ONLY. */
    async admit(tx: Tx, person: Person): Promise<void> {
      await holdActive(tx, person.id);
      if (person.user_type !== "jobbeur") throw new DomainError("JOBBEUR_ONLY");
    },
    /** Holds a document of a person’s. Throws NOT_FOUND, for anybody else's too. */
    async hold(tx: Tx, { id: issuerId }: { id: string }, id: string): Promise<DocumentRow> {
      const row = await repository.hold(tx, id);
      if (row === null || row.issuerId !== issuerId) throw new DomainError("NOT_FOUND");
      return row;
    },
    /** A refusal, with the document as it stands. */
    async refused(tx: Tx, row: DocumentRow, code: ErrorCode): Promise<DomainError> {
      return new DomainError(code, { document: await read(tx, row) });
    },
    /** Its issuer reads it anew, wherever it is open, and so does the account that it was sent to. */
    publish(tx: Tx, { id, issuerId, clientPersonId, publicId, sentAt }: DocumentRow): void {
      live.record(tx, [issuerId], "billing_changed", { documentId: id });
      if (clientPersonId !== null && publicId !== null && sentAt !== null)
        live.record(tx, [clientPersonId], "billing_received", { quoteId: publicId });
    },
  };
}

export type Books = ReturnType<typeof createBooks>;
