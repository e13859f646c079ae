import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import type { Simulation } from "../../testing/simulation.ts";
import { allowedTicketActs, decideTicket } from "./index.ts";
import { ticketLifecycle } from "./ticket.machine.ts";
import { ticketModel } from "./ticket.model.ts";
import type { TicketEvent, TicketFollowUp, TicketRefusal, TicketState } from "./ticket.types.ts";

interface Harness {
  simulation: Simulation;
  state: TicketState;
}

/** Asks the decision, and the machine as an actor beside it: both must lead to the same. */
function decide({ simulation, state }: Harness, event: TicketEvent) {
  const snapshot = ticketLifecycle.resolveState({ value: state.status });
  const asked = simulation.ask(ticketLifecycle, { snapshot }, event);
  const decision = decideTicket(state, event);
  expect(asked.value).toBe(decision.allowed ? decision.next.status : state.status);
  return decision;
}

const allow =
  (event: TicketEvent, ...follows: TicketFollowUp["type"][]) =>
  (harness: Harness) => {
    const decision = decide(harness, event);
    if (!decision.allowed) throw new Error(`Refused: ${decision.reason}`);
    expect(decision.follows).toEqual(follows.map((type) => ({ type, of: event.type })));
    harness.state = decision.next;
  };
const refuse =
  (reason: TicketRefusal, ...events: TicketEvent[]) =>
  (harness: Harness) => {
    for (const event of events) expect(decide(harness, event)).toEqual({ allowed: false, reason });
  };

const addition = { type: "ticket.said", by: "requester", isInTime: true } as const;
const answers = { type: "ticket.said", by: "staff", isInTime: false } as const;
const ends = (by: "requester" | "staff") => ({ type: "ticket.resolved", by }) as const;
const edits = { type: "ticket.edited", by: "requester" } as const;

proveMachine({
  machine: ticketLifecycle,
  model: ticketModel,
  harness: (simulation): Harness => ({ simulation, state: { status: "new" } }),
  perform: {
    "whoever asked adds something": allow(addition, "assignee.notified"),
    "whoever asked answers": allow({ ...addition, isInTime: false }, "assignee.notified"),
    "whoever asked goes on with what is over": allow(addition, "assignee.notified"),
    "whoever asked goes on too late": refuse("TICKET_CLOSED", { ...addition, isInTime: false }),
    "staff answers": allow(answers, "requester.notified"),
    "staff notes something": allow({ type: "ticket.noted", by: "staff" }),
    "whoever asked changes it": allow(edits),
    "whoever asked changes what was answered": refuse("TICKET_CHANGED", edits),
    "whoever asked ends it": allow(ends("requester"), "assignee.notified"),
    "staff ends it": allow(ends("staff"), "requester.notified"),
    "either ends what is over": refuse("TICKET_CHANGED", ends("requester"), ends("staff")),
    "time ends it": allow({ type: "ticketWindow.ended" }, "requester.notified"),
    "time ends what does not wait for whoever asked": refuse("TICKET_CHANGED", {
      type: "ticketWindow.ended",
    }),
    "a stranger does it all": refuse(
      "FORBIDDEN",
      { type: "ticket.said", by: "stranger", isInTime: true },
      { type: "ticket.noted", by: "stranger" },
      { type: "ticket.resolved", by: "stranger" },
    ),
    "whoever asked does what is staff’s": refuse("FORBIDDEN", { type: "ticket.noted", by: "requester" }),
    "staff does what is whoever asked's": (harness) =>
      refuse(harness.state.status === "new" ? "FORBIDDEN" : "TICKET_CHANGED", {
        type: "ticket.edited",
        by: "staff",
      })(harness),
  },
  agree: ({ state }, story) => expect(state.status).toBe(story.status),
  invariants: {
    "staff always answers and notes": ({ state }) =>
      ["say", "note"].every((act) => allowedTicketActs(state, "staff", false).includes(act as "say")),
    "whoever asked never has staff’s note, a stranger nothing": ({ state }) =>
      !allowedTicketActs(state, "requester", true).includes("note") &&
      allowedTicketActs(state, "stranger", true).length === 0,
    "what is over has no end any more": ({ state }) =>
      (state.status === "resolved") === !allowedTicketActs(state, "staff", true).includes("resolve"),
  },
});
