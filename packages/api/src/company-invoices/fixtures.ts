import type { DocumentSheet } from "../billing/contract.ts";
import type { CompanyInvoiceHead, IssuedCompanyInvoice } from "./contract.ts";

const head = (at: number, more: Partial<CompanyInvoiceHead>): CompanyInvoiceHead => ({
  id: `01930000-0000-7000-8000-0000000c000${at}`,
  type: "facture",
  number: `F-2026-000${at}`,
  issuedOn: "2026-11-18",
  label: "Jobami premium, un mois",
  totalCents: 490,
  ...more,
});

/** A month of premium that was given back in part, and a pack of credits. */
export const companyInvoiceHeads: CompanyInvoiceHead[] = [
  head(3, { type: "avoir", number: "A-2026-0001", issuedOn: "2026-11-20", totalCents: 458 }),
  head(2, {}),
  head(1, { label: "30 crédits IA", issuedOn: "2026-11-02" }),
];

export const issuedCompanyInvoices: IssuedCompanyInvoice[] = companyInvoiceHeads.map((one) => ({
  ...one,
  clientName: "Léa Martin",
  vatCents: one.type === "avoir" ? 76 : 82,
}));

/** An invoice as it stands on paper. */
export const companyInvoice: DocumentSheet & { number: string; issuedOn: string } = {
  type: "facture",
  status: "payé",
  fact: null,
  number: "F-2026-0002",
  issuedOn: "2026-11-18",
  endsOn: null,
  client: { personId: null, name: "Léa Martin", address: "", email: "lea.martin@exemple.fr" },
  subject: "Jobami premium, un mois",
  note: "Payé par carte le 18 novembre 2026.",
  lines: [
    {
      label: "Jobami premium, un mois",
      quantity: 1000,
      unit: "forfait",
      unitCents: 408,
      vat: 2000,
      discount: 0,
    },
  ],
  servedOn: null,
  days: 0,
  issuer: {
    legalName: "Jobami SAS",
    address: "12 rue des Lices\n49100 Angers",
    siret: "",
    vatRegime: "rates",
    vatNumber: "FR44732829320",
    iban: "",
    paymentDays: 0,
    penalty: "",
    prefix: "",
    quoteDays: 0,
    footer: "SAS au capital de 10 000 €. RCS Angers 732 829 320.",
  },
  totals: { net: 408, vat: 82, total: 490, shares: [{ rate: 2000, base: 408, vat: 82 }] },
  sourceNumber: null,
  acceptedName: null,
  acceptedAt: null,
  refusedAt: null,
  refusedReason: "",
  paidOn: "2026-11-18",
};
