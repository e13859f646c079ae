export { createLoginMachine, type LoginMachine, loginCooldownMs } from "./login.machine.ts";
export type { LoginProblemCode } from "./login.problem.ts";
export type {
  LoginAnswer,
  LoginEmitted,
  LoginEvent,
  LoginInput,
  LoginNoticeCode,
  LoginProblem,
  LoginRecord,
  LoginValues,
  SessionOpened,
  SignInNoticeCode,
} from "./login.types.ts";
export { type LoginView, loginView } from "./login.view.ts";
export {
  codeEffects,
  isPasswordExpired,
  passwordExpiredEffects,
  type SignInPaths,
  signInEffects,
  welcomeDurationMs,
} from "./sign-in.ts";
