export { allowedTicketActs, ticketEvent, ticketLapseMs, ticketReopenMs } from "./ticket.acts.ts";
export { decideTicket, type TicketDecision, ticketLifecycle } from "./ticket.machine.ts";
export type { TicketEvent, TicketMover, TicketState } from "./ticket.types.ts";
