export {
  decideVerificationDocument,
  documentStatus,
  dueReminder,
  reminderDays,
  type VerificationDocumentDecision,
} from "./verification-document.decision.ts";
export { verificationDocumentLifecycle } from "./verification-document.machine.ts";
export type {
  VerificationDocumentEvent,
  VerificationDocumentFollowUp,
  VerificationDocumentRefusal,
  VerificationDocumentStatus,
} from "./verification-document.types.ts";
