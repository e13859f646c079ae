export { decideMailJob, handingMs, mailJobLifecycle, mailTries } from "./mail-job.machine.ts";
export type {
  MailFollowUp,
  MailJobEvent,
  MailJobRefusal,
  MailJobState,
  MailStatus,
} from "./mail-job.types.ts";
