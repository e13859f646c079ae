import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    verification: {
      path: "/dashboard/profil/verification",
      label: "Vérification",
      spoken: [
        "vérification de mon {profil,identité,compte} | {faire,} vérifier {mon profil,mon identité,mon compte,mon entreprise} | ma vérification | pièce d’identité | mes justificatifs",
        "{envoyer,déposer} {mes justificatifs,mes documents,ma pièce d’identité,un justificatif} | {j’envoie,envoyer} mes justificatifs | être vérifié",
      ],
      group: "activity",
      order: 120,
      icon: "badgeCheck",
      offered: ["rail"],
      screen: "VerificationScreen",
    },
    documents: {
      path: "/admin/entreprise-documents",
      label: "Documents à vérifier",
      spoken: ["documents à vérifier | vérification des documents | {justificatifs,pièces} à vérifier"],
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
