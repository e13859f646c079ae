export { allowedReportActions, type ModeratorAction } from "./content-report.acts.ts";
export { appealWindowMs, contentReportLifecycle, decideContentReport } from "./content-report.machine.ts";
export type {
  ReportActor,
  ReportEvent,
  ReportFollowUp,
  ReportRefusal,
  ReportState,
  ReportStatus,
} from "./content-report.types.ts";
