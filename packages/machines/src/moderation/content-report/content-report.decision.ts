import { transition } from "xstate";
import { contentReportLifecycle } from "./content-report.machine.ts";
import type {
  ReportEvent,
  ReportFollowUp,
  ReportRefusal,
  ReportState,
  ReportStatus,
} from "./content-report.types.ts";

/** What a step leads to and what must follow in the same transaction, or why it is refused. */
export type ReportDecision =
  | { allowed: true; next: ReportState; follows: readonly ReportFollowUp[] }
  | { allowed: false; reason: ReportRefusal };

/** What a moderator can do to a reported content. */
export type ModeratorAction = "keep" | "remove" | "restore";

/** Asks the life cycle whether an event may happen to a report; pure, performs nothing. */
export function decideContentReport(
  { status, isRemoved, deciders }: ReportState,
  event: ReportEvent,
): ReportDecision {
  const here = contentReportLifecycle.resolveState({ value: status, context: { isRemoved, deciders } });
  const [next, actions] = transition(contentReportLifecycle, here, event);
  const refusal = actions.find(({ type }) => type === "refuse");
  if (refusal !== undefined)
    return { allowed: false, reason: (refusal.params as unknown as { reason: ReportRefusal }).reason };
  return {
    allowed: true,
    next: { status: next.value as ReportStatus, ...next.context },
    follows: actions.map(({ params }) => params as unknown as ReportFollowUp),
  };
}

/** What a moderator may do to a reported content now, in the order in which it is offered. */
export function allowedReportActions(state: ReportState): ModeratorAction[] {
  const by = { role: "moderator", id: "" } as const;
  const reasons = "…";
  const events: Record<ModeratorAction, ReportEvent> = {
    remove: { type: "report.decided", by, decision: "remove", reasons },
    keep: { type: "report.decided", by, decision: "keep", reasons },
    restore: { type: "removal.lifted", by, reasons },
  };
  return (Object.keys(events) as ModeratorAction[]).filter(
    (action) => decideContentReport(state, events[action]).allowed,
  );
}
