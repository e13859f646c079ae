/** Where a private conversation stands. `frozen`: a side is suspended; `closed`: a side's account is no more. */
export type ConversationStatus = "absent" | "open" | "frozen" | "closed";

/** The two who talk: whose mission it is about, and the jobbeur who proposed. */
export type Side = "first" | "second";
export type ConversationActor = Side | "stranger";

/** What the life cycle must know of a conversation, derived from what is stored and who may act at that moment; `unread` counts what each side has not seen. */
export interface ConversationState {
  status: ConversationStatus;
  unread: Record<Side, number>;
  suspended: readonly Side[];
}

/**
 * What happens to a conversation. `isReaderHidden`: who is written to hides their profile; `hasContacts`: the text holds a phone
 * number or an address; `isSeen`: the other side has read that message.
 */
export type ConversationEvent =
  | { type: "message.sent"; by: ConversationActor; isReaderHidden: boolean; hasContacts: boolean }
  | { type: "message.deleted"; by: ConversationActor; isAuthor: boolean; isSeen: boolean }
  | { type: "conversation.read"; by: ConversationActor }
  | { type: "conversation.marked"; by: ConversationActor }
  | { type: "side.suspended"; side: Side }
  | { type: "side.erased"; side: Side };

/** What must happen in the same transaction; the last word of each is the live event of the contract. */
export type ConversationFollowUp =
  | { type: "contacts.masked" }
  | { type: "side.notified"; side: Side; of: "new_message" | "message_deleted" | "message_read" }
  | { type: "badge.refreshed"; side: Side };

/** Why a step is refused; a conversation of others does not exist for a stranger. */
export type ConversationRefusal =
  | "NOT_FOUND"
  | "FORBIDDEN"
  | "PROFILE_HIDDEN"
  | "CONVERSATION_FROZEN"
  | "CONVERSATION_CLOSED";
