import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    deletionConfirm: {
      path: "/account/delete/confirm",
      label: "Suppression du compte",
      route: "deletion-confirm.route.tsx",
    },
    deletionFinal: {
      path: "/account/delete/final",
      label: "Dernière étape de la suppression",
      route: "deletion-final.route.tsx",
    },
    accountDeleted: {
      path: "/account/deleted",
      label: "Compte supprimé",
      route: "account-deleted.route.tsx",
    },
    accountSettings: {
      path: "/dashboard/parametres/compte",
      label: "Données et compte",
      spoken: [
        "données et compte | {supprimer,fermer,clôturer} mon compte | mettre mon compte en pause | pause {du,de mon} compte | {télécharger,exporter,récupérer} {mes données,une copie de mes données} | copie de mes données | suppression {du,de mon} compte",
      ],
      group: "help",
      order: 330,
      isSetting: true,
      detail: "Copie de vos données, pause, suppression",
      search:
        "supprimer fermer mon compte mettre en pause télécharger exporter mes données confidentialité RGPD",
      route: "account-settings.route.tsx",
    },
  },
});
