import type { BillingDocument, CreateDocumentInput, DocumentLine } from "@jobami/api/billing/contract";
import type { DraftInput } from "@jobami/api/billing/draft";
import { type DocumentType, maxDrafts, type VatRegime } from "@jobami/api/billing/routes";
import type { BillingSettings } from "@jobami/api/billing/settings";
import { totalsOf } from "@jobami/api/billing/totals";
import { decideDocument } from "@jobami/machines/billing/document";
import { instant } from "../../platform/clock/clock.ts";
import type { Tx } from "../../platform/database/database.ts";
import { newId } from "../../platform/database/ids.ts";
import { takeTurn } from "../../platform/database/turns.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Person } from "../../platform/sessions/sessions.ts";
import { holdActive } from "../users/users.domain.ts";
import {
  type AgreedMission,
  type DocumentRow,
  billingRepository as repository,
} from "./billing.repository.ts";
import { linesToCredit, toSettings } from "./billing.view.ts";
import type { Books } from "./books.ts";

type Origin = Pick<
  DocumentRow,
  | "sourceId"
  | "missionId"
  | "clientPersonId"
  | "clientName"
  | "clientAddress"
  | "clientEmail"
  | "subject"
  | "lines"
  | "servedOn"
> & { vatRegime: VatRegime | null };

const nowhere: Origin = {
  sourceId: null,
  missionId: null,
  clientPersonId: null,
  clientName: "",
  clientAddress: "",
  clientEmail: "",
  subject: "",
  lines: [],
  servedOn: null,
  vatRegime: null,
};

/** The one line of a mission: its price, by the hour times the hours that were stated. */
function lineOf({ title, amountCents, isHourly, quarters }: AgreedMission): DocumentLine {
  return {
    label: title.slice(0, 200),
    quantity: isHourly ? (quarters === null ? null : quarters * 250) : 1000,
    unit: isHourly ? "heure" : "forfait",
    unitCents: amountCents,
    vat: 0,
    discount: 0,
  };
}

/** What people write before they issue it. The life cycle decides of every step; the document is held first. */
export function createDrafts({ admit, clock, hold, read, refused, publish, workOf }: Books) {
  async function begin(tx: Tx, person: Person, type: DocumentType, origin: Origin): Promise<DocumentRow> {
    await takeTurn(tx, `billing:${person.id}`);
    if ((await repository.draftsOf(tx, person.id)).length >= maxDrafts) throw new DomainError("DRAFTS_FULL");
    if (!decideDocument(null, { type: "document.begun", as: type }).allowed)
      throw new DomainError("DOCUMENT_CHANGED");
    const settings = await settingsOf(tx, person.id);
    const createdAt = instant(clock);
    const row = await repository.insert(tx, {
      id: newId(),
      issuerId: person.id,
      type,
      status: "brouillon",
      version: 1,
      note: "",
      days: daysOf(type, settings),
      totalCents: totalsOf(origin.lines, origin.vatRegime ?? settings.vatRegime).total,
      createdAt,
      updatedAt: createdAt,
      ...origin,
    });
    publish(tx, row);
    return row;
  }

  const settingsOf = async (tx: Tx, userId: string): Promise<BillingSettings> =>
    toSettings(await repository.settings(tx, userId));

  const daysOf = (type: DocumentType, settings: BillingSettings): number =>
    type === "devis" ? settings.quoteDays : type === "facture" ? settings.paymentDays : 0;

  return {
    /** Begins a quote or an invoice. Throws JOBBEUR_ONLY, DRAFTS_FULL, or NOT_FOUND for a mission that is not agreed with them. */
    async create(tx: Tx, person: Person, { type, missionId }: CreateDocumentInput): Promise<BillingDocument> {
      await admit(tx, person);
      let origin = nowhere;
      if (missionId !== undefined) {
        const agreed = await repository.agreed(tx, person.id, missionId);
        if (agreed === null) throw new DomainError("NOT_FOUND");
        const work = await workOf(tx, person.id, missionId);
        const known = await repository.lastClient(tx, person.id, agreed.ownerId);
        origin = {
          ...nowhere,
          missionId,
          clientPersonId: agreed.ownerId,
          clientName: known?.name ?? agreed.ownerName,
          clientAddress: known?.address ?? work?.address ?? "",
          clientEmail: known?.email ?? "",
          servedOn: type === "facture" ? (work?.day ?? null) : null,
          subject: agreed.title.slice(0, 120),
          lines: [lineOf(agreed)],
        };
      }
      return read(tx, await begin(tx, person, type, origin));
    },

    /** Saves a draft. Throws NOT_FOUND, JOBBEUR_ONLY, or DOCUMENT_CHANGED with `data.document` as it stands. */
    async edit(tx: Tx, person: Person, id: string, input: DraftInput): Promise<BillingDocument> {
      await admit(tx, person);
      const row = await hold(tx, person, id);
      const { client, version, ...set } = input;
      const decision = decideDocument(row, { type: "document.edited", by: "issuer" });
      if (!decision.allowed) throw await refused(tx, row, decision.reason);
      if (row.version !== version) throw await refused(tx, row, "DOCUMENT_CHANGED");
      const { personId } = client;
      if (personId !== null && personId !== row.clientPersonId)
        if (!(await repository.workedFor(tx, person.id, personId))) throw new DomainError("NOT_FOUND");
      const settings = await settingsOf(tx, person.id);
      const changed = await repository.change(tx, id, {
        ...set,
        clientPersonId: personId,
        clientName: client.name,
        clientAddress: client.address,
        clientEmail: client.email,
        ...(row.type === "facture" ? {} : { servedOn: null }),
        totalCents: totalsOf(set.lines, row.vatRegime ?? settings.vatRegime).total,
        version: version + 1,
        updatedAt: instant(clock),
      });
      publish(tx, changed);
      return read(tx, changed);
    },

    /** Deletes a draft. Throws NOT_FOUND, or DOCUMENT_CHANGED with `data.document` for what is issued. */
    async remove(tx: Tx, person: Person, id: string): Promise<void> {
      await holdActive(tx, person.id);
      const row = await hold(tx, person, id);
      const decision = decideDocument(row, { type: "document.deleted", by: "issuer" });
      if (!decision.allowed) throw await refused(tx, row, decision.reason);
      await repository.remove(tx, id);
      publish(tx, row);
    },

    /**
     * Begins an invoice from an accepted quote, or a credit note from an invoice; a draft that came of it already is gone on with.
     * Throws NOT_FOUND, JOBBEUR_ONLY, DRAFTS_FULL, or DOCUMENT_CHANGED with `data.document`, for a quote that was invoiced too.
     */
    async derive(tx: Tx, person: Person, id: string, type: "facture" | "avoir"): Promise<BillingDocument> {
      await admit(tx, person);
      const row = await hold(tx, person, id);
      const event = type === "facture" ? "quote.invoiced" : "invoice.corrected";
      const decision = decideDocument(row, { type: event, by: "issuer" });
      if (!decision.allowed) throw await refused(tx, row, decision.reason);
      const earlier = await repository.derived(tx, id, type);
      const draft = earlier.find(({ status }) => status === "brouillon");
      if (draft !== undefined) return read(tx, draft);
      if (type === "facture" && earlier.length > 0) throw await refused(tx, row, "DOCUMENT_CHANGED");
      const { missionId, clientPersonId, clientName, clientAddress, clientEmail, subject } = row;
      const work = type === "avoir" || missionId === null ? null : await workOf(tx, person.id, missionId);
      const lines = type === "avoir" ? linesToCredit(row, await repository.creditsOf(tx, id)) : row.lines;
      return read(
        tx,
        await begin(tx, person, type, {
          sourceId: id,
          missionId,
          clientPersonId,
          clientName,
          clientAddress,
          clientEmail,
          subject,
          lines,
          servedOn: work?.day ?? null,
          vatRegime: type === "avoir" ? (row.issuer?.vatRegime ?? null) : null,
        }),
      );
    },
  };
}

export type Drafts = ReturnType<typeof createDrafts>;
