import type { CompanyInvoiceHead } from "@jobami/api/company-invoices/contract";
import type { CompanyInvoiceType } from "@jobami/api/company-invoices/routes";

export const copy = {
  title: "Factures d’achat",
  lead: "Ce que vous avez payé par carte\u00a0: une facture pour chaque paiement, un avoir pour ce qui vous est rendu. Elles sont gardées dix ans.",
  list: "Factures et avoirs",
  empty: "Aucune facture pour l’instant",
  emptyText: "La première arrive avec votre premier paiement par carte.",
  toPremium: "Découvrir premium",
  failed: "La facture n’a pas pu être lue",
  unknown: "Cette facture n’existe pas",
  unknownText: "Son adresse n’est pas complète, ou elle n’est pas à vous.",
  toList: "Toutes les factures",
  print: "Imprimer ou enregistrer en PDF",
} as const;

const types: Record<CompanyInvoiceType, string> = { facture: "Facture", avoir: "Avoir" };
const money = new Intl.NumberFormat("fr-FR", { style: "currency", currency: "EUR" });
const day = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: "UTC" });

/** « Facture F-2026-0001 » */
export const typedNumber = ({ type, number }: { type: CompanyInvoiceType; number: string }): string =>
  `${types[type]} ${number}`;

/** « Facture F-2026-0001, 20 novembre 2026 » */
export const companyInvoiceTitle = (
  invoice: Pick<CompanyInvoiceHead, "type" | "number" | "issuedOn">,
): string => `${typedNumber(invoice)}, ${day.format(new Date(`${invoice.issuedOn}T00:00:00Z`))}`;

/** What was paid; what was given back with a sign. */
export const signedSum = ({ type, totalCents }: Pick<CompanyInvoiceHead, "type" | "totalCents">): string =>
  money.format((type === "avoir" ? -totalCents : totalCents) / 100);
