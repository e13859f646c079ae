import type {
  BillingDocument,
  BillingStat,
  BillingSummary,
  DocumentHead,
  DocumentLine,
  ReceivedDocument,
  SeenDocument,
} from "./contract.ts";
import type { BillingSettings } from "./settings.ts";
import { totalsOf } from "./totals.ts";

export const billingSettings: BillingSettings = {
  legalName: "Karim Benali, entrepreneur individuel",
  address: "12 rue des Lices\n49100 Angers",
  siret: "73282932000074",
  vatRegime: "franchise",
  vatNumber: "",
  iban: "FR7630006000011234567890189",
  paymentDays: 30,
  penalty: "Trois fois le taux d’intérêt légal.",
  prefix: "",
  quoteDays: 30,
  footer: "Assurance responsabilité civile\u00a0: Maïf, contrat 1234567, France entière.",
};

export const emptySettings: BillingSettings = {
  ...billingSettings,
  legalName: "",
  address: "",
  siret: "",
  iban: "",
  footer: "",
};

const lines: DocumentLine[] = [
  {
    label: "Taille d’une haie de thuyas, 20 m",
    quantity: 6500,
    unit: "heure",
    unitCents: 2800,
    vat: 0,
    discount: 0,
  },
  {
    label: "Évacuation des déchets verts",
    quantity: 1000,
    unit: "forfait",
    unitCents: 4500,
    vat: 0,
    discount: 1000,
  },
];

const draftParts = {
  client: {
    personId: null,
    name: "Léa Martin",
    address: "3 allée des Tilleuls\n49000 Angers",
    email: "lea.martin@exemple.fr",
  },
  subject: "Taille de la haie du jardin",
  note: "Intervention possible dès la première semaine de décembre.",
  lines,
  servedOn: null,
  days: 30,
};

const head = (id: string, more: Partial<DocumentHead>): DocumentHead => ({
  id: `01930000-0000-7000-8000-00000000${id}`,
  type: "devis",
  status: "brouillon",
  fact: null,
  number: null,
  clientName: draftParts.client.name,
  subject: draftParts.subject,
  totalCents: totalsOf(lines, "franchise").total,
  issuedOn: null,
  endsOn: null,
  isOverdue: false,
  updatedAt: "2026-11-19T15:10:00.000Z",
  ...more,
});

export const quoteHead = head("b101", {
  status: "émis",
  number: "D-2026-0002",
  issuedOn: "2026-11-18",
  endsOn: "2026-12-18",
});
export const acceptedHead = head("b102", {
  status: "accepté",
  number: "D-2026-0001",
  clientName: "Nora Petit",
  subject: "Montage de deux armoires",
  issuedOn: "2026-11-02",
  endsOn: "2026-12-02",
  totalCents: 12_000,
});
export const draftHead = head("b100", { updatedAt: "2026-11-20T08:00:00.000Z" });
export const invoiceHead = head("b201", {
  type: "facture",
  status: "émis",
  number: "F-2026-0002",
  issuedOn: "2026-10-12",
  endsOn: "2026-11-11",
  isOverdue: true,
});

const unanswered = {
  sourceNumber: null,
  acceptedName: null,
  acceptedAt: null,
  refusedAt: null,
  refusedReason: "",
  paidOn: null,
};

/** A quote that no one has issued yet. */
export const draftDocument: BillingDocument = {
  ...draftHead,
  ...draftParts,
  ...unanswered,
  issuer: billingSettings,
  totals: totalsOf(lines, "franchise"),
  version: 3,
  missionId: null,
  publicId: null,
  linkUntil: null,
  sentAt: null,
  paidBy: null,
  creditedCents: 0,
  cancelledAt: null,
  noted: null,
  related: [],
  mayAct: ["edit", "remove", "issue"],
};

/** A quote that waits for its client. */
export const issuedQuote: BillingDocument = {
  ...draftDocument,
  ...quoteHead,
  publicId: "7d4f2c1a-93b0-4f0e-8c65-2b1f5f0a9e11",
  linkUntil: "2027-02-18T09:00:00.000Z",
  sentAt: "2026-11-18T09:00:00.000Z",
  mayAct: ["send"],
};
export const acceptedQuote: BillingDocument = {
  ...issuedQuote,
  status: "accepté",
  acceptedName: "Léa Martin",
  acceptedAt: "2026-11-19T18:20:00.000Z",
  mayAct: ["send", "invoice"],
};
export const issuedInvoice: BillingDocument = {
  ...issuedQuote,
  ...invoiceHead,
  sourceNumber: "D-2026-0002",
  related: [
    {
      id: quoteHead.id,
      type: "devis",
      status: "accepté",
      number: "D-2026-0002",
      totalCents: quoteHead.totalCents,
    },
  ],
  mayAct: ["send", "pay", "credit"],
};

/** An invoice with two rates of VAT. */
export const taxedInvoice: BillingDocument = {
  ...issuedInvoice,
  issuer: { ...billingSettings, vatRegime: "rates", vatNumber: "FR44732829320" },
  lines: lines.map((one, at) => ({ ...one, vat: at === 0 ? 1000 : 2000 })),
  totals: totalsOf(
    lines.map((one, at) => ({ ...one, vat: at === 0 ? 1000 : 2000 })),
    "rates",
  ),
};

/** An invoice that follows a mission, of which the payment was noted. */
export const missionInvoice: BillingDocument = {
  ...draftDocument,
  ...head("b202", { type: "facture" }),
  missionId: "01930000-0000-7000-8000-00000000c001",
  servedOn: "2026-11-16",
  noted: { cents: draftDocument.totalCents, on: "2026-11-17" },
};

/** What an account received, the newest first. */
export const receivedDocuments: ReceivedDocument[] = [
  {
    publicId: "7d4f2c1a-93b0-4f0e-8c65-2b1f5f0a9e11",
    type: "devis",
    status: "émis",
    fact: null,
    number: "D-2026-0002",
    issuerName: billingSettings.legalName,
    subject: draftParts.subject,
    totalCents: quoteHead.totalCents,
    issuedOn: "2026-11-18",
    endsOn: "2026-12-18",
    isOverdue: false,
  },
  {
    publicId: "7d4f2c1a-93b0-4f0e-8c65-2b1f5f0a9e12",
    type: "facture",
    status: "émis",
    fact: null,
    number: "F-2026-0014",
    issuerName: "Awa Diop EI",
    subject: "Montage de deux armoires",
    totalCents: 12_000,
    issuedOn: "2026-10-12",
    endsOn: "2026-11-11",
    isOverdue: true,
  },
  {
    publicId: "7d4f2c1a-93b0-4f0e-8c65-2b1f5f0a9e13",
    type: "facture",
    status: "payé",
    fact: null,
    number: "F-2026-0009",
    issuerName: "Awa Diop EI",
    subject: "Pose de quatre étagères",
    totalCents: 11_400,
    issuedOn: "2026-09-30",
    endsOn: "2026-10-30",
    isOverdue: false,
  },
];

/** The quote as its client reads it. */
export const seenQuote: SeenDocument = {
  ...draftParts,
  ...unanswered,
  type: "devis",
  status: "émis",
  fact: null,
  number: "D-2026-0002",
  issuedOn: "2026-11-18",
  endsOn: "2026-12-18",
  issuer: billingSettings,
  totals: totalsOf(lines, "franchise"),
  creditedCents: 0,
  mayAnswer: true,
  asksWho: false,
  isReceived: false,
};
export const seenAccepted: SeenDocument = {
  ...seenQuote,
  status: "accepté",
  acceptedName: "Léa Martin",
  acceptedAt: "2026-11-19T18:20:00.000Z",
  mayAnswer: false,
  asksWho: false,
  isReceived: false,
};
export const seenExpired: SeenDocument = {
  ...seenQuote,
  fact: "expired",
  issuedOn: "2026-10-01",
  endsOn: "2026-10-31",
  mayAnswer: false,
  asksWho: false,
  isReceived: false,
};

export const billingSummary: BillingSummary = {
  due: { count: 2, cents: 42_250 },
  overdue: { count: 1, cents: 22_250 },
  waiting: { count: 1, cents: 22_250 },
};

export const billingStats: BillingStat[] = [
  { month: "2026-11", type: "devis", status: "accepté", count: 12, cents: 312_000 },
  { month: "2026-11", type: "devis", status: "émis", count: 31, cents: 804_500 },
  { month: "2026-11", type: "facture", status: "émis", count: 9, cents: 201_000 },
  { month: "2026-11", type: "facture", status: "payé", count: 22, cents: 514_250 },
  { month: "2026-10", type: "facture", status: "payé", count: 18, cents: 402_000 },
  { month: "2026-10", type: "avoir", status: "émis", count: 1, cents: 4500 },
];
