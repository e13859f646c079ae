import type { PagedReading } from "../http/paged-reading.ts";
import type { Readings } from "../http/readings.ts";
import { commentsClient } from "./client.ts";
import type { Comment } from "./contract.ts";
import { commentsRoutes } from "./routes.ts";

/** The comments on a mission, page by page. */
export const commentPages = (id: string): PagedReading<Comment, Record<never, never>> => ({
  route: commentsRoutes.list,
  params: { id },
  read: (api, { page }) => commentsClient(api).list({ params: { id }, query: { page } }),
});

/** Has the comments on a mission read again where they are shown: one was written, edited or deleted. */
export function readCommentsAgain(readings: Readings, id: string): void {
  readings.readAgain(commentsRoutes.list, { id });
}
