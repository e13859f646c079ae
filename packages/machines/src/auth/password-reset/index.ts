export {
  createPasswordResetMachine,
  type PasswordResetMachine,
  resetRecordLifeMs,
} from "./password-reset.machine.ts";
export type {
  PasswordResetEmitted,
  PasswordResetEvent,
  PasswordResetInput,
  PasswordResetNoticeCode,
  PasswordResetProblem,
  PasswordResetProblemCode,
  ResetRecord,
} from "./password-reset.types.ts";
export {
  type PasswordResetStatus,
  type PasswordResetView,
  passwordResetView,
} from "./password-reset.view.ts";
