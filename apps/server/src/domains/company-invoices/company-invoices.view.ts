import type { DocumentSheet } from "@jobami/api/billing/contract";
import type { BillingSettings } from "@jobami/api/billing/settings";
import type { CompanyInvoiceHead } from "@jobami/api/company-invoices/contract";
import type { Config } from "../../config.ts";
import type { companyInvoices } from "./company-invoices.tables.ts";

export type CompanyInvoiceRow = typeof companyInvoices.$inferSelect;

const dayFormat = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: "UTC" });
/** « 20 novembre 2026 », of `YYYY-MM-DD`. */
const dayText = (day: string) => dayFormat.format(new Date(`${day}T00:00:00Z`));

/** Who the operator is on what it issues, from what the legal notice shows; what is not set is left out. */
export function issuerOf({
  publisher,
  brand,
  vat,
}: Pick<Config, "publisher" | "brand" | "vat">): BillingSettings {
  const {
    companyName = brand.name,
    address = "",
    vatNumber = "",
    legalForm,
    capital,
    registration,
  } = publisher;
  const company = [legalForm, capital === undefined ? undefined : `au capital de ${capital}`].filter(
    (part) => part !== undefined,
  );
  const footer = [company.join(" "), registration ?? ""].filter((part) => part !== "").join(" · ");
  return {
    legalName: companyName,
    address,
    siret: "",
    vatRegime: vat.regime,
    vatNumber,
    iban: "",
    paymentDays: 0,
    penalty: "",
    prefix: "",
    quoteDays: 0,
    footer,
  };
}

export function toHead({
  id,
  type,
  number,
  issuedOn,
  label,
  totalCents,
}: CompanyInvoiceRow): CompanyInvoiceHead {
  return { id, type, number, issuedOn, label, totalCents };
}

/** A document of the company as it stands on paper. */
export function toSheet(
  row: CompanyInvoiceRow,
  sourceNumber: string | null,
): DocumentSheet & { number: string; issuedOn: string } {
  const { type, number, issuedOn, clientName, clientEmail, label, totalCents, vatCents, vatRate } = row;
  const net = totalCents - vatCents;
  const day = dayText(row.paidOn);
  return {
    type,
    status: type === "facture" ? "payé" : "émis",
    fact: null,
    number,
    issuedOn,
    endsOn: null,
    client: { personId: null, name: clientName, address: clientEmail, email: clientEmail },
    subject: "",
    note: type === "facture" ? `Payé par carte le ${day}.` : `Rendu sur la carte qui avait payé le ${day}.`,
    lines: [{ label, quantity: 1000, unit: "forfait", unitCents: net, vat: vatRate, discount: 0 }],
    servedOn: null,
    days: 0,
    issuer: row.issuer,
    totals: { net, vat: vatCents, total: totalCents, shares: [{ rate: vatRate, base: net, vat: vatCents }] },
    sourceNumber,
    acceptedName: null,
    acceptedAt: null,
    refusedAt: null,
    refusedReason: "",
    paidOn: type === "facture" ? row.paidOn : null,
  };
}
