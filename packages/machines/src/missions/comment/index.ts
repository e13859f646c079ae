export { type CommentDecision, decideComment, isReadableComment } from "./comment.decision.ts";
export { commentLifecycle } from "./comment.machine.ts";
export type {
  CommentActor,
  CommentEvent,
  CommentFollowUp,
  CommentRefusal,
  CommentState,
  CommentStatus,
} from "./comment.types.ts";
