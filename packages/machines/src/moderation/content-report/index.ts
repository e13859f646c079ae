export {
  allowedReportActions,
  decideContentReport,
  type ModeratorAction,
  type ReportDecision,
} from "./content-report.decision.ts";
export { appealWindowMs, contentReportLifecycle } from "./content-report.machine.ts";
export type {
  ReportActor,
  ReportEvent,
  ReportFollowUp,
  ReportRefusal,
  ReportState,
  ReportStatus,
} from "./content-report.types.ts";
