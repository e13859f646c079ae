import type { TicketAct, TicketStatus } from "@jobami/api/support/routes";
import { transition } from "xstate";
import { ticketLifecycle } from "./ticket.machine.ts";
import type { TicketEvent, TicketFollowUp, TicketMover, TicketRefusal, TicketState } from "./ticket.types.ts";

const dayMs = 86_400_000;

/** How long an answer waits for whoever asked before time ends the ticket, in ms. */
export const ticketLapseMs = 14 * dayMs;
/** How long whoever asked can go on with a ticket that is over, in ms. */
export const ticketReopenMs = 30 * dayMs;

/** What a step leads to and what must follow in the same transaction, or why it is refused. */
export type TicketDecision =
  | { allowed: true; next: TicketState; follows: readonly TicketFollowUp[] }
  | { allowed: false; reason: TicketRefusal };

/** Asks the life cycle whether an event may happen to a ticket; pure, performs nothing. */
export function decideTicket({ status }: TicketState, event: TicketEvent): TicketDecision {
  const here = ticketLifecycle.resolveState({ value: status });
  const [next, actions] = transition(ticketLifecycle, here, event);
  const refusal = actions.find(({ type }) => type === "refuse");
  if (refusal !== undefined)
    return { allowed: false, reason: (refusal.params as unknown as { reason: TicketRefusal }).reason };
  return {
    allowed: true,
    next: { status: next.value as TicketStatus },
    follows: actions
      .filter(({ type }) => type === "follow")
      .map(({ params }) => params as unknown as TicketFollowUp),
  };
}

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
  (Object.keys(events) as TicketAct[]).filter(
    (act) => decideTicket(state, events[act](by, isInTime)).allowed,
  );
