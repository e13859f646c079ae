export {
  createEmailVerificationMachine,
  type EmailVerificationMachine,
  resendCooldownMs,
} from "./email-verification.machine.ts";
export type {
  EmailVerificationEmitted,
  EmailVerificationEvent,
  EmailVerificationInput,
  EmailVerificationNoticeCode,
  EmailVerificationProblem,
  EmailVerificationProblemCode,
} from "./email-verification.types.ts";
export {
  type EmailVerificationStatus,
  type EmailVerificationView,
  emailVerificationView,
} from "./email-verification.view.ts";
