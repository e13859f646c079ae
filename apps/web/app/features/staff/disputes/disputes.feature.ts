import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    disputes: {
      path: "/moderation/litiges",
      label: "Litiges",
      spoken: ["litiges | {les,} litiges {en cours,ouverts,à traiter} | désaccords"],
      audience: "jobmodo",
      group: "trust",
      order: 1050,
      icon: "handshake",
      offered: ["rail"],
      search: "désaccord conflit absence médiation",
      screen: "DisputesScreen",
    },
    dispute: {
      path: "/moderation/litiges/:disputeId",
      label: "Litige",
      audience: "jobmodo",
      group: "trust",
      route: "dispute.route.tsx",
    },
  },
});
