import { transition } from "xstate";
import { conversationLifecycle } from "./conversation.machine.ts";
import type {
  ConversationEvent,
  ConversationFollowUp,
  ConversationRefusal,
  ConversationState,
  ConversationStatus,
} from "./conversation.types.ts";

/** What a step leads to and what must follow in the same transaction, or why it is refused. */
export type ConversationDecision =
  | { allowed: true; next: ConversationState; follows: readonly ConversationFollowUp[] }
  | { allowed: false; reason: ConversationRefusal };

/** Asks the life cycle whether an event may happen to a conversation; pure, performs nothing. */
export function decideConversation(
  { status, ...context }: ConversationState,
  event: ConversationEvent,
): ConversationDecision {
  const here = conversationLifecycle.resolveState({ value: status, context });
  const [next, actions] = transition(conversationLifecycle, here, event);
  const refusal = actions.find(({ type }) => type === "refuse");
  if (refusal !== undefined)
    return { allowed: false, reason: (refusal.params as unknown as { reason: ConversationRefusal }).reason };
  return {
    allowed: true,
    next: { status: next.value as ConversationStatus, ...next.context },
    follows: actions
      .filter(({ type }) => type === "follow")
      .map(({ params }) => params as unknown as ConversationFollowUp),
  };
}
