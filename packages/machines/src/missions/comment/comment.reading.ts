import type { CommentActor, CommentState } from "./comment.types.ts";

/** Whether a person may read the text of a comment. What was removed stays readable for its author and the moderators. */
export function isReadableComment({ status, isPrivate }: CommentState, by: CommentActor): boolean {
  if (status === "published") return !isPrivate || by !== "other";
  return status === "removed" && (by === "author" || by === "moderator");
}
