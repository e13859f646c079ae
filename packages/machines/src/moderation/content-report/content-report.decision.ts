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

/** Asks the life cycle whether an event may happen to a report; pure, performs nothing. */
export function decideContentReport(
  { status, isRemoved, decidedBy }: ReportState,
  event: ReportEvent,
): ReportDecision {
  const here = contentReportLifecycle.resolveState({ value: status, context: { isRemoved, decidedBy } });
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
