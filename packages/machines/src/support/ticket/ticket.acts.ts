import type { TicketAct } from "@jobami/api/support/routes";
import { allowedActs } from "../../lifecycle/decide.ts";
import { decideTicket } from "./ticket.machine.ts";
import type { TicketEvent, TicketMover, TicketState } from "./ticket.types.ts";

const dayMs = 86_400_000;

/** How long an answer waits for whoever asked before time ends the ticket, in ms. */
export const ticketLapseMs = 14 * dayMs;
/** How long whoever asked can go on with a ticket that is over, in ms. */
export const ticketReopenMs = 30 * dayMs;

/** The acts as events, in the order of their buttons. */
const events: Record<TicketAct, (by: TicketMover, isInTime: boolean) => TicketEvent> = {
  say: (by, isInTime) => ({ type: "ticket.said", by, isInTime }),
  note: (by) => ({ type: "ticket.noted", by }),
  resolve: (by) => ({ type: "ticket.resolved", by }),
};

/** An act as the event that the life cycle decides of. */
export const ticketEvent = (act: TicketAct, by: TicketMover, isInTime: boolean): TicketEvent =>
  events[act](by, isInTime);

/** What a person may do now: which buttons to show. */
export const allowedTicketActs = (state: TicketState, by: TicketMover, isInTime: boolean): TicketAct[] =>
  allowedActs(events, (eventOf) => decideTicket(state, eventOf(by, isInTime)));
