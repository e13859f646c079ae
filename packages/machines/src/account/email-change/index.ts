export { decideEmailChange, emailChangeLifecycle } from "./email-change.machine.ts";
export type {
  EmailChangeEvent,
  EmailChangeFollowUp,
  EmailChangeState,
} from "./email-change.types.ts";
