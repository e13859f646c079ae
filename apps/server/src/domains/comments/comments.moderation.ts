import { shortName } from "@jobami/api/http/display-text";
import { staffMay } from "@jobami/machines/auth/staff-powers";
import { decideComment, isReadableComment } from "@jobami/machines/missions/comment";
import type { Reportable, ReportedContent } from "../../composition/contributions.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Live } from "../../platform/live/live.ts";
import type { MissionsService } from "../missions/missions.domain.ts";
import { type CommentRow, commentsRepository as repository } from "./comments.repository.ts";

/** Where the comments on a mission are read. */
export const commentsLink = (missionId: string) => `/dashboard/missions/${missionId}#commentaires`;

interface Deps {
  live: Pick<Live, "record">;
  missions: Pick<MissionsService, "head">;
}

/** What moderators are shown of comments and do to them; their author is informed by who decides. */
export function moderateComments({ live, missions }: Deps): Reportable {
  /** Who decides reads all that was written. */
  const toContent = async (db: Db, row: CommentRow, title: string): Promise<ReportedContent> => ({
    authorId: row.authorId,
    title,
    words: await repository.written(db, row.id),
    link: commentsLink(row.missionId),
  });

  /** Takes a comment through a moderator's step; false when it is gone. */
  async function step(tx: Tx, id: string, type: "comment.removed" | "comment.restored"): Promise<boolean> {
    const row = await repository.lockById(tx, id);
    if (row === null || row.status === "effaced") return false;
    const state = { status: row.status, isPrivate: row.isPrivate, answers: await repository.answers(tx, id) };
    const decision = decideComment(
      state,
      type === "comment.removed"
        ? { type: "comment.removed", by: "moderator" }
        : { type: "comment.restored", by: "moderator" },
    );
    if (!decision.allowed) throw new DomainError(decision.reason);
    const status = decision.next.status === "removed" ? "removed" : "published";
    await repository.set(tx, id, { status });
    const audience = repository.audience(row.missionId, row.isPrivate ? row.threadId : null);
    live.record(tx, audience, "comments_changed", { missionId: row.missionId });
    return true;
  }

  return {
    kind: "comment",
    async seenBy(db, viewer, id) {
      const found = viewer === null ? null : await repository.byId(db, id);
      if (viewer === null || found === null || found.row.status !== "published") return null;
      const { row, threadAuthorId } = found;
      const mission = await missions.head(db, viewer, row.missionId);
      const isSide = [row.authorId, threadAuthorId, mission.ownerId].includes(viewer.id);
      const by = isSide ? "owner" : staffMay(viewer, "hidden-content.read") ? "moderator" : "other";
      const isReadable = isReadableComment({ status: row.status, isPrivate: row.isPrivate, answers: 0 }, by);
      return isReadable ? toContent(db, row, mission.title) : null;
    },
    async inContext(db: Db, id) {
      const found = await repository.byId(db, id);
      if (found === null || found.row.status === "effaced") return null;
      const around = await repository.threadInOrder(db, found.row.threadId);
      return {
        ...(await toContent(db, found.row, found.title)),
        around: around.map((one) => ({
          name: shortName(one),
          words: one.words,
          isReported: one.id === id,
        })),
      };
    },
    hide: async (tx, id) => ((await step(tx, id, "comment.removed")) ? {} : null),
    restore: (tx, id) => step(tx, id, "comment.restored"),
  };
}
