import { assign, setup } from "xstate";
import { decide } from "../../lifecycle/decide.ts";
import type {
  ConversationEvent,
  ConversationFollowUp,
  ConversationRefusal,
  ConversationState,
  Side,
} from "./conversation.types.ts";

type ConversationContext = Omit<ConversationState, "status">;

const otherOf: Record<Side, Side> = { first: "second", second: "first" };
/** Who acts; strangers are turned away before anybody asks. */
const sideOf = (event: ConversationEvent): Side => ("by" in event ? event.by : event.side) as Side;

const counted = (unread: Record<Side, number>, side: Side, count: number) => ({
  unread: { ...unread, [side]: count },
});

const lifecycle = setup({
  types: {
    context: {} as ConversationContext,
    events: {} as ConversationEvent,
    input: {} as Partial<ConversationContext>,
  },
  guards: {
    isStranger: ({ event }) => "by" in event && event.by === "stranger",
    isReaderHidden: ({ event }) => "isReaderHidden" in event && event.isReaderHidden,
    hasContacts: ({ event }) => "hasContacts" in event && event.hasContacts,
    isNotAuthor: ({ event }) => "isAuthor" in event && !event.isAuthor,
    isSeen: ({ event }) => "isSeen" in event && event.isSeen,
    isUnread: ({ context, event }) => context.unread[sideOf(event)] > 0,
  },
  actions: {
    countMessage: assign(({ context: { unread }, event }) => {
      const reader = otherOf[sideOf(event)];
      return counted(unread, reader, unread[reader] + 1);
    }),
    dropMessage: assign(({ context: { unread }, event }) => {
      const reader = otherOf[sideOf(event)];
      return counted(unread, reader, unread[reader] - 1);
    }),
    read: assign(({ context: { unread }, event }) => counted(unread, sideOf(event), 0)),
    mark: assign(({ context: { unread }, event }) => counted(unread, sideOf(event), 1)),
    suspend: assign(({ context: { suspended }, event }) => ({
      suspended: [...suspended.filter((side) => side !== sideOf(event)), sideOf(event)],
    })),
    follow: (_, _followUp: ConversationFollowUp) => {},
    refuse: (_, _refusal: { reason: ConversationRefusal }) => {},
  },
});

const refuse = (reason: ConversationRefusal) => ({ type: "refuse", params: { reason } }) as const;
const mask = { type: "follow", params: { type: "contacts.masked" } } as const;
const notifyOther = (of: "new_message" | "message_deleted" | "message_read") =>
  ({
    type: "follow",
    params: ({ event }: { event: ConversationEvent }): ConversationFollowUp => ({
      type: "side.notified",
      side: otherOf[sideOf(event)],
      of,
    }),
  }) as const;
const refresh = (whose: (event: ConversationEvent) => Side) =>
  ({
    type: "follow",
    params: ({ event }: { event: ConversationEvent }): ConversationFollowUp => ({
      type: "badge.refreshed",
      side: whose(event),
    }),
  }) as const;
const refreshOwn = refresh(sideOf);
const refreshOther = refresh((event) => otherOf[sideOf(event)]);

const stranger = { guard: "isStranger", actions: refuse("NOT_FOUND") } as const;
const hidden = { guard: "isReaderHidden", actions: refuse("PROFILE_HIDDEN") } as const;
const delivered = ["countMessage", notifyOther("new_message"), refreshOther] as const;

const writing = {
  "message.sent": [
    stranger,
    hidden,
    { guard: "hasContacts", target: "open", actions: [mask, ...delivered] },
    { target: "open", actions: delivered },
  ],
} as const;

/** What a side may do with what was written, also when nothing can be written any more. */
const reading = {
  "message.deleted": [
    stranger,
    { guard: "isNotAuthor", actions: refuse("FORBIDDEN") },
    { guard: "isSeen", actions: notifyOther("message_deleted") },
    { actions: ["dropMessage", notifyOther("message_deleted"), refreshOther] },
  ],
  "conversation.read": [
    stranger,
    { guard: "isUnread", actions: ["read", notifyOther("message_read"), refreshOwn] },
    {},
  ],
  "conversation.marked": [stranger, { guard: "isUnread" }, { actions: ["mark", refreshOwn] }],
} as const;

/**
 * The life cycle of a private conversation of two [MSG-03, MSG-07, MSG-11]: it begins with the first message; ways to reach a person outside
 * are masked; while a side is suspended both may read and none may write; when an account is erased the talk is over for both. Nothing
 * costs Jobi. Its end is not `final`, so that a late message still gets its reason.
 */
export const conversationLifecycle = lifecycle.createMachine({
  id: "conversation",
  context: ({ input }) => ({ unread: { first: 0, second: 0 }, suspended: [], ...input }),
  initial: "absent",
  states: {
    absent: { on: { ...writing, "*": { actions: refuse("NOT_FOUND") } } },
    open: {
      on: {
        ...writing,
        ...reading,
        "side.suspended": { target: "frozen", actions: "suspend" },
        "side.erased": "closed",
      },
    },
    frozen: {
      on: {
        ...reading,
        "message.sent": [stranger, { actions: refuse("CONVERSATION_FROZEN") }],
        "side.suspended": { actions: "suspend" },
        "side.erased": "closed",
      },
    },
    closed: {
      on: { ...reading, "message.sent": [stranger, { actions: refuse("CONVERSATION_CLOSED") }] },
    },
  },
});

/** Asks the life cycle whether an event may happen to a conversation; pure, performs nothing. */
export const decideConversation = (state: ConversationState, event: ConversationEvent) =>
  decide(conversationLifecycle, state, event);

export type ConversationDecision = ReturnType<typeof decideConversation>;
