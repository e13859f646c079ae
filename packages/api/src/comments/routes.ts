import type { Route } from "../http/route.ts";

export const commentsRoutes = {
  list: { method: "GET", path: "/api/missions/:id/comments", access: "jobutil" },
  post: { method: "POST", path: "/api/missions/:id/comment", access: "jobutil" },
  edit: { method: "PUT", path: "/api/missions/:id/comments/:commentId", access: "jobutil" },
  remove: { method: "DELETE", path: "/api/missions/:id/comments/:commentId", access: "jobutil" },
} as const satisfies Record<string, Route>;

/** MISS-32: comments a page. */
export const commentsPageSize = 30;
/** The longest comment, in characters. */
export const maxComment = 1000;
