import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    userManagement: {
      path: "/admin/user-management",
      label: "Comptes",
      spoken: [
        "gestion des {comptes,membres,utilisateurs} | comptes des {membres,utilisateurs} | {liste des,les,tous les} {utilisateurs,comptes}",
      ],
      audience: "jobpadm",
      group: "people",
      order: 1150,
      icon: "users",
      offered: ["rail"],
      search: "utilisateurs membres sanctions suspendre rôle",
      screen: "PeopleScreen",
    },
    userAccount: {
      path: "/admin/user-management/:userId",
      label: "Compte",
      audience: "jobpadm",
      group: "people",
      route: "user-account.route.tsx",
    },
    inactiveAccounts: {
      path: "/admin/inactive-accounts",
      label: "Comptes inactifs",
      spoken: ["comptes inactifs | {membres,utilisateurs} inactifs"],
      audience: "jobpadm",
      group: "people",
      order: 1170,
      icon: "hourglass",
      offered: ["rail"],
      search: "inactifs sans connexion rappel fermeture",
      screen: "InactiveScreen",
    },
    birthdayManagement: {
      path: "/admin/birthday-management",
      label: "Anniversaires",
      spoken: ["{gestion,page,liste} des anniversaires | anniversaires des membres"],
      audience: "jobpadm",
      group: "people",
      order: 1180,
      icon: "cake",
      offered: ["rail"],
      search: "anniversaire vœux",
      screen: "BirthdaysScreen",
    },
  },
});
