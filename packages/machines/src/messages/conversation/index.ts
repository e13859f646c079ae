export {
  type ConversationDecision,
  conversationLifecycle,
  decideConversation,
} from "./conversation.machine.ts";
export type {
  ConversationActor,
  ConversationEvent,
  ConversationFollowUp,
  ConversationRefusal,
  ConversationState,
  ConversationStatus,
  Side,
} from "./conversation.types.ts";
