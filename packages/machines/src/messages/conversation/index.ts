export { type ConversationDecision, decideConversation } from "./conversation.decision.ts";
export { conversationLifecycle } from "./conversation.machine.ts";
export type {
  ConversationActor,
  ConversationEvent,
  ConversationFollowUp,
  ConversationRefusal,
  ConversationState,
  ConversationStatus,
  Side,
} from "./conversation.types.ts";
