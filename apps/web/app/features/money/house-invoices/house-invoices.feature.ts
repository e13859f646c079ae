import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    houseInvoices: {
      path: "/dashboard/factures",
      label: "Factures d’achat",
      group: "money",
      route: "house-invoices.route.tsx",
    },
    houseInvoice: {
      path: "/dashboard/factures/:invoiceId",
      label: "Facture d’achat",
      group: "money",
      route: "house-invoice.route.tsx",
    },
  },
});
