import type { ErrorCode } from "@jobami/api/http/error-codes";
import type { TicketStatus } from "@jobami/api/support/routes";

/** Who does something to a ticket; `stranger` is anybody else. */
export type TicketMover = "requester" | "staff" | "stranger";

/** What the machine must know of a ticket. */
export interface TicketState {
  status: TicketStatus;
}

/** What whoever asked, staff and time do. The server reports what it knows of times: a life cycle has no clock. */
export type TicketEvent =
  /** `isInTime`: a ticket that is over can still be gone on with. */
  | { type: "ticket.said"; by: TicketMover; isInTime: boolean }
  | { type: "ticket.edited"; by: TicketMover }
  | { type: "ticket.noted"; by: TicketMover }
  | { type: "ticket.resolved"; by: TicketMover }
  | { type: "ticketWindow.ended" };

/** What must happen in the same transaction as the step; named here, performed by the server. */
export type TicketFollowUp =
  | { type: "requester.notified"; of: TicketEvent["type"] }
  /** Whoever manages it. */
  | { type: "assignee.notified"; of: TicketEvent["type"] };

/** Why a step is refused, as the error code that the server answers. */
export type TicketRefusal = Extract<ErrorCode, "FORBIDDEN" | "TICKET_CHANGED" | "TICKET_CLOSED">;
