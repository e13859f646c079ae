export {
  codeLifeMs,
  codeResendMs,
  createTwoFactorMachine,
  type TwoFactorMachine,
} from "./two-factor.machine.ts";
export type {
  TwoFactorEmitted,
  TwoFactorEvent,
  TwoFactorInput,
  TwoFactorNoticeCode,
  TwoFactorProblem,
  TwoFactorProblemCode,
  TwoFactorRecord,
} from "./two-factor.types.ts";
export { type TwoFactorView, twoFactorView } from "./two-factor.view.ts";
