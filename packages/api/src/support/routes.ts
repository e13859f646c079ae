import type { FilePurpose } from "../files/routes.ts";
import type { Route } from "../http/route.ts";

export const supportRoutes = {
  create: { method: "POST", path: "/api/support/tickets", access: "jobutil" },
  own: { method: "GET", path: "/api/support/tickets", access: "jobutil" },
  one: { method: "GET", path: "/api/support/tickets/:id", access: "jobutil" },
  edit: { method: "PUT", path: "/api/support/tickets/:id", access: "jobutil" },
  act: { method: "POST", path: "/api/support/tickets/:id/acts", access: "jobutil" },
  desk: { method: "GET", path: "/api/moderation/support/tickets", access: "jobmodo" },
  file: { method: "PATCH", path: "/api/moderation/support/tickets/:id", access: "jobmodo" },
  tags: { method: "GET", path: "/api/moderation/support/tags", access: "jobmodo" },
  addTag: { method: "POST", path: "/api/moderation/support/tags", access: "jobmodo" },
  renameTag: { method: "PUT", path: "/api/moderation/support/tags/:id", access: "jobmodo" },
  removeTag: { method: "DELETE", path: "/api/moderation/support/tags/:id", access: "jobmodo" },
  replies: { method: "GET", path: "/api/moderation/support/templates", access: "jobmodo" },
  addReply: { method: "POST", path: "/api/moderation/support/templates", access: "jobmodo" },
  changeReply: { method: "PUT", path: "/api/moderation/support/templates/:id", access: "jobmodo" },
  removeReply: { method: "DELETE", path: "/api/moderation/support/templates/:id", access: "jobmodo" },
} as const satisfies Record<string, Route>;

/** A question to staff, or something of it that does not work. */
export const ticketKinds = ["help", "bug"] as const;
export type TicketKind = (typeof ticketKinds)[number];

/** What a question is about, in the order in which it is offered. */
export const ticketCategories = [
  "account",
  "privacy",
  "mission",
  "payment",
  "safety",
  "technical",
  "suggestion",
  "beta",
  "other",
] as const;
export type TicketCategory = (typeof ticketCategories)[number];

/** Where a ticket stands: no one answered yet, it waits for staff, for whoever asked, or is over. */
export const ticketStatuses = ["new", "open", "answered", "resolved"] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

export const ticketPriorities = ["low", "normal", "high", "urgent"] as const;
export type TicketPriority = (typeof ticketPriorities)[number];

/** What people do with a ticket: whoever asked and staff write and end it; a note is staff’s own. */
export const ticketActs = ["say", "note", "resolve"] as const;
export type TicketAct = (typeof ticketActs)[number];

/** What goes along with a message: whoever asked and staff may look, and no one else. */
export const ticketFile: FilePurpose = {
  name: "ticketFile",
  kind: "document",
  isPublic: false,
  largest: 10_000_000,
  most: 4,
};
/** The most files of one person in one ticket. */
export const maxTicketFiles = 20;

/** Months within which a question about one’s personal data is answered, by law. */
export const privacyAnswerMonths = 1;

/** Lengths in characters. */
export const ticketSubject = { min: 5, max: 120 };
export const ticketLength = { min: 10, max: 2000 };
export const maxTagName = 30;
export const maxReplyName = 60;

/** Tickets a page. */
export const ticketsPageSize = 20;
/** The most tickets of one person that are not over, entries of one, tags and templates of staff. */
export const maxOpenTickets = 20;
export const maxTicketEntries = 300;
export const maxTags = 50;
export const maxReplies = 100;
