import type { PageEntry } from "./page-entry.ts";

/** The pages of the help that are reached from others of the dashboard, and offered nowhere else: no visitor loads them. */
export const helpPages = {
  tickets: { path: "/dashboard/support/tickets", label: "Mes demandes", group: "help" },
  newTicket: { path: "/dashboard/support/new", label: "Écrire à l’équipe", group: "help" },
  assignedTickets: { path: "/dashboard/support/assigned", label: "Demandes à suivre", group: "help" },
  ticket: { path: "/dashboard/support/ticket/:ticketId", label: "Demande d’aide", group: "help" },
  ticketEdit: {
    path: "/dashboard/support/ticket/:ticketId/edit",
    label: "Modifier la demande",
    group: "help",
  },
  supportTags: { path: "/dashboard/support/tags", label: "Étiquettes", group: "help" },
  supportTemplates: { path: "/dashboard/support/templates", label: "Réponses types", group: "help" },
  newBugReport: { path: "/dashboard/bug-reports/nouveau", label: "Nouveau signalement", group: "help" },
  bugReport: {
    path: "/dashboard/bug-reports/:id",
    label: "Signalement d’un problème",
    group: "help",
    file: "dashboard.ticket",
  },
} as const satisfies Record<string, PageEntry>;

/** What can be written about by an address of its own, and the word that names it there. */
export const askedAbout = { suggestion: "idee", beta: "beta" } as const;
export type AskedAbout = keyof typeof askedAbout;

/** The form that asks about something. */
export const aboutPath = (about: AskedAbout): string =>
  `${helpPages.newTicket.path}?sujet=${askedAbout[about]}`;
