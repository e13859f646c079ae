import type { PageEntry } from "./page-entry.ts";

/** The pages of quotes, invoices and credit notes: no visitor loads them. */
export const billingPages = {
  billing: {
    path: "/dashboard/facturation",
    label: "Facturation",
    group: "money",
    icon: "receipt",
    offered: ["rail"],
    isForJobbeurs: true,
  },
  billingSettings: {
    path: "/dashboard/facturation/parametres",
    label: "Paramètres de facturation",
    group: "money",
  },
  billingDocument: { path: "/dashboard/facturation/:documentId", label: "Document", group: "money" },
} as const satisfies Record<string, PageEntry>;

/** What a client reads by a link, without an account. */
export const sharedPages = {
  quoteAcceptance: { path: "/quote-acceptance/:quoteId", label: "Votre devis", file: "quote-acceptance" },
  sharedDocument: { path: "/document/:quoteId", label: "Votre document", file: "quote-acceptance" },
} as const satisfies Record<string, PageEntry>;
