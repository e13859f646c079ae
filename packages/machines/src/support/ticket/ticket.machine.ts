import { setup } from "xstate";
import { decide } from "../../lifecycle/decide.ts";
import type { TicketEvent, TicketFollowUp, TicketMover, TicketRefusal, TicketState } from "./ticket.types.ts";

const moverOf = (event: TicketEvent): TicketMover => ("by" in event ? event.by : "stranger");

const lifecycle = setup({
  types: { events: {} as TicketEvent },
  guards: {
    isStranger: ({ event }) => moverOf(event) === "stranger",
    isByStaff: ({ event }) => moverOf(event) === "staff",
    isNotByStaff: ({ event }) => moverOf(event) !== "staff",
    isNotByRequester: ({ event }) => moverOf(event) !== "requester",
    isOutOfTime: ({ event }) =>
      event.type === "ticket.said" && event.by === "requester" && event.isInTime === false,
  },
  actions: {
    follow: (_, _followUp: TicketFollowUp) => {},
    refuse: (_, _refusal: { reason: TicketRefusal }) => {},
  },
});

const refuse = (reason: TicketRefusal) => ({ type: "refuse", params: { reason } }) as const;
const notify = (to: "requester" | "assignee") =>
  ({
    type: "follow",
    params: ({ event }: { event: TicketEvent }): TicketFollowUp => ({
      type: `${to}.notified`,
      of: event.type,
    }),
  }) as const;

const notAStranger = { guard: "isStranger", actions: refuse("FORBIDDEN") } as const;
const answers = { guard: "isByStaff", target: "answered", actions: notify("requester") } as const;
const resolves = [
  notAStranger,
  { guard: "isByStaff", target: ".resolved", actions: notify("requester") },
  { target: ".resolved", actions: notify("assignee") },
] as const;

/**
 * The life cycle of what a person asks staff, or reports as not working. Each answer of staff waits for whoever asked, each word of
 * theirs for staff; either ends it, and time ends what no one went on with. Who asked can go on with what is over for a while. It has no
 * clock.
 */
export const ticketLifecycle = lifecycle.createMachine({
  id: "ticket",
  initial: "new",
  on: {
    "ticket.noted": [{ guard: "isNotByStaff", actions: refuse("FORBIDDEN") }, {}],
    "ticket.resolved": [...resolves],
    "*": { actions: refuse("TICKET_CHANGED") },
  },
  states: {
    new: {
      on: {
        "ticket.edited": [{ guard: "isNotByRequester", actions: refuse("FORBIDDEN") }, {}],
        "ticket.said": [notAStranger, answers, { actions: notify("assignee") }],
      },
    },
    open: { on: { "ticket.said": [notAStranger, answers, { actions: notify("assignee") }] } },
    answered: {
      on: {
        "ticket.said": [notAStranger, answers, { target: "open", actions: notify("assignee") }],
        "ticketWindow.ended": { target: "resolved", actions: notify("requester") },
      },
    },
    resolved: {
      on: {
        "ticket.said": [
          notAStranger,
          { guard: "isOutOfTime", actions: refuse("TICKET_CLOSED") },
          answers,
          { target: "open", actions: notify("assignee") },
        ],
        "ticket.resolved": [notAStranger, { actions: refuse("TICKET_CHANGED") }],
      },
    },
  },
});

/** Asks the life cycle whether an event may happen to a ticket; pure, performs nothing. */
export const decideTicket = (state: TicketState, event: TicketEvent) => decide(ticketLifecycle, state, event);

export type TicketDecision = ReturnType<typeof decideTicket>;
