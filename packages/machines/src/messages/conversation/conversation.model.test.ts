import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import type { Simulation } from "../../testing/simulation.ts";
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
import { decideConversation } from "./index.ts";

interface Harness {
  simulation: Simulation;
  state: ConversationState;
}

/** Asks the decision, and the machine as an actor beside it: both must lead to the same; the record goes through JSON. */
function decide(harness: Harness, event: ConversationEvent) {
  const { status, ...context } = harness.state;
  const snapshot = conversationLifecycle.resolveState({ value: status, context });
  const asked = harness.simulation.ask(conversationLifecycle, { snapshot, input: {} }, event);
  const decision = decideConversation(JSON.parse(JSON.stringify(harness.state)) as ConversationState, event);
  expect(asked.value).toBe(decision.allowed ? decision.next.status : status);
  return decision;
}

function allow(
  harness: Harness,
  event: ConversationEvent,
  follows: readonly ConversationFollowUp[] = [],
): void {
  const decision = decide(harness, event);
  if (!decision.allowed) throw new Error(`Refused: ${decision.reason}`);
  expect(decision.follows).toEqual(follows);
  harness.state = decision.next;
}

function refuse(harness: Harness, event: ConversationEvent, reason: ConversationRefusal): void {
  expect(decide(harness, event)).toEqual({ allowed: false, reason });
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
/** Whatever else is true of what a stranger tries: nothing but its not being there is answered. */
const byStranger = [false, true].flatMap((one) =>
  [false, true].flatMap((two) => [send("stranger", one, two), remove("stranger", one, two)]),
);
const masked = { type: "contacts.masked" } as const;
const notified = (side: Side, of: "new_message" | "message_deleted" | "message_read") =>
  ({ type: "side.notified", side, of }) as const;
const badge = (side: Side) => ({ type: "badge.refreshed", side }) as const;

proveMachine({
  machine: conversationLifecycle,
  model: conversationModel,
  harness: (simulation): Harness => {
    const { value, context } = simulation.start(conversationLifecycle, { input: {} }).getSnapshot();
    return { simulation, state: { status: value as ConversationStatus, ...context } };
  },
  perform: {
    "the first side writes": (harness) =>
      allow(harness, send("first"), [notified("second", "new_message"), badge("second")]),
    "the first side writes a phone number": (harness) =>
      allow(harness, send("first", true), [masked, notified("second", "new_message"), badge("second")]),
    "the second side writes": (harness) =>
      allow(harness, send("second"), [notified("first", "new_message"), badge("first")]),
    "the first side writes to who hides": (harness) =>
      refuse(harness, send("first", false, true), "PROFILE_HIDDEN"),
    "a side writes in vain": (harness, { status }) => {
      for (const by of ["first", "second"] as const)
        refuse(harness, send(by), status === "frozen" ? "CONVERSATION_FROZEN" : "CONVERSATION_CLOSED");
    },
    "the first side deletes what was not seen": (harness) =>
      allow(harness, remove("first", true, false), [notified("second", "message_deleted"), badge("second")]),
    "the first side deletes what was seen": (harness) =>
      allow(harness, remove("first", true, true), [notified("second", "message_deleted")]),
    "the second side deletes what the first wrote": (harness) =>
      refuse(harness, remove("second", false, false), "FORBIDDEN"),
    "the second side reads": (harness, { second }) =>
      allow(
        harness,
        read("second"),
        second === 0 ? [] : [notified("first", "message_read"), badge("second")],
      ),
    "the first side marks it unread": (harness, { first }) =>
      allow(harness, mark("first"), first === 0 ? [badge("first")] : []),
    "a stranger tries everything": (harness) => {
      for (const event of [...byStranger, read("stranger"), mark("stranger")])
        refuse(harness, event, "NOT_FOUND");
    },
    "a person reads what does not exist": (harness) => {
      refuse(harness, read("first"), "NOT_FOUND");
      for (const event of byStranger) refuse(harness, event, "NOT_FOUND");
    },
    "a side is suspended": (harness, { suspended }) => {
      const side = suspended === 0 ? "first" : "second";
      allow(harness, { type: "side.suspended", side });
      expect(harness.state.suspended.at(-1)).toBe(side);
      allow(harness, { type: "side.suspended", side: "first" });
    },
    "the second side is erased": (harness) => allow(harness, { type: "side.erased", side: "second" }),
  },
  agree: ({ state }, { status, first, second }) => {
    expect({ status: state.status, unread: state.unread }).toEqual({ status, unread: { first, second } });
  },
  invariants: {
    "no one has seen less than nothing": ({ state: { unread } }) => unread.first >= 0 && unread.second >= 0,
    "it is frozen as long as a side is suspended, until it is over": ({ state }) =>
      state.status === "closed" || (state.status === "frozen") === state.suspended.length > 0,
    "who is suspended is named once": ({ state }, { suspended }) => state.suspended.length === suspended,
  },
});
