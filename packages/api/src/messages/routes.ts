import type { FilePurpose } from "../files/routes.ts";
import type { Route } from "../http/route.ts";

export const messagesRoutes = {
  list: { method: "GET", path: "/api/messages", access: "jobutil" },
  open: { method: "POST", path: "/api/messages", access: "jobutil" },
  search: { method: "GET", path: "/api/messages/search", access: "jobutil" },
  one: { method: "GET", path: "/api/messages/:id", access: "jobutil" },
  thread: { method: "GET", path: "/api/messages/:id/messages", access: "jobutil" },
  send: { method: "POST", path: "/api/messages/:id/messages", access: "jobutil" },
  remove: { method: "DELETE", path: "/api/messages/:id/messages/:messageId", access: "jobutil" },
  read: { method: "POST", path: "/api/messages/:id/read", access: "jobutil", fetchesCsrf: true },
  receive: { method: "POST", path: "/api/messages/received", access: "jobutil" },
  arrange: { method: "PUT", path: "/api/messages/:id/place", access: "jobutil" },
  markUnread: { method: "POST", path: "/api/messages/:id/unread", access: "jobutil" },
  contest: { method: "POST", path: "/api/messages/:id/messages/:messageId/contest", access: "jobutil" },
  contests: { method: "GET", path: "/api/moderation/filter-contests", access: "jobmodo" },
  decideContest: { method: "PUT", path: "/api/moderation/filter-contests/:id/decision", access: "jobmodo" },
} as const satisfies Record<string, Route>;

/** The most messages that a search finds, and the longest text to look for. */
export const maxFound = 50;
export const maxSought = 100;
/** What goes along with a message: the two people of its conversation alone may look. */
export const messageFile: FilePurpose = {
  name: "messageFile",
  kind: "document",
  isPublic: false,
  largest: 10_000_000,
  most: 4,
};
/** The longest message, in UTF-16 units. */
export const maxMessage = 2000;
/** How much of a conversation's newest message its row shows, in characters. */
export const maxPreview = 120;
/** Where the contest of what is hidden of a message stands. */
export const contestStatuses = ["open", "lifted", "kept"] as const;
/** The longest text of a person who contests, and how many contests of theirs may wait at once. */
export const maxContest = 500;
export const mostContests = 5;
/** Contests a page, the oldest first. */
export const contestsPageSize = 20;
