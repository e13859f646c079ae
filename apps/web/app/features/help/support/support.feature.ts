import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    supportRedirect: {
      path: "/support",
      label: "Support",
      audience: "staff",
      icon: "lifeBuoy",
      offered: ["account"],
      route: "support.route.ts",
    },
    bugReports: {
      path: "/dashboard/bug-reports",
      label: "Signaler un problème",
      group: "help",
      order: 350,
      icon: "bug",
      offered: ["rail"],
      search: "bug panne erreur ne marche pas",
      route: "bug-reports.route.tsx",
    },
    tickets: {
      path: "/dashboard/support/tickets",
      label: "Mes demandes",
      group: "help",
      route: "tickets.route.tsx",
    },
    newTicket: {
      path: "/dashboard/support/new",
      label: "Écrire à l’équipe",
      group: "help",
      route: "new-ticket.route.tsx",
    },
    assignedTickets: {
      path: "/dashboard/support/assigned",
      label: "Demandes à suivre",
      group: "help",
      route: "assigned-tickets.route.tsx",
    },
    ticket: {
      path: "/dashboard/support/ticket/:ticketId",
      label: "Demande d’aide",
      group: "help",
      route: "ticket.route.tsx",
    },
    ticketEdit: {
      path: "/dashboard/support/ticket/:ticketId/edit",
      label: "Modifier la demande",
      group: "help",
      route: "ticket-edit.route.tsx",
    },
    supportTags: {
      path: "/dashboard/support/tags",
      label: "Étiquettes",
      group: "help",
      route: "support-tags.route.tsx",
    },
    supportTemplates: {
      path: "/dashboard/support/templates",
      label: "Réponses types",
      group: "help",
      route: "support-templates.route.tsx",
    },
    newBugReport: {
      path: "/dashboard/bug-reports/nouveau",
      label: "Nouveau signalement",
      group: "help",
      route: "new-bug-report.route.tsx",
    },
    bugReport: {
      path: "/dashboard/bug-reports/:id",
      label: "Signalement d’un problème",
      group: "help",
      route: "ticket.route.tsx",
    },
  },
});
