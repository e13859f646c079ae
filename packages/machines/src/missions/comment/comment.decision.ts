import { transition } from "xstate";
import { commentLifecycle } from "./comment.machine.ts";
import type {
  CommentActor,
  CommentEvent,
  CommentFollowUp,
  CommentRefusal,
  CommentState,
  CommentStatus,
} from "./comment.types.ts";

/** What a step leads to and what must follow in the same transaction, or why it is refused. */
export type CommentDecision =
  | { allowed: true; next: CommentState; follows: readonly CommentFollowUp[] }
  | { allowed: false; reason: CommentRefusal };

/** Asks the life cycle whether an event may happen to a comment; pure, performs nothing. */
export function decideComment({ status, ...context }: CommentState, event: CommentEvent): CommentDecision {
  const here = commentLifecycle.resolveState({ value: status, context });
  const [next, actions] = transition(commentLifecycle, here, event);
  const refusal = actions.find(({ type }) => type === "refuse");
  if (refusal !== undefined)
    return { allowed: false, reason: (refusal.params as unknown as { reason: CommentRefusal }).reason };
  return {
    allowed: true,
    next: { status: next.value as CommentStatus, ...next.context },
    follows: actions
      .filter(({ type }) => type === "follow")
      .map(({ params }) => params as unknown as CommentFollowUp),
  };
}

/** Whether a person may read the text of a comment. What was removed stays readable for its author and the moderators. */
export function isReadableComment({ status, isPrivate }: CommentState, by: CommentActor): boolean {
  if (status === "published") return !isPrivate || by !== "other";
  return status === "removed" && (by === "author" || by === "moderator");
}
