import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import type { Stage } from "../../testing/stage.ts";
import { decideConversation } from "./conversation.decision.ts";
import { conversationLifecycle } from "./conversation.machine.ts";
import { conversationModel } from "./conversation.model.ts";
import type {
  ConversationActor,
  ConversationEvent,
  ConversationFollowUp,
  ConversationRefusal,
  ConversationState,
  ConversationStatus,
  Side,
} from "./conversation.types.ts";

interface World {
  stage: Stage;
  state: ConversationState;
}

/** Asks the decision, and the machine as an actor beside it: both must lead to the same; the record goes through JSON. */
function decide(world: World, event: ConversationEvent) {
  const { status, ...context } = world.state;
  const snapshot = conversationLifecycle.resolveState({ value: status, context });
  const asked = world.stage.ask(conversationLifecycle, { snapshot, input: {} }, event);
  const decision = decideConversation(JSON.parse(JSON.stringify(world.state)) as ConversationState, event);
  expect(asked.value).toBe(decision.allowed ? decision.next.status : status);
  return decision;
}

function allow(world: World, event: ConversationEvent, follows: readonly ConversationFollowUp[] = []): void {
  const decision = decide(world, event);
  if (!decision.allowed) throw new Error(`Refused: ${decision.reason}`);
  expect(decision.follows).toEqual(follows);
  world.state = decision.next;
}

function refuse(world: World, event: ConversationEvent, reason: ConversationRefusal): void {
  expect(decide(world, event)).toEqual({ allowed: false, reason });
}

const send = (by: ConversationActor, hasContacts = false, isReaderHidden = false): ConversationEvent => ({
  type: "message.sent",
  by,
  isReaderHidden,
  hasContacts,
});
const remove = (by: ConversationActor, isAuthor: boolean, isSeen: boolean): ConversationEvent => ({
  type: "message.deleted",
  by,
  isAuthor,
  isSeen,
});
const read = (by: ConversationActor): ConversationEvent => ({ type: "conversation.read", by });
const mark = (by: ConversationActor): ConversationEvent => ({ type: "conversation.marked", by });
const masked = { type: "contacts.masked" } as const;
const told = (side: Side, of: "new_message" | "message_deleted" | "message_read") =>
  ({ type: "side.told", side, of }) as const;
const badge = (side: Side) => ({ type: "badge.refreshed", side }) as const;

proveMachine({
  machine: conversationLifecycle,
  model: conversationModel,
  world: (stage): World => {
    const { value, context } = stage.play(conversationLifecycle, { input: {} }).getSnapshot();
    return { stage, state: { status: value as ConversationStatus, ...context } };
  },
  perform: {
    "the first side writes": (world) =>
      allow(world, send("first"), [told("second", "new_message"), badge("second")]),
    "the first side writes a phone number": (world) =>
      allow(world, send("first", true), [masked, told("second", "new_message"), badge("second")]),
    "the second side writes": (world) =>
      allow(world, send("second"), [told("first", "new_message"), badge("first")]),
    "the first side writes to who hides": (world) =>
      refuse(world, send("first", false, true), "PROFILE_HIDDEN"),
    "a side writes in vain": (world, { status }) => {
      for (const by of ["first", "second"] as const)
        refuse(world, send(by), status === "frozen" ? "CONVERSATION_FROZEN" : "CONVERSATION_CLOSED");
    },
    "the first side deletes what was not seen": (world) =>
      allow(world, remove("first", true, false), [told("second", "message_deleted"), badge("second")]),
    "the first side deletes what was seen": (world) =>
      allow(world, remove("first", true, true), [told("second", "message_deleted")]),
    "the second side deletes what the first wrote": (world) =>
      refuse(world, remove("second", false, false), "FORBIDDEN"),
    "the second side reads": (world, { second }) =>
      allow(world, read("second"), second === 0 ? [] : [told("first", "message_read"), badge("second")]),
    "the first side marks it unread": (world, { first }) =>
      allow(world, mark("first"), first === 0 ? [badge("first")] : []),
    "a stranger tries everything": (world) => {
      for (const event of [
        send("stranger"),
        remove("stranger", true, true),
        read("stranger"),
        mark("stranger"),
      ])
        refuse(world, event, "NOT_FOUND");
    },
    "somebody reads what does not exist": (world) => {
      refuse(world, read("first"), "NOT_FOUND");
      refuse(world, send("stranger"), "NOT_FOUND");
    },
    "a side is suspended": (world, { suspended }) => {
      const side = suspended === 0 ? "first" : "second";
      allow(world, { type: "side.suspended", side });
      expect(world.state.suspended.at(-1)).toBe(side);
      allow(world, { type: "side.suspended", side: "first" });
    },
    "the side suspended last is restored": (world, { suspended }) =>
      allow(world, { type: "side.restored", side: suspended === 2 ? "second" : "first" }),
    "the second side is erased": (world) => allow(world, { type: "side.erased", side: "second" }),
  },
  agree: ({ state }, { status, first, second }) => {
    expect({ status: state.status, unread: state.unread }).toEqual({ status, unread: { first, second } });
  },
  invariants: {
    "nobody has seen less than nothing": ({ state: { unread } }) => unread.first >= 0 && unread.second >= 0,
    "it is frozen as long as a side is suspended, until it is over": ({ state }) =>
      state.status === "closed" || (state.status === "frozen") === state.suspended.length > 0,
    "who is suspended is named once": ({ state }, { suspended }) => state.suspended.length === suspended,
  },
});
