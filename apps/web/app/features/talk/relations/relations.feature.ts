import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    clients: {
      path: "/dashboard/clients",
      label: "Clients",
      spoken: ["mes clients | clients | {mon,le} carnet de clients | ma clientèle | fichier clients"],
      group: "relations",
      order: 150,
      icon: "contact",
      offered: ["rail"],
      isForJobbeurs: true,
      route: "clients.route.tsx",
    },
    clientDetail: {
      path: "/dashboard/clients/:id",
      label: "Client",
      group: "relations",
      route: "client-detail.route.tsx",
    },
    network: {
      path: "/dashboard/network",
      label: "Réseau",
      spoken: [
        "mon réseau | réseau | mes contacts | mes relations | mes invitations | {inviter,parrainer} {un ami,des amis,quelqu’un}",
      ],
      group: "relations",
      order: 170,
      icon: "users",
      offered: ["rail"],
      route: "network.route.tsx",
    },
  },
});
