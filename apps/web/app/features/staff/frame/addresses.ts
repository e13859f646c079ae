import { type Role, roleReaches } from "@jobami/api/http/route";
import type { Offer, PageEntry, StaffRole } from "./page-entry.ts";
import { adminArea, moderationArea } from "./pages.ts";
import { runningPages } from "./running-pages.ts";

/** Pages of those who run the house; each says which role it asks for. */
export const staffPages = {
  administration: {
    path: adminArea,
    label: "Administration",
    shortLabel: "Admin",
    audience: "jobpadm",
    group: "overview",
    icon: "gauge",
    offered: ["bar", "account", "rail"],
    file: "admin.administration",
  },
  moderation: {
    path: moderationArea,
    label: "Modération",
    shortLabel: "Modo",
    audience: "jobmodo",
    group: "overview",
    icon: "scale",
    offered: ["bar", "account", "rail"],
    file: "moderation.moderation",
  },
  cases: {
    path: "/moderation/signalements",
    label: "Contenus signalés",
    audience: "jobmodo",
    group: "trust",
    icon: "flag",
    offered: ["rail"],
    file: "moderation.cases",
  },
  contests: {
    path: "/moderation/contestations",
    label: "Filtrages contestés",
    audience: "jobmodo",
    group: "trust",
    icon: "shield",
    offered: ["rail"],
    file: "moderation.contests",
  },
  reportCase: {
    path: "/moderation/signalements/:caseId",
    label: "Signalement",
    audience: "jobmodo",
    group: "trust",
    file: "moderation.report-case",
  },
  disputes: {
    path: "/moderation/litiges",
    label: "Litiges",
    audience: "jobmodo",
    group: "trust",
    icon: "handshake",
    offered: ["rail"],
    file: "moderation.disputes",
  },
  dispute: {
    path: "/moderation/litiges/:disputeId",
    label: "Litige",
    audience: "jobmodo",
    group: "trust",
    file: "moderation.dispute",
  },
  appeals: {
    path: "/moderation/recours",
    label: "Recours",
    audience: "jobmodo",
    group: "trust",
    icon: "clipboardCheck",
    offered: ["rail"],
    file: "moderation.appeals",
  },
  appeal: {
    path: "/moderation/recours/:appealId",
    label: "Un recours",
    audience: "jobmodo",
    group: "trust",
    file: "moderation.appeal",
  },
  reportedContent: {
    path: "/admin/reported-content",
    label: "Signalements",
    audience: "jobpadm",
    group: "trust",
    icon: "flag",
    offered: ["rail"],
    file: "admin.reported-content",
  },
  reportedCase: {
    path: "/admin/reported-content/:id",
    label: "Signalement",
    audience: "jobpadm",
    group: "trust",
    file: "admin.reported-case",
  },
  moderationLog: {
    path: "/admin/moderation-logs",
    label: "Journal de modération",
    audience: "jobpadm",
    group: "trust",
    icon: "scrollText",
    offered: ["rail"],
    file: "admin.moderation-log",
  },
  moderationStats: {
    path: "/admin/moderation-stats",
    label: "Chiffres de modération",
    audience: "jobpadm",
    group: "trust",
    icon: "chartColumn",
    offered: ["rail"],
    file: "admin.moderation-stats",
  },
  consents: {
    path: "/admin/cgv-cgu-consents",
    label: "Consentements",
    audience: "jobpadm",
    group: "trust",
    icon: "fileCheck",
    offered: ["rail"],
    file: "admin.consents",
  },
  termsVersions: {
    path: "/admin/cgv-cgu-versions",
    label: "Conditions",
    audience: "jobpadm",
    group: "trust",
    icon: "filePen",
    offered: ["rail"],
    file: "admin.terms-versions",
  },
  userManagement: {
    path: "/admin/user-management",
    label: "Comptes",
    audience: "jobpadm",
    group: "people",
    icon: "users",
    offered: ["rail"],
    file: "admin.user-management",
  },
  userAccount: {
    path: "/admin/user-management/:userId",
    label: "Compte",
    audience: "jobpadm",
    group: "people",
    file: "admin.user-account",
  },
  inactiveAccounts: {
    path: "/admin/inactive-accounts",
    label: "Comptes inactifs",
    audience: "jobpadm",
    group: "people",
    icon: "hourglass",
    offered: ["rail"],
    file: "admin.inactive-accounts",
  },
  birthdayManagement: {
    path: "/admin/birthday-management",
    label: "Anniversaires",
    audience: "jobpadm",
    group: "people",
    icon: "cake",
    offered: ["rail"],
    file: "admin.birthday-management",
  },
  documents: {
    path: "/admin/entreprise-documents",
    label: "Documents à vérifier",
    audience: "jobpadm",
    group: "people",
    icon: "fileSearch",
    offered: ["rail"],
    file: "admin.documents",
  },
  documentReview: {
    path: "/admin/entreprise-documents/:userId",
    label: "Documents d’une personne",
    audience: "jobpadm",
    group: "people",
    file: "admin.document-review",
  },
  partnerOffers: {
    path: "/admin/offres-partenaires",
    label: "Offres partenaires",
    audience: "jobpadm",
    group: "money",
    icon: "ticketPercent",
    offered: ["rail"],
    file: "admin.partner-offers",
  },
  supportDesk: {
    path: "/admin/support",
    label: "Support",
    audience: "jobpadm",
    group: "help",
    icon: "lifeBuoy",
    offered: ["rail"],
    file: "admin.support-desk",
  },
  supportTickets: {
    path: "/admin/support/tickets",
    label: "Demandes d’aide",
    audience: "jobpadm",
    group: "help",
    file: "admin.support-tickets",
  },
  supportNew: {
    path: "/admin/support/new",
    label: "Écrire à l’équipe",
    audience: "jobpadm",
    group: "help",
    file: "admin.support-new",
  },
  supportAssigned: {
    path: "/admin/support/assigned",
    label: "Demandes à suivre",
    audience: "jobpadm",
    group: "help",
    file: "admin.support-assigned",
  },
  supportTicket: {
    path: "/admin/support/ticket/:ticketId",
    label: "Demande d’aide",
    audience: "jobpadm",
    group: "help",
    file: "admin.support-ticket",
  },
  supportTicketEdit: {
    path: "/admin/support/ticket/:ticketId/edit",
    label: "Suivi de la demande",
    audience: "jobpadm",
    group: "help",
    file: "admin.support-ticket-edit",
  },
  supportTags: {
    path: "/admin/support/tags",
    label: "Étiquettes",
    audience: "jobpadm",
    group: "help",
    file: "admin.support-tags",
  },
  supportTemplates: {
    path: "/admin/support/templates",
    label: "Réponses types",
    audience: "jobpadm",
    group: "help",
    file: "admin.support-templates",
  },
  updates: {
    path: "/admin/nouveautes",
    label: "Nouveautés",
    audience: "jobpadm",
    group: "communication",
    icon: "megaphone",
    offered: ["rail"],
    file: "admin.updates",
  },
  bugReports: {
    path: "/admin/bug-reports",
    label: "Problèmes signalés",
    audience: "jobpadm",
    group: "help",
    icon: "bug",
    offered: ["rail"],
    file: "admin.bug-reports",
  },
  bugReport: {
    path: "/admin/bug-reports/:id",
    label: "Problème signalé",
    audience: "jobpadm",
    group: "help",
    file: "admin.support-ticket",
  },
  bugReportEdit: {
    path: "/admin/bug-reports/:id/edit",
    label: "Suivi du problème",
    audience: "jobpadm",
    group: "help",
    file: "admin.support-ticket-edit",
  },
  promocodes: {
    path: "/admin/promocodes",
    label: "Codes promo",
    audience: "jobpadm",
    group: "money",
    icon: "percent",
    offered: ["rail"],
    file: "admin.promocodes",
  },
  subscriptionRevenue: {
    path: "/admin/subscription-revenue",
    label: "Revenus des abonnements",
    audience: "jobpadm",
    group: "money",
    icon: "crown",
    offered: ["rail"],
    file: "admin.subscription-revenue",
  },
  billingStats: {
    path: "/admin/billing-stats",
    label: "Chiffres de facturation",
    audience: "jobpadm",
    group: "money",
    icon: "receipt",
    offered: ["rail"],
    file: "admin.billing-stats",
  },
  ...runningPages,
} as const satisfies Record<string, PageEntry & { audience: StaffRole }>;

/** The pages of staff that are offered somewhere to a role; where there is room for one alone, only the role's own. */
export function staffPagesFor(role: Role, offer: Offer, only?: "own"): PageEntry[] {
  return Object.values<PageEntry & { audience: StaffRole }>(staffPages).filter(
    ({ audience, offered = [] }) =>
      roleReaches(role, audience) && offered.includes(offer) && (only === undefined || audience === role),
  );
}

/** The account of one person, for those who run the house. */
export const accountPath = (userId: string): string =>
  staffPages.userAccount.path.replace(":userId", encodeURIComponent(userId));

/** What staff decides of one person's documents. */
export const reviewPath = (userId: string): string =>
  staffPages.documentReview.path.replace(":userId", encodeURIComponent(userId));

/** Where reported contents stand: on the moderators' own page, and in the administration. */
export interface CasesPlace {
  needs: StaffRole;
  list: string;
  case: string;
}

export const moderatorsPlace: CasesPlace = {
  needs: staffPages.cases.audience,
  list: staffPages.cases.path,
  case: staffPages.reportCase.path,
};

export const administratorsPlace: CasesPlace = {
  needs: staffPages.reportedContent.audience,
  list: staffPages.reportedContent.path,
  case: staffPages.reportedCase.path,
};

/** A reported content at one of these places. */
export const casePath = (place: CasesPlace, id: string): string =>
  place.case.replace(/:\w+/, encodeURIComponent(id));

/** An appeal for who decides of it. */
export const appealPath = (id: string): string =>
  staffPages.appeal.path.replace(":appealId", encodeURIComponent(id));

/** A dispute for the house. */
export const disputePath = (id: string): string =>
  staffPages.dispute.path.replace(":disputeId", encodeURIComponent(id));

/** One audit of what the house promises of personal data. */
export const dataAuditPath = (id: string): string =>
  staffPages.detailedAudit.path.replace(":auditId", encodeURIComponent(id));
