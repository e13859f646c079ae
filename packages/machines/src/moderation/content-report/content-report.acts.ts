import { allowedActs } from "../../lifecycle/decide.ts";
import { decideContentReport } from "./content-report.machine.ts";
import type { ReportEvent, ReportState } from "./content-report.types.ts";

/** What a moderator can do to a reported content. */
export type ModeratorAction = "keep" | "remove" | "restore";

/** What a moderator may do to a reported content now, in the order in which it is offered. */
export function allowedReportActions(state: ReportState): ModeratorAction[] {
  const by = { role: "moderator", id: "" } as const;
  const reasons = "…";
  const events: Record<ModeratorAction, ReportEvent> = {
    remove: { type: "report.decided", by, decision: "remove", reasons },
    keep: { type: "report.decided", by, decision: "keep", reasons },
    restore: { type: "removal.lifted", by, reasons },
  };
  return allowedActs(events, (event) => decideContentReport(state, event));
}
