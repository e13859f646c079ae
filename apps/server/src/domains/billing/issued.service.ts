import { randomUUID } from "node:crypto";
import type { BillingDocument, PayBody, QuoteAnswerInput, SeenDocument } from "@jobami/api/billing/contract";
import { linkDays, maxSendsADay } from "@jobami/api/billing/routes";
import { basesLeft, type Totals, totalsOf } from "@jobami/api/billing/totals";
import { type DocumentDecision, type DocumentEvent, decideDocument } from "@jobami/machines/billing/document";
import { instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { newId } from "../../platform/database/ids.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { takeTurn } from "../../platform/database/turns.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { hashToken, newToken } from "../../platform/secrets/secrets.ts";
import type { Person } from "../../platform/sessions/sessions.ts";
import type { NotificationsService } from "../notifications/notifications.domain.ts";
import { holdActive } from "../users/users.domain.ts";
import { clientNotification, issuerNotification } from "./billing.copy.ts";
import { documentLetter } from "./billing.mails.ts";
import { type DocumentRow, billingRepository as repository } from "./billing.repository.ts";
import { addDays, type Reader, sharesOf, toSeen, toSettings, unfinished } from "./billing.view.ts";
import type { Books } from "./books.ts";

interface Deps extends Pick<Platform, "db" | "mail" | "config"> {
  books: Books;
  notifications: Pick<NotificationsService, "notifyAll">;
}

/** Who reads a document, and the key of the mailed link; empty without. */
export interface Viewer {
  viewerId: string | null;
  key: string;
}

type Lawful = Extract<DocumentDecision, { allowed: true }>;
type IssuerNotice = Parameters<typeof issuerNotification>[1];

const dayMs = 86_400_000;
/** Quotes that time ends in one go of the job. */
const expiringBatch = 100;
const numberLetters = { devis: "D", facture: "F", avoir: "A" } as const;

/** What happens to documents from their issue on. The life cycle decides of every step; the document is held first. */
export function createIssued({ books, config, db: pool, mail, notifications }: Deps) {
  const { admit, clock, hold, notedOf, read, refused, publish, today } = books;

  /** How a document stands after a lawful step, with what its issuer reads of it. */
  async function stand(
    tx: Tx,
    row: DocumentRow,
    decision: Lawful,
    set: Partial<DocumentRow> = {},
  ): Promise<DocumentRow> {
    if (decision.next === null) throw new Error("What is issued is never gone.");
    const { status, fact } = decision.next;
    const changed = await repository.change(tx, row.id, { ...set, status, fact, updatedAt: instant(clock) });
    const notified = decision.follows.filter(({ type }) => type === "issuer.notified");
    await notifications.notifyAll(
      tx,
      notified.map(({ of }) => ({ to: row.issuerId, ...issuerNotification(row, of as IssuerNotice) })),
    );
    publish(tx, changed);
    return changed;
  }

  /**
   * Takes a credit note off its invoice. VAT is rounded note by note, so that notes may come to a cent more or less than the invoice:
   * the one that leaves nothing without VAT takes it whole. Throws CREDIT_TOO_HIGH, also for one rate alone, with `data.document`,
   * the credit note.
   */
  async function credit(
    tx: Tx,
    note: DocumentRow,
    sourceId: string,
    { total, shares }: Totals,
  ): Promise<void> {
    const invoice = await repository.hold(tx, sourceId);
    if (invoice === null) return;
    const earlier = await repository.creditsOf(tx, sourceId);
    const bases = basesLeft(sharesOf(invoice), [...earlier.map(sharesOf), shares]);
    const left = invoice.totalCents - invoice.creditedCents;
    const isEmptied = [...bases.values()].every((base) => base === 0);
    const isBeyond = Math.min(...bases.values()) < 0 || (total > left && !isEmptied);
    const takes = isBeyond ? "beyond" : isEmptied || total === left ? "whole" : "part";
    const decision = decideDocument(invoice, { type: "credit.issued", takes });
    if (!decision.allowed) throw await refused(tx, note, decision.reason);
    await stand(tx, invoice, decision, {
      ...(takes === "whole"
        ? { creditedCents: invoice.totalCents, cancelledAt: instant(clock) }
        : { creditedCents: invoice.creditedCents + total }),
    });
  }

  /** An invoice of a mission whose payment was noted in whole is paid from its issue on. */
  async function settle(tx: Tx, row: DocumentRow): Promise<DocumentRow> {
    const noted = await notedOf(tx, row);
    if (noted === null || noted.cents < row.totalCents) return row;
    const decision = decideDocument(row, { type: "invoice.paid", by: "issuer" });
    return decision.allowed ? stand(tx, row, decision, { paidOn: noted.on }) : row;
  }

  /** What a document that follows another one states of it. */
  async function sourceNumberOf(tx: Tx, { sourceId }: DocumentRow): Promise<string | null> {
    return sourceId === null ? null : ((await repository.byId(tx, sourceId))?.number ?? null);
  }

  /** Its two sides read a document for ever, others by its link while that is open. Throws LINK_ENDED. */
  function refuseEnded({ issuerId, clientPersonId, linkUntil }: DocumentRow, viewerId: string | null): void {
    const isSide = viewerId !== null && (viewerId === issuerId || viewerId === clientPersonId);
    if (!isSide && (linkUntil === null || linkUntil <= instant(clock))) throw new DomainError("LINK_ENDED");
  }

  /** A link stays open until the last day of what can be answered, and ninety days at least. */
  function linkEnd(endsOn: string | null): Date {
    const usual = clock.now() + linkDays * dayMs;
    return new Date(endsOn === null ? usual : Math.max(usual, Date.parse(`${addDays(endsOn, 2)}T00:00:00Z`)));
  }

  /**
   * Who reads it. A client with an account is that account alone; one without is whoever read the mail, or is signed in as another
   * person than the issuer: no one signs their own quote by signing out.
   */
  function readerOf(row: DocumentRow, { viewerId, key }: Viewer): Reader {
    if (viewerId === row.issuerId) return "issuer";
    if (key !== "" && hashToken(key) === row.answerKeyHash) return "client";
    if (viewerId === null) return "unknown";
    return row.clientPersonId === null || row.clientPersonId === viewerId ? "client" : "unknown";
  }

  /** Reads an issued document by its public id. Throws NOT_FOUND or LINK_ENDED. */
  async function seenOf(db: Db, row: DocumentRow | null, viewer: Viewer): Promise<SeenDocument> {
    if (row === null || row.number === null) throw new DomainError("NOT_FOUND");
    refuseEnded(row, viewer.viewerId);
    const source = row.sourceId === null ? null : await repository.byId(db, row.sourceId);
    const { viewerId } = viewer;
    return toSeen(row, { source, today: today(), reader: readerOf(row, viewer), viewerId });
  }

  const expire = (on: Db, id: string, last: string | null): Promise<void> =>
    inTransaction(on, async (tx) => {
      const row = await repository.hold(tx, id);
      if (row === null || (last !== null && (row.endsOn ?? "") >= last)) return;
      const decision = decideDocument(row, { type: "validity.ended" });
      if (!decision.allowed) return;
      // No one is informed of who left.
      const follows = last === null ? [] : decision.follows;
      await stand(tx, row, { ...decision, follows }, { expiredAt: instant(clock) });
    });

  return {
    /**
     * Numbers a draft and freezes it; what was noted to be paid of its mission stands on it. Throws NOT_FOUND, JOBBEUR_ONLY, DOCUMENT_UNFINISHED with what is missing, CREDIT_TOO_HIGH, or
     * DOCUMENT_CHANGED with `data.document` for what was issued meanwhile.
     */
    async issue(tx: Tx, person: Person, id: string): Promise<BillingDocument> {
      await admit(tx, person);
      const row = await hold(tx, person, id);
      const settings = toSettings(await repository.settings(tx, person.id));
      const vatRegime = row.vatRegime ?? settings.vatRegime;
      const missing = row.status === "brouillon" ? unfinished(row, settings, vatRegime) : [];
      const decision = decideDocument(row, {
        type: "document.issued",
        by: "issuer",
        isWhole: missing.length === 0,
      });
      if (!decision.allowed && decision.reason === "DOCUMENT_UNFINISHED")
        throw new DomainError(decision.reason, { document: await read(tx, row) }, missing);
      if (!decision.allowed) throw await refused(tx, row, decision.reason);
      const lines =
        vatRegime === "franchise" ? row.lines.map((line) => ({ ...line, vat: 0 as const })) : row.lines;
      const totals = totalsOf(lines, vatRegime);
      if (row.type === "avoir" && row.sourceId !== null) await credit(tx, row, row.sourceId, totals);
      const { type, days } = row;
      // The series are held before the day is read: numbers go up with days.
      await repository.holdSeries(tx, person.id);
      const day = today();
      const year = Number(day.slice(0, 4));
      const endsOn = type === "avoir" ? null : addDays(day, days);
      const seq = await repository.nextNumber(tx, { issuerId: person.id, type, year });
      const changed = await stand(tx, row, decision, {
        number: `${settings.prefix}${numberLetters[type]}-${year}-${String(seq).padStart(4, "0")}`,
        sourceNumber: await sourceNumberOf(tx, row),
        year,
        seq,
        lines,
        totalCents: totals.total,
        issuer: { ...settings, vatRegime },
        vatRegime,
        publicId: randomUUID(),
        issuedAt: instant(clock),
        issuedOn: day,
        endsOn,
        linkUntil: linkEnd(type === "devis" ? endsOn : null),
      });
      return read(tx, await settle(tx, changed));
    },

    /** Informs its client of an issued document. Throws NOT_FOUND, JOBBEUR_ONLY, NO_RECIPIENT, SENDS_FULL, or DOCUMENT_CHANGED with `data.document`. */
    async send(tx: Tx, person: Person, id: string): Promise<BillingDocument> {
      await admit(tx, person);
      const row = await hold(tx, person, id);
      const decision = decideDocument(row, { type: "document.sent", by: "issuer" });
      if (!decision.allowed) throw await refused(tx, row, decision.reason);
      const { clientPersonId: clientId, clientEmail } = row;
      const isNotified = clientId !== null && (await repository.isReachable(tx, person.id, clientId));
      if (!isNotified && clientEmail === "") throw new DomainError("NO_RECIPIENT");
      await takeTurn(tx, `billing.sends:${person.id}`);
      if ((await repository.sendsSince(tx, person.id, instant(clock, -dayMs))) >= maxSendsADay)
        throw new DomainError("SENDS_FULL");
      const sentAt = instant(clock);
      await repository.noteSend(tx, { id: newId(), issuerId: person.id, documentId: id, createdAt: sentAt });
      const issuerName = row.issuer?.legalName ?? person.prenom;
      if (isNotified)
        await notifications.notifyAll(tx, [{ to: clientId, ...clientNotification(row, issuerName) }]);
      const key = newToken();
      if (clientEmail !== "")
        await mail.send(tx, {
          lane: "awaited",
          to: clientEmail,
          about: [id],
          ...documentLetter(config, row, { issuerName, key }),
        });
      const linkUntil = linkEnd(row.type === "devis" ? row.endsOn : null);
      return read(
        tx,
        await stand(tx, row, decision, {
          sentAt,
          linkUntil,
          ...(clientEmail !== "" && row.type === "devis" ? { answerKeyHash: hashToken(key) } : {}),
        }),
      );
    },

    /** Closes the link of an issued document, or opens it again. Throws NOT_FOUND. */
    async setLink(tx: Tx, person: Person, id: string, isOpen: boolean): Promise<BillingDocument> {
      await holdActive(tx, person.id);
      const row = await hold(tx, person, id);
      if (row.publicId === null) throw new DomainError("NOT_FOUND");
      const linkUntil = isOpen ? linkEnd(row.type === "devis" ? row.endsOn : null) : instant(clock);
      const changed = await repository.change(tx, row.id, { linkUntil, updatedAt: instant(clock) });
      publish(tx, changed);
      return read(tx, changed);
    },

    /** Notes that an invoice was paid. Throws NOT_FOUND, VALIDATION_FAILED for a day to come, or DOCUMENT_CHANGED with `data.document`. */
    async pay(tx: Tx, person: Person, id: string, { paidOn, means }: PayBody): Promise<BillingDocument> {
      await holdActive(tx, person.id);
      const row = await hold(tx, person, id);
      const decision = decideDocument(row, { type: "invoice.paid", by: "issuer" });
      if (!decision.allowed) throw await refused(tx, row, decision.reason);
      if (paidOn > today())
        throw new DomainError("VALIDATION_FAILED", undefined, [
          { path: "paidOn", code: "INVALID_VALUE", message: "Ce jour n’est pas encore venu." },
        ]);
      return read(tx, await stand(tx, row, decision, { paidOn, paidBy: means }));
    },

    /** An issued document for whoever has its link. Throws NOT_FOUND or LINK_ENDED. */
    seen: async (db: Db, publicId: string, viewer: Viewer): Promise<SeenDocument> =>
      seenOf(db, await repository.byPublicId(db, publicId), viewer),

    /** A client answers a quote. Throws NOT_FOUND, LINK_ENDED, FORBIDDEN for its issuer, QUOTE_CLIENT_ONLY, QUOTE_EXPIRED, or DOCUMENT_CHANGED; the others with `data.quote`. */
    async answer(
      tx: Tx,
      publicId: string,
      { key, ...input }: QuoteAnswerInput,
      viewerId: string | null,
    ): Promise<SeenDocument> {
      const row = await repository.holdPublic(tx, publicId);
      if (row === null || row.type !== "devis") throw new DomainError("NOT_FOUND");
      const viewer = { viewerId, key };
      refuseEnded(row, viewerId);
      const reader = readerOf(row, viewer);
      if (reader === "unknown")
        throw new DomainError("QUOTE_CLIENT_ONLY", { quote: await seenOf(tx, row, viewer) });
      const by = reader;
      const isInTime = row.endsOn !== null && row.endsOn >= today();
      const type = input.answer === "accept" ? "quote.accepted" : "quote.refused";
      const event: DocumentEvent = { type, by, isInTime };
      const decision = decideDocument(row, event);
      if (!decision.allowed) throw new DomainError(decision.reason, { quote: await seenOf(tx, row, viewer) });
      const at = instant(clock);
      const changed = await stand(
        tx,
        row,
        decision,
        input.answer === "accept"
          ? { acceptedAt: at, acceptedName: input.name }
          : { refusedAt: at, refusedReason: input.reason },
      );
      return seenOf(tx, changed, viewer);
    },

    /** Ends quotes whose last day is past; answers how many were looked at. Each is its own transaction. */
    async expirePast(on: Db = pool): Promise<number> {
      const day = today();
      const rows = await repository.pastQuotes(on, day, expiringBatch);
      for (const { id } of rows) await expire(on, id, day);
      return rows.length;
    },

    /** What was open of a person who leaves ends: drafts go, quotes can no longer be accepted. */
    async leave(tx: Tx, userId: string): Promise<void> {
      for (const { id } of await repository.draftsOf(tx, userId)) await repository.remove(tx, id);
      for (const { id } of await repository.openQuotesOf(tx, userId)) await expire(tx, id, null);
    },
  };
}

export type Issued = ReturnType<typeof createIssued>;
