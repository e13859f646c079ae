import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    quoteAcceptance: {
      path: "/quote-acceptance/:quoteId",
      label: "Votre devis",
      route: "quote-acceptance.route.tsx",
    },
    sharedDocument: {
      path: "/document/:quoteId",
      label: "Votre document",
      route: "quote-acceptance.route.tsx",
    },
    billing: {
      path: "/dashboard/facturation",
      label: "Facturation",
      spoken: [
        "mes factures | facturation | mes devis | factures | devis | factures et devis",
        "{mes factures,mes devis} {envoyés,à payer,payés,impayés,en attente} | {faire,créer,écrire,établir,nouvelle,nouveau} {une,un,} {facture,devis}",
      ],
      group: "money",
      order: 360,
      icon: "receipt",
      offered: ["rail"],
      isForJobbeurs: true,
      route: "billing.route.tsx",
    },
    receivedDocuments: {
      path: "/dashboard/documents-recus",
      label: "Devis et factures reçus",
      spoken: [
        "devis et factures reçus | {mes,les} {devis,factures,documents} {reçus,que j’ai reçus,que j’ai reçues} | documents reçus | {devis,facture} à {accepter,régler} | {mes,les} devis à accepter",
      ],
      group: "money",
      order: 365,
      icon: "fileCheck",
      offered: ["rail"],
      search: "documents reçus devis à accepter factures à payer",
      route: "received-documents.route.tsx",
    },
    billingSettings: {
      path: "/dashboard/facturation/parametres",
      label: "Paramètres de facturation",
      spoken: [
        "paramètres de {facturation,factures,mes factures} | {régler,configurer} {la facturation,mes factures}",
      ],
      group: "money",
      route: "billing-settings.route.tsx",
    },
    billingDocument: {
      path: "/dashboard/facturation/:documentId",
      label: "Document",
      group: "money",
      route: "billing-document.route.tsx",
    },
    billingStats: {
      path: "/admin/billing-stats",
      label: "Chiffres de facturation",
      spoken: ["chiffres de facturation | statistiques de {la,} facturation"],
      audience: "jobpadm",
      group: "money",
      order: 1360,
      icon: "receipt",
      offered: ["rail"],
      screen: "BillingStatsScreen",
    },
  },
});
