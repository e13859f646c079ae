import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    companyInvoices: {
      path: "/dashboard/factures",
      label: "Factures d’achat",
      spoken: ["factures d’achat | mes factures d’achat | factures {de Jobami,de mes achats} | mes achats"],
      group: "money",
      route: "company-invoices.route.tsx",
    },
    companyInvoice: {
      path: "/dashboard/factures/:invoiceId",
      label: "Facture d’achat",
      group: "money",
      route: "company-invoice.route.tsx",
    },
  },
});
