import type { LivePatches } from "../live/define-live.ts";
import { commentsRoutes } from "./routes.ts";

/** The live events of comments, with what they do to what was read. */
export const commentsLive = {
  /** Something changed among the comments on a mission; sent to those who take part in them and may read that one. */
  comments_changed: (readings, { missionId }: { missionId: string }) =>
    readings.readAgain(commentsRoutes.list, { id: missionId }),
} satisfies LivePatches;
