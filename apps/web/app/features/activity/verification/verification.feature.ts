import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    verification: {
      path: "/dashboard/profil/verification",
      label: "Vérification",
      group: "activity",
      order: 120,
      icon: "badgeCheck",
      offered: ["rail", "voice"],
      screen: "VerificationScreen",
    },
    documents: {
      path: "/admin/entreprise-documents",
      label: "Documents à vérifier",
      audience: "jobpadm",
      group: "people",
      order: 1190,
      icon: "fileSearch",
      offered: ["rail"],
      screen: "QueueScreen",
    },
    documentReview: {
      path: "/admin/entreprise-documents/:userId",
      label: "Documents d’une personne",
      audience: "jobpadm",
      group: "people",
      route: "document-review.route.tsx",
    },
  },
});
