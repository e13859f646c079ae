export { createPasswordChangeMachine, type PasswordChangeMachine } from "./password-change.machine.ts";
export type {
  NamedPasswordChange,
  PasswordChange,
  PasswordChangeEvent,
  PasswordChangeProblem,
  PasswordChangeProblemCode,
} from "./password-change.types.ts";
export { type PasswordChangeView, passwordChangeView } from "./password-change.view.ts";
