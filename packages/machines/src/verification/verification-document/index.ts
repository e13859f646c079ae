export { documentStatus, dueReminder, reminderDays } from "./verification-document.expiry.ts";
export {
  decideVerificationDocument,
  verificationDocumentLifecycle,
} from "./verification-document.machine.ts";
export type {
  VerificationDocumentEvent,
  VerificationDocumentFollowUp,
  VerificationDocumentRefusal,
  VerificationDocumentStatus,
} from "./verification-document.types.ts";
