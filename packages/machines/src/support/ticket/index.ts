export {
  allowedTicketActs,
  decideTicket,
  type TicketDecision,
  ticketEvent,
  ticketLapseMs,
  ticketReopenMs,
} from "./ticket.decision.ts";
export { ticketLifecycle } from "./ticket.machine.ts";
export type { TicketEvent, TicketMover, TicketState } from "./ticket.types.ts";
