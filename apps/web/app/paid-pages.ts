import type { PageEntry } from "./page-entry.ts";

/** The pages of what is paid for by card: no visitor loads them. */
export const paidPages = {
  aiCredits: {
    path: "/dashboard/ai-credits",
    label: "Crédits IA",
    group: "money",
    icon: "sparkles",
    offered: ["account", "rail"],
  },
  premium: {
    path: "/dashboard/premium",
    label: "Premium",
    group: "money",
    icon: "crown",
    offered: ["account", "rail"],
  },
  houseInvoices: { path: "/dashboard/factures", label: "Factures d’achat", group: "money" },
  houseInvoice: { path: "/dashboard/factures/:invoiceId", label: "Facture d’achat", group: "money" },
} as const satisfies Record<string, PageEntry>;
