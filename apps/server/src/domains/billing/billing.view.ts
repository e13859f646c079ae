import type {
  BillingDocument,
  DocumentHead,
  DocumentLine,
  ReceivedDocument,
  RelatedDocument,
  SeenDocument,
} from "@jobami/api/billing/contract";
import { maxUnitCents, type VatRegime } from "@jobami/api/billing/routes";
import type { BillingSettings, StoredSettings } from "@jobami/api/billing/settings";
import { basesLeft, totalsOf, type VatShare } from "@jobami/api/billing/totals";
import type { FieldError } from "@jobami/api/http/error-codes";
import { allowedDocumentActs, type DocumentState } from "@jobami/machines/billing/document";
import { shownAddress } from "../../platform/mail/shown-address.ts";
import type { DocumentRow, SettingsRow } from "./billing.repository.ts";

const dayMs = 86_400_000;

/** The day so many days later, `YYYY-MM-DD`. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** What stands on documents before anything was stated: the law's own text and days. */
export const firstSettings: BillingSettings = {
  legalName: "",
  address: "",
  siret: "",
  vatRegime: "franchise",
  vatNumber: "",
  iban: "",
  paymentDays: 30,
  penalty: "Trois fois le taux d’intérêt légal.",
  prefix: "",
  quoteDays: 30,
  footer: "",
};

export function toSettings(row: SettingsRow | null): BillingSettings {
  if (row === null) return firstSettings;
  const { userId: _, updatedAt: __, ...settings } = row;
  return settings;
}

/** What of its issuer a document must name (article 242 nonies A of annex II of the tax code, L441-9 of the commercial code). */
export function missingOf(settings: BillingSettings): StoredSettings["missing"] {
  const { vatRegime } = settings;
  const wanted = [
    "legalName",
    "address",
    "siret",
    ...(vatRegime === "rates" ? (["vatNumber"] as const) : []),
  ] as const;
  return wanted.filter((name) => settings[name] === "");
}

const lacks = (path: string, message: string): FieldError => ({ path, code: "REQUIRED", message });

/** What is missing before a draft can be issued; nothing when it is whole. */
export function unfinished(row: DocumentRow, settings: BillingSettings, regime: VatRegime): FieldError[] {
  const found: FieldError[] = missingOf(settings).map((name) =>
    lacks(`issuer.${name}`, "Complétez vos paramètres de facturation."),
  );
  if (row.clientName.trim() === "") found.push(lacks("client.name", "Indiquez le nom du destinataire."));
  if (row.clientAddress.trim() === "")
    found.push(lacks("client.address", "Indiquez l’adresse du destinataire."));
  if (row.lines.length === 0) found.push(lacks("lines", "Ajoutez une ligne."));
  row.lines.forEach(({ label, quantity, unitCents }, at) => {
    if (label.trim() === "") found.push(lacks(`lines.${at}.label`, "Dites ce que c’est."));
    if (quantity === null || quantity === 0)
      found.push(lacks(`lines.${at}.quantity`, "Indiquez une quantité."));
    if (unitCents === null) found.push(lacks(`lines.${at}.unitCents`, "Indiquez un prix."));
  });
  if (found.length === 0 && totalsOf(row.lines, regime).total === 0)
    found.push(lacks("lines", "Le total est de zéro."));
  return found;
}

/** What a document comes to under each rate. */
export const sharesOf = ({ lines, vatRegime }: DocumentRow): VatShare[] =>
  totalsOf(lines, vatRegime ?? "franchise").shares;

/** The lines that a credit note begins with: the invoice's own, or what earlier ones left of it, a line a rate. */
export function linesToCredit(invoice: DocumentRow, earlier: readonly DocumentRow[]): DocumentLine[] {
  const left = [...basesLeft(sharesOf(invoice), earlier.map(sharesOf))].filter(([, base]) => base > 0);
  if (earlier.length === 0 || left.some(([, base]) => base > maxUnitCents)) return invoice.lines;
  return left.map(([vat, unitCents]) => ({
    label: `Solde de la facture ${invoice.number ?? ""}`,
    quantity: 1000,
    unit: "forfait",
    unitCents,
    vat,
    discount: 0,
  }));
}

/** How a document stands on a day: a quote whose last day is past is expired, before that step was recorded. */
export function stateOn({ type, status, fact, endsOn }: DocumentRow, today: string): DocumentState {
  const isPast = type === "devis" && status === "émis" && fact === null && endsOn !== null && endsOn < today;
  return { type, status, fact: isPast ? "expired" : fact };
}

export function toHead(row: DocumentRow, today: string): DocumentHead {
  const { id, type, status, number, clientName, subject, totalCents, issuedOn, endsOn, updatedAt } = row;
  const { fact } = stateOn(row, today);
  const isUnpaid = type === "facture" && status === "émis" && fact === null;
  return {
    id,
    type,
    status,
    fact,
    number,
    clientName,
    subject,
    totalCents,
    issuedOn,
    endsOn,
    isOverdue: isUnpaid && endsOn !== null && endsOn < today,
    updatedAt: updatedAt.toISOString(),
  };
}

/** A document as the list of who received it shows it. */
export function toReceived(row: DocumentRow, today: string): ReceivedDocument {
  const { publicId, number, issuedOn, issuer } = row;
  if (publicId === null || number === null || issuedOn === null || issuer === null)
    throw new Error("Only what is issued is received.");
  const { type, status, fact, subject, totalCents, endsOn, isOverdue } = toHead(row, today);
  return {
    publicId,
    type,
    status,
    fact,
    number,
    issuerName: issuer.legalName,
    subject,
    totalCents,
    issuedOn,
    endsOn,
    isOverdue,
  };
}

/** Whether a document stands in the list of what a person received. */
const isReceivedBy = ({ clientPersonId, sentAt }: DocumentRow, viewerId: string | null): boolean =>
  sentAt !== null && viewerId !== null && clientPersonId === viewerId;

function toRelated({ id, type, status, number, totalCents }: DocumentRow): RelatedDocument {
  return { id, type, status, number, totalCents };
}

const instantOf = (at: Date | null): string | null => at?.toISOString() ?? null;

/** What a sheet shows, from what is frozen, or from the settings of the moment while it is a draft. */
function sheetOf(row: DocumentRow, settings: BillingSettings, source: DocumentRow | null) {
  const issuer = row.issuer ?? { ...settings, vatRegime: row.vatRegime ?? settings.vatRegime };
  return {
    client: {
      personId: row.clientPersonId,
      name: row.clientName,
      address: row.clientAddress,
      email: shownAddress(row.clientEmail),
    },
    subject: row.subject,
    note: row.note,
    lines: row.lines,
    servedOn: row.servedOn,
    days: row.days,
    issuer,
    totals: totalsOf(row.lines, issuer.vatRegime),
    sourceNumber: row.sourceNumber ?? source?.number ?? null,
    acceptedName: row.acceptedName,
    acceptedAt: instantOf(row.acceptedAt),
    refusedAt: instantOf(row.refusedAt),
    refusedReason: row.refusedReason,
    paidOn: row.paidOn,
  };
}

/** A document as its issuer reads it. */
export function toDocument(
  row: DocumentRow,
  {
    settings,
    related,
    noted,
    today,
  }: {
    settings: BillingSettings;
    related: readonly DocumentRow[];
    noted: BillingDocument["noted"];
    today: string;
  },
): BillingDocument {
  const source = related.find(({ id }) => id === row.sourceId) ?? null;
  return {
    ...toHead(row, today),
    ...sheetOf(row, settings, source),
    version: row.version,
    missionId: row.missionId,
    publicId: row.publicId,
    linkUntil: instantOf(row.linkUntil),
    sentAt: instantOf(row.sentAt),
    paidBy: row.paidBy,
    creditedCents: row.creditedCents,
    cancelledAt: instantOf(row.cancelledAt),
    noted,
    related: related.map(toRelated),
    mayAct: allowedDocumentActs(stateOn(row, today), "issuer"),
  };
}

/** Who reads a document: `unknown` has its link and nothing that states who they are. */
export type Reader = "issuer" | "client" | "unknown";

/** An issued document as its client reads it: who they are for Jobami, and their address, stay out. */
export function toSeen(
  row: DocumentRow,
  {
    source,
    today,
    reader,
    viewerId,
  }: { source: DocumentRow | null; today: string; reader: Reader; viewerId: string | null },
): SeenDocument {
  const { type, status, number, issuedOn, endsOn } = row;
  if (number === null || issuedOn === null) throw new Error("Only what is issued is seen.");
  const { fact } = stateOn(row, today);
  const isOpen = type === "devis" && status === "émis" && fact === null;
  const sheet = sheetOf(row, firstSettings, source);
  return {
    type,
    status,
    fact,
    number,
    issuedOn,
    endsOn,
    ...sheet,
    client: { ...sheet.client, personId: null, email: "" },
    creditedCents: row.creditedCents,
    mayAnswer: isOpen && reader === "client",
    asksWho: isOpen && reader === "unknown",
    isReceived: isReceivedBy(row, viewerId),
  };
}
