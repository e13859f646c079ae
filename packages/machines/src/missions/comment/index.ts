export { commentLifecycle, decideComment } from "./comment.machine.ts";
export { isReadableComment } from "./comment.reading.ts";
export type {
  CommentActor,
  CommentEvent,
  CommentFollowUp,
  CommentRefusal,
  CommentState,
  CommentStatus,
} from "./comment.types.ts";
